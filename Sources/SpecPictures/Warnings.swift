internal import Basics
package import CellContent
package import Foundation
internal import Geometry
package import HostSystem
package import LayoutEngine
package import LayoutScene
package import LayoutSpec
internal import Scene
package import SpecDiagnostics

/// The warnings about layouts, without duplicates, with the widths where each occurs.
package struct Warnings {
  package init() {}

  private var found: [Found] = []
  /// The indexes of warnings in `found`, by key.
  private var indexes: [Key: Int] = [:]

  private struct Key: Hashable {
    var source: SpecSource
    var spec: String
    /// The index of the section; `nil` for the whole layout. If a variant leaves out a section, its
    /// later sections have different indexes than in other variants.
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

  /// The number of warnings.
  package var count: Int { found.count }

  /// Adds the warnings about other specs.
  package mutating func add(_ others: Warnings) {
    for found in others.found { add(found) }
  }

  package mutating func add(_ warnings: [PictureWarning], of spec: OpenedSpec, _ variant: Variant) {
    guard !warnings.isEmpty else { return }
    let locations = spec.content.locations(in: variant.container)
    for warning in warnings {
      add(
        Found(
          source: spec.source, spec: spec.content.name, section: warning.section,
          diagnostic: spec.diagnostic(of: warning, variant, locations), widths: [variant.width]))
    }
  }

  private mutating func add(_ new: Found) {
    let index = indexes[new.key, default: found.count]
    guard index == found.count else { return found[index].add(new.widths) }
    indexes[new.key] = index
    found.append(new)
  }

  /// Takes out the warnings about elements that a spec names and that none of its pictures shows,
  /// and returns them as errors.
  ///
  /// - Parameter widths: The widths of all pictures of the spec, in points.
  package mutating func takeMissingElements(
    of spec: OpenedSpec, at widths: Set<CGFloat>
  ) -> SpecErrors? {
    let (source, name) = (spec.source, spec.content.name)
    let missing = found.filter {
      $0.diagnostic.code == PictureWarning.missingElementCodes.atSomeWidths && $0.source == source
        && $0.spec == name
        && widths.isSubset(of: $0.widths)
    }
    guard !missing.isEmpty else { return nil }
    let keys = Set(missing.map(\.key))
    found.removeAll { keys.contains($0.key) }
    indexes = Dictionary(
      found.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    return SpecErrors(
      diagnostics: missing.map { found in
        var diagnostic = found.diagnostic
        (diagnostic.severity, diagnostic.code) = (
          .error, PictureWarning.missingElementCodes.atAll
        )
        return diagnostic
      })
  }

  package func tell(_ environment: RunEnvironment) {
    for diagnostic in diagnostics { environment.tell([diagnostic]) }
  }

  /// The warnings with their widths, sorted by location within each spec.
  package var diagnostics: [Diagnostic] {
    let ranks = Dictionary(
      found.enumerated().map { ($1.source.name, $0) }, uniquingKeysWith: { first, _ in first })
    func sortKey(_ index: Int) -> (Int, Int, Int, Int) {
      let location = found[index].diagnostic.location
      return (ranks[found[index].source.name] ?? 0, location.line, location.column, index)
    }
    return found.indices.sorted { sortKey($0) < sortKey($1) }.map { index in
      let found = found[index]
      var diagnostic = found.diagnostic
      let noun = found.widths.count == 1 ? "width" : "widths"
      diagnostic.label = "at \(noun) \(found.widths.map(\.exact).joined(separator: ", "))"
      return diagnostic
    }
  }
}

/// A warning about a layout or its appearance.
package enum PictureWarning: Hashable, Sendable {
  case layout(LayoutWarning)
  case unseen(InvisibleCell)
  case unread(IllegibleCell)
  /// No content is visible at the scroll offset; `last` is the largest offset that a user can
  /// reach. Both are in points.
  case offscreen(scroll: CGFloat, last: CGFloat)
  /// An annotation about an element that the picture does not show, with what there is instead.
  case missingElement(ElementName, annotation: Int, hint: String)

  /// The index of the section; `nil` for the whole layout.
  var section: Int? {
    switch self {
    case .layout(let warning): warning.section
    case .unseen(let cell): cell.section
    case .unread(let cell): cell.section
    case .offscreen, .missingElement: nil
    }
  }

  /// The codes of an element that some pictures of a spec, or all of them, do not show.
  fileprivate static let missingElementCodes = (atSomeWidths: "W414", atAll: "E402")

  /// The warning code, which is stable.
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
      case .beyondContent: "W412"
      case .noLength: "W413"
      }
    case .unseen: "W406"
    case .offscreen: "W407"
    case .unread: "W408"
    case .missingElement: Self.missingElementCodes.atSomeWidths
    }
  }

  /// The end of the message for specs: what UIKit does not do, with a value that works.
  fileprivate var wayRound: String {
    guard case .layout(let warning) = self else { return "" }
    switch warning.cause {
    case .cannotFit(let axis, _, _):
      let value = axis.select(horizontal: "width: 1w", vertical: "height: 1h")
      let word = axis.select(horizontal: "wide", vertical: "high")
      return "; UIKit does not shrink it: '\(value)' is as \(word) as the group"
    case .beyondContent(let axis, let end, _):
      let (length, edge) = axis.select(
        horizontal: ("width", "leading"), vertical: ("height", "top"))
      let inset =
        end
        - axis.select(
          horizontal: warning.groupSize.width, vertical: warning.groupSize.height)
      return "; give the insets to the group instead of the section: '{\(length): \(end.exact), "
        + "contentInsets: {\(edge): \(inset.exact)}}'"
    case .noLength(let axis):
      let value = axis.select(horizontal: "width: ~44", vertical: "height: ~44")
      return "; '\(value)' fits them to their content"
    case .noRoom, .noFrames, .fractionOfEstimate, .outsideGroup, .neverFits, .overflow,
      .overlapsCells:
      return ""
    }
  }

  /// Returns the message, which names the appearance if it matters.
  fileprivate func message(_ variant: Variant) -> String {
    switch self {
    case .layout(let warning):
      return
        "section \(warning.section)\(warning.isOfEmptySection ? " is empty" : ""): \(warning)"
    case .unseen(let cell):
      let mode = variant.appearance.shown.isDark ? " in dark appearance" : ""
      return
        "section \(cell.section): cell \(cell.item) and the '\(cell.background)' behind it have the "
        + "same color\(mode), \(cell.color.hexadecimal)"
    case .unread(let cell):
      let mode = variant.appearance.shown.isDark ? " in dark appearance" : ""
      let text = cell.part.map { "text '\($0)'" } ?? "text"
      return
        "section \(cell.section): the \(text) of cell \(cell.item) has the color of its "
        + "background\(mode), \(cell.color.hexadecimal)"
    case .offscreen(let scroll, let last):
      return
        "no content is visible at 'scrollOffset' \(scroll.exact): "
        + "users can scroll from 0 to \(last.exact)"
    case .missingElement(let name, _, let hint):
      return "no element '\(name.text)' is visible: \(hint)"
    }
  }
}

extension OpenedSpec {
  fileprivate func diagnostic(
    of warning: PictureWarning, _ variant: Variant, _ locations: SpecLocations
  ) -> Diagnostic {
    let location =
      switch warning {
      case .layout(let warning): locations.location(of: warning)
      case .unseen(let cell): locations.section(cell.section)
      case .unread(let cell):
        cell.origin.flatMap(content.location(of:)) ?? locations.section(cell.section)
      case .offscreen: content.file?.locationOfScrollOffset
      case .missingElement(let name, let index, _):
        content.file?.location(ofElement: name, inAnnotation: index)
      }
    return Diagnostic(
      severity: .warning, code: warning.code,
      message: warning.message(variant) + (content.file == nil ? "" : warning.wayRound),
      location: location ?? whole)
  }

  /// Returns the diagnostic for an error for which UIKit would raise an exception, located at its
  /// section.
  func diagnostic(of error: LayoutError, _ variant: Variant) -> Diagnostic {
    Diagnostic(
      severity: .error, code: "E401", message: error.description,
      location: error.section.flatMap(content.locations(in: variant.container).section) ?? whole)
  }

  /// Returns the diagnostic for an exception of UIKit in the code of a layout, located at the
  /// function; `nil` for specs.
  func diagnostic(of error: any UIKitException) -> Diagnostic? {
    guard case .code(let code) = content else { return nil }
    return Diagnostic(
      severity: .error, code: "E401", message: "\(error)", location: code.location)
  }

  /// The location of the file, or of the function in code, as a whole.
  package var whole: Diagnostic.Location {
    if case .code(let code) = content { return code.location }
    return Diagnostic.Location(path: source.name, line: 1, column: 1, length: 0, sourceLine: "")
  }
}

extension SpecLocations {
  fileprivate func location(of warning: LayoutWarning) -> Diagnostic.Location? {
    if case .overlapsCells(let kind) = warning.cause {
      return boundaryItem(kind, inSection: warning.section)
    }
    return group(inSection: warning.section)
  }
}
