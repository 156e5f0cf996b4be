internal import CellContent
internal import Foundation
internal import SpecDiagnostics
internal import SpecTree

/// The keys of the corners of a box.
enum CornerKeys {
  static let table = KeyTable<CornerReference, Never>(
    "the corner radii",
    [
      .key(
        "topLeading", .cornerRadius, default: "0", "The radius of the top leading corner.",
        in: \.topLeading),
      .key(
        "topTrailing", .cornerRadius, default: "0", "The radius of the top trailing corner.",
        in: \.topTrailing),
      .key(
        "bottomLeading", .cornerRadius, default: "0", "The radius of the bottom leading corner.",
        in: \.bottomLeading),
      .key(
        "bottomTrailing", .cornerRadius, default: "0", "The radius of the bottom trailing corner.",
        in: \.bottomTrailing),
    ])

  static var map: MapKind { table.map }
}

extension ValueKind<CornerReference> {
  /// A radius in points, `capsule`, or a map of corners.
  static let corners: ValueKind = .init(
    name: ValueKind<CGFloat>.cornerRadius.name,
    shape: .either([ValueKind<CGFloat>.cornerRadius.shape, .map { CornerKeys.map }])
  ) { node, context, sink in
    if let elements = node.elements, let map = Self.map(ofList: elements) {
      sink.report(
        .wrongShape(expected: ValueKind<CGFloat>.cornerRadius.name, shape: node.shape), at: node,
        advice: .write, instead: [map])
      return nil
    }
    guard node.entries != nil else {
      return ValueKind<CGFloat>.cornerRadius.read(node, context, &sink).map { CornerReference($0) }
    }
    return CornerKeys.table.read(node, from: 0, context, &sink)
  }

  /// The map for CSS's order of corners: clockwise from the top left.
  private static func map(ofList elements: [SourceNode]) -> String? {
    let radii = elements.compactMap(\.text).filter { Double($0) != nil }
    guard radii.count == 4, elements.count == 4 else { return nil }
    let entries = zip(["topLeading", "topTrailing", "bottomTrailing", "bottomLeading"], radii)
      .filter { Double($1) != 0 }.map { "\($0): \($1)" }
    return entries.isEmpty ? "0" : "{\(entries.joined(separator: ", "))}"
  }
}

extension ValueKind<CGFloat> {
  /// A corner radius in points, or `capsule`, which is half of the shorter side.
  static let cornerRadius: ValueKind = .init(
    name: unsignedLength.name, shape: .either([unsignedLength.shape, .choice([capsule])])
  ) { node, context, sink in
    if node.text == capsule { return Style.capsule }
    guard let text = node.text, capsules.contains(text) else {
      return unsignedLength.read(node, context, &sink)
    }
    return sink.reject(text, as: "a radius in points", at: node, writing: capsule)
  }

  private static let capsule = "capsule"
  /// Words and values of other layout languages for the radius of a capsule.
  private static let capsules: Set = ["50%", "100%", "circle", "full", "pill", "round"]
}

enum BorderKeys {
  static let color = Key(
    "color", .color, default: "separator", "The color of the line.")
  static let width = Key(
    "width", .unsignedLength, default: "1", "The width of the line, in points.")

  static let table = KeyTable<Border, Never>(
    "a border",
    [.key(color, in: \.color), .key(width, in: \.width)] + edges)

  private static let edges: [Field<Border, Never>] = [
    .key("top", .borderLine, "The line along the top edge.", in: \.lines.top),
    .key("leading", .borderLine, "The line along the leading edge.", in: \.lines.leading),
    .key("bottom", .borderLine, "The line along the bottom edge.", in: \.lines.bottom),
    .key("trailing", .borderLine, "The line along the trailing edge.", in: \.lines.trailing),
  ]

  static let map = MapKind(
    name: table.map.name, rules: table.map.rules, constraints: .border)

  static let edgeNames = edges.map(\.rule.name)

  /// Whether the key marks the map as a border, rather than a color for light and dark.
  fileprivate static func isOwn(_ key: String) -> Bool { key != "light" && key != "dark" }
}

/// The keys of a line along one edge.
enum BorderLineKeys {
  static let table = KeyTable<BorderLine, Never>(
    "a line",
    [.key(BorderKeys.color, in: \.color), .key(BorderKeys.width, in: \.width)])

  static var map: MapKind { table.map }
}

extension Border {
  /// The lines along single edges; none if there is a border along all of them.
  fileprivate var lines: BorderEdges {
    get { edges ?? BorderEdges() }
    set { edges = newValue }
  }
}

extension ValueKind<Border> {
  /// A color, a width in points, or a map.
  static let border: ValueKind = .init(
    name: "a border",
    shape: .either([
      ValueKind<ColorReference>.plain.shape, ValueKind<CGFloat>.unsignedLength.shape,
      .map { ColorKeys.map }, .map { BorderKeys.map },
    ])
  ) { node, context, sink in
    guard let entries = node.entries, entries.contains(where: { BorderKeys.isOwn($0.key) }) else {
      return ValueKind<BorderLine>.borderLine.read(node, context, &sink).map {
        Border(color: $0.color, width: $0.width)
      }
    }
    guard let map = SourceMap(node, BorderKeys.map, &sink) else { return nil }
    var border = Border(color: .named("separator"))
    BorderKeys.table.read(map, into: &border, context, &sink)
    return border
  }
}

extension ValueKind<BorderLine> {
  /// A color, a width in points, or a map.
  static let borderLine: ValueKind = .init(
    name: "a border",
    shape: .either([
      ValueKind<ColorReference>.plain.shape, ValueKind<CGFloat>.unsignedLength.shape,
      .map { ColorKeys.map }, .map { BorderLineKeys.map },
    ])
  ) { node, context, sink in
    let standard = ColorReference.named("separator")
    if let text = node.text, let map = text.cssBorder {
      return sink.reject(text, as: "a border", at: node, writing: map)
    }
    if let text = node.text,
      text.first?.isNumber == true || text.hasPrefix("=") && context.namedColor(node) == nil
    {
      let width = ValueKind<CGFloat>.unsignedLength.read(node, context, &sink)
      return width.map { BorderLine(color: standard, width: $0) }
    }
    guard let entries = node.entries, entries.contains(where: { BorderKeys.isOwn($0.key) }) else {
      return ValueKind<ColorReference>.color.read(node, context, &sink).map {
        BorderLine(color: $0)
      }
    }
    return BorderLineKeys.table.read(node, from: BorderLine(color: standard), context, &sink)
  }
}

extension String {
  /// The border map for CSS's shorthand: `1px solid red`.
  fileprivate var cssBorder: String? {
    let words = split(separator: " ").filter { $0 != "solid" }
    guard words.count == 2, let width = words.first, let color = words.last else { return nil }
    let points = width.withoutPixels
    let written = color.hasPrefix("#") ? "\"\(color)\"" : "\(color)"
    return Double(points) == nil ? nil : "{color: \(written), width: \(points)}"
  }
}

extension ValueKind<StyleBox> {
  /// The properties of a style, for selected cells.
  static let selectedStyle: ValueKind = .init(
    name: StyleKeys.properties.map.name, shape: .map { SelectedKeys.map }
  ) { node, context, sink in
    guard let map = SourceMap(node, SelectedKeys.map, &sink) else { return nil }
    var style = Style()
    StyleKeys.properties.read(map, into: &style, context, &sink) { SelectedKeys.map.has($0.name) }
    return StyleBox(style)
  }
}

/// The keys of the look of selected cells: those of styles but for `content`, because cells keep
/// their content when they are selected.
enum SelectedKeys {
  static let map = MapKind(
    name: "the look of selected cells",
    rules: StyleKeys.properties.map.rules.filter { $0.name != StyleKeys.content.rule.name })
}
