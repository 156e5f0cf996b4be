internal import CellContent
internal import Foundation
internal import SpecTree

extension PartReader {
  typealias ConditionResult = (isMet: Bool, deferred: PartExpression?)

  /// Evaluates the condition of a part. One that depends on the size of the cell is evaluated later.
  ///
  /// A field is true if it has a value other than `false`, `no`, `off` or 0. A comparison with a
  /// missing field is false.
  mutating func condition(
    _ condition: ParsedPart.Condition, _ data: PartData, _ sink: inout Sink
  ) -> ConditionResult {
    self.condition(condition.node, condition, data, context, &sink)
  }

  private mutating func condition(
    _ node: SourceNode, _ condition: ParsedPart.Condition, _ data: PartData,
    _ context: EvaluationContext, _ sink: inout Sink
  ) -> ConditionResult {
    if node.isByWidth {
      return context.byWidth(node, &sink) {
        self.condition($0, condition, data, $1, &$2)
      } ?? (true, nil)
    }
    guard let text = node.text else {
      _ = sink.expected("a condition", at: node) as Bool?
      return (true, nil)
    }
    do throws(ValueError) {
      let written =
        if let parsed = condition.expressions[text] { parsed } else {
          try FieldExpression(text)
        }
      guard !written.fields.isEmpty else {
        return result(of: written.expression, node, text, data, context, &sink)
      }
      guard !data.isDry else { return (true, nil) }
      isVaried = true
      let condition = try filled(written, data, context.scope)
      let values = written.fields.map { "\($0)=\(data.texts[$0] ?? "")" }.joined(separator: " ")
      return result(of: condition, node, "\(text) \(values)", data, context, &sink)
    } catch {
      sink.report(error, in: node)
      return (false, nil)
    }
  }

  /// - Parameter identity: A text that identifies the expression.
  private func result(
    of expression: SpecExpression, _ node: SourceNode, _ identity: String, _ data: PartData,
    _ context: EvaluationContext, _ sink: inout Sink
  ) -> ConditionResult {
    if let deferred = context.deferred(expression, identity, in: node, &sink) {
      return (true, deferred)
    }
    return (data.isDry ? true : context.condition(expression, in: node, &sink) ?? true, nil)
  }

  /// The condition with the values of an element in place of its fields.
  private func filled(
    _ written: FieldExpression, _ data: PartData, _ scope: Scope
  ) throws(ValueError) -> SpecExpression {
    try written.condition(
      FieldExpression.Values(
        isField: { data.names.contains($0) || !scope.isKnown($0) },
        truth: { .value(.boolean(data.isAffirmative($0))) },
        number: { name, range throws(ValueError) in
          guard let text = data.texts[name], !text.isEmpty else {
            // The comparison is not evaluated.
            return .value(.number(0))
          }
          if let flag = text.asFlag { return .value(.boolean(flag)) }
          guard let number = Double(text), number.isFinite else {
            throw ValueError(problem: .textInCondition(text), range: range)
          }
          return .value(.number(number))
        },
        presence: { data.texts[$0]?.isEmpty == false ? nil : .value(.boolean(false)) }))
  }
}

extension Scope {
  /// Whether a name has a value without any data.
  fileprivate func isKnown(_ name: String) -> Bool {
    variables[name] != nil || value(named: name) != nil
  }
}

extension PartData {
  /// Whether a field counts as true in a condition.
  func isAffirmative(_ name: String) -> Bool {
    if let node = nodes[name] {
      return node.elements?.isEmpty != true && node.entries?.isEmpty != true
    }
    return texts[name]?.isAffirmative ?? false
  }
}

extension String {
  /// The meaning of a word for true or false.
  fileprivate var asFlag: Bool? {
    switch lowercased() {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }

  /// Whether a field with this text counts as true.
  package var isAffirmative: Bool {
    !["", "false", "no", "off"].contains(lowercased()) && Double(self) != 0
  }
}
