internal import CairoRenderer
internal import CellContent
internal import HostSystem
internal import LayoutScene
internal import LayoutSpec
package import SpecDiagnostics
internal import SpecPictures
internal import VisualDiff

/// The findings of many layouts. Each rule is reported once per section, with the widths where it
/// applies.
package struct Lints {
  /// Patterns of item names, element kinds or paths to ignore.
  var ignored: [NamePattern] = []

  private var found: [Found] = []
  /// The indexes of findings in `found`, by key.
  private var indexes: [Key: Int] = [:]
  /// The variants linted of each spec.
  private var lintedVariants: [LintedSpec: [Variant]] = [:]

  private struct LintedSpec: Hashable {
    var source: SpecSource
    var spec: String
  }

  private struct Key: Hashable {
    var source: SpecSource
    var spec: String
    var rule: LintRule
    /// The index of the section; `nil` for the whole layout. If a variant leaves out a section, its
    /// later sections have different indexes than in other variants.
    var section: Int?
    var location: Diagnostic.Location
  }

  private struct Found {
    var key: Key
    var finding: LintFinding
    /// The number of further frames in the section, at the width with the most.
    var others: Int
    var variants: [Variant]
  }

  package init(ignoring names: [String] = []) {
    ignored = names.map(NamePattern.init)
  }

  /// The number of findings.
  package var count: Int { found.count }

  /// Adds the findings of other specs.
  package mutating func add(_ others: Lints) {
    for other in others.found {
      indexes[other.key] = found.count
      found.append(other)
    }
    lintedVariants.merge(others.lintedVariants) { $0 + $1 }
  }

  /// Lints a layout, and compares it with its mirrored layout.
  ///
  /// - Throws: `Failure` if the mirrored layout cannot be computed.
  mutating func add(
    _ layout: Pipeline.Layout, of spec: OpenedSpec, _ variant: Variant, _ measurer: TextMeasurer
  ) throws(Failure) {
    let subject = LintSubject(layout, variant, ignored: ignored)
    var findings = subject.overlaps() + subject.outside() + subject.empty() + subject.offGrid()
    findings += subject.smallTargets() + subject.cellsOfPageColor(spec.content)
    lintedVariants[LintedSpec(source: spec.source, spec: spec.content.name), default: []].append(
      variant)
    if variant.direction == .ltr {
      var other = variant
      other.direction = .rtl
      let mirror = LintSubject(
        try Pipeline.layout(spec, other, measurer), other, ignored: ignored)
      findings += subject.notMirrored(in: mirror)
    }
    if layout.solved.drawnCells <= Pipeline.maxCellsForText {
      let scene = Pipeline.scene(layout, spec.content, variant, Pipeline.Style(), measurer)
      let parts = LintedParts(
        subject, Pipeline.drawnParts(layout, spec.content, variant, subject.allElements, measurer))
      findings += parts.overlaps(subject, measurer) + parts.outside(subject)
      findings += parts.smallTargets()
      findings += subject.cutTexts(scene, parts, measurer) + parts.cutTexts(measurer)
      findings += subject.brokenWords(scene, parts, measurer) + parts.brokenWords(measurer)
      findings += subject.faintTexts(scene, parts, measurer)
      findings += subject.cutBars(scene, measurer) + subject.coveredTexts(spec.content, measurer)
      try Pipeline.requireViews(of: layout, spec, variant)
    }
    add(findings, spec, variant)
  }

  private mutating func add(
    _ findings: [LintFinding], _ spec: OpenedSpec, _ variant: Variant
  ) {
    let shown = findings.filter { !spec.content.allows($0) }
    guard !shown.isEmpty else { return }
    let locations = spec.content.locations(in: variant.container)
    var order: [Key] = []
    var groups: [Key: [LintFinding]] = [:]
    for finding in shown {
      let location =
        finding.origin.flatMap(spec.content.location(of:))
        ?? finding.bar.flatMap { locations.bar($0) }
        ?? finding.section.flatMap { locations.group(inSection: $0) } ?? spec.whole
      let key = Key(
        source: spec.source, spec: spec.content.name, rule: finding.rule, section: finding.section,
        location: location)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(finding)
    }
    for key in order {
      guard let group = groups[key], let first = group.first else { continue }
      record(first, others: group.count - 1, of: key, variant)
    }
  }

  private mutating func record(
    _ finding: LintFinding, others: Int, of key: Key, _ variant: Variant
  ) {
    if let index = indexes[key] {
      found[index].others = max(found[index].others, others)
      found[index].variants.append(variant)
    } else {
      indexes[key] = found.count
      found.append(
        Found(key: key, finding: finding, others: others, variants: [variant]))
    }
  }

  /// The findings as warnings, located at their sections.
  package var diagnostics: [Diagnostic] {
    found.map { found in
      let others = found.others > 0 ? " (and \(found.others) more)" : ""
      let all = lintedVariants[LintedSpec(source: found.key.source, spec: found.key.spec)] ?? []
      return Diagnostic(
        severity: .warning, code: found.finding.rule.code,
        message: "\(found.finding.frame) \(found.finding.message)\(others)",
        location: found.key.location,
        label: "at \(VariantSet(found.variants, among: all).description)")
    }
  }
}

extension Spec {
  /// Returns whether the spec's `allow` list suppresses a finding.
  fileprivate func allows(_ finding: LintFinding) -> Bool {
    (file?.allowed ?? []).contains { allowance in
      guard allowance.code == finding.rule.code else { return false }
      guard let names = allowance.names else { return true }
      let pattern = NamePattern(names)
      return finding.names.contains(where: pattern.matches)
    }
  }
}
