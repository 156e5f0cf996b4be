internal import CellContent
internal import Foundation
internal import Geometry
internal import Scene
internal import SpecTree

/// The keys of the parts of composed cells.
enum PartKeys {
  static let when = Key(
    "when", .raw("a condition", .expression),
    "Whether the part exists. 'width' and 'height' are the cell's; a field is true if it has a "
      + "value.")
  static let repeats = Key(
    "repeat",
    .raw(
      "a list",
      .either([.text, .list(.either([.text, .names(.either([.text, .list(.text)]))]))])),
    "Makes one part per value of a list; '$each' is the value, or '$name' a field of its map.")
  static let use = Key("use", .name, "The composition under 'contents' to insert here.")

  static let common = KeyTable<Part, Never>(
    "a part",
    [
      .key(
        "width", .side(.horizontal), "The width: points, 50%, fill, hug or an expression.",
        in: \.width),
      .key(
        "height", .side(.vertical), "The height: points, 50%, fill, hug or an expression.",
        in: \.height),
      .key("minWidth", .unsignedLength, "The least width, in points.", in: \.widthLimits.least),
      .key("maxWidth", .unsignedLength, "The largest width, in points.", in: \.widthLimits.most),
      .key(
        "minHeight", .unsignedLength, "The least height, in points.", in: \.heightLimits.least),
      .key(
        "maxHeight", .unsignedLength, "The largest height, in points.", in: \.heightLimits.most),
      .key("aspectRatio", .ratio, "The ratio of width to height, as 16:9.", in: \.aspectRatio),
      .key(
        "at", .partPlace, "The place in an overlay. Without it, the part fills the overlay.",
        in: \.anchor),
      .key(
        "inset", .unsignedLength, default: "0",
        "The distance from the edges of the overlay, in points.", in: \.inset),
      .key(
        "maxPadding", .part, "The largest padding, as a fraction of the cell's sides.",
        in: \.maxPadding),
      .key(
        "scrim", .flag, default: "false",
        "Whether the picture below the part is darkened around its text, which is then white.",
        in: \.hasScrim),
      .key(
        "clip", .flag,
        "Whether children are clipped to the part; by default in overlays with rounded corners.",
        in: \.clips),
      .key(
        "name", .name, "The name in messages; by default the only field that the part shows.",
        in: \.name),
      .key(when), .key(repeats), .key(use),
    ])

  private static let spacing: Field<Part, Never> = .key(
    "spacing", .unsignedLength, default: "0", "Points between neighbors.", in: \.spacing)

  private static let numberOfLines: Field<Part, Never> = .key(
    "numberOfLines", .count("a number of lines", 0...1_000), default: "0",
    "The maximum number of lines; 0 is unlimited.", in: \.text.numberOfLines)

  private static let lineBreakMode: Field<Part, Never> = .key(
    "lineBreakMode", .lineBreakMode, default: "byTruncatingTail",
    "How text that is too long is shortened.", in: \.text.lineBreakMode)

  private static let minimumScaleFactor: Field<Part, Never> = .key(
    "minimumScaleFactor", .part,
    "How far text without enough room shrinks, as a fraction of its font size.",
    in: \.text.minimumScaleFactor)

  static let stack = KeyTable<Part, Never>(
    "a stack",
    [
      spacing,
      .key(
        "alignment", .partAlignment, default: "fill",
        "The alignment across the stack. 'fill' stretches parts without a length.",
        in: \.alignment),
      .key(
        "distribution", .partDistribution, default: "fill",
        "How parts use the room along the stack.", in: \.distribution),
    ])

  static let text = KeyTable<Part, Never>(
    "a text",
    [
      .key(
        "role", .textRole, "The role of the text; all but titles have the secondary color.",
        in: \.text.role),
      numberOfLines,
      lineBreakMode,
      .key(
        "lineHeight", .unsignedLength, "The distance between baselines, in points.",
        in: \.text.lineHeight),
      .key(
        "tracking", .length, default: "0", "The additional space between letters, in points.",
        in: \.text.tracking),
      .key("textCase", .textCase, "Changes the case of all letters.", in: \.text.textCase),
      minimumScaleFactor,
    ])

  /// The keys of texts and stacks that labels take.
  static let labels = KeyTable<Part, Never>(
    "labels", [spacing, numberOfLines, lineBreakMode, minimumScaleFactor])

  static let image = KeyTable<Part, Never>(
    "a picture",
    [
      .key("mask", .mask, "Cuts the picture to a circle or a squircle.", in: \.image.mask),
      .key("outline", .outline, "A ring around the picture.", in: \.image.outline),
      .key(
        "placeholder", .text, "The picture if the data names none, such as photo.",
        in: \.image.placeholder),
      .key("status", .color, "The color of a dot at the edge.", in: \.image.status),
      .key(
        "symbolScale", .number("a scale", from: 0.1...20), default: "1.25",
        "The side of a symbol, relative to its font size.", in: \.image.symbolScale),
    ])

  /// All keys, for the schema and the normal form. Every value may be a field.
  static let map: MapKind = {
    var rules = PartKind.allCases.map(\.key.rule)
    for table in [stack.map, text.map, image.map, common.map, StyleKeys.map] {
      rules += table.rules.filter { rule in
        !StyleKeys.isOfCells(rule) && !rules.contains { $0.name == rule.name }
      }
    }
    return MapKind(name: "a part", rules: rules.map(\.ofItems), isOfItems: true)
  }()

  /// A part: a word, a map, or a list of parts, which is a column.
  static let partShape: ValueShape = .either([.choice(["spacer", "divider"]), .map { map }])
}

/// The keys of a piece of a text.
enum RunKeys {
  static let text = Key("text", .text, "The text. Spaces at its ends need quotes: '$price '.")

  static let table = KeyTable<PartRun, Never>(
    "a piece of text",
    [
      .key(text, in: \.text),
      .key("color", .color, "The color of the text.", in: \.color),
      .key(StyleKeys.font, in: \.font),
      .key(
        "strikethrough", .flag, default: "false", "Whether the text is struck through.",
        in: \.isStruckThrough),
      .key(
        "underline", .flag, default: "false", "Whether the text is underlined.",
        in: \.isUnderlined),
    ])

  static let map = MapKind(
    name: table.map.name, rules: table.map.rules,
    constraints: MapConstraints(required: [.init(key: "text", examples: ["$title"])]))
}

enum ButtonKeys {
  static let image = Key("image", .text, "The name of a symbol, or another picture.")

  static let table = KeyTable<PartButton, Never>(
    "a button",
    [
      .key("title", .text, "The title.", in: \.title),
      .key("placeholder", .text, "The title if the data has none.", in: \.placeholder),
      .key(image),
      .key(
        "configuration", .buttonKind, default: "plain", "The look of the button.", in: \.kind),
    ])

  static var map: MapKind { table.map }
}

/// The keys of texts below one another.
enum LabelKeys {
  static let table = KeyTable<PartLabels, Never>(
    "labels",
    [
      .key("title", .text, "The title, in the cell's font or else the part's.", in: \.title),
      .key("subtitle", .text, "The text below the title, slightly smaller.", in: \.subtitle),
      .key("eyebrow", .text, "The small text above the title.", in: \.eyebrow),
      .key("detail", .text, "The text at the end of the first line.", in: \.detail),
      .key(
        "sharedLines", .count("a number of lines", 0...1_000),
        "The lines that the texts share besides one line each. Cells with a height keep room for "
          + "them; by default all texts have the lines that they need.", in: \.sharedLines),
    ])

  static var map: MapKind { table.map }
}

enum RatingKeys {
  static let value = Key("value", .number("a rating", from: 0...20), "The number of stars.")
  static let most = Key("of", .count("a number of stars", 1...20), default: "5", "All stars.")
  static let map = MapKind(name: "a rating", rules: [value.rule, most.rule])
}

/// The keys of a segmented control.
enum SegmentKeys {
  static let titles = Key("titles", .texts, "The titles.")
  static let selected = Key(
    "selected", .count("an index", 0...100), default: "0", "The index of the selected segment.")
  static let map = MapKind(name: "a segmented control", rules: [titles.rule, selected.rule])
}

/// The keys of a page control.
enum PageKeys {
  static let count = Key("count", .count("a number of pages", 0...100), "The number of pages.")
  static let current = Key(
    "current", .count("an index", 0...100), default: "0", "The index of the current page.")
  static let map = MapKind(name: "a page control", rules: [count.rule, current.rule])
}

/// The keys of a text field.
enum FieldKeys {
  static let table = KeyTable<PartField, Never>(
    "a text field",
    [
      .key("value", .text, "The text.", in: \.value),
      .key("placeholder", .text, "The text of an empty field.", in: \.placeholder),
      .key("leading", .text, "The symbol at the leading edge.", in: \.leading),
      .key("trailing", .text, "The symbol at the trailing edge.", in: \.trailing),
    ])

  static var map: MapKind { table.map }
}

/// The keys of a ring around a picture.
enum OutlineKeys {
  static let table = KeyTable<PartImage.Outline, Never>(
    "an outline",
    [
      .key("color", .color, "The color; by default the tint.", in: \.color),
      .key("gradient", .gradient, "A gradient instead of a color.", in: \.gradient),
      .key("width", .unsignedLength, default: "2", "The line width, in points.", in: \.width),
      .key(
        "gap", .unsignedLength, default: "2", "The distance from the picture, in points.",
        in: \.gap),
    ])

  static var map: MapKind { table.map }
}
