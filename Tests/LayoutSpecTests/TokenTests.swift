import CellContent
import CompositionalLayout
import Foundation
import Geometry
import LayoutEngine
import Scene
import Testing

@testable import LayoutSpec
@testable import SpecDiagnostics
@testable import SpecNormalForm

/// Design tokens in the formats of the W3C, Style Dictionary and Figma.
struct TokenTests {
  private static let files: [String: String] = [
    "w3c.tokens.json": #"""
    {"color": {"$type": "color",
       "brand": {"$value": "#1db954"},
       "accent": {"$value": {"colorSpace": "display-p3", "components": [0.2, 0.8, 0.4], "alpha": 0.5}},
       "alias": {"$value": "{color.brand}"},
       "pointer": {"$ref": "#/color/brand"},
       "Page Background": {"$value": "#ffffff", "$extensions": {"mode": {"Dark": "#000000"}}},
       "wrong": {"$value": "blurple"}, "lost": {"$value": "{color.brnd}"},
       "one": {"$value": "{color.two}"}, "two": {"$value": "{color.one}"}},
     "space": {"$type": "dimension", "sm": {"$value": "8px"},
       "md": {"$value": {"value": 16, "unit": "px"}}, "lg": {"$value": "1.5rem"}, "100": {"$value": 4},
       "odd": {"$value": "3furlongs"}},
     "font": {"title": {"$type": "typography", "$value":
       {"fontFamily": "Inter", "fontSize": "20px", "fontWeight": 600, "lineHeight": 1.2}}},
     "shadow": {"$type": "shadow", "card": {"$value":
       {"color": "{color.accent}", "offsetX": "0px", "offsetY": "4px", "blur": "{space.sm}", "spread": "0px"}}},
     "gradient": {"hero": {"$type": "gradient", "$value":
       [{"color": "{color.brand}", "position": 0}, {"color": "#000000", "position": 1}]}},
     "motion": {"$type": "cubicBezier", "in": {"$value": [0, 0, 1, 1]}}}
    """#,
    "sd.json": #"""
    {"color": {"base": {"gray": {"light": {"value": "rgba(204, 204, 204, 0.5)"}}},
               "font": {"value": "{color.base.gray.light.value}"}},
     "size": {"small": {"value": "8"}}}
    """#,
    "light.json": ##"{"bg": {"$type": "color", "$value": "#ffffff"}, "r": {"$value": 6}}"##,
    "dark.json": ##"{"bg": {"$type": "color", "$value": "#111111"}}"##,
    "figma.json": #"""
    {"meta": {"variableCollections": {"C": {"modes": [{"modeId": "1:0", "name": "Light"},
        {"modeId": "1:1", "name": "Dark"}]}},
      "variables": {
        "V1": {"name": "color/text", "resolvedType": "COLOR", "variableCollectionId": "C",
          "valuesByMode": {"1:0": {"r": 0, "g": 0, "b": 0, "a": 1}, "1:1": {"type": "VARIABLE_ALIAS", "id": "V2"}}},
        "V2": {"name": "color/paper", "resolvedType": "COLOR", "variableCollectionId": "C",
          "valuesByMode": {"1:0": {"r": 1, "g": 1, "b": 1, "a": 1}, "1:1": {"r": 1, "g": 1, "b": 1, "a": 1}}},
        "V3": {"name": "gap", "resolvedType": "FLOAT", "variableCollectionId": "C",
          "valuesByMode": {"1:0": 12}}}}}
    """#,
    "plugin.json": ##"""
    {"version": "1.0", "collections": [{"name": "Brand", "modes": [
      {"name": "Light", "variables": [{"name": "color/ink", "type": "color", "isAlias": false, "value": "#222222"}]},
      {"name": "Dark", "variables": [{"name": "color/ink", "type": "color", "isAlias": false, "value": "#eeeeee"}]}]}]}
    """##,
    "broken.json": "{\"a\": ",
  ]

  private func load(_ text: String) throws(SpecErrors) -> FileSpec {
    try SpecFile.load(
      Array(text.utf8), path: "grid.yaml",
      readFile: { name throws(SpecFileProblem) in
        guard let text = Self.files[name] else { throw .notFound }
        return Array(text.utf8)
      }
    ).spec
  }

  /// The style of a cell with some properties.
  private func style(_ tokens: String, _ properties: String) throws -> Style? {
    try load(
      """
      tokens: \(tokens)
      styles: {cell: {\(properties)}}
      sections: [{group: {height: 44}, items: 1}]

      """
    ).plan(in: Container(width: 390)).content.styles["cell"]
  }

  private func dynamic(_ light: UInt32, _ dark: UInt32) -> ColorReference {
    .dynamic(light: .components(RGBA(light)), dark: .components(RGBA(dark)))
  }

  @Test(arguments: [
    ("w3c.tokens.json", "color.brand", "#1db954"), ("w3c.tokens.json", "=color.alias", "#1db954"),
    ("w3c.tokens.json", "color.pointer", "#1db954"),
    ("w3c.tokens.json", "color.accent", "#00d05880"),
    ("sd.json", "color.font", "#cccccc80"),
    ("[sd.json, w3c.tokens.json]", "color.brand", "#1db954"),
  ])
  func `colors have names`(_ file: String, _ name: String, _ expected: String) throws {
    let found = try style(file, "background: \(name)")?.background
    #expect(found == RGBA(hexadecimal: expected).map { .components($0) })
  }

  @Test func `modes are appearances`() throws {
    #expect(
      try style("w3c.tokens.json", "background: color.PageBackground")?.background
        == dynamic(0xFFFFFF, 0x000000))
    #expect(
      try style("{light: light.json, dark: dark.json}", "background: bg, cornerRadius: =r")?
        .background == dynamic(0xFFFFFF, 0x111111))
    #expect(try style("figma.json", "background: color.text")?.background == dynamic(0, 0xFFFFFF))
    #expect(
      try style("plugin.json", "background: color.ink")?.background == dynamic(0x222222, 0xEEEEEE))
  }

  @Test func `dimensions are numbers of expressions`() throws {
    let spec = try load(
      """
      tokens: [w3c.tokens.json, sd.json, figma.json]
      sections:
        - group: {height: =space.lg * 2, interItemSpacing: =gap}
          contentInsets: {top: =space.md, leading: =space.sm + space.100, bottom: =size.small}
          items: 1

      """)
    let plan = try spec.plan(in: Container(width: 390))
    let frame = try plan.layout.solve(itemCounts: [1], in: Container(width: 390))
      .elements(in: CGRect(x: 0, y: 0, width: 390, height: 100)).first?.frame
    #expect(frame == CGRect(x: 12, y: 16, width: 378, height: 48))
  }

  @Test func `fonts, shadows and gradients stand where they are named`() throws {
    let look = try style(
      "w3c.tokens.json",
      "font: =font.title, shadow: =shadow.card, gradient: =gradient.hero")
    #expect(look?.font == FontReference(size: 20, weight: .semibold))
    let shadows = try #require(look?.shadows)
    #expect(shadows.count == 1 && shadows[0].radius == 8 && shadows[0].offsetY == 4)
    #expect(
      look?.gradient?.colors
        == [.components(RGBA(0x1DB954)), .components(RGBA(0x000000))])
  }

  @Test(arguments: [
    (
      "w3c.tokens.json", "background: color.wrong", "w3c.tokens.json:7:", "'blurple' is not a color"
    ),
    ("w3c.tokens.json", "background: color.lost", "w3c.tokens.json:7:", "'color.brnd'"),
    ("w3c.tokens.json", "background: color.one", "w3c.tokens.json:8:", "color.two"),
    ("w3c.tokens.json", "cornerRadius: =space.odd", "w3c.tokens.json:11:", "'furlongs'"),
    ("w3c.tokens.json", "cornerRadius: =space.xm", "grid.yaml:2:", "'space.xm'"),
    ("none.json", "cornerRadius: 1", "grid.yaml:1:", "there is no file 'none.json'"),
    ("broken.json", "cornerRadius: 1", "broken.json:1:", "YAML"),
    ("{light: light.json, night: dark.json}", "cornerRadius: 1", "grid.yaml:1:", "'night'"),
  ])
  func `errors point to the token, and only to tokens that are used`(
    _ file: String, _ property: String, _ place: String, _ words: String
  ) throws {
    let error = #expect(throws: SpecErrors.self) { _ = try style(file, property) }
    let found = error?.diagnostics.first
    let text = found.map {
      "\($0.location.path):\($0.location.line):\($0.location.column) \($0.message)"
    }
    #expect(text?.hasPrefix(place) == true && text?.contains(words) == true, "\(text ?? "none")")
  }

  @Test(arguments: [
    ("font: =title", ["the font family 'Roboto'"]), ("font: =family", ["the font family 'Roboto'"]),
    ("font: =system", []), ("content: title", []), ("font: =lines", ["'lineHeight'"]),
    ("shadow: =lifted", ["the spread", "'inset'"]),
    ("border: =rim", ["the style 'dashed' of the border"]),
    ("background: lighter", ["the change 'lighten'"]),
  ])
  func `what of a token is not drawn is told`(_ property: String, _ expected: [String]) throws {
    let loaded = try SpecFile.load(
      Array(
        """
        tokens: undrawn.json
        styles: {cell: {\(property)}}
        sections: [{group: {height: 44}, items: 1}]

        """.utf8), path: "grid.yaml",
      readFile: { _ throws(SpecFileProblem) in Array(Self.undrawn.utf8) })
    let found = loaded.warnings.filter { $0.code == "W307" }
    #expect(found.map(\.message) == expected.map { "\($0) of a design token is not drawn" })
    #expect(found.allSatisfy { $0.location.path == "undrawn.json" })
  }

  private static let undrawn = ##"""
    {"again": {"$extends": "{again}", "more": {"$extends": "{again}"}},
     "family": {"$type": "fontFamily", "$value": ["Roboto", "sans-serif"]},
     "title": {"$type": "typography", "$value": {"fontFamily": "{family}", "fontSize": "20px"}},
     "lines": {"$type": "typography", "$value": {"fontSize": "20px", "lineHeight": 1.2}},
     "system": {"$type": "typography", "$value": {"fontFamily": "SF Pro Text, Arial", "fontSize": "20px"}},
     "lifted": {"$type": "shadow", "$value": {"color": "#000000", "blur": "4px", "spread": "2px", "inset": true}},
     "rim": {"$type": "border", "$value": {"color": "#ff0000", "width": "2px", "style": "dashed"}},
     "lighter": {"value": "#ff0000", "type": "color",
       "$extensions": {"studio.tokens": {"modify": {"type": "lighten", "value": "0.5", "space": "lch"}}}}}
    """##

  @Test(
    arguments: [
      ("font: =title", FontReference(size: 20), nil), ("cornerRadius: =twice", nil, 10),
    ] as [(String, FontReference?, CGFloat?)])
  func `tokens compute with aliases`(
    _ property: String, _ font: FontReference?, _ radius: CGFloat?
  ) throws {
    let file = #"""
      {"base": {"value": "4 + 1"}, "twice": {"value": "{base} * 2"},
       "title": {"value": {"fontSize": "{base} * 4"}, "type": "typography"}}
      """#
    let loaded = try SpecFile.load(
      Array(
        "tokens: a.json\nstyles: {cell: {\(property)}}\nsections: [{group: {height: 44}, items: 1}]\n"
          .utf8), path: "grid.yaml", readFile: { _ throws(SpecFileProblem) in Array(file.utf8) })
    let style = try loaded.spec.plan(in: Container(width: 390)).content.styles["cell"]
    #expect(style?.font == font && style?.cornerRadius?.largest == radius)
  }

  /// Each alias has twice the length of the one before.
  @Test func `tokens of a stranger end`() throws {
    let tokens = (1...60).map { "\"t\($0)\": {\"value\": \"{t\($0 - 1)} + {t\($0 - 1)}\"}" }
    let file = "{\"t0\": {\"value\": \"1\"}, \(tokens.joined(separator: ", "))}"
    #expect(throws: SpecErrors.self) {
      try SpecFile.load(
        Array(
          "tokens: a.json\nstyles: {cell: {cornerRadius: =t60}}\nsections: [{group: {height: 44}, items: 1}]\n"
            .utf8), path: "grid.yaml", readFile: { _ throws(SpecFileProblem) in Array(file.utf8) })
    }
  }

  @Test func `a long chain of groups that extend each other ends`() {
    let groups = (1...5_000).map { "\"g\($0)\": {\"$extends\": \"{g\($0 - 1)}\"}" }
    let file = "{\"g0\": {\"t\": {\"value\": \"1\"}}, \(groups.joined(separator: ", "))}"
    #expect(throws: Never.self) {
      _ = try SpecFile.load(
        Array(
          "tokens: a.json\nstyles: {cell: {cornerRadius: =g1.t}}\nsections: [{group: {height: 44}, items: 1}]\n"
            .utf8), path: "grid.yaml", readFile: { _ throws(SpecFileProblem) in Array(file.utf8) })
    }
  }

  @Test func `the normal form has the values of tokens that are used`() throws {
    let spec = try load(
      """
      tokens: w3c.tokens.json
      styles: {cell: {background: color.brand, shadow: =shadow.card}}
      sections: [{group: {height: 44}, items: 1}]

      """)
    let text = NormalSpec(spec).text
    #expect(text.contains("#1db954") && !text.contains("hero") && !text.contains("tokens"))
    #expect(NormalSpec(try NormalSpec(text: text).spec(path: "grid.yaml")).text == text)
  }

  @Test(arguments: [
    ("rgb(29, 185, 84)", "#1db954"), ("rgb(29 185 84 / 50%)", "#1db95480"),
    ("hsl(0, 100%, 50%)", "#ff0000"), ("hsl(120deg 100% 25%)", "#008000"),
    ("color(display-p3 1 0 0)", "#ff0000"), ("color(srgb 0.5 0.5 0.5)", "#808080"),
    ("oklch(0.627955 0.257683 29.2339)", "#ff0000"), ("lab(54.29 80.82 69.9)", "#ff0000"),
    ("oklab(1 0 0)", "#ffffff"),
  ])
  func `colors of CSS are read`(_ text: String, _ expected: String) {
    #expect(WrittenColor(text)?.hexadecimal == expected)
  }

  @Test(arguments: ["rgba(#ff0000, nan)", "rgba(#ff0000, 2)", "rgb(1 2 3 / inf)", "hsl(nan 1% 1%)"])
  func `colors without a value are none`(_ text: String) {
    #expect(WrittenColor(text) == nil)
  }
}
