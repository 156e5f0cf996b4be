import Foundation
import Geometry
import Scene
import Testing

@testable import CellContent
@testable import LayoutSpec
@testable import SpecDiagnostics

/// Colors and images of asset catalogs.
struct AssetTests {
  /// A 1 by 1 PNG, as far as its header.
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0]

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
