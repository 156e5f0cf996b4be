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
      let beginning = section.frame.common(
        with: CGRect(origin: section.frame.origin, size: Sight.reach))
      return sight.unseenCell(among: elements(in: beginning), ofSection: index)
    }
  }
}

/// What the eye tells apart.
struct Sight {
  private let content: Content
  /// What lies behind everything.
  private let canvas: RGBA
  private var looks: Looks

  init(content: Content, options: SceneOptions) {
    self.content = content
    canvas = (options.background ?? options.theme.canvas).resolved(in: options.appearance)
    looks = Looks(content, options)
  }

  /// How much of a section is looked at, in points.
  static let reach = CGSize(width: 1_000, height: 1_000)

  /// What lies behind the cells of a section, and the backgrounds that do. Nothing where one of those
  /// passes from one colour into another, which is not one colour.
  mutating func grounds(
    among elements: [SolvedElement], ofSection section: Int
  ) -> (panels: Panels, backgrounds: [SolvedElement])? {
    var panels = Panels(canvas: canvas)
    var backgrounds: [SolvedElement] = []
    let decorations = elements.filter { $0.section == section && $0.category == .decoration }
    for element in decorations.sorted(by: Self.isBelow) {
      let look = look(of: element, on: panels.backdrop(of: element))
      guard look.gradient == nil else { return nil }
      if let fill = look.fill {
        panels.add(element, fill: fill)
        backgrounds.append(element)
      }
    }
    return (panels, backgrounds)
  }

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

  private static func isBelow(_ one: SolvedElement, _ other: SolvedElement) -> Bool {
    (one.zIndex, one.item) < (other.zIndex, other.item)
  }

  /// Whether an element has words of its own.
  func says(_ element: SolvedElement) -> Bool {
    let said = Fields(content[element])
    return [said.title, said.subtitle, said.detail].contains { $0?.isEmpty == false }
  }

  mutating func look(of element: SolvedElement, on backdrop: RGBA) -> Look {
    let said = content[element]
    return looks[
      LookKey(element, said, Fields(said), role: Role(of: element), backdrop: backdrop)]
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
