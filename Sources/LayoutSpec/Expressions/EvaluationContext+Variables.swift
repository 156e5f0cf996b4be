internal import Foundation
internal import SpecTree

extension EvaluationContext {
  /// Reads vars; they are evaluated where they are used.
  mutating func readVariables(_ map: SourceMap, _ sink: inout Sink) {
    let entries = map.names(DocumentKeys.vars, "a map of vars", &sink)
    if entries.count > Limits.variables, let entry = map.entry(DocumentKeys.vars) {
      return sink.report(.tooMany("vars", limit: Limits.variables), at: entry)
    }
    definitions.variables = [:]
    for entry in readColors(of: entries, &sink) {
      guard sink.isName(entry) else { continue }
      let isByWidth = entry.value.isByWidth
      let choices: [(Double, SourceNode)] =
        isByWidth
        ? (entry.value.entries ?? []).map { (Double($0.key) ?? 0, $0.value) } : [(0, entry.value)]
      let expressions = choices.compactMap { width, node in
        bareExpression(in: node, "an expression", &sink).map { (width, node, $0) }
      }
      definitions.variables[entry.key] = Variable(
        expressions: expressions, isByWidth: isByWidth,
        isWrong: expressions.count < choices.count)
    }
    scope.variables = definitions.variables
  }
}

extension Sink {

  /// Whether the key is a valid, unreserved name; reports an error if not.
  mutating func isName(_ entry: SourceNode.Entry) -> Bool {
    let name = entry.key
    let isTaken =
      Scope.places[name] != nil || ExpressionFunction(rawValue: name) != nil
      || SpecExpression.words.contains(name)
    if isTaken {
      report(.reservedName(name), at: entry)
      return false
    }
    // A full stop is inside of the names of design tokens.
    let parts = name.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false)
    guard name.unicodeScalars.first?.isNameStart == true,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isNamePart) })
    else {
      report(.invalidName(name), at: entry)
      return false
    }
    return true
  }
}
