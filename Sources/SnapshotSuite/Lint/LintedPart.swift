internal import CellContent
internal import Foundation
internal import Geometry
internal import Scene
internal import SpecPictures

/// A part of a composed cell to lint.
struct LintedPart {
  let element: SolvedElement
  let part: DrawnPart
  /// The name in messages, followed by all names by which the part can be ignored or allowed.
  let names: [String]

  var kind: PartKind { part.frame.kind }

  /// The frame in points of the content.
  var frame: CGRect {
    part.frame.frame.offsetBy(dx: element.frame.minX, dy: element.frame.minY)
  }

  /// Creates a finding about the part.
  ///
  /// - Parameter other: The second part involved, if any.
  func finding(
    _ rule: LintRule, with other: LintedPart? = nil, _ message: String
  ) -> LintFinding {
    LintFinding(
      rule: rule, section: element.item == SolvedElement.layoutItem ? nil : element.section,
      origin: part.frame.origin, frame: names[0], names: names + (other?.names ?? []),
      message: message)
  }
}

/// The parts of a layout's composed cells.
struct LintedParts {
  /// The parts by cell, from bottom to top.
  private(set) var cells: [[LintedPart]] = []
  private let composed: Set<SolvedElement.Identity>

  /// The parts of all elements of a layout that are linted.
  init(_ subject: LintSubject, _ parts: [SolvedElement.Identity: [DrawnPart]]) {
    composed = Set(parts.keys)
    for element in subject.elements {
      let linted = (parts[element.identity] ?? []).compactMap { part in
        subject.names(ofPart: part.frame, in: element).map {
          LintedPart(element: element, part: part, names: $0)
        }
      }
      if !linted.isEmpty { cells.append(linted) }
    }
  }

  var all: [LintedPart] { cells.flatMap(\.self) }

  /// Whether an element shows a composition of parts.
  func contains(_ identity: SolvedElement.Identity) -> Bool { composed.contains(identity) }
}
