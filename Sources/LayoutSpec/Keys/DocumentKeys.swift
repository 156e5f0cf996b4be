internal import Basics
internal import CellContent
internal import Foundation
internal import Geometry
internal import Scene
internal import SpecDiagnostics
package import SpecTree

/// The keys of a spec.
package enum DocumentKeys {
  static let configuration = Key(
    "configuration", .raw("a configuration", .map { ConfigurationKeys.map }),
    "Settings of the whole layout.")
  static let styles = Key(
    "styles", .raw("a map of styles", .names(.map { StyleKeys.map })),
    "The styles of elements, by name."
  )
  static let contents = Key(
    "contents",
    .raw(
      "a map of compositions", .names(.either([.list(PartKeys.partShape), .map { PartKeys.map }]))),
    "Compositions of parts that 'content' and 'use' name.")
  static let theme = Key(
    "theme", .theme, default: "wireframe", "The theme, which sets the default style of elements.")
  static let sections = Key(
    "sections", .raw("a list of sections", .list(.map { SectionKeys.map })),
    "The sections, in order.")
  static let render = Key(
    "render", .raw("a map of render settings", .map { RenderKeys.map }), "The pictures to render.")
  static let vars = Key(
    "vars", .raw("a map of expressions", .names(.byWidth(.expression))),
    "Named numbers, as expressions.")
  static let templates = Key(
    "templates", .raw("a map of sections, groups and items", .names(.patch { TemplateKeys.map })),
    "Reusable parts of sections.")
  static let include = Key(
    "include", .raw("a list of files", .oneOrMore(.name)),
    "Files with shared vars, styles and templates.")
  static let screen = Key("screen", .screen, "The system's bars around the layout.")
  static let tokens = Key(
    "tokens", .raw("a file with design tokens", TokenKeys.shape),
    "Files with design tokens: named colors, dimensions, fonts, shadows and gradients.")
  static let strings = Key(
    "strings", .raw("a file with texts", StringsFile.shape),
    "The app's texts by language and key, or files with them, for '$localized(key)'.")
  static let assets = Key(
    "assets", .raw("an asset catalog", .oneOrMore(ValueKind<String>.text.shape)),
    "Asset catalogs: named colors, and images for 'image'.")
  static let schema = Key("$schema", .text, "The JSON Schema, for editors.")
  static let version = Key("version", .version, default: "1", "The version of the spec language.")

  static let table = KeyTable<FileSpec, Never>(
    "a spec", constraints: .document,
    [
      .key(
        "name", .fileName, "The spec's name in output paths; by default the name of the file.",
        in: \.name),
      .key("title", .text, "A heading for readers.", in: \.title),
      .key(
        "description", .text, "A description of the layout for readers who cannot see its picture.",
        in: \.description),
      .key(configuration),
      .key(styles),
      .key(contents),
      .key(theme),
      .key(sections),
      .key(render),
      .key(screen),
      .checked(schema),
      .checked(version),
      .key(vars),
      .key(templates),
      .key(include),
      .key(tokens),
      .key(strings),
      .key(assets),
      .key(
        "allow", .oneOrMore(.allowance, named: "a list of lint findings", limit: 100, orNone: true),
        default: "[]",
        "Lint findings to allow: a code, or a code and the names of frames.", in: \.allowed
      ),
      .key(FigureKeys.annotations, in: \.annotations),
      .key(FigureKeys.legend, in: \.legend),
      .key(FigureKeys.caption, in: \.caption),
      .key(FigureKeys.variants, in: \.variantTitles),
    ])

  package static var map: MapKind { table.map }

  /// The prefix of top-level keys that the spec's author may use freely.
  package static let foreignPrefix = "x-"
}

extension ValueKind<String> {
  /// The name of a theme.
  static let theme: ValueKind = choice("theme", Theme.names.map { ($0, $0) })
}

extension ValueKind<Int> {
  static let version: ValueKind = choice("version", [("1", 1)])
}

/// The keys of `render`.
enum RenderKeys {
  static let widths = Key(
    "widths", .oneOrMore(.containerLength, named: "a list of widths", limit: 100),
    default: Container.standard.size.width.exact, "The widths of the container, in points.")
  static let devices = Key(
    "devices", .oneOrMore(.device, named: "a list of devices", limit: 100),
    "Devices to draw instead of widths, by name.")
  static let appearance = Key(
    "appearance", .oneOrMore(.appearance, named: "a list of appearances", limit: 10),
    default: "light",
    "Light or dark, also with high contrast, or auto, which puts light and dark in one SVG.")
  static let layoutDirection = Key(
    "layoutDirection", .oneOrMore(.layoutDirection, named: "a list of directions", limit: 10),
    default: "ltr", "The layout direction.")
  static let theme = Key(
    "theme", .oneOrMore(.theme, named: "a list of themes", limit: 10), default: "wireframe",
    "The theme, which sets the default style of elements.")
  static let scrollOffset = Key(
    "scrollOffset", .pageScroll, default: "0",
    "The scroll offset of the page in points, along its axis or as [x, y].")
  static let contentSizeCategory = Key(
    "contentSizeCategory",
    .oneOrMore(.contentSizeCategory, named: "a list of text sizes", limit: 20),
    default: "large", "The text sizes.")
  static let compatibility = Key(
    "compatibility", .oneOrMore(.compatibility, named: "a list of system versions", limit: 10),
    default: "ios26", "The system versions to follow, unless 'configuration' names one.")

  static let output = Key(
    "output", .outputPath,
    "The path of each picture, with {tokens}, relative to the file and inside the project.")

  static let table = KeyTable<RenderRequest, Never>(
    "the render settings", constraints: .render,
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
      .key("safeArea", .insets, "The safe area insets, in points.", in: \.safeArea),
      .key("layoutMargins", .insets, "The layout margins, in points.", in: \.layoutMargins),
      .key(scrollOffset, in: \.scrollOffset),
      .key(
        "measure", .choice("measure"), default: "all",
        "Whether to measure all self-sizing content or only what is visible.",
        in: \.measure),
      .key(compatibility, in: \.compatibilities),
      .key("background", .color, "The background color.", in: \.background),
      .key(
        "text", .choice("kind of text"), default: "live", "How text is written in SVG files.",
        in: \.text),
      .key(
        "picture", .choice("kind of picture"), default: "content",
        "Whether to draw all content or the visible container.",
        in: \.picture),
      .key(
        "overlays", .overlays, default: "[]", "Overlays that explain the layout.",
        in: \.overlays),
      .key(
        "frame", .flag, default: "false", "Whether to draw a device frame around the container.",
        in: \.hasFrame),
      .key(
        "canvas", .canvas, "The page of the figure, with a width that overlays do not change.",
        in: \.canvas),
      .key(output, in: \.output),
      .key(contentSizeCategory, in: \.contentSizeCategories),
      .key(
        "language", .language,
        "The language of text whose style sets none; by default it is detected from the characters.",
        in: \.language),
      .key(
        "seed", .count("a seed", 0...1_000_000_000), default: "1", "The seed of the sample data.",
        in: \.seed),
      .key(
        "exclude", .list(of: .exclusion, named: "a list of excluded pictures", limit: 100),
        default: "[]",
        "Pictures to leave out.", in: \.exclude),
      .key(
        "sheet", .flag, default: "false", "Whether to combine all pictures on one sheet.",
        in: \.isSheet),
    ])

  static var map: MapKind { table.map }
}

extension ValueKind<CGFloat> {
  /// A width or height of the container.
  static let containerLength: ValueKind = number(
    "a number of points", from: RenderRequest.lengths)

  /// The number of pixels per point.
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

extension ValueKind<PictureAppearance> {
  static let appearance: ValueKind = choice("appearance")
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
  ) { node, context, sink in
    let isWord = node.text.map { !$0.contains { $0 == " " || $0 == "," } } ?? false
    return isWord ? one.read(node, context, &sink) : listed.read(node, context, &sink)
  }

  private static let none = "none"
  private static let one: ValueKind = choice(
    "overlay",
    OverlayKind.names.compactMap { name in OverlayKind(rawValue: name).map { (name, [$0]) } }
      + [(none, [])])
  private static let listed = oneOrMore(
    .overlay, named: "a list of overlays", limit: 20, orNone: true)
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
