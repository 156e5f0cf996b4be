import Scene
import Testing

@testable import SpecDiagnostics

/// Pictures of large scenes are drawn in strips.
@Suite struct TallPictureTests {
  /// Cells, headers, badges, backgrounds and lists, in more rows than fit one strip.
  static let tall = """
    styles:
      badge: {content: badge, background: systemRed, color: white}
    sections:
      - header: {height: 30, title: Above}
        background: {contentInsets: 4}
        group:
          height: 10
          columns: 6
          item:
            supplementaryItems:
              - elementKind: badge
                size: [8, 8]
                containerAnchor: {edges: [top, trailing], fractionalOffset: [0.3, -0.3]}
        contentInsets: 10
        items: {count: 9000, title: Cell $(index + 1), badge: 3}
      - list: insetGrouped
        header: {title: Rows}
        items: {count: 1100, title: Row $(index + 1)}

    """

  @Test func `a picture in strips equals the whole picture`() async throws {
    let work = try Workplace()
    try work.write(Self.tall, to: "tall.yaml")
    let axes = ["--width", "120", "--scale", "1", "tall.yaml"]
    // If an SVG is also requested, the scene is in memory and drawn as a whole.
    let held = await work.run(["render", "-o", "held", "-f", "png,svg"] + axes)
    let strips = await work.run(["render", "-o", "strips", "-f", "png"] + axes)
    #expect(held.code == .done && strips.code == .done)
    let picture = try #require(work.bytes("strips/tall/120.png"))
    // Cairo's surfaces are limited to 32,767 pixels in height.
    #expect(try ImageFile(picture).height > 40_000)
    #expect(picture == work.bytes("held/tall/120.png"))
    #expect(work.bytes("held/tall/120.svg") != nil)
  }

  @Test func `the top of a hundred million rows equals that of a few`() async throws {
    let work = try Workplace()
    func spec(_ count: Int) -> String {
      """
      sections:
        - group: {height: 20}
          items: {count: \(count), title: Row $(index + 1)}
      """
    }
    try work.write(spec(100), to: "few.yaml")
    try work.write(spec(100_000_000), to: "many.yaml")
    for name in ["few", "many"] {
      let result = await work.run(
        "render", "\(name).yaml", "--picture", "container", "--height", "200", "--scroll", "500",
        "-o", "\(name).png")
      #expect(result.code == .done, "\(result.words)")
    }
    #expect(work.bytes("few.png") != nil && work.bytes("few.png") == work.bytes("many.png"))
  }
}
