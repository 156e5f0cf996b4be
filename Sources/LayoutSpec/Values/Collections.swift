internal import Foundation
internal import Geometry
internal import LayoutEngine
internal import SpecDiagnostics
internal import SpecTree

extension ValueKind {
  /// A list of values of one kind; invalid ones are omitted.
  @_semantics("optimize.sil.specialize.generic.never")
  static func list<Element>(
    of kind: ValueKind<Element>, named name: String, limit: Int
  ) -> ValueKind where Value == [Element] {
    ValueKind(name: name, shape: .list(kind.shapeByWidth, count: 0...limit)) {
      node, context, sink in
      guard let elements = node.elements else { return sink.expected(name, at: node) }
      return context.list(elements, of: kind, limit: limit, at: node, &sink)
    }
  }

  /// A single value, or a list of values of one kind.
  ///
  /// - Parameter orNone: Whether the list can be empty.
  @_semantics("optimize.sil.specialize.generic.never")
  static func oneOrMore<Element: Hashable & Sendable>(
    _ kind: ValueKind<Element>, named name: String, limit: Int, orNone: Bool = false
  ) -> ValueKind where Value == [Element] {
    ValueKind(
      name: name,
      shape: .either([kind.shape, .list(kind.shapeByWidth, count: (orNone ? 0 : 1)...Int.max)])
    ) { node, context, sink in
      guard let elements = node.elements else {
        if let list = context.list(in: node, of: kind, &sink) {
          sink.report(
            .wrongShape(expected: name, shape: "text"), at: node, advice: .write, instead: [list])
          return nil
        }
        return kind.read(node, context, &sink).map { [$0] }
      }
      if elements.isEmpty, !orNone { return sink.expected(name, at: node) }
      let values = context.list(elements, of: kind, limit: limit, at: node, &sink)
      var seen: Set<Element> = []
      if values?.count == elements.count {
        for (value, element) in zip(values ?? [], elements) where !seen.insert(value).inserted {
          sink.report(.repeatedValue(element.text ?? ""), at: element)
        }
      }
      return values
    }
  }

  /// A list with a fixed number of lengths, of which a function makes the value.
  @_semantics("optimize.sil.specialize.generic.never")
  static func lengths(
    _ count: Int, _ name: String, _ make: @escaping @Sendable ([CGFloat]) -> Value
  ) -> ValueKind {
    ValueKind(
      name: name,
      shape: .tuple(Array(repeating: ValueKind<CGFloat>.length.shapeByWidth, count: count))
    ) { node, context, sink in context.lengths(count, name, at: node, &sink).map(make) }
  }
}

extension EvaluationContext {
  /// Returns the list that a text with several words is meant as: `320 390`.
  fileprivate func list<Element>(
    in node: SourceNode, of kind: ValueKind<Element>, _ sink: inout Sink
  ) -> String? {
    guard let words = node.text?.split(whereSeparator: { $0 == " " || $0 == "," }), words.count > 1
    else { return nil }
    func isValue(_ text: String) -> Bool {
      let value = SourceNode(text: text, at: node.place)
      return sink.trying { kind.read(value, self, &$0) }.value != nil
    }
    guard !isValue(node.text ?? ""), words.allSatisfy({ isValue(String($0)) }) else { return nil }
    return "[\(words.joined(separator: ", "))]"
  }

  fileprivate func list<Element>(
    _ elements: [SourceNode], of kind: ValueKind<Element>, limit: Int, at node: SourceNode,
    _ sink: inout Sink
  ) -> [Element]? {
    guard elements.count <= limit else {
      sink.report(.tooMany("values in a list", limit: limit), at: node)
      return nil
    }
    return elements.compactMap { element in
      if element.isNull { return sink.expected(kind.name, at: element) }
      return kind.read(element, self, &sink)
    }
  }

  /// Reads a list with a fixed number of lengths.
  func lengths(_ count: Int, _ name: String, at node: SourceNode, _ sink: inout Sink) -> [CGFloat]?
  {
    guard let elements = node.elements else { return sink.expected(name, at: node) }
    guard elements.count == count else {
      sink.report(.wrongCount(expected: name, found: elements.count), at: node)
      return nil
    }
    let lengths = elements.compactMap { ValueKind<CGFloat>.length.read($0, self, &sink) }
    return lengths.count == count ? lengths : nil
  }
}

extension ValueKind<CGPoint> {
  /// `[x, y]`.
  static let point: ValueKind = lengths(2, "a point [x, y]") { CGPoint(x: $0[0], y: $0[1]) }
}

extension ValueKind<PageScroll> {
  /// A length along the page's axis, or `[x, y]`.
  static let pageScroll: ValueKind = .init(
    name: "a length or a point [x, y]",
    shape: .either([ValueKind<CGFloat>.length.shape, ValueKind<CGPoint>.point.shape])
  ) { node, context, sink in
    node.elements == nil
      ? ValueKind<CGFloat>.length.read(node, context, &sink).map(PageScroll.along)
      : ValueKind<CGPoint>.point.read(node, context, &sink).map { .both(x: $0.x, y: $0.y) }
  }
}

extension ValueKind<NSDirectionalEdgeInsets> {
  /// Insets: a length for all edges, `[vertical, horizontal]`, or a map of edges.
  static let insets: ValueKind = .init(name: "insets", shape: insetsShape) { node, context, sink in
    if node.entries != nil { return EdgeKeys.insets(node, context, &sink) }
    guard let elements = node.elements else {
      if let text = node.text, let insets = text.cssInsets {
        return sink.reject(text, as: "a length", at: node, writing: insets)
      }
      let kind = ValueKind<CGFloat>.length
      return kind.read(node, context, &sink).map {
        NSDirectionalEdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0)
      }
    }
    if elements.count == 4 {
      sink.rejectFourNumbers(elements, at: node)
      return nil
    }
    return context.lengths(2, "[vertical, horizontal]", at: node, &sink).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[0], trailing: $0[1])
    }
  }
}

extension ValueKind<NSDirectionalEdgeInsets> {
  private static var insetsShape: ValueShape {
    let length = ValueKind<CGFloat>.length
    let two = [length.shapeByWidth, length.shapeByWidth]
    return .either([length.shape, .tuple(two), .map { EdgeKeys.insetsMap }])
  }
}

extension String {
  /// The insets that two to four lengths mean in CSS, clockwise from the top.
  fileprivate var cssInsets: String? {
    let lengths = split(separator: " ").map(\.withoutPixels)
    guard lengths.allSatisfy({ Double($0) != nil }) else { return nil }
    return switch lengths.count {
    case 2: "[\(lengths[0]), \(lengths[1])]"
    case 3: "{top: \(lengths[0]), horizontal: \(lengths[1]), bottom: \(lengths[2])}"
    case 4:
      "{top: \(lengths[0]), leading: \(lengths[3]), bottom: \(lengths[2]), trailing: \(lengths[1])}"
    default: nil
    }
  }
}

extension Sink {
  /// Rejects four numbers and offers them in the order of UIKit, whose names the spec uses.
  fileprivate mutating func rejectFourNumbers(_ elements: [SourceNode], at node: SourceNode) {
    let texts = elements.compactMap(\.text)
    let edges = zip(["top", "leading", "bottom", "trailing"], texts).map { "\($0): \($1)" }
    let map = "{" + edges.joined(separator: ", ") + "}"
    report(.fourInsets, at: node, advice: .write, instead: texts.count == 4 ? [map] : [])
  }
}
