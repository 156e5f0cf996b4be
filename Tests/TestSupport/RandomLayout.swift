public import CompositionalLayout
internal import Foundation

/// A layout made up from dice: all group kinds, up to three groups deep, gaps, insets, edges, bars,
/// backgrounds and badges.
public struct RandomLayout {
  public var sections: [NSCollectionLayoutSection] = []
  public var items: [Int] = []
  public var setting = Setting()
  /// The seed and the choices, for a message.
  public let seed: UInt64

  private var dice: SeededDice

  public init(seed: UInt64) {
    self.seed = seed
    dice = SeededDice(seed: seed)
    setting.width = dice.pick([280, 301, 320, 375, 393, 768, 1024] as [CGFloat])
    setting.scale = dice.pick([1, 2, 3] as [CGFloat])
    setting.scroll = dice.chance(70) ? .vertical : .horizontal
    setting.gap = CGFloat(dice.pick([0, 0, 8, 12]))
    setting.safeArea = dice.chance(30) ? insets(20) : .zero
    setting.compatibility = dice.chance(80) ? .ios16 : .ios15
    if dice.chance(20) { setting.bars = [bar("layout")] }
    for index in 0..<dice.int(1...3) {
      sections.append(randomSection(index))
      items.append(dice.chance(10) ? 0 : dice.int(1...40))
    }
  }

  /// The layout, solved.
  public func solved(
    _ direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) throws(LayoutError) -> SolvedLayout {
    var setting = setting
    setting.direction = direction
    return try solve(sections, items: items, in: setting)
  }

  private mutating func randomSection(_ index: Int) -> NSCollectionLayoutSection {
    let group = randomGroup(depth: dice.int(1...3), outermost: true)
    let result = section(
      group, insets: dice.chance(50) ? insets(20) : .zero,
      gap: CGFloat(dice.pick([0, 0, 4, 10])),
      across: dice.chance(15) ? .continuous : .none,
      barsFollowInsets: dice.chance(80))
    if dice.chance(30) { result.boundarySupplementaryItems = [bar("bar")] }
    if dice.chance(30) { result.decorationItems = [background(insets: insets(6))] }
    return result
  }

  private mutating func bar(_ kind: String) -> NSCollectionLayoutBoundarySupplementaryItem {
    let sizes: [NSCollectionLayoutDimension] = [.ab(30), .ab(44), .fw(0.5), .fh(0.1)]
    return TestSupport.bar(
      dice.pick(sizes), dice.pick(sizes), at: dice.pick(NSRectAlignment.allCases), kind: kind,
      offset: dice.chance(20) ? CGPoint(x: 3, y: -4) : .zero, extends: dice.chance(80))
  }

  private mutating func insets(_ most: Int) -> NSDirectionalEdgeInsets {
    .tlbr(
      CGFloat(dice.int(0...most)), CGFloat(dice.int(0...most)), CGFloat(dice.int(0...most)),
      CGFloat(dice.int(0...most)))
  }

  private mutating func length() -> NSCollectionLayoutDimension {
    switch dice.int(0...9) {
    case 0...5: .fw(dice.pick([1, 0.5, 1 / 3, 0.25, 0.2, 0.7, 0.3, 0.45] as [CGFloat]))
    case 6: .fh(dice.pick([0.5, 0.25, 0.1] as [CGFloat]))
    default: .ab(CGFloat(dice.int(10...120)))
    }
  }

  private mutating func height() -> NSCollectionLayoutDimension {
    switch dice.int(0...9) {
    case 0...4: .fh(dice.pick([1, 0.5, 1 / 3, 0.25] as [CGFloat]))
    case 5: .fw(dice.pick([0.5, 0.25] as [CGFloat]))
    default: .ab(CGFloat(dice.int(10...120)))
    }
  }

  private mutating func spacing() -> NSCollectionLayoutSpacing {
    let points = CGFloat(dice.pick([0, 1, 4, 8, 10]))
    return dice.chance(70) ? .fixed(points) : .flexible(points)
  }

  private mutating func edges() -> NSCollectionLayoutEdgeSpacing? {
    guard dice.chance(20) else { return nil }
    return .around(
      leading: dice.chance(50) ? spacing() : nil, top: dice.chance(50) ? spacing() : nil,
      trailing: dice.chance(50) ? spacing() : nil, bottom: dice.chance(50) ? spacing() : nil)
  }

  private mutating func randomItem() -> NSCollectionLayoutItem {
    let badges =
      dice.chance(20)
      ? [badge(.ab(12), .ab(8), at: .at(dice.pick([[], .top, .leading, .all]), points: 1, 1))] : []
    return item(
      length(), height(), insets: dice.chance(30) ? insets(6) : .zero, edges: edges(),
      badges: badges)
  }

  private mutating func node(depth: Int) -> NSCollectionLayoutItem {
    depth > 1 && dice.chance(60) ? randomGroup(depth: depth - 1, outermost: false) : randomItem()
  }

  private mutating func randomGroup(depth: Int, outermost: Bool) -> NSCollectionLayoutGroup {
    let (width, height) = (
      length(), outermost ? NSCollectionLayoutDimension.ab(CGFloat(dice.int(40...200))) : height()
    )
    if dice.chance(8) {
      let frames = (0..<dice.int(1...4)).map { _ in
        frame(CGFloat(dice.int(0...100)), CGFloat(dice.int(0...30)), 20, 10)
      }
      return custom(width, height, frames)
    }
    let filling: Filling =
      switch dice.int(0...9) {
      case 0...2: .shares(dice.int(1...5), of: node(depth: depth))
      case 3: .times(dice.int(1...4), of: node(depth: depth))
      default: .subitems((0..<dice.int(1...3)).map { _ in node(depth: depth) })
      }
    let gap = dice.chance(50) ? spacing() : nil
    let inside = dice.chance(25) ? insets(8) : .zero
    let around = edges()
    return dice.chance(60)
      ? row(width, height, filling, gap: gap, insets: inside, edges: around)
      : column(width, height, filling, gap: gap, insets: inside, edges: around)
  }
}
