internal import Foundation
internal import SpecDiagnostics
package import SpecTree

extension EvaluationContext {
  /// Reads the vars and the templates of a spec.
  package mutating func define(_ root: SourceNode, _ sink: inout Sink) {
    guard let map = SourceMap(document: root, &sink) else { return }
    readVariables(map, &sink)
    readTemplates(map, &sink)
    _ = sectionNodes(map, &sink)
  }

  /// Reads the templates that sections, groups and items can use.
  mutating func readTemplates(_ map: SourceMap, _ sink: inout Sink) {
    for entry in map.names(DocumentKeys.templates, "a map of templates", &sink) {
      if entry.value.entries == nil {
        sink.report(.wrongShape(expected: "a map", shape: entry.value.shape), at: entry.value)
      } else {
        definitions.templates[entry.key] = entry.value
      }
    }
  }

  /// Returns a map merged with the templates that its `use` key names; its own keys take
  /// precedence. Returns `nil` if a template is missing.
  package func using(_ node: SourceNode, _ sink: inout Sink) -> SourceNode? {
    using(node, within: [], &sink)
  }

  private func using(_ node: SourceNode, within names: [String], _ sink: inout Sink) -> SourceNode?
  {
    guard let entry = node.entries?.first(where: { $0.key == "use" }) else { return node }
    guard !entry.value.isNull else {
      sink.reportMissingValue(of: entry)
      return nil
    }
    var base: SourceNode?
    for name in entry.value.elements ?? [entry.value] {
      guard let template = template(name, within: names, &sink) else { return nil }
      base = base.map { $0.merged(with: template) } ?? template
    }
    let own = node.without(["use"])
    guard var base else { return own }
    base.place = own.place
    return base.merged(with: own)
  }

  private func template(
    _ node: SourceNode, within names: [String], _ sink: inout Sink
  ) -> SourceNode? {
    guard let name = node.text else { return sink.expected("a name", at: node) }
    sink.names.templates.insert(name)
    guard let template = definitions.templates[name] else {
      sink.report(
        .unknownTemplate(name), at: node,
        instead: sink.similar(to: name, among: definitions.templates.keys))
      return nil
    }
    if let start = names.firstIndex(of: name) {
      sink.report(.templateCycle(Array(names[start...]) + [name]), at: node)
      return nil
    }
    guard names.count < Limits.templateDepth else {
      let problem = Problem.tooMany("nested templates", limit: Limits.templateDepth)
      // A long chain would report this once per template.
      if !sink.findings.contains(where: { $0.problem == problem }) {
        sink.report(problem, at: node)
      }
      return nil
    }
    // Nested templates that each use two others grow exponentially.
    sink.work.templateKeys += 1 + (template.entries?.count ?? 0)
    guard sink.work.templateKeys <= Limits.templateKeyCount else {
      if !sink.work.isTooMuch {
        sink.report(.tooMany("keys added by templates", limit: Limits.templateKeyCount), at: node)
      }
      sink.work.isTooMuch = true
      return nil
    }
    // The id belongs only to the section that is used as a template.
    return using(template, within: names + [name], &sink)?.without(["id"])
  }

  /// A section merged with its templates and with the changes for this container.
  struct CompleteSection {
    var node: SourceNode
    /// The variants for other containers, which are only checked.
    var others: [SourceNode] = []
    /// For each change, whether it applies.
    var changes: [Bool] = []
  }

  func complete(_ node: SourceNode, _ sink: inout Sink) -> CompleteSection? {
    let own = node["id"]?.text
    guard let node = using(node, within: own.map { [$0] } ?? [], &sink) else { return nil }
    var section = CompleteSection(node: node)
    guard let entry = node.entries?.first(where: { $0.key == "adapt" }) else { return section }
    section.node = node.without(["adapt"])
    guard let changes = entry.value.elements else {
      if entry.value.isNull {
        sink.reportMissingValue(of: entry)
      } else {
        sink.report(
          .wrongShape(expected: "a list of changes", shape: entry.value.shape), at: entry.value)
      }
      return section
    }
    for change in changes {
      guard change.entries != nil else {
        sink.report(.wrongShape(expected: "a map with 'when'", shape: change.shape), at: change)
        continue
      }
      guard change["when"] != nil else {
        sink.report(.missingKey("when", map: "a change"), at: change)
        continue
      }
      let changed = section.node.merged(with: ownChanges(change, &sink))
      section.changes.append(countingItems(of: section.node, &sink).isPresent(change, &sink))
      if section.changes.last == true {
        section.node = changed
      } else {
        section.others.append(changed)
      }
    }
    return section
  }

  /// Returns the keys of a change without its condition; reports keys that are valid only in the
  /// section itself.
  private func ownChanges(_ change: SourceNode, _ sink: inout Sink) -> SourceNode {
    let invalidKeys = (change.entries ?? []).filter {
      SectionKeys.map.has($0.key) && !ChangeKeys.map.has($0.key)
    }
    for entry in invalidKeys {
      sink.report(.unknownKey(entry.key, map: ChangeKeys.map.name), at: entry)
    }
    return change.without(Set(invalidKeys.map(\.key) + ["when"]))
  }
}
