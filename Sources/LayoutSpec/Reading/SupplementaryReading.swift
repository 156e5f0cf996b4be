internal import Foundation
internal import Geometry
internal import LayoutEngine
internal import SpecTree

extension ValueKind<[SupplementarySpec]> {
  static let supplementaryItems: ValueKind = list(
    ofExisting: .supplementary, named: "a list of supplementary items", limit: 100)
}

extension ValueKind<SupplementarySpec> {
  /// A supplementary item of an item or a group, such as a badge.
  static let supplementary: ValueKind = .init(
    name: "a supplementary item", shape: .map { SupplementaryKeys.map }
  ) { node, context, sink in
    guard let map = SourceMap(node, SupplementaryKeys.map, &sink) else { return nil }
    let size = context.requiredSize(map, example: "[20, 20]", &sink)
    guard let kind = map.read(SupplementaryKeys.elementKind, context, &sink),
      let anchor = map.read(SupplementaryKeys.containerAnchor, context, &sink),
      let width = size.width, let height = size.height
    else { return nil }
    var item = SupplementarySpec(
      elementKind: kind, width: width, height: height, containerAnchor: anchor)
    SupplementaryKeys.table.read(map, into: &item, context, &sink)
    item.style = context.style(map, SupplementaryKeys.style, &sink)
    item.place =
      map.entry(SupplementaryKeys.elementKind).map {
        sink.source.span(of: $0.value)
      } ?? map.place(sink.source)
    return item
  }
}

extension EvaluationContext {
  /// Reads a required size.
  func requiredSize(_ map: SourceMap, example: String, _ sink: inout Sink) -> SizeSpec {
    if map.lacks(NodeKeys.width), map.lacks(NodeKeys.height) {
      map.require(NodeKeys.size, examples: [example], &sink)
    } else if map.lacks(NodeKeys.size) {
      map.require(NodeKeys.width, examples: ["1w"], &sink)
      map.require(NodeKeys.height, examples: ["44"], &sink)
    }
    return size(map, &sink)
  }
}

extension ValueKind<AnchorDescription> {
  /// An anchor: a point of a rectangle given by its edges.
  static let anchor: ValueKind = .init(
    name: "an anchor", shape: .map { AnchorKeys.map }
  ) { node, context, sink in
    guard node.entries != nil else {
      let edges =
        node.elements.map { "[\($0.compactMap(\.text).joined(separator: ", "))]" }
        ?? node.text.map { cornerEdges[$0] ?? $0 }
      sink.report(
        .wrongShape(expected: "an anchor", shape: node.shape), at: node, advice: .write,
        instead: edges.map { ["{edges: \($0)}"] } ?? [])
      return nil
    }
    guard let map = SourceMap(node, AnchorKeys.map, &sink) else { return nil }
    let edges = map.read(AnchorKeys.edges, context, &sink) ?? []
    let absolute = map.read(AnchorKeys.absoluteOffset, context, &sink)
    let fractional = map.read(AnchorKeys.fractionalOffset, context, &sink)
    return AnchorDescription(
      edges: edges, offset: fractional.map { .fractional($0) } ?? .absolute(absolute ?? .zero))
  }
}

/// The edges of corners that other keys write as one word.
private let cornerEdges = [
  "topLeading": "[top, leading]", "topTrailing": "[top, trailing]",
  "bottomLeading": "[bottom, leading]", "bottomTrailing": "[bottom, trailing]",
]

extension ValueKind<NSDirectionalRectEdge> {
  /// An edge, or a possibly empty list of edges.
  static let edges: ValueKind = .init(
    name: "a list of edges", shape: .either([edge.shape, .list(edge.shapeByWidth)])
  ) { node, context, sink in
    guard let elements = node.elements else {
      if let text = node.text, let edges = cornerEdges[text] {
        return sink.reject(text, as: "an edge", at: node, writing: edges)
      }
      return edge.read(node, context, &sink)
    }
    let edges = elements.compactMap { edge.read($0, context, &sink) }
    return edges.reduce([]) { $0.union($1) }
  }

  private static let edge: ValueKind = choice(
    "edge",
    [
      ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
      ("all", .all),
    ])
}
