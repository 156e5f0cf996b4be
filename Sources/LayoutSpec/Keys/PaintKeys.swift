internal import Artwork
internal import CellContent
internal import Foundation
internal import Scene
internal import SpecDiagnostics
internal import SpecTree

enum ShadowKeys {
  static let y = Key(
    "y", .length, default: "3", "The vertical offset in points, positive downward.")

  static let table = KeyTable<ShadowReference, Never>(
    "a shadow",
    [
      .key("color", .color, default: "black", "The color of the shadow.", in: \.color),
      .key(
        "opacity", .number("an opacity", from: 0...1, isComputable: true), default: "0.16",
        "The opacity, from 0 to 1.", in: \.opacity),
      .key(
        "radius", .unsignedLength, default: "8", "The blur radius, in points.", in: \.radius),
      .key(
        "x", .length, default: "0", "The horizontal offset in points, positive to the right.",
        in: \.offsetX),
      .key(y, in: \.offsetY),
    ])

  static var map: MapKind { table.map }
}

enum GradientKeys {
  static let colors = Key("colors", .gradientColors, "The colors, evenly spaced.")
  static let type = Key(
    "type", .gradientType, default: "axial",
    "The kind of gradient: axial runs along a line, radial outward from a center.")
  static let from = Key(
    "from", .gradientEdge,
    "The edge or corner where the gradient starts; by default top, or center if radial.")
  static let to = Key(
    "to", .gradientEdge, default: "bottom", "The edge or corner where the gradient ends.")

  static let map: MapKind = .init(
    name: "a gradient", rules: [colors.rule, type.rule, from.rule, to.rule],
    constraints: .gradient)
}

extension ValueKind<ShadowReference> {
  /// A blur radius in points, or a map.
  static let shadow: ValueKind = .init(
    name: "a shadow",
    shape: .either([ValueKind<CGFloat>.unsignedLength.shape, .map { ShadowKeys.map }])
  ) { node, context, sink in
    guard node.entries != nil else {
      if let text = node.text, let meant = ["none": "{opacity: 0}", "true": "8"][text] {
        return sink.reject(text, as: "a shadow", at: node, writing: meant)
      }
      if sink.reportCSSPaint(node, as: "a shadow", \.cssShadow) { return nil }
      let radius = ValueKind<CGFloat>.unsignedLength.read(node, context, &sink)
      return radius.map { ShadowReference(radius: $0) }
    }
    return ShadowKeys.table.read(node, from: ShadowReference(), context, &sink)
  }
}

extension ValueKind<[ShadowReference]> {
  private static let maxShadows = 8

  /// A shadow, or a list of them from top to bottom.
  static let shadows: ValueKind = .init(
    name: "a shadow",
    shape: .either([
      ValueKind<ShadowReference>.shadow.shape,
      .list(ValueKind<ShadowReference>.shadow.shape, count: 1...maxShadows),
    ])
  ) { node, context, sink in
    let elements = node.elements ?? [node]
    guard elements.count <= maxShadows else {
      sink.report(.tooMany("shadows", limit: maxShadows), at: node)
      return nil
    }
    let shadows = elements.compactMap { ValueKind<ShadowReference>.shadow.read($0, context, &sink) }
    return shadows.count == elements.count ? shadows : nil
  }
}

extension ValueKind<GradientReference> {
  /// A list of colors from top to bottom, or a map.
  static let gradient: ValueKind = .init(
    name: "a gradient",
    shape: .either([ValueKind<[ColorReference]>.gradientColors.shape, .map { GradientKeys.map }])
  ) { node, context, sink in
    guard node.entries != nil else {
      if sink.reportCSSPaint(node, as: "a gradient", \.cssGradient) { return nil }
      if sink.reportCSSColor(node) { return nil }
      let colors = ValueKind<[ColorReference]>.gradientColors.read(node, context, &sink)
      return colors.map { GradientReference($0) }
    }
    guard let map = SourceMap(node, GradientKeys.map, &sink) else { return nil }
    guard let colors = map.read(GradientKeys.colors, context, &sink) else { return nil }
    let kind = map.read(GradientKeys.type, context, &sink) ?? .axial
    return GradientReference(
      colors,
      from: map.read(GradientKeys.from, context, &sink) ?? (kind == .radial ? .center : .top),
      to: map.read(GradientKeys.to, context, &sink) ?? .bottom, kind: kind)
  }
}

extension ValueKind<[ColorReference]> {
  private static let maxColors = 16

  static let gradientColors: ValueKind = .init(
    name: "a list of colors",
    shape: .list(ValueKind<ColorReference>.color.shapeByWidth, count: 2...maxColors)
  ) { node, context, sink in
    guard let elements = node.elements, elements.count >= 2 else {
      return sink.expected("a list of two or more colors", at: node)
    }
    guard elements.count <= maxColors else {
      sink.report(.tooMany("colors in a gradient", limit: maxColors), at: node)
      return nil
    }
    let colors = elements.compactMap { ValueKind<ColorReference>.color.read($0, context, &sink) }
    return colors.count == elements.count ? colors : nil
  }
}

extension ValueKind<Gradient.Kind> {
  static let gradientType: ValueKind = choice(
    "gradient", [("axial", .axial), ("radial", .radial)])
}

extension ValueKind<GradientEdge> {
  static let gradientEdge: ValueKind = choice("edge")
}
