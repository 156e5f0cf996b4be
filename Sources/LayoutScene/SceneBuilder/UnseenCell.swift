public import CompositionalLayout
internal import Foundation

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
    var sight = Sight(content: content, options: options.withAppearanceOfTheme)
    return sections.enumerated().compactMap { index, section in
      guard !section.decorations.isEmpty, section.list == nil else { return nil }
      let beginning = elements(beginning: section, within: Sight.reachOfGround)
      return sight.unseenCell(among: beginning, ofSection: index)
    }
  }
}

extension Sight {
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

extension Look {
  /// Whether its box has a fill that is nothing but what lies behind it, and no edge.
  fileprivate func isLost(on backdrop: RGBA) -> Bool {
    guard let fill, stroke == nil, gradient == nil, shadow == nil else { return false }
    return fill.over(backdrop).isNear(backdrop, 1 / 255)
  }
}
