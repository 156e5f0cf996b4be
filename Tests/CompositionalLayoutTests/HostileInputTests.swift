import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Invalid numbers and shapes. All of them result in an error, a warning or frames within a short
/// time, and none ends the process (R91).
@Suite(.timeLimit(.minutes(20))) struct HostileInputTests {
  static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 0, -0.0, -5, -1e300, 1e300, 1e12, 1e-300,
    .greatestFiniteMagnitude, .leastNonzeroMagnitude, CGFloat(1 << 40), CGFloat(1 << 40) + 1,
  ]

  /// Runs all queries on a layout. Returns whether it could be solved.
  @discardableResult
  private func exercise(
    _ sections: [NSCollectionLayoutSection], items: [Int] = [7], in setting: Setting = Setting()
  ) -> LayoutError? {
    do throws(LayoutError) {
      var layout = try solve(sections, items: items, in: setting)
      for page in [CGPoint.zero, CGPoint(x: 1e9, y: -1e9)] {
        layout.scroll.page = page
        ask(layout)
      }
      var squares = squares()
      ask(try solve(sections, items: items, in: setting, measuring: &squares))
      try exerciseInSight(sections, items: items, in: setting)
      return nil
    } catch {
      #expect(!error.description.isEmpty)
      return error
    }
  }

  /// Runs the queries on visible content, measured as it becomes visible.
  private func exerciseInSight(
    _ sections: [NSCollectionLayoutSection], items: [Int], in setting: Setting
  ) throws(LayoutError) {
    let source = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in sections[min(index, sections.count - 1)] },
      configuration: setting.configuration)
    var squares = squares()
    let layout = try source.solveVisible(
      itemCounts: items, in: setting.container,
      at: ScrollPosition(page: CGPoint(x: 30, y: 70), carousels: [0: 90]), measuring: &squares)
    ask(layout)
    let shown = source.presented(layout, at: layout.scroll)
    #expect(shown.elementCount == layout.elementCount)
    for index in layout.sections.indices {
      for group in layout.groups(ofSection: index, in: layout.visibleRect) {
        #expect(group.frame.minX.isFinite && group.frame.minY.isFinite)
      }
      _ = layout.carouselElements(ofSection: index, in: layout.visibleRect)
    }
    _ = layout.record().description
    let description = try source.describe(itemCounts: items, in: setting.container)
    for warning in description.lintWarnings(for: layout) { #expect(!warning.description.isEmpty) }
  }

  /// A measurer that returns 1.5 times the estimate and sometimes an invalid length.
  private func squares() -> Squares {
    Squares { element, proposal in
      guard element.item % 5 < 4 else {
        let wanted = Self.numbers[element.item % Self.numbers.count]
        return CGSize(width: wanted, height: wanted)
      }
      return CGSize(width: proposal.estimate.width * 1.5, height: proposal.estimate.height * 1.5)
    }
  }

  private func ask(_ layout: SolvedLayout) {
    let screen = CGRect(origin: .zero, size: layout.container.size)
    #expect(layout.elements(in: screen).count <= layout.elementCount)
    for element in layout.allElements() {
      let frame = element.frame
      #expect(frame.minX.isFinite && frame.minY.isFinite, "\(element.identity)")
      #expect(frame.size.width.isFinite && frame.size.height.isFinite, "\(element.identity)")
    }
    #expect(layout.contentSize.width.isFinite && layout.contentSize.height.isFinite)
    #expect(layout.contentSize.width >= 0 && layout.contentSize.height >= 0)
    for (index, section) in layout.sections.enumerated() {
      _ = layout.cell(section.itemCount - 1, inSection: index)
      for request in Self.numbers {
        #expect(section.carousel?.restOffset(for: request).isFinite != false)
      }
    }
    for warning in layout.warnings { #expect(!warning.description.isEmpty) }
  }

  /// The positions where a number can be inserted.
  enum Input: CaseIterable {
    case itemFractionWidth, itemFractionHeight, itemPoints, itemEstimate, itemUniform
    case sharedItem, repeatedItem
    case groupFraction, groupPoints, groupEstimate, innerGroup
    case fixedGap, flexibleGap, edgeFixed, edgeFlexible, groupEdge
    case itemInset, groupInset, sectionInset, groupGap, sectionGap
    case badgeSize, badgePoints, badgeParts, badgeOwnPoints
    case barSize, barOffset, barInset, layoutBar, backgroundInset
    case customOrigin, customSize, carouselGap, carouselInset, headerPadding
    case width, height, scale, safeArea, margin, readableWidth, contentInset
  }

  @Test(arguments: Input.allCases) func `every number may have any value`(_ input: Input) {
    for number in Self.numbers {
      let (sections, setting) = layout(with: number, in: input)
      exercise(sections, in: setting)
      exercise(sections, items: [0], in: setting)
    }
  }

  private func layout(
    with n: CGFloat, in input: Input
  ) -> ([NSCollectionLayoutSection], Setting) {
    var setting = Setting()
    let plain = item(.fw(0.5), .fh(1))
    var group = row(.fw(1), .ab(50), plain)
    var result: NSCollectionLayoutSection?
    func inset(_ edge: Int) -> NSDirectionalEdgeInsets {
      .tlbr(edge == 0 ? n : 1, edge == 1 ? n : 1, 1, edge == 2 ? n : 1)
    }
    switch input {
    case .itemFractionWidth: group = row(.fw(1), .ab(50), item(.fw(n), .fh(1)))
    case .itemFractionHeight: group = row(.fw(1), .ab(50), item(.fw(0.5), .fh(n)))
    case .itemPoints: group = row(.fw(1), .ab(50), item(.ab(n), .ab(n)))
    case .itemEstimate: group = row(.fw(1), .es(50), item(.es(n), .es(n)))
    case .itemUniform:
      group = row(.fw(1), .es(50), item(.fw(0.5), .uniformAcrossSiblings(estimate: n)))
    case .sharedItem: group = row(.fw(1), .ab(50), .shares(3, of: item(.ab(n), .fw(n))))
    case .repeatedItem: group = row(.fw(1), .ab(50), .times(3, of: item(.fw(n), .ab(n))))
    case .groupFraction: group = row(.fw(n), .fh(n), plain)
    case .groupPoints: group = row(.ab(n), .ab(n), plain)
    case .groupEstimate: group = column(.es(n), .es(n), plain)
    case .innerGroup: group = row(.fw(1), .ab(50), column(.fw(n), .ab(n), plain))
    case .fixedGap: group = row(.fw(1), .ab(50), plain, gap: .fixed(n))
    case .flexibleGap: group = row(.fw(1), .ab(50), .times(3, of: plain), gap: .flexible(n))
    case .edgeFixed:
      group = row(.fw(1), .ab(50), item(.fw(0.5), .fh(1), edges: .around(leading: .fixed(n))))
    case .edgeFlexible:
      group = row(.fw(1), .ab(50), item(.fw(0.5), .fh(1), edges: .around(top: .flexible(n))))
    case .groupEdge: group = row(.fw(1), .ab(50), plain, edges: .around(top: .fixed(n)))
    case .itemInset: group = row(.fw(1), .ab(50), item(.fw(0.5), .fh(1), insets: inset(0)))
    case .groupInset: group = row(.fw(1), .ab(50), plain, insets: inset(1))
    case .sectionInset: result = section(group, insets: inset(2))
    case .groupGap: result = section(group, gap: n)
    case .sectionGap:
      setting.gap = n
      return ([section(group)], setting)
    case .badgeSize:
      group = row(
        .fw(1), .ab(50), item(.fw(1), .fh(1), badges: [badge(.fw(n), .ab(n), at: .at(.top))]))
    case .badgePoints:
      group = row(
        .fw(1), .ab(50), plain, badges: [badge(.ab(5), .ab(5), at: .at(.top, points: n, n))])
    case .badgeParts:
      group = row(
        .fw(1), .ab(50), plain, badges: [badge(.ab(5), .ab(5), at: .at(.top, parts: n, n))])
    case .badgeOwnPoints:
      group = row(
        .fw(1), .ab(50), plain,
        badges: [badge(.ab(5), .ab(5), at: .at(.top), by: .at(.all, points: n, n))])
    case .barSize: result = section(group, bars: [bar(.fw(n), .ab(n), at: .top)])
    case .barOffset:
      result = section(group, bars: [bar(.fw(1), .ab(5), at: .top, offset: CGPoint(x: n, y: n))])
    case .barInset:
      result = section(group, bars: [bar(.fw(1), .ab(5), at: .top, pinned: true, insets: inset(0))])
    case .layoutBar: setting.bars = [bar(.ab(n), .ab(n), at: .bottom, pinned: true)]
    case .backgroundInset: result = section(group, backgrounds: [background(insets: inset(1))])
    case .customOrigin: group = custom(.fw(1), .ab(50), [frame(n, n, 5, 5)])
    case .customSize: group = custom(.fw(1), .ab(50), [frame(0, 0, n, n)])
    case .carouselGap: result = section(group, gap: n, across: .groupPagingCentered)
    case .carouselInset: result = section(group, insets: inset(1), across: .paging)
    case .headerPadding:
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.headerMode = .supplementary
      list.headerTopPadding = n
      result = .list(using: list, layoutEnvironment: LayoutEnvironment(setting.container))
    case .width: setting.width = n
    case .height: setting.height = n
    case .scale: setting.scale = n
    case .safeArea: setting.safeArea = inset(1)
    case .margin:
      setting.margins = inset(1)
      result = section(group, reference: .layoutMargins)
    case .readableWidth:
      setting.width = 1000
      setting.readableWidth = n
      result = section(group, reference: .readableContent)
    case .contentInset:
      setting.contentInset = inset(0)
      result = section(group, bars: [bar(.fw(1), .ab(5), at: .top, pinned: true)])
    }
    return ([result ?? section(group)], setting)
  }

  @Test func `counts may have any value`() {
    for count in [Int.min, -1, 0, 1, 99_999, 100_001, .max] {
      exercise(
        [section(row(.fw(1), .ab(50), .shares(count, of: item(.fw(1), .fh(1)))))], items: [3])
      exercise([section(row(.fw(1), .ab(50), .times(count, of: item(.fw(1), .fh(1)))))], items: [3])
    }
  }

  @Test func `item counts may have any value`() throws {
    let rows = section(row(.fw(1), .ab(50), item(.fw(0.5), .fh(1))))
    for items in [Int.min, -1, (1 << 52) + 1, 1 << 60, .max] {
      #expect(throws: LayoutError.self) { try solve(rows, items: items) }
    }
    let most = try solve(rows, items: 1 << 52)
    #expect(most.elements(in: frame(0, 0, 320, 480)).count == 20)
    #expect(most.cell((1 << 52) - 1, inSection: 0) != nil)
    let estimated = section(column(.fw(1), .es(44), item(.fw(1), .es(44))))
    #expect(try solve(estimated, items: 1 << 40).elements(in: frame(0, 0, 320, 480)).count == 11)
  }

  /// Nested groups. `make` gets the content of each.
  private func nested(
    _ depth: Int, in innermost: NSCollectionLayoutGroup,
    _ make: (Int, NSCollectionLayoutGroup) -> NSCollectionLayoutGroup
  ) -> NSCollectionLayoutGroup {
    (1..<depth).reduce(innermost) { make($1, $0) }
  }

  @Test func `counts of nested counted groups stay within the limits`() {
    // A thousand in a thousand in a thousand …
    let group = nested(13, in: row(.fw(1), .ab(50), .times(1000, of: item(.fw(1), .fh(1))))) {
      row(.fw(1), .ab(50), .times(1000, of: $1))
    }
    #expect(exercise([section(group)], items: [1]) != nil)
  }

  @Test func `ten thousand nested groups are too deep`() {
    let group = nested(10_000, in: row(.fw(1), .ab(50), item(.fw(1), .fh(1)))) {
      row(.fw(1), .fh(1), $1)
    }
    #expect(
      exercise([section(group)])?.cause == .tooDeep(limit: LayoutLimits.depth))
  }

  @Test(arguments: [52, 53, 60])
  func `nested groups that double their cells are solved in bounded time`(_ depth: Int) {
    // Nested groups of two: 2^52 cells are the maximum.
    let group = nested(depth, in: row(.fw(1), .ab(50), .times(2, of: item(.fw(1), .fh(1))))) {
      row(.fw(1), .fh(1), .times(2, of: $1))
    }
    #expect((exercise([section(group)], items: [5]) == nil) == (depth == 52))
  }

  @Test(arguments: [9, 10, 30])
  func `nested groups that solve their content twice are solved in bounded time`(_ depth: Int) {
    // R34: siblings are solved again at the length of the longest.
    let uniform = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 44)
    let equal = nested(depth, in: row(.fw(1), uniform, item(.fw(1), .es(44)))) {
      column(.fw(1), uniform, $1)
    }
    // R4, R74: lines of measured content are solved again once the gaps are known.
    let lines = nested(depth, in: row(.fw(0.9), .ab(40), item(.es(1), .fh(1)))) { level, group in
      row(
        .fw(0.9), .ab(40), row(.es(pow(1.3, CGFloat(level)) * 10), .ab(40), group),
        item(.fw(0.001), .fh(1)), gap: .fixed(0.001))
    }
    for group in [equal, lines] {
      let error = exercise(
        [section(group)], items: [3], in: Setting(width: pow(1.3, CGFloat(depth)) * 10))
      #expect((error == nil) == (depth == LayoutLimits.passes + 1))
    }
  }

  @Test func `positions past the last cell are not solved one by one`() throws {
    // R33: a billion positions, three of which have content.
    let group = nested(3, in: column(.fw(1), .es(9), .times(1000, of: item(.fw(1), .es(9))))) {
      column(.fw(1), .es(9), .times(1000, of: $1))
    }
    var squares = Squares(heights: [10, 20, 30])
    let layout = try solve([section(group)], items: [3], measuring: &squares)
    #expect(squares.asked.map(\.item) == [0, 1, 2])
    #expect(layout.ys == [0, 10, 30])
  }

  @Test func `a fragment placed a billion times is checked once`() throws {
    let group = nested(5, in: row(.fw(1), .ab(50), .times(100, of: item(.fw(0.1), .fh(1))))) {
      row(.fw(1), .ab(50), .times(100, of: $1))
    }
    #expect(group.visualDescription().split(separator: "\n").count <= 50)
    let layout = UICollectionViewCompositionalLayout(section: section(group))
    let container = Setting().container
    let description = try layout.describe(itemCounts: [1 << 40], in: container)
    var estimates = EstimatesOnly()
    let solved = try CompositionalLayout.solve(description, in: container, measuring: &estimates)
    // R9: a hundred groups, each as wide as its parent.
    #expect(
      description.lintWarnings(for: solved).map(\.cause)
        == [.overflow(count: 100, axis: .horizontal, needed: 32_000, available: 320)])
  }

  @Test func `one view among billions is found`() throws {
    // R31: views of a kind are numbered through the section.
    let badged = item(.fw(0.01), .fh(1), badges: [badge(.ab(5), .ab(5), at: .at(.top))])
    let group = nested(5, in: row(.fw(1), .ab(50), .times(100, of: badged))) {
      row(
        .fw(1), .ab(50), .times(100, of: $1),
        badges: [badge(.ab(9), .ab(9), at: .at(.top), kind: "badge-\($0)")])
    }
    let layout = try solve(group, items: 20_000_000_000)
    func width(_ kind: String, _ ordinal: Int) -> CGFloat? {
      layout.supplementary(ofKind: kind, ordinal, inSection: 0)?.frame.width
    }
    #expect(width("badge", 9999) == 5 && width("badge", 19_999_999_999) == 5)
    #expect(width("badge", 20_000_000_000) == nil)
    #expect(width("badge-1", 0) == 9 && width("badge-1", 1_999_999) == 9)
    #expect(width("badge-1", 2_000_000) == nil)
  }

  @Test func `the maximum number of elements is counted`() throws {
    let cell = item(.fw(0.5), .fh(1))
    let cells = try solve(
      [section(row(.fw(1), .ab(50), cell))], items: Array(repeating: 1 << 52, count: 2048))
    #expect(cells.elementCount == .max)
    let kinds = (0..<2048).map { badge(.ab(1), .ab(1), at: .at(.top), kind: "\($0)") }
    let badged = item(.fw(0.5), .fh(1), badges: kinds)
    #expect(try solve(row(.fw(1), .ab(50), badged), items: 1 << 52).elementCount == .max)
  }

  @Test func `views may have any size, including none`() {
    for (width, height) in [(0, 0), (0, 480), (320, 0), (1e12, 1e12), (-320, 480)]
      as [(CGFloat, CGFloat)]
    {
      for behavior in UICollectionLayoutSectionOrthogonalScrollingBehavior.allCases {
        let rows = section(
          row(.fw(0.5), .fh(0.5), item(.fw(0.5), .fh(1))), insets: .all(10),
          bars: [bar(.fw(1), .ab(20), at: .top, pinned: true)], across: behavior)
        let squares = section(row(.ab(50), .ab(50), item(.fw(1), .fh(1))), across: behavior)
        exercise([squares], in: Setting(width: width, height: height))
        exercise([rows], in: Setting(width: width, height: height))
        exercise([rows], in: Setting(width: width, height: height, scroll: .horizontal))
      }
    }
  }

  @Test func `invalid scales are errors`() {
    let rows = section(row(.fw(1), .ab(50), item(.fw(1 / 3), .fh(1))))
    for scale in [0, -1, .nan, .infinity] as [CGFloat] {
      #expect(exercise([rows], in: Setting(scale: scale)) != nil)
    }
    #expect(exercise([rows], in: Setting(scale: 1e-9)) == nil)
    #expect(exercise([rows], in: Setting(scale: 1e9)) == nil)
  }

  @Test func `invalid rectangles can be queried`() throws {
    let layout = try solve(
      section(
        row(.fw(1), .ab(50), item(.fw(0.5), .fh(1))), bars: [bar(.fw(1), .ab(9), at: .top)],
        backgrounds: [background()]),
      items: 1_000_000)
    for x in Self.numbers {
      for size in [x, 100, -100, 0] {
        let found =
          layout.elements(in: frame(x, 0, size, 100)).count
          + layout.elements(in: frame(0, x, 100, size)).count
        #expect(found < 2_100_000)
      }
    }
    #expect(layout.elements(in: .null) == [])
    #expect(layout.elements(in: .infinite).count == layout.elementCount)
  }

  @Test(arguments: UICollectionLayoutSectionOrthogonalScrollingBehavior.allCases)
  func `scroll offsets may have any value`(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) throws {
    var layout = try solve(
      section(
        row(.fw(1), .ab(50), item(.fw(0.5), .fh(1))),
        bars: [bar(.fw(1), .ab(9), at: .top, pinned: true)], across: behavior), items: 100)
    for number in Self.numbers {
      layout.scroll = ScrollPosition(page: CGPoint(x: number, y: number), carousels: [0: number])
      #expect(layout.carouselOffset(ofSection: 0).isFinite)
      #expect(layout.allElements().count == 101)
      #expect(layout.visibleElements().count <= 101)
    }
  }

  @Test func `random layouts with bad numbers do not crash`() {
    fuzz(seeds: 0..<2000)
  }

  /// Solves this many random layouts in which many numbers are invalid. To run more by hand:
  /// `FLATPLAN_FUZZ=200000 swift test --filter 'random layouts with bad numbers'`.
  private func fuzz(seeds: Range<UInt64>) {
    let more = ProcessInfo.processInfo.environment["FLATPLAN_FUZZ"].flatMap { UInt64($0) }
    var outcomes: [String: Int] = [:]
    for seed in seeds.lowerBound..<(more ?? seeds.upperBound) {
      let nasty = NastyLayout(seed: seed)
      let error = exercise(nasty.sections, items: nasty.items, in: nasty.setting)
      outcomes[error == nil ? "frames" : "error", default: 0] += 1
    }
    #expect(outcomes["frames", default: 0] > 100)
    #expect(outcomes["error", default: 0] > 100)
    if more != nil { print(outcomes) }
  }
}

/// A small layout in which most numbers are valid and some are not.
private struct NastyLayout {
  var sections: [NSCollectionLayoutSection] = []
  var items: [Int] = []
  var setting = Setting()
  private var dice: SeededDice
  /// The percentage of invalid numbers.
  private let share: Int

  init(seed: UInt64) {
    dice = SeededDice(seed: seed)
    share = dice.pick([2, 5, 20])
    setting = Setting(
      width: number(320), height: number(480), scale: number(2),
      scroll: dice.chance(70) ? .vertical : .horizontal, gap: number(5),
      compatibility: dice.pick(Compatibility.allCases),
      direction: dice.chance(50) ? .leftToRight : .rightToLeft)
    if dice.chance(20) { setting.safeArea = insets() }
    if dice.chance(20) { setting.contentInset = insets() }
    if dice.chance(20) { setting.bars = [randomBar("layout")] }
    for _ in 0..<dice.int(1...2) {
      let group = randomGroup(depth: dice.int(1...3))
      let made = section(
        group, insets: insets(), gap: number(4),
        bars: dice.chance(30) ? [randomBar("bar")] : [],
        backgrounds: dice.chance(30) ? [background(insets: insets())] : [],
        across: dice.pick(UICollectionLayoutSectionOrthogonalScrollingBehavior.allCases),
        barsFollowInsets: dice.chance(50), reference: dice.pick(UIContentInsetsReference.allCases))
      made.supplementaryContentInsetsReference = dice.pick(UIContentInsetsReference.allCases)
      sections.append(made)
      items.append(dice.pick([0, 1, 3, 17]))
    }
  }

  private mutating func number(_ fair: CGFloat) -> CGFloat {
    guard dice.chance(share) else {
      return fair * CGFloat(dice.int(0...100)) / 50
    }
    return dice.pick(HostileInputTests.numbers + [-fair, fair * 1e6, fair / 1e6])
  }

  private mutating func insets() -> NSDirectionalEdgeInsets {
    dice.chance(50) ? .zero : .tlbr(number(5), number(5), number(5), number(5))
  }

  private mutating func length() -> NSCollectionLayoutDimension {
    switch dice.int(0...4) {
    case 0: .fw(number(0.5))
    case 1: .fh(number(0.5))
    case 2: .ab(number(50))
    case 3: .es(number(50))
    default: .uniformAcrossSiblings(estimate: number(50))
    }
  }

  private mutating func spacing() -> NSCollectionLayoutSpacing {
    dice.chance(50) ? .fixed(number(5)) : .flexible(number(5))
  }

  private mutating func edges() -> NSCollectionLayoutEdgeSpacing? {
    dice.chance(70)
      ? nil
      : .around(leading: spacing(), top: spacing(), trailing: spacing(), bottom: spacing())
  }

  private mutating func anchor() -> NSCollectionLayoutAnchor {
    let edges = NSDirectionalRectEdge(rawValue: UInt(dice.int(0...31)))
    return dice.chance(50)
      ? .at(edges, points: number(5), number(5)) : .at(edges, parts: number(0.5), number(0.5))
  }

  private mutating func randomBar(
    _ kind: String
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    bar(
      length(), length(), at: dice.pick(NSRectAlignment.allCases), kind: kind,
      offset: CGPoint(x: number(3), y: number(3)), extends: dice.chance(70),
      pinned: dice.chance(50), insets: insets())
  }

  private mutating func randomItem() -> NSCollectionLayoutItem {
    item(
      length(), length(), insets: insets(), edges: edges(),
      badges: dice.chance(20) ? [badge(length(), length(), at: anchor(), by: anchor())] : [])
  }

  private mutating func node(_ depth: Int) -> NSCollectionLayoutItem {
    depth > 1 && dice.chance(60) ? randomGroup(depth: depth - 1) : randomItem()
  }

  private mutating func randomGroup(depth: Int) -> NSCollectionLayoutGroup {
    let (width, height) = (length(), length())
    if dice.chance(8) {
      return custom(
        width, height, [frame(number(5), number(5), number(50), number(50))], insets: insets())
    }
    let count = dice.pick([-1, 0, 1, 2, 3, 3, 5, 5, 40])
    let filling: Filling =
      switch dice.int(0...9) {
      case 0...2: .shares(count, of: node(depth))
      case 3: .times(count, of: node(depth))
      default: .subitems((0..<dice.int(1...3)).map { _ in node(depth) })
      }
    return dice.chance(50)
      ? row(width, height, filling, gap: spacing(), insets: insets(), edges: edges())
      : column(width, height, filling, gap: spacing(), insets: insets(), edges: edges())
  }
}
