import CellContent
import CompositionalLayout
import Foundation
import LayoutSpec
import Scene
import SpecDiagnostics
import Testing

struct StyleTests {
  func styles(_ text: String) throws -> [String: Style] {
    try plan("styles:\n  \(text)\nsections: []\n").content.styles
  }

  func style(_ change: (inout Style) -> Void) -> Style {
    var style = Style()
    change(&style)
    return style
  }

  @Test func `all style properties are read`() throws {
    let text = """
      cell: {content: caption, background: secondarySystemBackground, color: label, \
      tintColor: systemPink, border: 2, cornerRadius: 8, font: headline, padding: [4, 8], \
      opacity: 0.5}
      """
    #expect(
      try styles(text) == [
        "cell": style {
          $0.content = .caption
          $0.background = .named("secondarySystemBackground")
          $0.color = .named("label")
          $0.tintColor = .named("systemPink")
          $0.border = Border(color: .named("separator"), width: 2)
          $0.cornerRadius = 8
          $0.font = FontReference(style: .headline)
          $0.padding = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
          $0.opacity = 0.5
        }
      ])
  }

  @Test func `styles set the language of text`() throws {
    #expect(try styles("a: {language: ja}")["a"]?.language == "ja")
    let spec = try load("render: {language: zh-Hant}\nsections: []\n")
    #expect(spec.render.language == "zh-Hant")
    // In data, `language` is a plain field.
    let rows = "items: [{title: Swift, language: A}]"
    let found = diagnostics(of: "sections: [{group: {height: 44}, \(rows)}]\n")
    #expect(found.map(\.code) == ["E104"])
    let wrong = diagnostics(of: "render: {language: japanese}\nsections: []\n")
    #expect(wrong.map(\.code) == ["E202"] && wrong[0].fixes.map(\.replacement) == ["ja"])
  }

  @Test func `stated fonts are listed`() throws {
    let text =
      "a: {font: {size: 11, weight: semibold}}\n  b: {font: headline}\n  c: {font: {weight: bold}}"
    let fonts = try load("styles:\n  \(text)\nsections: []\n").statedFonts
    #expect(
      Set(fonts) == [
        FontReference(size: 11, weight: .semibold).metrics(fallback: .body),
        FontReference(style: .headline).metrics(fallback: .body),
      ])
  }

  @Test func `a style overrides the style that it extends`() throws {
    let styles = try styles("a: {extends: b, color: red}\n  b: {color: blue, opacity: 1}")
    #expect(
      styles["a"]
        == style {
          $0.color = .named("red")
          $0.opacity = 1
        })
  }

  /// Each style is merged with its base once, in any order.
  @Test(arguments: [false, true]) func `chains of styles can be long`(isReversed: Bool) throws {
    let chain = (1..<5000).map { "s\($0): {extends: s\($0 - 1)}" }
    let lines = ["s0: {color: red}"] + chain + ["s4999b: {extends: s4999, opacity: 1}"]
    let styles = try styles((isReversed ? lines.reversed() : lines).joined(separator: "\n  "))
    #expect(styles.count == 5001)
    #expect(styles["s4999b"]?.color == .named("red") && styles["s4999b"]?.opacity == 1)
    #expect(styles["s4999"]?.opacity == nil)
  }

  @Test func `a content template is a style unless the spec defines one of that name`() throws {
    let text = """
      a: {extends: title, color: red}
      sections: [{group: {height: 1, item: {style: caption}}, items: [{title: One, style: badge}]}]
      """
    let plain = try plan("styles:\n  " + text)
    #expect(
      plain.content.styles == [
        "a": style {
          $0.content = .title
          $0.color = .named("red")
        },
        "title": style { $0.content = .title }, "caption": style { $0.content = .caption },
        "badge": style { $0.content = .badge },
      ])
    let own = try plan("styles:\n  caption: {opacity: 1}\n  " + text)
    #expect(own.content.styles["caption"] == style { $0.opacity = 1 })
  }

  @Test(arguments: [
    ("white", ColorReference.named("white")),
    (".systemRed", .named("systemRed")),
    ("\"#fc0\"", .components(RGBA(0xFFCC00))),
    ("'#fc08'", .components(RGBA(0xFFCC00, alpha: 0x88 / 255.0))),
    ("\"#FF9500\"", .components(RGBA(0xFF9500))),
    ("\"#ff950080\"", .components(RGBA(0xFF9500, alpha: 128 / 255.0))),
    (
      "{light: white, dark: \"#3a3a3c\"}",
      .dynamic(light: .named("white"), dark: .components(RGBA(0x3A3A3C)))
    ),
  ])
  func `colors have several spellings`(_ text: String, _ colour: ColorReference) throws {
    #expect(try styles("a: {background: \(text)}")["a"]?.background == colour)
  }

  @Test(arguments: [
    ("headline", FontReference(style: .headline)), ("17", FontReference(size: 17)),
    ("{style: body, weight: bold}", FontReference(style: .body, weight: .bold)),
    ("{size: 12.5}", FontReference(size: 12.5)),
  ])
  func `fonts have several spellings`(_ text: String, _ font: FontReference) throws {
    #expect(try styles("a: {font: \(text)}")["a"]?.font == font)
  }

  @Test(arguments: [
    ("systemRed", Border(color: .named("systemRed"))),
    ("0.5", Border(color: .named("separator"), width: 0.5)),
    ("{color: red, width: 2}", Border(color: .named("red"), width: 2)),
    ("{width: 3}", Border(color: .named("separator"), width: 3)),
    (
      "{light: red, dark: blue}",
      Border(color: .dynamic(light: .named("red"), dark: .named("blue")))
    ),
  ])
  func `borders have several spellings`(_ text: String, _ border: Border) throws {
    #expect(try styles("a: {border: \(text)}")["a"]?.border == border)
  }
}

struct RenderTests {
  @Test func `all render settings are read`() throws {
    let spec = try load(
      """
      # yaml-language-server: $schema=spec.schema.json
      $schema: spec.schema.json
      version: 1
      name: grid
      title: A grid
      description: >
        Two columns.
      x-gap: &gap 8
      sections: [{group: {height: 44}, items: 1, interGroupSpacing: *gap}]
      render:
        widths: [320, 390.5]
        height: 480
        scale: 3
        appearance: [light, dark]
        layoutDirection: rtl
        theme: [wireframe, system]
        safeArea: {top: 59, bottom: 34}
        layoutMargins: [0, 20]
        scrollOffset: 100
        background: systemGroupedBackground
        text: paths
        output: pictures/{name}/{width}{-rtl}{~dark}{-size}{-theme}{@scale}.{ext}
      """)
    #expect(spec.name == "grid")
    #expect(spec.title == "A grid")
    #expect(spec.description == "Two columns.\n")
    var expected = RenderRequest()
    expected.widths = [320, 390.5]
    expected.height = 480
    expected.scale = 3
    expected.appearances = [.light, .dark]
    expected.layoutDirections = [.rightToLeft]
    expected.themes = ["wireframe", "system"]
    expected.safeArea = NSDirectionalEdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    expected.layoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    expected.scrollOffset = .along(100)
    expected.background = .named("systemGroupedBackground")
    expected.text = .paths
    expected.output = "pictures/{name}/{width}{-rtl}{~dark}{-size}{-theme}{@scale}.{ext}"
    #expect(spec.render == expected)
  }

  @Test func `a spec without render settings leaves all to the defaults`() throws {
    #expect(try load("sections: []").render == RenderRequest())
  }

  @Test(arguments: ["{widths: [3", "{widths: [3],\n", "{widths: 3x}", ""])
  func `errors in a render request are located in its text`(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let error = #expect(throws: SpecErrors.self) { try RenderRequest(text, path: "render") }
    for location in error?.diagnostics.map(\.location) ?? [] {
      #expect(lines.indices.contains(location.line - 1) && location.column >= 1)
      #expect(lines[location.line - 1] == location.sourceLine)
    }
  }

  @Test func `the theme of a spec applies unless its render settings have one`() throws {
    #expect(try load("theme: system\nsections: []").render.themes == ["system"])
    #expect(
      try load("theme: system\nsections: []\nrender: {theme: wireframe}").render.themes
        == ["wireframe"])
  }

  @Test(arguments: [
    ("specs/two-columns.yaml", "two-columns"), ("grid.v2.yaml", "grid.v2"), ("grid", "grid"),
    ("-", "layout"), ("", "layout"),
  ])
  func `a spec is named after its file`(_ path: String, _ name: String) throws {
    #expect(try load("sections: []", path: path).name == name)
  }
}
