internal import CairoRenderer
internal import CellContent
internal import Foundation
internal import Geometry
internal import LayoutEngine
internal import LayoutSpec
internal import SpecPictures
internal import VisualDiff

/// A layout to lint, with the names of its elements.
struct LintSubject {
  let layout: Pipeline.Layout
  let variant: Variant
  /// All elements, also the ignored ones.
  let allElements: [SolvedElement]
  /// The elements to check, sorted by identity, without the ignored ones.
  let elements: [SolvedElement]
  private let names: [SolvedElement.Identity: [String]]
  private let frames: [SolvedElement.Identity: LayoutRecord.Frame]
  private let ignored: [NamePattern]

  /// Larger layouts are not linted.
  private static let maxElements = 100_000

  /// - Parameter ignored: Patterns of item names, element kinds or paths.
  init(_ layout: Pipeline.Layout, _ variant: Variant, ignored: [NamePattern]) {
    self.layout = layout
    self.variant = variant
    let solved = layout.solved
    let all = solved.elementCount <= Self.maxElements ? solved.allElements() : []
    let named = all + Pipeline.bars(of: layout).map(\.element)
    let frames = solved.record(of: named, sectionIDs: layout.sectionIDs).frames
    var names: [SolvedElement.Identity: [String]] = [:]
    (self.ignored, allElements) = (ignored, all)
    var framesByIdentity: [SolvedElement.Identity: LayoutRecord.Frame] = [:]
    for (element, frame) in zip(named.inOrderOfRecords, frames) {
      framesByIdentity[element.identity] = frame
      names[element.identity] =
        [frame.pathAndKind, frame.path, "\(frame.section)"]
        + [element.name, element.kind].compactMap(\.self)
    }
    (self.names, self.frames) = (names, framesByIdentity)
    elements = all.filter { element in
      !element.isHidden
        && !(names[element.identity] ?? []).contains { name in
          ignored.contains { $0.matches(name) }
        }
    }
  }

  /// Returns the name of an element in messages: `photos/4`, `photos header`.
  func name(_ element: SolvedElement) -> String { names[element.identity]?.first ?? "?" }

  /// Returns all names by which an element can be ignored.
  func names(_ element: SolvedElement) -> [String] { names[element.identity] ?? [] }

  /// Returns the name of a part in messages and all names by which it can be ignored; `nil` if it is
  /// ignored.
  func names(ofPart part: PartFrame, in element: SolvedElement) -> [String]? {
    guard var frame = frames[element.identity] else { return nil }
    frame.part = .init(name: part.name, kind: part.kind.rawValue)
    let own = [frame.path, part.name]
    return own.contains { name in ignored.contains { $0.matches(name) } }
      ? nil : own + names(element)
  }

  func section(_ element: SolvedElement) -> Int? {
    element.item == SolvedElement.layoutItem ? nil : element.section
  }

  /// The size of a pixel, in points.
  var pixel: CGFloat { 1 / variant.scale }

  /// Creates a finding.
  ///
  /// - Parameter other: The second element involved, if any.
  func finding(
    _ rule: LintRule, _ element: SolvedElement, with other: SolvedElement? = nil, _ message: String
  ) -> LintFinding {
    LintFinding(
      rule: rule, section: section(element), frame: name(element),
      names: names(element) + (other.map(names) ?? []), message: message)
  }

  /// Returns whether an element is a cell of a section that scrolls orthogonally.
  func isCarousel(_ element: SolvedElement) -> Bool {
    element.category == .cell && layout.solved.sections[element.section].carousel != nil
  }
}

/// Formats lengths for messages.
enum LintFormat {
  static func size(_ size: CGSize) -> String { "\(size.width.short) x \(size.height.short) pt" }
}
