internal import Foundation
package import SpecTree

extension EvaluationContext {
  /// Evaluates the text of a value, starting at a character offset, as a number.
  func number(in node: SourceNode, from start: Int, _ sink: inout Sink) -> Double? {
    guard let expression = expression(in: node, from: start, &sink),
      let value = value(of: expression, in: node, &sink)
    else { return nil }
    guard case .number(let number) = value else {
      sink.report(
        ValueError(problem: .typeMismatch("=", expected: "a number", found: value.kind)), in: node)
      return nil
    }
    return number
  }

  /// Evaluates a condition.
  func condition(in node: SourceNode, _ sink: inout Sink) -> Bool? {
    if node.isByWidth { return byWidth(node, &sink) { $1.condition(in: $0, &$2) } }
    return bareExpression(in: node, "a condition", &sink).flatMap { condition($0, in: node, &sink) }
  }

  /// Evaluates an expression that must be a condition.
  func condition(_ expression: SpecExpression, in node: SourceNode, _ sink: inout Sink) -> Bool? {
    guard let value = value(of: expression, in: node, &sink) else { return nil }
    guard case .boolean(let boolean) = value else {
      sink.report(
        ValueError(problem: .typeMismatch("when", expected: "true or false", found: value.kind)),
        in: node)
      return nil
    }
    return boolean
  }

  /// Parses a value that must be an expression; the leading `=` is optional.
  func bareExpression(in node: SourceNode, _ name: String, _ sink: inout Sink) -> SpecExpression? {
    guard let text = node.nonNullText else { return sink.expected(name, at: node) }
    return expression(in: node, from: text.hasPrefix("=") ? 1 : 0, &sink)
  }

  func expression(in node: SourceNode, from start: Int, _ sink: inout Sink) -> SpecExpression? {
    if let expression = node.expression { return expression }
    do throws(ValueError) {
      return try SpecExpression(node.text ?? "", from: start)
    } catch {
      sink.report(error, in: node)
      return nil
    }
  }

  /// Evaluates an expression here; returns `nil` if it is only checked.
  func value(of expression: SpecExpression, in node: SourceNode, _ sink: inout Sink)
    -> ExpressionValue?
  {
    guard hasTime(at: node, &sink) else { return nil }
    var evaluator = Evaluator(scope)
    defer { recordDependencies(of: evaluator, &sink) }
    do throws(Evaluator.Failure) {
      let value = try evaluator.value(of: expression)
      return isChecking ? nil : value
    } catch {
      report(error, in: node, &sink)
      return nil
    }
  }

  /// Reports an error in the expression or in the var that caused it.
  func report(_ failure: Evaluator.Failure, in node: SourceNode, _ sink: inout Sink) {
    guard !isChecking || failure.error.problem.isOfNames else { return }
    let variable = failure.variable.flatMap { scope.variables[$0]?.node(at: scope.containerWidth) }
    sink.report(failure.error, in: variable ?? node)
  }

  private func hasTime(at node: SourceNode, _ sink: inout Sink) -> Bool {
    guard sink.work.steps > Limits.steps else { return true }
    if !sink.work.isTooMuch { sink.report(.tooMuchComputing, at: node) }
    sink.work.isTooMuch = true
    return false
  }

  private func recordDependencies(of evaluator: borrowing Evaluator, _ sink: inout Sink) {
    sink.work.steps += evaluator.steps
    sink.dependencies.formUnion(evaluator.dependencies)
    guard !evaluator.used.isDisjoint(with: Scope.itemNames) else { return }
    sink.dependencies.differsByItem = true
    // The number of cells per line depends on the container.
    if evaluator.used.contains("line") { sink.dependencies.use(Dependencies.box) }
  }

  // MARK: Values by width

  /// Reads the value for the container's width; the other values are only checked.
  @_semantics("optimize.sil.specialize.generic.never")
  func byWidth<Value>(
    _ node: SourceNode, _ sink: inout Sink,
    _ read: (SourceNode, EvaluationContext, inout Sink) -> Value?
  ) -> Value? {
    let entries = node.entries ?? []
    let chosen = choice(among: entries, &sink)
    let others = checking
    for entry in entries where entry.key != chosen?.key { _ = read(entry.value, others, &sink) }
    guard let chosen else {
      sink.dependencies.use(["containerWidth"])
      if !isChecking { sink.report(.noValueForWidth(scope.containerWidth.grouped), at: node) }
      return nil
    }
    return read(chosen.value, self, &sink)
  }

  /// Returns the entry for the container's width.
  func choice(among entries: [SourceNode.Entry], _ sink: inout Sink) -> SourceNode.Entry? {
    sink.dependencies.use(entries.lazy.map(\.leastWidth), at: scope.containerWidth)
    return entries.choice(at: scope.containerWidth)
  }
}

extension [SourceNode.Entry] {
  /// Returns the entry with the largest width that is at most the given one.
  package func choice(at width: Double) -> SourceNode.Entry? {
    filter { $0.leastWidth <= width }.max { (Double($0.key) ?? -1) < (Double($1.key) ?? -1) }
  }
}

extension SourceNode.Entry {
  /// The container width from which the value of a map by width applies.
  fileprivate var leastWidth: Double { key == "default" ? 0 : Double(key) ?? .infinity }
}

extension Problem {
  /// Whether the problem is independent of the container's width.
  fileprivate var isOfNames: Bool {
    switch self {
    case .unknownVariable, .nameOutOfScope, .variableCycle: true
    default: false
    }
  }
}
