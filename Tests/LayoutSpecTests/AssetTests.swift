import Foundation
import Geometry
import Scene
import Testing

@testable import Artwork
@testable import CellContent
@testable import LayoutSpec
@testable import SpecDiagnostics

/// Colors and images of asset catalogs.
struct AssetTests {
  /// A 1 by 1 PNG, as far as its header.
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0]

  /// A symbol as Apple's app writes it, cut short.
  private static let symbol = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!--Generator: Apple Native CoreSVG 232.5-->
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
     <style>.monochrome-0 {fill:#000000} .SFSymbolsPreviewFFFFFF {fill:#FFFFFF;opacity:0.5}</style>
     <g id="Notes"><rect height="2200" id="artboard" width="3300"/><text>Weights</text></g>
     <g id="Guides">
      <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
      <line id="right-margin-Regular-M" x1="1491" x2="1491" y1="1030.79" y2="1150.12"/>
      <line id="left-margin-Regular-M" x1="1391" x2="1391" y1="1030.79" y2="1150.12"/>
     </g>
     <g id="Symbols">
      <g id="Black-M" transform="matrix(1 0 0 1 2682 1126)"><path d="M0 0L96 0L96-70Z"/></g>
      <g id="Regular-M" transform="matrix(1 0 0 1 1391 1126)">
       <g><path class="monochrome-0" d="M9.5-1L90 0L90-80Z"/></g><path d="M0 0Z"/>
      </g>
      <g id="Regular-S" transform="matrix(1 0 0 1 1391 696)"><path d="M0 0L77 0L77-70Z"/></g>
     </g>
    </svg>
    """

  private static let files: [String: [UInt8]] = [
    "App/Assets.xcassets/Contents.json": Array(#"{"info": {"version": 1}}"#.utf8),
    "App/Assets.xcassets/Brand.colorset/Contents.json": Array(
      #"""
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0x0A", "green": "0x7D", "blue": "79", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "display-p3", "components":
            {"red": "0.200", "green": "0.800", "blue": "0.400", "alpha": "0.500"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "light"},
          {"appearance": "contrast", "value": "high"}],
          "color": {"color-space": "gray-gamma-22", "components": {"white": "0.000", "alpha": "1.000"}}}],
       "info": {"author": "xcode", "version": 1}}
      """#.utf8),
    "App/Assets.xcassets/Text/Ink Light.colorset/Contents.json": Array(
      #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "secondaryLabelColor"}}]}"#
        .utf8),
    "App/Assets.xcassets/Broken.colorset/Contents.json": Array("{".utf8),
    "App/Assets.xcassets/Icons/Cart.imageset/Contents.json": Array(
      #"""
      {"images": [{"filename": "cart.png", "idiom": "universal", "scale": "1x"},
        {"filename": "cart@2x.png", "idiom": "universal", "scale": "2x"},
        {"idiom": "universal", "scale": "3x"},
        {"filename": "cart-dark@2x.png", "idiom": "universal", "scale": "2x",
          "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """#.utf8),
    "App/Assets.xcassets/Leaf.symbolset/Contents.json": Array(
      #"{"symbols": [{"filename": "leaf.svg", "idiom": "universal"}]}"#.utf8),
    "App/Assets.xcassets/Leaf.symbolset/leaf.svg": Array(symbol.utf8),
    "App/Assets.xcassets/Tag.imageset/Contents.json": Array(
      #"{"images": [{"filename": "tag.png"}], "properties": {"template-rendering-intent": "template"}}"#
        .utf8),
    "App/Assets.xcassets/Tag.imageset/tag.png": png,
    "App/Assets.xcassets/Icons/Cart.imageset/cart.png": png,
    "App/Assets.xcassets/Icons/Cart.imageset/cart@2x.png": png,
    "App/Assets.xcassets/Icons/Cart.imageset/cart-dark@2x.png": png,
  ]

  private static let read: SpecFileReader = { path throws(SpecFileProblem) in
    if let bytes = files[path] { return bytes }
    let inside = files.keys.filter { $0.hasPrefix(path + "/") }
    guard path.hasSuffix(".xcassets"), !inside.isEmpty else { throw .notFound }
    let folders = inside.flatMap { name in
      let parts = name.dropFirst(path.count + 1).split(separator: "/")
      return parts.indices.map { parts[...$0].joined(separator: "/") }
    }
    return Array(Set(folders).joined(separator: "\n").utf8)
  }

  private func load(_ text: String) throws(SpecErrors) -> FileSpec {
    try SpecFile.load(Array(text.utf8), path: "grid.yaml", readFile: Self.read).spec
  }

  private func style(_ properties: String) throws -> Style? {
    try load(
      """
      assets: App/Assets.xcassets
      styles: {cell: {\(properties)}}
      sections: [{group: {height: 44}, items: 1}]

      """
    ).plan(in: Container(width: 390)).content.styles["cell"]
  }

  @Test(arguments: [
    (Appearance.light, RGBA(0x0A7D4F)), (.dark, RGBA(0x00D058, alpha: 0x80 / 255.0)),
    (.lightHighContrast, RGBA(0x000000)), (.darkHighContrast, RGBA(0x00D058, alpha: 0x80 / 255.0)),
  ])
  func `colors have the values of appearances and gamuts`(
    _ appearance: Appearance, _ expected: RGBA
  ) throws {
    let color = try #require(try style("background: Brand")?.background)
    let found = color.resolved(in: appearance)
    #expect(found.hexadecimal == expected.hexadecimal && abs(found.alpha - expected.alpha) < 0.003)
  }

  @Test func `colors may be those of the system`() throws {
    #expect(try style("background: InkLight")?.background == .named("secondaryLabel"))
  }

  @Test(arguments: [
    (UIUserInterfaceStyle.light, 1.0, "cart.png"), (.light, 2, "cart@2x.png"),
    (.light, 3, "cart@2x.png"), (.dark, 2, "cart-dark@2x.png"),
  ])
  func `images have the scale and the appearance of the picture`(
    _ style: UIUserInterfaceStyle, _ scale: Double, _ file: String
  ) throws {
    let spec = try load(
      """
      assets: [App/Assets.xcassets]
      styles: {cell: {content: image}, part: {content: {row: [{image: $icon, width: 20}]}}}
      sections:
        - {group: {height: 44}, items: [{image: Cart}, {image: Icons/Cart}]}
        - {group: {height: 44, item: {style: part}}, items: [{icon: Cart}]}

      """)
    var container = Container(width: 390)
    container.traits.userInterfaceStyle = style
    container.traits.displayScale = scale
    let content = try spec.plan(in: container).content
    let sections = content.sections
    let path = "App/Assets.xcassets/Icons/Cart.imageset/" + file
    #expect(sections[0].items[0].fields["image"] == path)
    #expect(sections[0].items[1].fields["image"] == path)
    let id = try #require(content.styles["part"]?.composition)
    #expect("\(String(describing: sections[1].items[0].parts[id]))".contains(path))
  }

  @Test func `symbols and templates are drawn in the color of their part`() throws {
    let spec = try load(
      """
      assets: App/Assets.xcassets
      theme: system
      styles:
        part: {content: {row: [{image: $icon, tintColor: systemRed, font: body}, {image: Tag, width: 9}]}}
      sections: [{group: {height: 44, item: {style: part}}, items: [{icon: Leaf}]}]

      """)
    let content = try spec.plan(in: Container(width: 390)).content
    let id = try #require(content.styles["part"]?.composition)
    let text = "\(String(describing: content.sections[0].items[0].parts[id]))"
    for path in ["Leaf.symbolset/leaf.svg", "Tag.imageset/tag.png"] {
      #expect(text.contains(path))
      #expect(content.images["App/Assets.xcassets/\(path)"]?.isTemplate == true)
    }
    #expect(Picture("Leaf.symbolset/leaf.svg", subject: "").isSymbol)
    #expect(!Picture("Tag.imageset/tag.png", subject: "").isSymbol)
  }

  @Test(arguments: [(FontWeight.regular, "L90 0"), (.heavy, "L96 0"), (.medium, "L90 0")])
  func `a symbol is the drawing of the nearest weight beside text`(
    _ weight: FontWeight, _ path: String
  ) throws {
    let file = try SymbolTemplate(Array(Self.symbol.utf8)).image(weight)
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(text.contains(path) && !text.contains("L77 0") && !text.contains("opacity"))
    #expect(file.isTemplate && file.width == 118 && file.height == 118)
    // From the middle of capital letters, 118 a side.
    let middle = weight == .heavy ? 2_682 + 48 : 1_441.0
    #expect(text.contains("viewBox=\"\(middle - 59.0) "))
  }

  @Test func `a symbol without groups is drawn as a whole, and a damaged one is an error`() throws {
    let whole = try SymbolTemplate(Array("<svg viewBox=\"0 0 9 8\"/>".utf8)).image()
    #expect(whole.isTemplate && whole.width == 9 && whole.height == 8)
    #expect(throws: ImageProblem.self) { try SymbolTemplate([0xFF]) }
    #expect(throws: ImageProblem.self) {
      try SymbolTemplate(Array("<svg><g id=\"Regular-M\"><script/></g></svg>".utf8)).image()
    }
  }

  @Test(
    arguments: [
      ("assets: Assets.json", "x", "'Assets.json' is not an asset catalog"),
      ("assets: Other.xcassets", "x", "there is no file 'Other.xcassets'"),
      ("assets: App/Assets.xcassets", "image: Cert", "unknown picture 'Cert'"),
      ("assets: App/Assets.xcassets", "background: Broken", "unknown color 'Broken'"),
    ])
  func `what is not there is explained`(_ root: String, _ row: String, _ message: String) throws {
    let row = row == "x" ? "title: x" : row
    let text = """
      \(root)
      styles: {cell: {content: image}}
      sections: [{group: {height: 44}, items: [{\(row)}]}]

      """
    let error = #expect(throws: SpecErrors.self) { _ = try load(text) }
    let messages = error?.diagnostics.map(\.message) ?? []
    #expect(messages.contains { $0.contains(message) }, "\(messages)")
  }
}
