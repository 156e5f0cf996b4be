/// A value as written, with the shape that the tables of keys give it. Expressions are parsed and the
/// normal form is made by walking it.
package struct TypedNode {
  package let node: SourceNode
  private let shape: ValueShape

  package init(_ node: SourceNode, _ shape: ValueShape) {
    self.node = node
    self.shape = shape
  }

  /// The text in its canonical spelling.
  package var text: String? { node.text.map(shape.canonical) }

  package var elements: [TypedNode] {
    let elements = node.elements ?? []
    return zip(elements, shape.elements(elements.count)).map { TypedNode($0, $1) }
  }

  /// The value of one of the node's entries.
  package func value(of entry: SourceNode.Entry) -> TypedNode {
    TypedNode(entry.value, node.isByWidth ? shape : shape.value(under: entry.key))
  }

  /// Returns the node with the texts parsed that can only be expressions, which need no `=`.
  ///
  /// - Parameter data: The key of data, which has expressions after `=` only.
  package func withExpressions(exceptUnder data: String) -> SourceNode {
    var node = node
    switch node.value {
    case .scalar(let scalar): if shape.isExpression { node.value = .scalar(scalar.asExpression) }
    case .list: node.value = .list(elements.map { $0.withExpressions(exceptUnder: data) })
    case .map(var entries):
      for index in entries.indices where entries[index].key != data {
        entries[index].value = value(of: entries[index]).withExpressions(exceptUnder: data)
      }
      node.value = .map(entries)
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
