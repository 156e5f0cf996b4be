internal import CompositionalLayout
internal import Foundation
internal import LayoutSpec

/// What is doubtful about layouts, each thing once, with the widths at which it is.
struct Warnings {
  private var found: [Found] = []

  private struct Found {
    var source: SpecSource
    var spec: String
    var warning: LayoutWarning
    var diagnostic: Diagnostic
    var widths: [CGFloat]

    mutating func add(_ width: CGFloat) {
      if !widths.contains(width) { widths.append(width) }
    }
  }

  /// How many there are.
  var count: Int { found.count }

  mutating func add(_ warnings: [LayoutWarning], of spec: OpenedSpec, _ variant: Variant) {
    for warning in warnings {
      let known = found.firstIndex {
        $0.source == spec.source && $0.spec == spec.spec.name
          && $0.warning.section == warning.section
          && $0.warning.code == warning.code
      }
      if let known {
        found[known].add(variant.width)
      } else {
        found.append(
          Found(
            source: spec.source, spec: spec.spec.name, warning: warning,
            diagnostic: spec.diagnostic(of: warning, variant),
            widths: [variant.width]))
      }
    }
  }

  func tell(_ surroundings: Surroundings) {
    for diagnostic in diagnostics { surroundings.tell([diagnostic]) }
  }

  /// Each thing with the widths at which it is so.
  var diagnostics: [Diagnostic] {
    found.map { found in
      var diagnostic = found.diagnostic
      let noun = found.widths.count == 1 ? "width" : "widths"
      diagnostic.label = "at \(noun) \(found.widths.map(Number.text).joined(separator: ", "))"
      return diagnostic
    }
  }
}

extension LayoutWarning {
  /// Stable: a code never changes its meaning.
  fileprivate var code: String {
    switch cause {
    case .noRoom: "W401"
    case .cannotFit: "W402"
    case .noFrames: "W403"
    case .outsideGroup: "W404"
    case .fractionOfEstimate: "W405"
    }
  }
}

extension OpenedSpec {
  fileprivate func diagnostic(
    of warning: LayoutWarning, _ variant: Variant
  ) -> Diagnostic {
    Diagnostic(
      severity: .warning, code: warning.code,
      message: "section \(warning.section)\(warning.isOfEmptySection ? " comes out empty" : ""): "
        + "\(warning)",
      location: spec.location(
        ofGroupInSection: warning.section, in: variant.container) ?? whole)
  }

  /// What the real system would raise an exception for, at the place of its section.
  func diagnostic(of error: LayoutError, _ variant: Variant) -> Diagnostic {
    Diagnostic(
      severity: .error, code: "E401", message: error.description,
      location: error.section.flatMap {
        spec.location(ofSection: $0, in: variant.container)
      } ?? whole)
  }

  /// The file and no place in it.
  var whole: Diagnostic.Location {
    Diagnostic.Location(path: source.name, line: 1, column: 1, length: 0, sourceLine: "")
  }
}
