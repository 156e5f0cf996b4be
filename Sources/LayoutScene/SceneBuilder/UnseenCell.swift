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
      let beginning = section.frame.intersection(
        CGRect(origin: section.frame.origin, size: Sight.reach))
      let elements = elements(in: beginning).filter { $0.section == index }
      return sight.unseenCell(among: elements)
    }
  }
}

/// What the eye tells apart.
private struct Sight {
  let content: Content
  let options: SceneOptions
  private var looks: [LookKey: Look] = [:]

  init(content: Content, options: SceneOptions) {
    self.content = content
    self.options = options
  }

  /// How much of a section is looked at, in points.
  static let reach = CGSize(width: 1_000, height: 1_000)

  mutating func unseenCell(among elements: [SolvedElement]) -> UnseenCell? {
    let canvas = (options.background ?? options.theme.canvas).resolved(in: options.appearance)
    var panels = Panels(canvas: canvas)
    var backgrounds: [SolvedElement] = []
    for element in elements.filter({ $0.category == .decoration }).sorted(by: Self.isBelow) {
      let look = look(of: element, on: panels.backdrop(of: element))
      // What passes from one colour into another is not one colour.
      guard look.gradient == nil else { return nil }
      if let fill = look.fill {
        panels.add(element, fill: fill)
        backgrounds.append(element)
      }
    }
    for cell in elements.filter({ $0.category == .cell }).sorted(by: Self.isBelow) {
      let backdrop = panels.backdrop(of: cell)
      let behind = backgrounds.last { $0.frame.covers(cell.frame) }
      if let behind, look(of: cell, on: backdrop).isLost(on: backdrop) {
        return UnseenCell(
          section: cell.section, item: cell.item, background: behind.kind ?? "", color: backdrop)
      }
    }
    return nil
  }

  private static func isBelow(_ one: SolvedElement, _ other: SolvedElement) -> Bool {
    (one.zIndex, one.item) < (other.zIndex, other.item)
  }

  private mutating func look(of element: SolvedElement, on backdrop: RGBA) -> Look {
    let key = LookKey(
      element, content[element], role: Role(of: element), backdrop: backdrop)
    if let look = looks[key] { return look }
    let look = Look(key, styles: content.styles, options: options)
    looks[key] = look
    return look
  }
}

extension Look {
  /// Whether its box has a fill that is nothing but what lies behind it, and no edge.
  fileprivate func isLost(on backdrop: RGBA) -> Bool {
    guard let fill, stroke == nil, gradient == nil, shadow == nil else { return false }
    let seen = fill.over(backdrop)
    return [
      (seen.red, backdrop.red), (seen.green, backdrop.green), (seen.blue, backdrop.blue),
    ].allSatisfy { abs($0 - $1) < 1 / 255 }
  }
}
