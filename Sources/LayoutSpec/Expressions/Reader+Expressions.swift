internal import Foundation
package import SpecSource

extension Reader {
  /// Evaluates the text of a value, starting at a character offset, as a number.
  mutating func number(in node: SourceNode, from start: Int) -> Double? {
    guard let expression = expression(in: node, from: start),
      let value = value(of: expression, in: node)
    else { return nil }
    guard case .number(let number) = value else {
      report(
        ValueError(problem: .typeMismatch("=", expected: "a number", found: value.kind)), in: node)
      return nil
    }
    return number
  }

  /// Evaluates a condition.
  mutating func condition(in node: SourceNode) -> Bool? {
    if node.isByWidth { return byWidth(node) { node, reader in reader.condition(in: node) } }
    return bareExpression(in: node, "a condition").flatMap { condition($0, in: node) }
  }

  /// Evaluates an expression that must be a condition.
  mutating func condition(_ expression: SpecExpression, in node: SourceNode) -> Bool? {
    guard let value = value(of: expression, in: node) else { return nil }
    guard case .boolean(let boolean) = value else {
      report(
        ValueError(problem: .typeMismatch("when", expected: "true or false", found: value.kind)),
        in: node)
      return nil
    }
    return boolean
  }

  /// Parses a value that must be an expression; the leading `=` is optional.
  mutating func bareExpression(in node: SourceNode, _ name: String) -> SpecExpression? {
    guard let text = node.text, !node.isNull else { return expected(name, at: node) }
    return expression(in: node, from: text.hasPrefix("=") ? 1 : 0)
  }

  mutating func expression(in node: SourceNode, from start: Int) -> SpecExpression? {
    if let expression = node.expression { return expression }
    do throws(ValueError) {
      return try SpecExpression(node.text ?? "", from: start)
    } catch {
      report(error, in: node)
      return nil
    }
  }

  /// Evaluates an expression here; returns `nil` if it is only checked.
  mutating func value(of expression: SpecExpression, in node: SourceNode) -> ExpressionValue? {
    guard hasTime(at: node) else { return nil }
    var evaluator = Evaluator(scope)
    defer { recordDependencies(of: evaluator) }
    do throws(Evaluator.Failure) {
      let value = try evaluator.value(of: expression)
      return isChecking ? nil : value
    } catch {
      report(error, in: node)
      return nil
    }
  }

  /// Reports an error in the expression or in the var that caused it.
  mutating func report(_ failure: Evaluator.Failure, in node: SourceNode) {
    guard !isChecking || failure.error.problem.isOfNames else { return }
    let variable = failure.variable.flatMap { scope.variables[$0]?.node(at: scope.containerWidth) }
    report(failure.error, in: variable ?? node)
  }

  private mutating func hasTime(at node: SourceNode) -> Bool {
    guard steps > Limits.steps else { return true }
    if !exceedsLimit { report(.tooMuchComputing, at: node) }
    exceedsLimit = true
    return false
  }

  private mutating func recordDependencies(of evaluator: borrowing Evaluator) {
    steps += evaluator.steps
    dependencies.formUnion(evaluator.dependencies)
    guard !evaluator.used.isDisjoint(with: Scope.itemNames) else { return }
    dependsOnItem = true
    // The number of cells per line depends on the container.
    if evaluator.used.contains("line") { dependencies.use(Dependencies.box) }
  }

  // MARK: Values by width

  /// Reads the value for the container's width; the other values are only checked.
  @_semantics("optimize.sil.specialize.generic.never")
  mutating func byWidth<Value>(
    _ node: SourceNode, _ read: (SourceNode, inout Reader) -> Value?
  ) -> Value? {
    let entries = node.entries ?? []
    let chosen = choice(among: entries)
    checking { reader in
      for entry in entries where entry.key != chosen?.key { _ = read(entry.value, &reader) }
    }
    guard let chosen else {
      dependencies.use(["containerWidth"])
      if !isChecking { report(.noValueForWidth(scope.containerWidth.grouped), at: node) }
      return nil
    }
    return read(chosen.value, &self)
  }

  /// Returns the entry for the container's width.
  mutating func choice(among entries: [SourceNode.Entry]) -> SourceNode.Entry? {
    dependencies.use(entries.lazy.map(\.leastWidth), at: scope.containerWidth)
    return entries.choice(at: scope.containerWidth)
  }

  /// Reads values that do not apply to this container; only errors that occur in every container
  /// are reported.
  mutating func checking(_ body: (inout Reader) -> Void) {
    let was = isChecking
    isChecking = true
    body(&self)
    isChecking = was
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
