internal import Foundation
internal import SpecTree

/// Checks definitions that are never used. Errors that depend on where a definition is used are not
/// found.
extension EvaluationContext {
  func checkUnused(_ map: SourceMap, _ configuration: ConfigurationSpec, _ sink: inout Sink) {
    checkVariables(map, &sink)
    for entry in map.entry(DocumentKeys.templates)?.value.entries ?? []
    where entry.value.entries != nil && !sink.names.templates.contains(entry.key) {
      let found = findings(inTemplate: entry.value, configuration, &sink)
      for finding in found where finding.problem.isPlaceIndependent && !sink.isKnown(finding) {
        sink.report(finding)
      }
    }
  }

  /// Returns the errors of a template, which is read as a section, a group or an item depending on
  /// its keys.
  private func findings(
    inTemplate node: SourceNode, _ configuration: ConfigurationSpec, _ sink: inout Sink
  ) -> ArraySlice<Finding> {
    sink.trying { sink in
      guard let whole = checking.using(node, &sink) else { return }
      let isSection = (whole.entries ?? []).contains {
        SectionKeys.map.has($0.key) && !NodeKeys.groupMap.has($0.key)
      }
      if isSection {
        checkSection(whole, configuration, &sink)
      } else {
        _ = ValueKind<NodeSpec>.node.read(whole, checking, &sink)
      }
    }.findings
  }

  // MARK: Vars

  /// Reports unknown names and cycles in vars, unless a use of them already has.
  private func checkVariables(_ map: SourceMap, _ sink: inout Sink) {
    let known = Set(scope.variables.keys).union(Scope.places.keys)
    lazy var cells = map.node.cellVariableNames
    var closed: Set<String> = []
    for name in (map.entry(DocumentKeys.vars)?.value.entries ?? []).map(\.key) {
      for (_, node, expression) in scope.variables[name]?.expressions ?? [] {
        let unknownNames = expression.names.subtracting(known)
        guard !unknownNames.isEmpty, let unknown = unknownNames.subtracting(cells).min() else {
          continue
        }
        sink.reportOnce(scope.unknown(unknown, at: expression.range { $0 == unknown }), in: node)
      }
      checkCircles([name], &closed, &sink)
    }
  }

  /// Follows the references of the last var of a path; visits each var once.
  private func checkCircles(_ path: [String], _ closed: inout Set<String>, _ sink: inout Sink) {
    guard let name = path.last, !closed.contains(name) else { return }
    for (_, node, expression) in scope.variables[name]?.expressions ?? [] {
      for next in expression.names.sorted() where scope.variables[next] != nil {
        guard let start = path.firstIndex(of: next) else {
          checkCircles(path + [next], &closed, &sink)
          continue
        }
        sink.reportOnce(
          ValueError(
            problem: .variableCycle(path[start...] + [next]),
            range: expression.range { $0 == next }), in: node)
      }
    }
    closed.insert(name)
  }
}

extension Sink {
  /// Whether the problem was already reported at this position, for example by another template
  /// that uses this one.
  fileprivate func isKnown(_ finding: Finding) -> Bool {
    findings.contains { $0.span == finding.span && $0.problem.code == finding.problem.code }
  }

  fileprivate mutating func reportOnce(_ error: ValueError, in node: SourceNode) {
    if !findings.contains(where: { $0.problem.isSame(as: error.problem) }) {
      report(error, in: node)
    }
  }
}

extension SourceNode {
  /// The names defined by custom groups, which vars can use there.
  fileprivate var cellVariableNames: Set<String> {
    var names: Set<String> = []
    for entry in entries ?? [] {
      if entry.key == FrameKeys.names.rule.name {
        names.formUnion((entry.value.entries ?? []).map(\.key))
      }
      names.formUnion(entry.value.cellVariableNames)
    }
    for element in elements ?? [] { names.formUnion(element.cellVariableNames) }
    return names
  }
}

extension Problem {
  /// Whether a problem of a template does not depend on where the template is used.
  fileprivate var isPlaceIndependent: Bool {
    switch self {
    case .missingKey, .missingLength, .needs, .nameOutOfScope, .unknownInText, .unknownColumn,
      .unknownVariable,
      .repeatedID, .scrollWithoutEffect:
      false
    // The kinds of badges depend on the group.
    case .unknownKey(_, let map): map != RowKeys.map.name && map != RepeatedRowKeys.map.name
    default: true
    }
  }

  fileprivate func isSame(as other: Problem) -> Bool {
    if case (.variableCycle(let one), .variableCycle(let other)) = (self, other) {
      return Set(one) == Set(other)
    }
    return self == other
  }
}
