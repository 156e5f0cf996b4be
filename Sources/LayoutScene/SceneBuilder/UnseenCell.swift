public import CellContent
public import CompositionalLayout
internal import Foundation
public import Scene

/// A cell that cannot be told from the background of its section: both have one colour, and nothing
/// draws its edge.
public struct UnseenCell: Hashable, Sendable {
  public var section: Int
  public var item: Int
  /// The kind of the background.
  public var background: String
  /// What both look like.
  public var color: RGBA
}

extension SolvedLayout {
  /// The first cell of each section that cannot be told from its background, as far as the beginning
  /// of the section shows.
  ///
  /// Cells without a fill of their own are left out: they are meant to lie on the background. So are
  /// lists, whose rows are.
  ///
  /// - Complexity: O(sections + n) for the n elements at the beginning of sections with backgrounds.
  public func unseenCells(_ content: Content, options: SceneOptions) -> [UnseenCell] {
    var sight = BackdropInspector(content: content, options: options.withAppearanceOfTheme)
    return sections.enumerated().compactMap { index, section in
      guard !section.decorations.isEmpty, section.list == nil else { return nil }
      let beginning = elements(beginning: section, within: BackdropInspector.reachOfGround)
      return sight.unseenCell(among: beginning, ofSection: index)
    }
  }
}

extension SolvedLayout {
  /// The first cell of each section that is a box of the colour of the page behind it, as far as the
  /// beginning of the section shows.
  ///
  /// A box is meant to be seen where it has round corners, and no picture that shows where it ends. Lists are
  /// left out, as are cells on backgrounds, which ``unseenCells(_:options:)`` tells of.
  ///
  /// - Complexity: O(sections + n) for the n elements at the beginning of sections.
  package func cellsOfPageColor(
    _ content: Content, options: SceneOptions
  ) -> [(cell: SolvedElement, color: RGBA)] {
    var sight = BackdropInspector(content: content, options: options.withAppearanceOfTheme)
    return sections.enumerated().compactMap { index, section in
      guard section.list == nil else { return nil }
      let beginning = elements(beginning: section, within: BackdropInspector.reachOfGround)
      return sight.cellOfPageColor(among: beginning, ofSection: index)
    }
  }
}

extension BackdropInspector {
  fileprivate mutating func cellOfPageColor(
    among elements: [SolvedElement], ofSection section: Int
  ) -> (cell: SolvedElement, color: RGBA)? {
    guard let (panels, backgrounds) = grounds(among: elements, ofSection: section) else {
      return nil
    }
    var first: (cell: SolvedElement, color: RGBA)?
    for cell in elements where cell.category == .cell && cell.section == section {
      if let first, first.cell.item <= cell.item { continue }
      guard !backgrounds.contains(where: { $0.frame.covers(cell.frame) }) else { continue }
      let backdrop = panels.backdrop(of: cell)
      let look = look(of: cell, on: backdrop)
      if look.isLost(on: backdrop), look.isBoxOfWords { first = (cell, backdrop) }
    }
    return first
  }

  /// How much of a section is looked at for its cells, in points.
  fileprivate static let reachOfGround = CGSize(width: 1_000, height: 1_000)

  fileprivate mutating func unseenCell(
    among elements: [SolvedElement], ofSection section: Int
  ) -> UnseenCell? {
    guard let (panels, backgrounds) = grounds(among: elements, ofSection: section),
      !backgrounds.isEmpty
    else { return nil }
    var first: (cell: SolvedElement, background: String, color: RGBA)?
    for cell in elements where cell.category == .cell && cell.section == section {
      if let first, Self.isBelow(first.cell, cell) { continue }
      let behind = backgrounds.last { $0.frame.covers(cell.frame) }
      let backdrop = panels.backdrop(of: cell)
      if let behind, look(of: cell, on: backdrop).isLost(on: backdrop) {
        first = (cell, behind.kind ?? "", backdrop)
      }
    }
    return first.map {
      UnseenCell(
        section: section, item: $0.cell.item, background: $0.background, color: $0.color)
    }
  }
}

extension ResolvedStyle {
  /// Whether it is a box with the round corners that a style gives it, and words in it.
  fileprivate var isBoxOfWords: Bool {
    guard case .radius(let radius) = corner, radius > 0 else { return false }
    return switch template {
    case .none, .image, .imageTitle, .titleOnImage: false
    case .placeholder, .caption, .title, .titleSubtitle, .row, .appRow, .header, .badge: true
    }
  }

  /// Whether its box has a fill that is nothing but what lies behind it, and no edge.
  fileprivate func isLost(on backdrop: RGBA) -> Bool {
    guard let fill, stroke == nil, gradient == nil, shadow == nil else { return false }
    return fill.over(backdrop).isNear(backdrop, 1 / 255)
  }
}
