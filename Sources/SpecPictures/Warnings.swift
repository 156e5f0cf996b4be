internal import CellContent
package import CompositionalLayout
package import Foundation
package import LayoutScene
package import LayoutSpec
internal import SceneSVG
package import SpecDiagnostics
package import SpecInput

/// What is doubtful about layouts, each thing once, with the widths at which it is.
package struct Warnings {
  package init() {}

  private var found: [Found] = []
  /// Where each thing stands among them.
  private var places: [Key: Int] = [:]

  private struct Key: Hashable {
    var source: SpecSource
    var spec: String
    /// Where a section is left out the others have other numbers.
    var section: Int?
    var code: String
    var location: Diagnostic.Location
  }

  private struct Found {
    var source: SpecSource
    var spec: String
    var section: Int?
    var diagnostic: Diagnostic
    var widths: [CGFloat]

    var key: Key {
      Key(
        source: source, spec: spec, section: section, code: diagnostic.code,
        location: diagnostic.location)
    }

    mutating func add(_ more: [CGFloat]) {
      widths += more.filter { !widths.contains($0) }
    }
  }

  /// How many there are.
  package var count: Int { found.count }

  /// Takes what is doubtful about other specs.
  package mutating func add(_ others: Warnings) {
    for found in others.found { add(found) }
  }

  package mutating func add(_ doubts: [PictureWarning], of spec: OpenedSpec, _ variant: Variant) {
    for doubt in doubts {
      add(
        Found(
          source: spec.source, spec: spec.spec.name, section: doubt.section,
          diagnostic: spec.diagnostic(of: doubt, variant), widths: [variant.width]))
    }
  }

  private mutating func add(_ new: Found) {
    let place = places[new.key, default: found.count]
    guard place == found.count else { return found[place].add(new.widths) }
    places[new.key] = place
    found.append(new)
  }

  package func tell(_ surroundings: RunEnvironment) {
    for diagnostic in diagnostics { surroundings.tell([diagnostic]) }
  }

  /// Each thing with the widths at which it is so; those of a spec by their places in it.
  package var diagnostics: [Diagnostic] {
    let ranks = Dictionary(
      found.enumerated().map { ($1.source.name, $0) }, uniquingKeysWith: { first, _ in first })
    func place(_ index: Int) -> (Int, Int, Int, Int) {
      let location = found[index].diagnostic.location
      return (ranks[found[index].source.name] ?? 0, location.line, location.column, index)
    }
    return found.indices.sorted { place($0) < place($1) }.map { index in
      let found = found[index]
      var diagnostic = found.diagnostic
      let noun = found.widths.count == 1 ? "width" : "widths"
      diagnostic.label = "at \(noun) \(found.widths.map(\.exact).joined(separator: ", "))"
      return diagnostic
    }
  }
}

/// What is doubtful about a layout, or about how it looks.
package enum PictureWarning: Hashable, Sendable {
  case layout(LayoutWarning)
  case unseen(UnseenCell)
  case unread(UnreadCell)
  /// Nothing of a page is in sight where it stands, in points along it; at `last` its end would be.
  case outOfSight(scroll: CGFloat, last: CGFloat)

  /// Nothing for what is of the whole page.
  var section: Int? {
    switch self {
    case .layout(let warning): warning.section
    case .unseen(let cell): cell.section
    case .unread(let cell): cell.section
    case .outOfSight: nil
    }
  }

  /// Stable: a code never changes its meaning.
  package var code: String {
    switch self {
    case .layout(let warning):
      switch warning.cause {
      case .noRoom: "W401"
      case .cannotFit: "W402"
      case .noFrames: "W403"
      case .outsideGroup: "W404"
      case .fractionOfEstimate: "W405"
      case .neverFits: "W409"
      case .overlapsCells: "W410"
      case .overflow: "W411"
      }
    case .unseen: "W406"
    case .outOfSight: "W407"
    case .unread: "W408"
    }
  }

  /// In words, the appearance among them where that matters.
  fileprivate func message(_ variant: Variant) -> String {
    switch self {
    case .layout(let warning):
      return
        "section \(warning.section)\(warning.isOfEmptySection ? " comes out empty" : ""): \(warning)"
    case .unseen(let cell):
      let look = variant.appearance.shown == .dark ? " in dark" : ""
      return
        "section \(cell.section): cell \(cell.item) and the '\(cell.background)' behind it have one "
        + "colour\(look), \(cell.color.hexadecimal)"
    case .unread(let cell):
      let look = variant.appearance.shown == .dark ? " in dark" : ""
      return
        "section \(cell.section): the text of cell \(cell.item) has the colour of what it stands "
        + "on\(look), \(cell.color.hexadecimal)"
    case .outOfSight(let scroll, let last):
      return
        "nothing of the page is in sight at a 'scrollOffset' of \(scroll.exact): "
        + "its end is at \(last.exact)"
    }
  }
}

extension OpenedSpec {
  fileprivate func diagnostic(of doubt: PictureWarning, _ variant: Variant) -> Diagnostic {
    let place =
      switch doubt {
      case .layout(let warning): spec.location(of: warning, in: variant.container)
      case .unseen(let cell): spec.location(ofSection: cell.section, in: variant.container)
      case .unread(let cell): spec.location(ofSection: cell.section, in: variant.container)
      case .outOfSight: spec.file?.locationOfScrollOffset
      }
    return Diagnostic(
      severity: .warning, code: doubt.code, message: doubt.message(variant),
      location: place ?? whole)
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
  package var whole: Diagnostic.Location {
    Diagnostic.Location(path: source.name, line: 1, column: 1, length: 0, sourceLine: "")
  }
}

extension Spec {
  fileprivate func location(
    of warning: LayoutWarning, in container: Container
  ) -> Diagnostic.Location? {
    if case .overlapsCells(let kind) = warning.cause {
      return location(ofBoundaryItem: kind, inSection: warning.section, in: container)
    }
    return location(ofGroupInSection: warning.section, in: container)
  }
}
