public import CompositionalLayout
internal import Foundation

/// A random layout with all kinds of groups, nested up to three levels deep, and with gaps, insets, edge
/// spacing, boundary items, backgrounds and badges.
public struct RandomLayout {
  public var sections: [NSCollectionLayoutSection] = []
  public var items: [Int] = []
  public var setting = Setting()
  /// The seed of the random choices, for failure messages.
  public let seed: UInt64

  private var random: SeededDice
  /// The number of items with a badge so far: each needs its own kind (R100).
  private var badgeCount = 0

  public init(seed: UInt64) {
    self.seed = seed
    random = SeededDice(seed: seed)
    setting.width = random.pick([280, 301, 320, 375, 393, 768, 1024] as [CGFloat])
    setting.scale = random.pick([1, 2, 3] as [CGFloat])
    setting.scroll = random.chance(70) ? .vertical : .horizontal
    setting.gap = CGFloat(random.pick([0, 0, 8, 12]))
    setting.safeArea = random.chance(30) ? insets(20) : .zero
    setting.compatibility = random.chance(80) ? .ios16 : .ios15
    if random.chance(20) { setting.bars = [bar("layout")] }
    for index in 0..<random.int(1...3) {
      sections.append(randomSection(index))
      items.append(random.chance(10) ? 0 : random.int(1...40))
    }
  }

  /// The solved layout.
  public func solved(
    _ direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) throws(LayoutError) -> SolvedLayout {
    var setting = setting
    setting.direction = direction
    return try solve(sections, items: items, in: setting)
  }

  private mutating func randomSection(_ index: Int) -> NSCollectionLayoutSection {
    let group = randomGroup(depth: random.int(1...3), outermost: true)
    let result = section(
      group, insets: random.chance(50) ? insets(20) : .zero,
      gap: CGFloat(random.pick([0, 0, 4, 10])),
      across: random.chance(15) ? .continuous : .none,
      barsFollowInsets: random.chance(80))
    if random.chance(30) { result.boundarySupplementaryItems = [bar("bar")] }
    if random.chance(30) { result.decorationItems = [background(insets: insets(6))] }
    return result
  }

  private mutating func bar(_ kind: String) -> NSCollectionLayoutBoundarySupplementaryItem {
    let sizes: [NSCollectionLayoutDimension] = [.ab(30), .ab(44), .fw(0.5), .fh(0.1)]
    return TestSupport.bar(
      random.pick(sizes), random.pick(sizes), at: random.pick(NSRectAlignment.allCases), kind: kind,
      offset: random.chance(20) ? CGPoint(x: 3, y: -4) : .zero, extends: random.chance(80))
  }

  private mutating func insets(_ most: Int) -> NSDirectionalEdgeInsets {
    .tlbr(
      CGFloat(random.int(0...most)), CGFloat(random.int(0...most)), CGFloat(random.int(0...most)),
      CGFloat(random.int(0...most)))
  }

  private mutating func length() -> NSCollectionLayoutDimension {
    switch random.int(0...9) {
    case 0...5: .fw(random.pick([1, 0.5, 1 / 3, 0.25, 0.2, 0.7, 0.3, 0.45] as [CGFloat]))
    case 6: .fh(random.pick([0.5, 0.25, 0.1] as [CGFloat]))
    default: .ab(CGFloat(random.int(10...120)))
    }
  }

  private mutating func height() -> NSCollectionLayoutDimension {
    switch random.int(0...9) {
    case 0...4: .fh(random.pick([1, 0.5, 1 / 3, 0.25] as [CGFloat]))
    case 5: .fw(random.pick([0.5, 0.25] as [CGFloat]))
    default: .ab(CGFloat(random.int(10...120)))
    }
  }

  private mutating func spacing() -> NSCollectionLayoutSpacing {
    let points = CGFloat(random.pick([0, 1, 4, 8, 10]))
    return random.chance(70) ? .fixed(points) : .flexible(points)
  }

  private mutating func edges() -> NSCollectionLayoutEdgeSpacing? {
    guard random.chance(20) else { return nil }
    return .around(
      leading: random.chance(50) ? spacing() : nil, top: random.chance(50) ? spacing() : nil,
      trailing: random.chance(50) ? spacing() : nil, bottom: random.chance(50) ? spacing() : nil)
  }

  private mutating func randomItem() -> NSCollectionLayoutItem {
    var badges: [NSCollectionLayoutSupplementaryItem] = []
    if random.chance(20) {
      let anchor = NSCollectionLayoutAnchor.at(
        random.pick([[], .top, .leading, .all]), points: 1, 1)
      badges = [badge(.ab(12), .ab(8), at: anchor, kind: "badge\(badgeCount)")]
      badgeCount += 1
    }
    return item(
      length(), height(), insets: random.chance(30) ? insets(6) : .zero, edges: edges(),
      badges: badges)
  }

  private mutating func node(depth: Int) -> NSCollectionLayoutItem {
    depth > 1 && random.chance(60) ? randomGroup(depth: depth - 1, outermost: false) : randomItem()
  }

  private mutating func randomGroup(depth: Int, outermost: Bool) -> NSCollectionLayoutGroup {
    let (width, height) = (
      length(), outermost ? NSCollectionLayoutDimension.ab(CGFloat(random.int(40...200))) : height()
    )
    if random.chance(8) {
      let frames = (0..<random.int(1...4)).map { _ in
        frame(CGFloat(random.int(0...100)), CGFloat(random.int(0...30)), 20, 10)
      }
      return custom(width, height, frames)
    }
    let filling: Filling =
      switch random.int(0...9) {
      case 0...2: .shares(random.int(1...5), of: node(depth: depth))
      case 3: .times(random.int(1...4), of: node(depth: depth))
      default: .subitems((0..<random.int(1...3)).map { _ in node(depth: depth) })
      }
    let gap = random.chance(50) ? spacing() : nil
    let inside = random.chance(25) ? insets(8) : .zero
    let around = edges()
    return random.chance(60)
      ? row(width, height, filling, gap: gap, insets: inside, edges: around)
      : column(width, height, filling, gap: gap, insets: inside, edges: around)
  }
}
