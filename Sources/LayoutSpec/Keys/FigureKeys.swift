internal import CellContent
internal import Foundation
internal import SpecDiagnostics
internal import SpecTree

/// The keys that explain a figure. They are no part of the layout.
enum FigureKeys {
  static let annotations = Key(
    "annotations", .list(of: .annotation, named: "a list of annotations", limit: 100),
    default: "[]", "Notes about elements of the layout.")
  static let legend = Key<LegendPlacement>(
    "legend", .choice("place of the legend"),
    "Where to explain numbers, hues and hatches; by default 'bottom' if an annotation has a number."
  )
  static let caption = Key(
    "caption", .text, "A text below the figure.")
  static let variants = Key(
    "variants", .list(of: .figureVariant, named: "a list of variants", limit: 24),
    default: "[]", "Other values of the spec to draw side by side, each with its title.")
}

enum AnnotationKeys {
  static let at = Key("at", .elementName, "The element that the annotation is about.")
  static let between = Key(
    "between", .elementPair, "Two elements; a bracket marks the gap between them.")
  static let from = Key("from", .elementName, "The element where an arrow starts.")
  static let to = Key("to", .elementName, "The element where an arrow ends.")
  static let frame = Key(
    "frame", .frame, "A rectangle in points of the layout, as in a layout from left to right.")
  static let text = Key("text", .text, "The text of the annotation.")
  static let number = Key(
    "number", .count("a number", 1...999), "The number of a marker; its text is in the legend.")
  static let side = Key(
    "side", .side, "The side of the text; by default the one with the shortest free leader.")

  static let map: MapKind = .init(
    name: "an annotation",
    rules: [
      at.rule, between.rule, from.rule, to.rule, frame.rule, text.rule, number.rule, side.rule,
    ], constraints: .annotation)

  fileprivate static func annotation(
    _ map: SourceMap, _ context: EvaluationContext, _ sink: inout Sink
  ) -> Annotation? {
    let subject: Annotation.Subject? =
      if map.has(at) {
        map.read(at, context, &sink).map { .element($0) }
      } else if map.has(between) {
        map.read(between, context, &sink).map { .gap($0[0], $0[1]) }
      } else if map.has(frame) {
        map.read(frame, context, &sink).map { .frame($0) }
      } else {
        arrow(map, context, &sink)
      }
    guard let subject, let text = map.read(text, context, &sink) else { return nil }
    return Annotation(
      subject, text: text, number: map.read(number, context, &sink),
      side: map.read(side, context, &sink))
  }

  private static func arrow(_ map: SourceMap, _ context: EvaluationContext, _ sink: inout Sink)
    -> Annotation.Subject?
  {
    guard map.has(from) || map.has(to) else {
      map.require(at, examples: ["photos/0"], &sink)
      return nil
    }
    map.require(from, examples: ["photos header"], &sink)
    map.require(to, examples: ["photos/0"], &sink)
    guard let from = map.read(from, context, &sink), let to = map.read(to, context, &sink) else {
      return nil
    }
    return .arrow(from: from, to: to)
  }
}

enum FigureVariantKeys {
  static let title = Key("title", .text, "The title above the picture.")
  static let set = Key(
    "set", .raw("a map of settings", .names(.anything)),
    "New values, by the paths that '--set' takes: {sections.photos.group.height: 80}.")

  static let map: MapKind = .init(
    name: "a variant", rules: [title.rule, set.rule], constraints: .figureVariant)
}

enum CanvasKeys {
  static let table = KeyTable<FigureCanvas, Never>(
    "a canvas",
    [
      .key(
        "width", .containerLength,
        "The width of the picture in points, whatever overlays add; by default that of the content.",
        in: \.width),
      .key(
        "padding", .unsignedLength,
        "Points between the content and the edges; by default 16 with a width, caption or legend.",
        in: \.padding),
    ])
}

extension ValueKind<Annotation> {
  static let annotation: ValueKind = .init(
    name: "an annotation", shape: .map { AnnotationKeys.map }
  ) { node, context, sink in
    SourceMap(node, AnnotationKeys.map, &sink).flatMap {
      AnnotationKeys.annotation($0, context, &sink)
    }
  }
}

extension ValueKind<String> {
  /// A variant of a figure by its title. The settings are applied to the whole spec.
  static let figureVariant: ValueKind = .init(
    name: "a variant", shape: .map { FigureVariantKeys.map }
  ) { node, context, sink in
    guard let map = SourceMap(node, FigureVariantKeys.map, &sink),
      map.read(FigureVariantKeys.set, context, &sink) != nil
    else { return nil }
    guard map.entry(FigureVariantKeys.set)?.value.entries != nil else {
      return map.entry(FigureVariantKeys.set).flatMap {
        sink.expected("a map such as {sections.0.group.height: 80}", at: $0.value)
      }
    }
    return map.read(FigureVariantKeys.title, context, &sink)
  }
}

extension ValueKind<FigureCanvas> {
  static let canvas: ValueKind = map(CanvasKeys.table, FigureCanvas())
}

extension ValueKind<ElementName> {
  static let elementName: ValueKind = scalar("the name of an element") { text throws(ValueError) in
    guard let name = ElementName(text) else {
      throw ValueError(
        problem: .notAValue(
          text, kind: "the name of an element",
          examples: "photos/0, photos header or photos group 1"))
    }
    return name
  }
}

extension ValueKind<[ElementName]> {
  /// Two elements.
  static let elementPair: ValueKind = .init(
    name: "two elements", shape: .tuple([.text, .text])
  ) { node, context, sink in
    guard let elements = node.elements, elements.count == 2 else {
      return sink.expected("two elements, such as [photos/0, photos/1]", at: node)
    }
    let names = elements.compactMap { ValueKind<ElementName>.elementName.read($0, context, &sink) }
    return names.count == 2 ? names : nil
  }
}

extension ValueKind<CGRect> {
  /// `[x, y, width, height]`.
  static let frame: ValueKind = lengths(4, "a frame [x, y, width, height]") {
    CGRect(x: $0[0], y: $0[1], width: max($0[2], 0), height: max($0[3], 0))
  }
}

extension ValueKind<Annotation.Side> {
  static let side: ValueKind = choice("side")
}
