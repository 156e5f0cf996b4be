internal import CairoRenderer
internal import CompositionalLayout
internal import HostSystem
internal import LayoutScene
internal import LayoutSpec
package import SpecDiagnostics
internal import SpecInput
internal import SpecPictures
internal import VisualDiff

/// What was found in many layouts, each thing once a section, with the widths at which it is so.
package struct Lints {
  /// Item names, element kinds or paths that nobody wants to hear of.
  var ignored: [NamePattern] = []

  private var found: [Found] = []
  /// Where each thing stands among them.
  private var places: [Key: Int] = [:]
  /// What was looked at of each spec.
  private var examined: [Examined: [Variant]] = [:]

  private struct Examined: Hashable {
    var source: SpecSource
    var spec: String
  }

  private struct Key: Hashable {
    var source: SpecSource
    var spec: String
    var rule: LintRule
    /// Where a section is left out the others have other numbers.
    var section: Int?
    var location: Diagnostic.Location
  }

  private struct Found {
    var key: Key
    var finding: LintFinding
    /// How many more frames of the section it is so for, at the width at which there are most.
    var others: Int
    var variants: [Variant]
  }

  package init(ignoring names: [String] = []) {
    ignored = names.map(NamePattern.init)
  }

  /// How many there are.
  package var count: Int { found.count }

  /// Takes what was found in other specs.
  package mutating func add(_ others: Lints) {
    for other in others.found {
      places[other.key] = found.count
      found.append(other)
    }
    examined.merge(others.examined) { $0 + $1 }
  }

  /// Looks at a layout, and at the one for those who read the other way.
  ///
  /// - Throws: `Failure` where that cannot be laid out.
  mutating func add(
    _ layout: Pipeline.Layout, of spec: OpenedSpec, _ variant: Variant, _ measurer: TextMeasurer
  ) throws(Failure) {
    let subject = LintSubject(layout, variant, ignored: ignored)
    var findings = subject.overlaps() + subject.outside() + subject.empty() + subject.offGrid()
    findings += subject.smallTargets() + subject.cellsOfPageColor(spec.spec)
    examined[Examined(source: spec.source, spec: spec.spec.name), default: []].append(variant)
    if variant.direction == .ltr {
      var other = variant
      other.direction = .rtl
      let mirror = LintSubject(
        try Pipeline.layout(spec, other, measurer), other, ignored: ignored)
      findings += subject.notMirrored(in: mirror)
    }
    if layout.solved.drawnCells <= Pipeline.mostCellsRead {
      let scene = Pipeline.scene(layout, spec.spec, variant, Pipeline.Look(), measurer)
      findings += subject.cutTexts(scene, measurer) + subject.brokenWords(scene, measurer)
      try Pipeline.requireViews(of: layout, spec, variant)
    }
    add(findings, spec, variant)
  }

  private mutating func add(
    _ findings: [LintFinding], _ spec: OpenedSpec, _ variant: Variant
  ) {
    struct Key: Hashable {
      var rule: LintRule
      var section: Int?
    }
    var order: [Key] = []
    var groups: [Key: [LintFinding]] = [:]
    for finding in findings where !spec.spec.allows(finding) {
      let key = Key(rule: finding.rule, section: finding.section)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(finding)
    }
    for key in order {
      guard let group = groups[key], let first = group.first else { continue }
      note(first, others: group.count - 1, spec, variant)
    }
  }

  private mutating func note(
    _ finding: LintFinding, others: Int, _ spec: OpenedSpec, _ variant: Variant
  ) {
    let location =
      finding.section.flatMap {
        spec.spec.location(ofGroupInSection: $0, in: variant.container)
      } ?? spec.whole
    let key = Key(
      source: spec.source, spec: spec.spec.name, rule: finding.rule, section: finding.section,
      location: location)
    if let place = places[key] {
      found[place].others = max(found[place].others, others)
      found[place].variants.append(variant)
    } else {
      places[key] = found.count
      found.append(
        Found(key: key, finding: finding, others: others, variants: [variant]))
    }
  }

  /// Each thing at the place of its section.
  package var diagnostics: [Diagnostic] {
    found.map { found in
      let others = found.others > 0 ? ", and so for \(found.others) more" : ""
      let all = examined[Examined(source: found.key.source, spec: found.key.spec)] ?? []
      return Diagnostic(
        severity: .warning, code: found.finding.rule.code,
        message: "\(found.finding.frame) \(found.finding.words)\(others)",
        location: found.key.location,
        label: "at \(VariantSet(found.variants, among: all).words)")
    }
  }
}

extension Spec {
  /// Whether the spec says that something is meant as it is.
  fileprivate func allows(_ finding: LintFinding) -> Bool {
    (file?.allowed ?? []).contains { allowance in
      guard allowance.code == finding.rule.code else { return false }
      guard let names = allowance.names else { return true }
      let pattern = NamePattern(names)
      return finding.names.contains(where: pattern.matches)
    }
  }
}
