internal import CellContent
internal import CompositionalLayout
internal import Foundation
internal import Scene
internal import SceneSVG
internal import SpecDiagnostics

/// The keys of a spec.
package enum DocumentKeys {
  static let configuration = Key(
    "configuration", .raw("a configuration", .map { ConfigurationKeys.map }),
    "What concerns the layout as a whole.")
  static let styles = Key(
    "styles", .raw("a map of styles", .names(.map { StyleKeys.map })), "How elements look, by name."
  )
  static let theme = Key("theme", .theme, default: "wireframe", "How all that has no style looks.")
  static let sections = Key(
    "sections", .raw("a list of sections", .list(.map { SectionKeys.map })),
    "The sections, in order.")
  static let render = Key(
    "render", .raw("the pictures wanted", .map { RenderKeys.map }), "The pictures wanted.")
  static let vars = Key(
    "vars", .raw("a map of expressions", .names(.byWidth(.expression))), "Names for numbers.")
  static let templates = Key(
    "templates", .raw("a map of sections, groups and items", .names(.patch { TemplateKeys.map })),
    "Parts of sections to be used again.")
  static let include = Key(
    "include", .raw("a list of files", .oneOrMore(.name)), "Files with vars, styles and templates.")
  static let schema = Key("$schema", .text, "The JSON Schema, for editors.")
  static let version = Key("version", .version, default: "1", "The version of the language.")

  static let table = KeyTable<FileSpec, Never>(
    "a spec", constraints: .document,
    [
      .key("name", .fileName, "The name in paths; the file's without it.", in: \.name),
      .key("title", .text, "A heading for people.", in: \.title),
      .key(
        "description", .text, "What the layout is about, for those who cannot see its picture.",
        in: \.description),
      .key(configuration),
      .key(styles),
      .key(theme),
      .key(sections),
      .key(render),
      .checked(schema),
      .checked(version),
      .key(vars),
      .key(templates),
      .key(include),
      .key(
        "allow", .oneOrMore(.allowance, named: "a list of findings", limit: 100, orNone: true),
        default: "[]",
        "Findings of lint that are meant: a code, or a code and the names of frames.", in: \.allowed
      ),
    ])

  package static var map: MapKind { table.map }

  /// Top-level keys that belong to their authors.
  package static let foreignPrefix = "x-"
}

extension ValueKind<String> {
  /// The name of a theme.
  static let theme: ValueKind = choice("theme", Theme.names.map { ($0, $0) })
}

extension ValueKind<Int> {
  static let version: ValueKind = choice("version", [("1", 1)])
}

/// The keys of the pictures wanted.
enum RenderKeys {
  static let widths = Key(
    "widths", .oneOrMore(.containerLength, named: "a list of widths", limit: 100),
    default: Container.standard.size.width.exact, "Widths of the container, in points.")
  static let devices = Key(
    "devices", .oneOrMore(.device, named: "a list of devices", limit: 100),
    "Devices in place of widths, by their names.")
  static let appearance = Key(
    "appearance", .oneOrMore(.appearance, named: "a list of appearances", limit: 10),
    default: "light", "Light, dark, or auto: both in one SVG.")
  static let layoutDirection = Key(
    "layoutDirection", .oneOrMore(.layoutDirection, named: "a list of directions", limit: 10),
    default: "ltr", "The direction of reading.")
  static let theme = Key(
    "theme", .oneOrMore(.theme, named: "a list of themes", limit: 10), default: "wireframe",
    "How all that has no style looks.")
  static let scrollOffset = Key(
    "scrollOffset", .length, default: "0", "Where the page stands, in points.")
  static let contentSizeCategory = Key(
    "contentSizeCategory",
    .oneOrMore(.contentSizeCategory, named: "a list of text sizes", limit: 20),
    default: "large", "The sizes of text.")

  static let table = KeyTable<RenderRequest, Never>(
    "the pictures wanted", constraints: .render,
    [
      .key(widths, in: \.widths),
      .key(devices, in: \.devices),
      .key(
        "height", .containerLength, default: "844", "The height of the container, in points.",
        in: \.height),
      .key("scale", .scale, default: "2", "Pixels per point.", in: \.scale),
      .key(appearance, in: \.appearances),
      .key(layoutDirection, in: \.layoutDirections),
      .key(theme, in: \.themes),
      .key("safeArea", .insets, "Points that bars and notches cover.", in: \.safeArea),
      .key("layoutMargins", .insets, "Points kept free at the edges.", in: \.layoutMargins),
      .key(scrollOffset, in: \.scrollOffset),
      .key(
        "measure", .measure, default: "all", "Which content is asked how large it is.",
        in: \.measure),
      .key("background", .colour, "What lies behind everything.", in: \.background),
      .key("text", .svgText, default: "live", "How the text of SVGs is written.", in: \.text),
      .key(
        "picture", .picture, default: "content", "All of the content, or the container in sight.",
        in: \.picture),
      .key(
        "overlays", .overlays, default: "[]", "What is drawn over the picture to explain it.",
        in: \.overlays),
      .key(
        "frame", .flag, default: "false", "Whether the container stands in the frame of a device.",
        in: \.hasFrame),
      .key("output", .outputPath, "Where pictures are written, with {tokens}.", in: \.output),
      .key(contentSizeCategory, in: \.contentSizeCategories),
      .key(
        "language", .language,
        "The language of text whose style names none; without it, that of its letters.",
        in: \.language),
      .key(
        "seed", .count("a seed", 0...1_000_000_000), default: "1", "Where chance begins.",
        in: \.seed),
      .key(
        "exclude", .list(of: .exclusion, named: "a list of pictures", limit: 100), default: "[]",
        "Pictures not wanted.", in: \.exclude),
      .key(
        "sheet", .flag, default: "false", "Whether all pictures are put on one sheet.",
        in: \.isSheet),
    ])

  static var map: MapKind { table.map }
}

extension ValueKind<CGFloat> {
  /// A side of the container.
  static let containerLength: ValueKind = number(
    "a number of points", from: RenderRequest.lengths)

  /// Pixels per point.
  static let scale: ValueKind = number("a scale", from: RenderRequest.scales)
}

extension ValueKind<Device> {
  /// A device by its name.
  static let device: ValueKind = scalar(
    "a device", shape: .choice(Device.all.map(\.name))
  ) { text throws(ValueError) in
    if let device = Device.named(text) { return device }
    throw ValueError(
      problem: .unknownDevice(text),
      instead: Similar.words(to: text, among: Device.all.map(\.name)).prefix(1).map(\.self))
  }
}

extension ValueKind<UIUserInterfaceStyle> {
  static let appearance: ValueKind = choice(
    "appearance", [("light", .light), ("dark", .dark), ("auto", .unspecified)])
}

extension ValueKind<RenderRequest.Measure> {
  static let measure: ValueKind = choice(
    "measure", RenderRequest.Measure.allCases.map { ($0.rawValue, $0) })
}

extension ValueKind<RenderRequest.Picture> {
  static let picture: ValueKind = choice(
    "part", RenderRequest.Picture.allCases.map { ($0.rawValue, $0) })
}

extension ValueKind<OverlayKind> {
  static let overlay: ValueKind = choice(
    "overlay",
    OverlayKind.names.compactMap { name in OverlayKind(rawValue: name).map { (name, $0) } })
}

extension ValueKind<[OverlayKind]> {
  /// Overlays, or `none`.
  static let overlays: ValueKind = .init(
    name: listed.name, shape: .either([.choice([none]), listed.shape])
  ) { node, reader in
    let isWord = node.text.map { !$0.contains { $0 == " " || $0 == "," } } ?? false
    return isWord ? one.read(node, &reader) : listed.read(node, &reader)
  }

  private static let none = "none"
  private static let one: ValueKind = choice(
    "overlay",
    OverlayKind.names.compactMap { name in OverlayKind(rawValue: name).map { (name, [$0]) } }
      + [(none, [])])
  private static let listed = oneOrMore(
    .overlay, named: "a list of overlays", limit: 20, orNone: true)
}

extension ValueKind<SVGText> {
  static let svgText: ValueKind = choice(
    "kind of text", SVGText.allCases.map { ($0.rawValue, $0) })
}

extension ValueKind<UITraitEnvironmentLayoutDirection> {
  static let layoutDirection: ValueKind = choice(
    "direction", [("ltr", .leftToRight), ("rtl", .rightToLeft)])
}

extension ValueKind<String> {
  /// A path with tokens in braces.
  static let outputPath: ValueKind = scalar("a path") { text throws(ValueError) in
    var cursor = Cursor(text)
    while !cursor.isAtEnd {
      _ = cursor.take { $0 != "{" }
      let start = cursor.index
      guard cursor.take("{") else { break }
      let token = cursor.take { $0 != "}" && $0 != "{" }
      guard cursor.take("}"), PathToken(rawValue: token) != nil else {
        let meant = Similar.words(to: token, among: PathToken.allCases.map(\.rawValue))
        throw ValueError(
          problem: .unknownToken("{\(token)}"), range: start..<cursor.index,
          instead: meant.map { text.replacing("{\(token)}", with: "{\($0)}") })
      }
    }
    return text
  }
}
