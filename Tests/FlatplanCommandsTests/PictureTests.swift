import Testing

@testable import SpecDiagnostics

/// Pictures of the whole content or of the container.
@Suite struct PictureTests {
  let work: Workplace

  init() throws {
    work = try Workplace()
    try work.write(
      """
      sections:
        - group: {height: 50}
          items: 100
      render: {picture: container, height: 200, scrollOffset: 75}

      """, to: "rows.yaml")
  }

  private func svg(_ arguments: String...) async -> String {
    let result = await work.run(
      ["render", "rows.yaml", "-f", "svg", "-o", "-", "--width", "320"] + arguments)
    #expect(result.code == .done, "\(result.words)")
    return result.text
  }

  @Test func `a picture of the container shows the visible content`() async {
    let svg = await svg()
    #expect(svg.contains(#"viewBox="0 0 320 200""#))
    #expect(svg.contains(#"data-index="1" data-frame="0 -25 320 50""#))
    #expect(svg.contains(#"data-index="5" data-frame="0 175 320 50""#))
    #expect(!svg.contains(#"data-index="6""#))
  }

  @Test func `the command line overrides the spec`() async {
    #expect(await svg("--picture", "content").contains(#"viewBox="0 0 320 5000""#))
  }

  @Test func `content wider than the container also scrolls to the side`() async throws {
    try work.write(
      """
      sections:
        - group: {size: [500, 50]}
          items: 100
      render: {picture: container, height: 200, scrollOffset: [180, 75]}

      """, to: "wide.yaml")
    func svg(_ arguments: String...) async -> String {
      let result = await work.run(
        ["render", "wide.yaml", "-f", "svg", "-o", "-", "--width", "320"] + arguments)
      #expect(result.code == .done, "\(result.words)")
      return result.text
    }
    #expect(await svg().contains(#"data-index="1" data-frame="-180 -25 500 50""#))
    #expect(await svg("--scroll", "90,60").contains(#"data-frame="-90 -10 500 50""#))
    // One number is along the axis that the layout scrolls.
    #expect(await svg("--scroll", "60").contains(#"data-index="1" data-frame="0 -10 500 50""#))
    let wrong = await work.run("render", "wide.yaml", "--scroll", "1,2,3")
    #expect(
      wrong.code == .badUsage && wrong.words.contains("write one number of points, or two: x,y"))
  }

  @Test func `a picture is drawn for each system version`() async throws {
    try work.write(
      """
      theme: system
      sections:
        - list: insetGrouped
          items: [One, Two]
      render:
        compatibility: [ios26, ios18]
        exclude: [{compatibility: ios18, appearance: dark}]
        appearance: [light, dark]

      """, to: "both.yaml")
    let drawn = await work.run("render", "both.yaml", "-f", "svg")
    #expect(drawn.code == .done, "\(drawn.words)")
    #expect(
      work.files.filter { $0.hasPrefix("output/") } == [
        "output/both/390-ios18.svg", "output/both/390.svg", "output/both/390~dark.svg",
      ])
    let frames = await work.run(
      "frames", "both.yaml", "--appearance", "light", "--compatibility", "ios18,ios26", "--format",
      "json")
    // Rows of 44 and of 52 points (R103).
    #expect(frames.text.contains(#""compatibility": "ios18""#))
    for height in ["44", "52"] { #expect(frames.text.contains(", \(height)], \"zIndex\"")) }
    let wrong = await work.run("render", "both.yaml", "--compatibility", "ios17")
    #expect(wrong.code == .badUsage && wrong.words.contains("ios18"), "\(wrong.words)")
  }

  @Test func `a container may be taller than its content`() async {
    #expect(await svg("--height", "6000").contains(#"viewBox="0 0 320 6000""#))
  }

  @Test(arguments: ["5001", "5000", "-200", "-201"])
  func `a scroll offset beyond the content is a warning`(offset: String) async throws {
    let message =
      "warning[W407]: no content is visible at 'scrollOffset' \(offset): users can scroll from 0 to"
    let flags = ["render", "rows.yaml", "--diagnostics", "short", "--width", "40", "--scale", "1"]
    let result = await work.run(flags + ["--set", "render.scrollOffset=\(offset)"])
    #expect(result.code == .done)
    #expect(result.words.contains("\(message) 4800"))
    #expect(await !work.run(flags + ["--picture", "content"]).words.contains("W407"))
    for near in ["4999", "-199", "75"] {
      #expect(await !work.run(flags + ["--scroll=\(near)"]).words.contains("W407"))
    }
    let covered = flags + ["--scroll=6000", "--set", "render.safeArea={top: 20, bottom: 34}"]
    #expect(await work.run(covered).words.contains("users can scroll from 0 to 4854"))
  }

  @Test func `a warning about the scroll offset names its line`() async throws {
    try work.write(
      """
      sections: [{group: {height: 50}, items: 2}]
      render: {picture: container, scrollOffset: 900}

      """, to: "far.yaml")
    let result = await work.run("check", "far.yaml", "--format", "short")
    #expect(
      result.text
        == "far.yaml:2:44: warning[W407]: no content is visible at 'scrollOffset' 900: "
        + "users can scroll from 0 to 0 (at width 390)\n")
  }

  @Test func `an unknown kind of picture is an error`() async {
    let result = await work.run("render", "rows.yaml", "--picture", "screen")
    #expect(result.code == .badUsage)
    #expect(result.words.contains("'screen' is not a valid value; use 'content' or 'container'"))
  }
}

/// Horizontally scrolled right-to-left pages.
@Suite struct MirroredPageTests {
  let work: Workplace

  init() throws {
    work = try Workplace()
    try work.write(
      """
      configuration: {scrollDirection: horizontal}
      sections:
        - group: {width: 100, height: 1h}
          items: 10
      render: {picture: container, height: 200, layoutDirection: rtl}

      """, to: "columns.yaml")
  }

  private func svg(_ arguments: String...) async -> String {
    let result = await work.run(
      ["render", "columns.yaml", "-f", "svg", "-o", "-", "--width", "320"] + arguments)
    #expect(result.code == .done, "\(result.words)")
    return result.text
  }

  @Test(arguments: ["all", "visible"]) func `a right-to-left page starts at its right end`(
    measure: String
  ) async {
    let svg = await svg("--measure", measure)
    #expect(svg.contains(#"data-index="0" data-frame="220 0 100 200""#))
    #expect(svg.contains(#"data-index="3" data-frame="-80 0 100 200""#))
    #expect(!svg.contains(#"data-index="4""#))
  }

  @Test(arguments: ["all", "visible"]) func `a right-to-left page scrolls to the left`(
    measure: String
  ) async {
    let svg = await svg("--measure", measure, "--scroll", "250")
    #expect(svg.contains(#"data-index="2" data-frame="270 0 100 200""#))
    #expect(svg.contains(#"data-index="5" data-frame="-30 0 100 200""#))
  }

  @Test func `a left-to-right page starts at its left end`() async {
    #expect(await svg("--direction", "ltr").contains(#"data-index="0" data-frame="0 0 100 200""#))
  }
}
