internal import CompositionalLayout
internal import Foundation
internal import LayoutSpec
internal import SpecPictures
internal import VisualDiff

/// A layout that is looked at, with what its elements are called.
struct LintSubject {
  let layout: Pipeline.Layout
  let variant: Variant
  /// Sorted by identity; what nobody wants to hear of is left out.
  let elements: [SolvedElement]
  private let names: [SolvedElement.Identity: [String]]

  /// More elements are not looked at.
  private static let mostElements = 100_000

  /// - Parameter ignored: Item names, element kinds or paths.
  init(_ layout: Pipeline.Layout, _ variant: Variant, ignored: [NamePattern]) {
    self.layout = layout
    self.variant = variant
    let solved = layout.solved
    let all = solved.elementCount <= Self.mostElements ? solved.allElements() : []
    let frames = solved.record(of: all, sectionIDs: layout.sectionIDs).frames
    var names: [SolvedElement.Identity: [String]] = [:]
    for (element, frame) in zip(all.inOrderOfRecords, frames) {
      names[element.identity] =
        [frame.words, frame.path, "\(frame.section)"]
        + [element.name, element.kind].compactMap(\.self)
    }
    self.names = names
    elements = all.filter { element in
      !element.isHidden
        && !(names[element.identity] ?? []).contains { name in
          ignored.contains { $0.matches(name) }
        }
    }
  }

  /// What an element is called: `photos/4`, `photos header`.
  func name(_ element: SolvedElement) -> String { names[element.identity]?.first ?? "?" }

  /// All that an element goes by.
  func names(_ element: SolvedElement) -> [String] { names[element.identity] ?? [] }

  func section(_ element: SolvedElement) -> Int? {
    element.item == SolvedElement.layoutItem ? nil : element.section
  }

  /// A pixel, in points.
  var pixel: CGFloat { 1 / variant.scale }

  /// - Parameter other: Whatever else has a part in it.
  func finding(
    _ rule: LintRule, _ element: SolvedElement, with other: SolvedElement? = nil, _ words: String
  ) -> LintFinding {
    LintFinding(
      rule: rule, section: section(element), frame: name(element),
      names: names(element) + (other.map(names) ?? []), words: words)
  }

  /// Whether a section's cells scroll sideways.
  func isCarousel(_ element: SolvedElement) -> Bool {
    element.category == .cell && layout.solved.sections[element.section].carousel != nil
  }
}

/// Lengths as they are told.
enum LintWords {
  static func size(_ size: CGSize) -> String { "\(size.width.short) x \(size.height.short) pt" }
}
