public import CellContent
public import CompositionalLayout
internal import Foundation
public import Scene

/// A cell whose text cannot be told from what it stands on: a style or its row gave both one colour.
public struct UnreadCell: Hashable, Sendable {
  public var section: Int
  public var item: Int
  /// What both look like.
  public var color: RGBA
}

extension SolvedLayout {
  /// The first cell of each section whose text cannot be told from what it stands on, as far as the
  /// beginning of the section shows.
  ///
  /// Themes choose colours that can be read; what a style or a row says is drawn as it says. Lists are
  /// left out, whose rows stand on cards.
  ///
  /// - Complexity: O(sections + n) for the n elements at the beginning of sections whose texts have
  ///   colours of their own.
  public func unreadCells(_ content: Content, options: SceneOptions) -> [UnreadCell] {
    var sight = BackdropInspector(content: content, options: options.withAppearanceOfTheme)
    let hasColors = content.styles.values.contains { $0.color != nil }
    return sections.enumerated().compactMap { index, section in
      guard section.list == nil, content.sections.indices.contains(index),
        hasColors || content.sections[index].items.haveColors
      else { return nil }
      let beginning = elements(beginning: section, within: BackdropInspector.reachOfText)
      return sight.unreadCell(among: beginning, ofSection: index)
    }
  }
}

extension ItemContents {
  /// Whether texts may have colours of their own.
  fileprivate var haveColors: Bool {
    switch self {
    case .repeating(let content, _): content.overrides.color != nil
    case .rows(let rows): rows.contains { !$0.own.isEmpty && $0.overrides.color != nil }
    case .generated: true
    }
  }
}

extension BackdropInspector {
  /// How much of a section is looked at for its texts, in points: cells of one style are alike.
  fileprivate static let reachOfText = CGSize(width: 400, height: 200)

  fileprivate mutating func unreadCell(
    among elements: [SolvedElement], ofSection section: Int
  ) -> UnreadCell? {
    guard let panels = grounds(among: elements, ofSection: section)?.panels else { return nil }
    var first: UnreadCell?
    for cell in elements where cell.category == .cell && cell.section == section {
      if let first, first.item <= cell.item { continue }
      let backdrop = panels.backdrop(of: cell)
      if let color = look(of: cell, on: backdrop).groundOfLostText(on: backdrop), says(cell) {
        first = UnreadCell(section: section, item: cell.item, color: color)
      }
    }
    return first
  }
}

extension ResolvedStyle {
  /// What text stands on that has its colour; `nil` where it can be told from it, or is not meant to be.
  fileprivate func groundOfLostText(on backdrop: RGBA) -> RGBA? {
    switch template {
    case .none, .placeholder, .image, .titleOnImage: return nil
    case .caption, .title, .titleSubtitle, .row, .appRow, .imageTitle, .header, .badge: break
    }
    guard gradient == nil, text.alpha > 0, opacity > 0 else { return nil }
    let ground = fill?.over(backdrop) ?? backdrop
    return text.over(ground).isNear(ground, Self.leastDifference) ? ground : nil
  }

  /// How far colours are apart, from 0 to 1, that the eye tells apart in letters.
  private static var leastDifference: Double { 0.03 }
}
