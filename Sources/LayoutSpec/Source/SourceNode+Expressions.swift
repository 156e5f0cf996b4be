internal import SpecSource

extension SourceNode {
  /// The node with the texts parsed that can only be expressions, which need no `=`.
  func withExpressions(_ shape: ValueShape) -> SourceNode {
    var node = self
    switch value {
    case .scalar(let scalar):
      guard shape.isExpression else { return self }
      node.value = .scalar(scalar.asExpression)
    case .list(let elements):
      node.value = .list(
        zip(elements, shape.elements(elements.count)).map { $0.withExpressions($1) })
    case .map(let entries):
      let isByWidth = isByWidth
      node.value = .map(
        entries.map { entry in
          // Data has expressions after `=` only.
          guard entry.key != SectionKeys.items.rule.name else { return entry }
          var entry = entry
          entry.value = entry.value.withExpressions(
            isByWidth ? shape : shape.value(under: entry.key))
          return entry
        })
    }
    return node
  }
}

extension ValueShape {
  /// Whether texts of the shape can only be expressions.
  fileprivate var isExpression: Bool {
    switch self {
    case .scalar(let grammar): grammar.name == ScalarGrammar.expressionName
    case .byWidth(let shape): shape.isExpression
    case .either(let shapes): shapes.contains(where: \.isExpression)
    case .anything, .null, .choice, .list, .tuple, .map, .patch, .names: false
    }
  }
}
