internal import Foundation
package import SpecSource

extension Reader {
  /// Reads vars; they are evaluated where they are used.
  package mutating func variables(_ entry: SourceNode.Entry?) {
    guard let entry else { return }
    if entry.value.isNull { return reportMissingValue(of: entry) }
    guard let entries = entry.value.entries else {
      report(.wrongShape(expected: "a map of vars", shape: entry.value.shape), at: entry.value)
      return
    }
    guard entries.count <= Limits.variables else {
      report(.tooMany("vars", limit: Limits.variables), at: entry)
      return
    }
    for entry in readColors(of: entries) {
      guard isName(entry) else { continue }
      let isByWidth = entry.value.isByWidth
      let choices: [(Double, SourceNode)] =
        isByWidth
        ? (entry.value.entries ?? []).map { (Double($0.key) ?? 0, $0.value) } : [(0, entry.value)]
      let expressions = choices.compactMap { width, node in
        bareExpression(in: node, "an expression").map { (width, node, $0) }
      }
      scope.variables[entry.key] = Variable(
        expressions: expressions, isByWidth: isByWidth,
        isWrong: expressions.count < choices.count)
    }
  }

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
    let scalars = name.unicodeScalars
    guard scalars.first?.isNameStart == true, scalars.allSatisfy(\.isNamePart) else {
      report(.invalidName(name), at: entry)
      return false
    }
    return true
  }
}
