public import CellContent
internal import Foundation
internal import Geometry
public import LayoutEngine
public import Scene

/// A cell whose text has the same color as its background, because of a style or its data.
public struct IllegibleCell: Hashable, Sendable {
  /// The index of the section.
  public var section: Int
  /// The index of the item.
  public var item: Int
  /// The name of the part whose text it is; `nil` for templates.
  public var part: String?
  /// The common color of text and background.
  public var color: RGBA
  /// Where the part is written.
  package var origin: PartOrigin?
}

extension SolvedLayout {
  /// Finds the first cell of each section whose text has the color of its background. Only the
  /// start of each section is checked.
  ///
  /// Themes choose legible colors, but colors from styles and data are used as they are. Lists are
  /// not checked, because their rows are on cards.
  ///
  /// - Complexity: O(*s* + *n*) for *s* sections and *n* elements at the start of sections with
  ///   text colors of their own.
  public func illegibleCells(_ content: Content, options: SceneOptions) -> [IllegibleCell] {
    var inspector = BackdropInspector(content: content, options: options.inspecting(self))
    let hasColors = content.styles.values.contains { $0.color != nil }
    return sections.enumerated().compactMap { index, section in
      guard section.list == nil, content.sections.indices.contains(index),
        hasColors || content.sections[index].items.haveColors
          || content.sections[index].items.haveParts
      else { return nil }
      let beginning = elements(
        beginning: section, index, of: content, within: BackdropInspector.textSampleSize)
      return inspector.illegibleCell(among: beginning, ofSection: index)
    }
  }
}

extension ItemContents {
  /// Whether a cell may show a composition of parts.
  fileprivate var haveParts: Bool {
    switch self {
    case .repeating(let content, _): content.isComposed
    case .rows(let rows): rows.contains(where: \.isComposed)
    case .generated: true
    }
  }

  /// Whether texts may have their own colors.
  fileprivate var haveColors: Bool {
    switch self {
    case .repeating(let content, _): content.overrides.color != nil
    case .rows(let rows): rows.contains { !$0.own.isEmpty && $0.overrides.color != nil }
    case .generated: true
    }
  }
}

extension BackdropInspector {
  /// The size in points of the part of a section that is checked. Cells with the same style look
  /// alike.
  fileprivate static let textSampleSize = CGSize(width: 400, height: 200)

  fileprivate mutating func illegibleCell(
    among elements: [SolvedElement], ofSection section: Int
  ) -> IllegibleCell? {
    firstCell(among: elements, ofSection: section) { inspector, cell, backdrop, _ in
      guard inspector.hasText(cell),
        let (content, part, color) = inspector.hiddenText(in: cell, on: backdrop)
      else { return nil }
      let isOwn = !content.isTemplate
      return IllegibleCell(
        section: section, item: cell.item, part: isOwn ? part.name : nil, color: color,
        origin: isOwn ? part.origin : nil)
    }
  }
}

extension [DrawnPart] {
  /// The first part whose text has the color behind it, and that color. Parts that are covered or
  /// have several colors behind them are not checked.
  var hiddenText: (part: PartFrame, color: RGBA)? {
    for part in self where part.frame.kind.family == .text && !part.isCovered {
      guard let backdrop = part.backdrop else { continue }
      let paragraphs = part.texts.flatMap(\.block.paragraphs)
      let isHidden = paragraphs.contains { paragraph in
        paragraph.color.alpha > 0 && paragraph.runs.isEmpty
          && paragraph.color.over(backdrop).isNear(backdrop, DrawnPart.leastDifference)
      }
      if isHidden { return (part.frame, backdrop) }
    }
    return nil
  }
}

extension DrawnPart {
  /// The smallest visible difference between the colors of text and background, from 0 to 1.
  static var leastDifference: Double { 0.03 }
}
