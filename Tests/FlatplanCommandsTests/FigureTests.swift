import Foundation
import Testing

@testable import FlatplanCommands
@testable import SpecDiagnostics

/// Annotations, legends, captions and variants of specs.
@Suite struct FigureTests {
  let work: Workplace

  private static let layout = """
    sections:
      - id: photos
        header: {height: 30, title: Photos}
        group: {height: 44, columns: 3, interItemSpacing: 8}
        interGroupSpacing: 8
        contentInsets: 16
        items: {count: 6, title: $(index + 1)}

    """

  private static let notes = """
    annotations:
      - {at: photos/0, text: An item, side: leading}
      - {at: photos/0.title, text: Its title}
      - {between: [photos/0, photos/1], text: interItemSpacing}
      - {from: photos header, to: photos/1, text: follows}
      - {at: photos/4, number: 1, text: Cells repeat}
      - {frame: [16, 46, 120, 44], text: A frame}
    caption: Three columns.

    """

  init() throws { work = try Workplace() }

  private func svg(_ arguments: String...) async -> String {
    let common = ["render", "grid.yaml", "-f", "svg", "-o", "-", "--width", "320"]
    let result = await work.run(common + arguments)
    #expect(result.code == .done, "\(result.words)")
    return result.text
  }

  @Test(arguments: ["light", "dark", "auto"], ["ltr", "rtl"])
  func `annotations are drawn in every appearance and direction`(
    appearance: String, direction: String
  ) async throws {
    try work.write(Self.layout + Self.notes, to: "grid.yaml")
    let svg = await svg("--appearance", appearance, "--direction", direction)
    for text in [
      ">An item<", ">Its title<", ">interItemSpacing 8<", ">follows<", ">Cells repeat<",
      ">A frame<", ">Three columns.<",
    ] {
      #expect(svg.contains(text), "\(text)")
    }
    #expect(svg.contains("fp-annotations"))
    for format in ["png", "pdf"] {
      let result = await work.run("render", "grid.yaml", "-o", "grid.\(format)")
      #expect(result.code == .done && result.words == "1 picture: 1 new\n")
    }
  }

  @Test func `annotations change neither frames nor the export, but pictures`() async throws {
    try work.write(Self.layout, to: "grid.yaml")
    let frames = await work.run("frames", "grid.yaml").text
    let swift = await work.run("swift", "grid.yaml").text
    #expect(await work.run("record", "grid.yaml").code == .done)
    try work.write(Self.layout + Self.notes + "legend: bottom\n", to: "grid.yaml")
    #expect(await work.run("frames", "grid.yaml").text == frames)
    #expect(await work.run("swift", "grid.yaml").text == swift)
    let verified = await work.run("verify", "grid.yaml", "--update", "none")
    #expect(verified.code == .badSpec)
    for cause in ["annotations added", "caption added", "SIZE  2 causes"] {
      #expect(verified.text.contains(cause), "\(verified.text)")
    }
  }

  @Test(arguments: [
    ("{at: photos/9, text: x}", "no element 'photos/9' is visible: the visible cells are photos/0"),
    (
      "{at: phtos/0, text: x}",
      "no element 'phtos/0' is visible: the sections are photos, layout; did you mean 'photos/0'?"
    ),
    ("{at: photo header, text: x}", "photos, layout; did you mean 'photos header'?"),
    ("{at: stays/0, text: x}", "'stays/0' is visible: the sections are photos, layout\n"),
    ("{at: photos footer, text: x}", "the kinds in photos are header"),
    ("{at: photos/0.price, text: x}", "photos/0 shows title"),
    ("{between: [photos/0, photos/7], text: x}", "no element 'photos/7' is visible"),
  ])
  func `a name that matches nothing is an error with what there is`(
    annotation: String, words: String
  ) async throws {
    try work.write(
      Self.layout + "annotations: [\(annotation)]\nrender: {widths: [320, 390]}\n",
      to: "grid.yaml")
    for command in ["check", "render"] {
      let result = await work.run(command, "grid.yaml")
      #expect(result.code == .badSpec)
      #expect(result.words.contains("error[E402]: "), "\(result.words)")
      #expect(result.words.contains(words), "\(result.words)")
      #expect(result.words.contains("grid.yaml:8:"), "\(result.words)")
    }
  }

  @Test(arguments: [
    ("{text: x}", "'at' is missing"), ("{at: photos/0}", "'text' is missing"),
    ("{from: photos/0, text: x}", "'to' is missing"),
    ("{at: photos/0, frame: [0, 0, 1, 1], text: x}", "an annotation has one subject"),
    ("{at: photos/, text: x}", "is not the name of an element"),
    ("{between: photos/0, text: x}", "two elements, such as [photos/0, photos/1]"),
    ("{frame: [0, 1], text: x}", "a frame [x, y, width, height]"),
    ("{at: photos/0, text: x, side: lft}", "unknown side 'lft'"),
    ("{at: photos/0, number: 1, side: top, text: x}", "a marker is at one element"),
  ])
  func `invalid annotations are errors with their place`(
    annotation: String, words: String
  ) async throws {
    try work.write(Self.layout + "annotations: [\(annotation)]\n", to: "grid.yaml")
    let result = await work.run("check", "grid.yaml")
    #expect(result.code == .badSpec && result.words.contains("grid.yaml:8:"), "\(result.words)")
    #expect(result.words.contains(words), "\(result.words)")
  }

  private static let variants = """
    variants:
      - {title: fixed(8), set: {sections.photos.group.interItemSpacing: 8}}
      - {title: wide, set: {"sections[photos].group.interItemSpacing": 24}}

    """

  @Test func `variants are drawn side by side with their titles`() async throws {
    try work.write(Self.layout, to: "grid.yaml")
    let plain = await svg()
    try work.write(Self.layout + Self.variants, to: "grid.yaml")
    let svg = await svg()
    #expect(svg.contains(">fixed(8)<") && svg.contains(">wide<"))
    #expect(!plain.contains("fp-annotations"))
    // 2 × 320 + 24 between them, and 16 around.
    #expect(svg.contains("viewBox=\"0 0 696 "))
    let frames = await work.run("frames", "grid.yaml", "--width", "320", "--format", "csv").text
    #expect(!frames.contains("24"))
  }

  @Test(arguments: [
    "widths: [480]", "height: 300, render.picture: container", "appearance: [dark]",
    "layoutDirection: [rtl]", "theme: [system]", "contentSizeCategory: [accessibilityLarge]",
    "devices: [ipad-11]", "safeArea: {leading: 40}, sections.0.contentInsetsReference: safeArea",
  ])
  func `a variant has what it sets of the picture`(setting: String) async throws {
    try work.write(
      Self.layout + "variants:\n  - {title: a, set: {sections.photos.group.columns: 3}}\n",
      to: "grid.yaml")
    let plain = await svg()
    try work.write(
      Self.layout + "variants:\n  - {title: a, set: {render.\(setting)}}\n", to: "grid.yaml")
    let svg = await svg()
    #expect(svg != plain)
    if setting.hasPrefix("widths") { #expect(svg.contains("viewBox=\"0 0 512 ")) }
  }

  @Test(arguments: [
    ("sections.fotos.group.height: 8", "the list has no element 'fotos'"),
    ("sections.photos.group.heigt: 8", "did you mean 'height'?"),
    ("sections.photos.group.height: eight", "grid.yaml:9:"),
    ("title: Wide", "'title' cannot be set here"),
    ("render.scale: 3", "'scale' cannot be set here"),
    ("tokens: a.json", "'tokens' cannot be set here"),
    ("render.widths: [320, 480]", "more than 1 value of 'widths' in a variant"),
  ])
  func `invalid settings of variants are errors with their place`(
    setting: String, words: String
  ) async throws {
    try work.write(
      Self.layout + "variants:\n  - {title: a, set: {\(setting)}}\n", to: "grid.yaml")
    let result = await work.run("check", "grid.yaml")
    #expect(result.code == .badSpec && result.words.contains("grid.yaml:9:"), "\(result.words)")
    #expect(result.words.contains(words), "\(result.words)")
  }

  @Test func `brackets in paths mean the same as periods`() async throws {
    try work.write(Self.layout, to: "grid.yaml")
    let one = await work.run("frames", "grid.yaml", "--set", "sections.photos.group.columns=2")
    let two = await work.run("frames", "grid.yaml", "--set", "sections[photos].group.columns=2")
    let three = await work.run("frames", "grid.yaml", "--set", "sections[0].group.columns=2")
    #expect(one.code == .done && one.text == two.text && one.text == three.text)
    let wrong = await work.run("frames", "grid.yaml", "--set", "sections[fotos].group.columns=2")
    #expect(wrong.code == .badSpec && wrong.words.contains("--set:1:10"), "\(wrong.words)")
  }

  @Test func `a canvas gives all figures the same width`() async throws {
    let canvas = "render: {canvas: {width: 640, padding: 24}"
    try work.write(Self.layout + canvas + "}\n", to: "grid.yaml")
    #expect(await svg().contains("viewBox=\"0 0 640 "))
    let overlays = ", overlays: [dimensions, sections, nesting]}\n"
    try work.write(Self.layout + Self.notes + canvas + overlays, to: "grid.yaml")
    #expect(await svg().contains("viewBox=\"0 0 640 "))
  }

  @Test func `a legend lists what occurs and nothing else`() async throws {
    let render = "legend: bottom\nrender: {overlays: [insets, spacing]}\n"
    try work.write(Self.layout + render, to: "grid.yaml")
    let svg = await svg()
    #expect(svg.contains(">contentInsets of sections<") && svg.contains(">spacing<"))
    #expect(!svg.contains(">contentInsets of items<"))
  }

  @Test func `the parts of composed cells are outlined, and named once per section`() async throws {
    try work.write(
      """
      styles: {card: {content: [{text: $title}, {progress: $done, name: bar}]}}
      legend: bottom
      sections:
        - {group: {height: ~60, item: {style: card}}, items: [{title: A, done: 1}, {title: B, done: 0.5}]}
        - {group: {height: 60}, items: [{title: C}]}
      """, to: "grid.yaml")
    let plain = await svg("--overlay", "items")
    #expect(!plain.contains(">bar<") && !plain.contains(">part of a cell<"))
    let svg = await svg("--overlay", "parts")
    for name in ["title", "bar"] { #expect(svg.components(separatedBy: ">\(name)<").count == 2) }
    #expect(svg.contains(">part of a cell<"))
    #expect(svg.contains("kind-parts"))
  }

  @Test func `sheets show variants, captions and both appearances`() async throws {
    try work.write(
      "title: Grid\n" + Self.layout + Self.variants + "caption: Below.\n", to: "grid.yaml")
    let result = await work.run(
      "sheet", "grid.yaml", "-o", "s.svg", "--width", "320,390", "--appearance", "auto")
    #expect(result.code == .done, "\(result.words)")
    let svg = work.text("s.svg")
    #expect(svg.contains("prefers-color-scheme:dark"))
    #expect(svg.contains(">Below.<") && svg.contains(">wide<"))
    #expect(svg.contains("320 points: "))
  }
}
