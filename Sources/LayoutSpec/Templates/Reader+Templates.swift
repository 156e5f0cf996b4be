internal import Foundation
internal import SpecDiagnostics
package import SpecSource

extension Reader {
  /// Reads the templates that sections, groups and items can use.
  package mutating func templates(_ entry: SourceNode.Entry?) {
    guard let entry else { return }
    if entry.value.isNull { return reportMissingValue(of: entry) }
    guard let entries = entry.value.entries else {
      report(.wrongShape(expected: "a map of templates", shape: entry.value.shape), at: entry.value)
      return
    }
    for entry in entries {
      if entry.value.entries == nil {
        report(.wrongShape(expected: "a map", shape: entry.value.shape), at: entry.value)
      } else {
        templates[entry.key] = entry.value
      }
    }
  }

  /// Returns a map merged with the templates that its `use` key names; its own keys take
  /// precedence. Returns `nil` if a template is missing.
  package mutating func using(_ node: SourceNode) -> SourceNode? { using(node, within: []) }

  private mutating func using(_ node: SourceNode, within names: [String]) -> SourceNode? {
    guard let entry = node.entries?.first(where: { $0.key == "use" }) else { return node }
    guard !entry.value.isNull else {
      reportMissingValue(of: entry)
      return nil
    }
    var base: SourceNode?
    for name in entry.value.elements ?? [entry.value] {
      guard let template = template(name, within: names) else { return nil }
      base = base.map { $0.merged(with: template) } ?? template
    }
    let own = node.without(["use"])
    guard var base else { return own }
    base.place = own.place
    return base.merged(with: own)
  }

  private mutating func template(
    _ node: SourceNode, within names: [String]
  ) -> SourceNode? {
    guard let name = node.text else { return expected("a name", at: node) }
    usedTemplates.insert(name)
    guard let template = templates[name] else {
      report(
        .unknownTemplate(name), at: node,
        instead: similar(to: name, among: templates.keys))
      return nil
    }
    if let start = names.firstIndex(of: name) {
      report(.templateCycle(Array(names[start...]) + [name]), at: node)
      return nil
    }
    guard names.count < Limits.templateDepth else {
      let problem = Problem.tooMany("nested templates", limit: Limits.templateDepth)
      // A long chain would report this once per template.
      if !findings.contains(where: { $0.problem == problem }) { report(problem, at: node) }
      return nil
    }
    // Nested templates that each use two others grow exponentially.
    templateKeyCount += 1 + (template.entries?.count ?? 0)
    guard templateKeyCount <= Limits.templateKeyCount else {
      if !exceedsLimit {
        report(.tooMany("keys added by templates", limit: Limits.templateKeyCount), at: node)
      }
      exceedsLimit = true
      return nil
    }
    // The id belongs only to the section that is used as a template.
    return using(template, within: names + [name])?.without(["id"])
  }

  /// A section merged with its templates and with the changes for this container.
  struct CompleteSection {
    var node: SourceNode
    /// The variants for other containers, which are only checked.
    var others: [SourceNode] = []
    /// For each change, whether it applies.
    var changes: [Bool] = []
  }

  mutating func complete(_ node: SourceNode) -> CompleteSection? {
    let own = node["id"]?.text
    guard let node = using(node, within: own.map { [$0] } ?? []) else { return nil }
    var section = CompleteSection(node: node)
    guard let entry = node.entries?.first(where: { $0.key == "adapt" }) else { return section }
    section.node = node.without(["adapt"])
    guard let changes = entry.value.elements else {
      if entry.value.isNull {
        reportMissingValue(of: entry)
      } else {
        report(
          .wrongShape(expected: "a list of changes", shape: entry.value.shape), at: entry.value)
      }
      return section
    }
    for change in changes {
      guard change.entries != nil else {
        report(.wrongShape(expected: "a map with 'when'", shape: change.shape), at: change)
        continue
      }
      guard change["when"] != nil else {
        report(.missingKey("when", map: "a change"), at: change)
        continue
      }
      let changed = section.node.merged(with: ownChanges(change))
      countItems(of: section.node)
      section.changes.append(isPresent(change))
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
  private mutating func ownChanges(_ change: SourceNode) -> SourceNode {
    let invalidKeys = (change.entries ?? []).filter {
      SectionKeys.map.has($0.key) && !ChangeKeys.map.has($0.key)
    }
    for entry in invalidKeys {
      report(.unknownKey(entry.key, map: ChangeKeys.map.name), at: entry)
    }
    return change.without(Set(invalidKeys.map(\.key) + ["when"]))
  }
}
