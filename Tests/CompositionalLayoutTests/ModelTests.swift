import Basics
import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// The classes of Apple's API: defaults, copies, equality, descriptions (section 1).
@Suite struct ModelTests {
  private let size = NSCollectionLayoutSize(
    widthDimension: .fw(0.5), heightDimension: .fh(0.25))

  // MARK: Values

  @Test func `the parts of an index path can be set separately`() {
    var path = IndexPath(row: 3, section: 1)
    path.section = 2
    #expect(path == IndexPath(item: 3, section: 2))
    path.row = 7
    #expect(path.item == 7 && path.section == 2)
    var short = IndexPath()
    short.item = 4
    #expect(short == IndexPath(item: 4, section: 0))
  }

  @Test func `an invalidation context stores everything that is invalidated`() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedItemIndexPaths == nil)
    let paths = (0..<3).map { IndexPath(item: $0, section: 0) }
    context.invalidateItems(at: [paths[0]])
    context.invalidateItems(at: [paths[1]])
    #expect(context.invalidatedItemIndexPaths == Array(paths[..<2]))
    for path in paths {
      context.invalidateSupplementaryElements(ofKind: "header", at: [path])
      context.invalidateDecorationElements(ofKind: "\(path.item)", at: [path])
    }
    #expect(context.invalidatedSupplementaryIndexPaths == ["header": paths])
    #expect(context.invalidatedDecorationIndexPaths?["2"] == [paths[2]])
  }

  @Test func `dimensions report their kind and value`() {
    func flags(_ dimension: NSCollectionLayoutDimension) -> [Bool] {
      [
        dimension.isFractionalWidth, dimension.isFractionalHeight, dimension.isAbsolute,
        dimension.isEstimated, dimension.isUniformAcrossSiblings,
      ]
    }
    #expect(flags(.fw(0.5)) == [true, false, false, false, false])
    #expect(flags(.fh(0.5)) == [false, true, false, false, false])
    #expect(flags(.ab(5)) == [false, false, true, false, false])
    #expect(flags(.es(5)) == [false, false, false, true, false])
    #expect(flags(.uniformAcrossSiblings(estimate: 5)) == [false, false, false, false, true])
    let numbers: [NSCollectionLayoutDimension] = [.fw(0.5), .ab(-7), .es(8)]
    #expect(numbers.map(\.dimension) == [0.5, -7, 8])
  }

  @Test func `spacings report their kind and value`() {
    let (fixed, flexible) = (
      NSCollectionLayoutSpacing.fixed(4), NSCollectionLayoutSpacing.flexible(5)
    )
    #expect(
      [fixed.isFixed, fixed.isFlexible, flexible.isFixed, flexible.isFlexible] == [
        true, false, false, true,
      ])
    #expect([fixed.spacing, flexible.spacing] == [4, 5])
    let edges = NSCollectionLayoutEdgeSpacing.around(leading: fixed, bottom: flexible)
    #expect(edges.leading == fixed && edges.bottom == flexible)
    #expect(edges.top == nil && edges.trailing == nil)
  }

  @Test func `anchors report their edges and offset`() {
    let plain = NSCollectionLayoutAnchor.at(.top)
    #expect(plain.isAbsoluteOffset && !plain.isFractionalOffset && plain.offset == .zero)
    let points = NSCollectionLayoutAnchor.at([.top, .leading], points: 3, 4)
    #expect(points.isAbsoluteOffset && points.offset == CGPoint(x: 3, y: 4))
    let parts = NSCollectionLayoutAnchor.at(.all, parts: 0.5, -1)
    #expect(parts.isFractionalOffset && !parts.isAbsoluteOffset && parts.edges == .all)
    #expect(parts.offset == CGPoint(x: 0.5, y: -1))
  }

  @Test func `options and enumerations have Apple's raw values`() {
    let edges: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing, .all]
    #expect(edges.map(\.rawValue) == [1, 2, 4, 8, 15])
    #expect(NSRectAlignment.allCases.map(\.rawValue) == Array(0...8))
    #expect(NSRectAlignment.topTrailing.rawValue == 8 && NSRectAlignment.bottom.rawValue == 5)
    #expect(UIContentInsetsReference.allCases.map(\.rawValue) == Array(0...4))
    #expect(UIContentInsetsReference.readableContent.rawValue == 4)
    typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior
    #expect(Behavior.allCases.map(\.rawValue) == Array(0...5))
    #expect(Behavior.groupPagingCentered.rawValue == 5 && Behavior.paging.rawValue == 3)
    #expect(UICollectionViewScrollDirection.horizontal.rawValue == 1)
    #expect(NSDirectionalEdgeInsets() == .zero)
  }

  @Test func `objects of different classes are not equal`() {
    let cell = NSCollectionLayoutItem(layoutSize: size)
    let objects: [NSObject] = [
      size, size.widthDimension, cell, row(.fw(1), .ab(5), cell),
      NSCollectionLayoutSpacing.fixed(1),
      NSCollectionLayoutEdgeSpacing.around(), NSCollectionLayoutAnchor.at(.top),
      NSCollectionLayoutGroupCustomItem(frame: .zero),
      NSCollectionLayoutSection(group: row(.fw(1), .ab(5), cell)),
      UICollectionViewCompositionalLayoutConfiguration(), UITraitCollection(), UIColor.red,
      UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0)),
    ]
    for (index, object) in objects.enumerated() {
      #expect(object.isEqual(object) && !object.isEqual(nil) && !object.isEqual(NSObject()))
      for other in objects[(index + 1)...] { #expect(!object.isEqual(other)) }
    }
  }

  // MARK: Defaults

  @Test func `items have the default values of UIKit`() {
    let plain = NSCollectionLayoutItem(layoutSize: size)
    #expect(plain.contentInsets == .zero && plain.supplementaryItems == [] && plain.name == nil)
    let none = NSCollectionLayoutSpacing.fixed(0)
    #expect(
      plain.edgeSpacing == .around(leading: none, top: none, trailing: none, bottom: none))
    #expect(plain.layoutSize == size)
  }

  @Test func `groups and sections have the default values of UIKit`() {
    let group = row(.fw(1), .ab(5), item(.fw(1), .fh(1)))
    #expect(group.interItemSpacing == .fixed(0) && group.supplementaryItems == [])
    let section = NSCollectionLayoutSection(group: group)
    #expect(section.contentInsets == .zero && section.interGroupSpacing == 0)
    #expect(section.contentInsetsReference == .automatic)
    #expect(section.supplementaryContentInsetsReference == .automatic)
    #expect(section.supplementariesFollowContentInsets)
    #expect(section.orthogonalScrollingBehavior == .none)
    #expect(section.boundarySupplementaryItems == [] && section.decorationItems == [])
  }

  @Test func `supplementary and decoration items have the default values of UIKit`() {
    let plain = badge(.ab(5), .ab(5), at: .at(.top))
    #expect(plain.zIndex == 1 && plain.elementKind == "badge")
    #expect(plain.containerAnchor == .at(.top) && plain.itemAnchor == nil)
    let boundary = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "header", alignment: .topLeading)
    #expect(boundary.zIndex == 1 && boundary.extendsBoundary && !boundary.pinToVisibleBounds)
    #expect(boundary.alignment == .topLeading && boundary.offset == .zero)
    #expect(boundary.elementKind == "header")
    let decoration = NSCollectionLayoutDecorationItem.background(elementKind: "back")
    #expect(decoration.zIndex == 0 && decoration.elementKind == "back")
    #expect(NSCollectionLayoutGroupCustomItem(frame: .zero).zIndex == 0)
  }

  @Test func `a configuration has the default values of UIKit`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    #expect(configuration.scrollDirection == .vertical && configuration.interSectionSpacing == 0)
    #expect(configuration.boundarySupplementaryItems == [])
    #expect(configuration.contentInsetsReference == .safeArea)
  }

  // MARK: Copies

  @Test func `a group copies its subitems`() throws {
    // R75.
    let cell = item(.fw(1), .fh(1))
    let group = row(.fw(1), .ab(20), cell)
    cell.contentInsets = .all(5)
    #expect(try solve(group, items: 1).cells == ["0,0,320,20"])
    #expect(group.subitems.map(\.contentInsets) == [.zero])
    for copying in [
      column(.fw(1), .ab(20), cell), column(.fw(1), .ab(20), .times(2, of: cell)),
      row(.fw(1), .ab(20), .times(2, of: cell)), row(.fw(1), .ab(20), .shares(2, of: cell)),
      column(.fw(1), .ab(20), .shares(2, of: cell)),
    ] {
      cell.contentInsets = .zero
      #expect(copying.subitems.map(\.contentInsets) == [.all(5)])
      cell.contentInsets = .all(5)
    }
  }

  @Test func `a section copies its group`() throws {
    let group = row(.fw(1), .ab(20), item(.fw(1), .fh(1)))
    let rows = section(group)
    group.contentInsets = .all(5)
    #expect(try solve(rows, items: 1).cells == ["0,0,320,20"])
  }

  @Test func `a layout copies its section`() throws {
    let rows = section(row(.fw(1), .ab(20), item(.fw(1), .fh(1))))
    let layout = UICollectionViewCompositionalLayout(section: rows)
    rows.contentInsets = .all(5)
    #expect(try layout.solve(itemCounts: [1], in: Setting().container).cells == ["0,0,320,20"])
  }

  @Test func `a layout's configuration is a copy`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let layout = UICollectionViewCompositionalLayout(
      section: section(row(.fw(1), .ab(20), item(.fw(1), .fh(1)))), configuration: configuration)
    configuration.interSectionSpacing = 9
    #expect(layout.configuration.interSectionSpacing == 0)
    layout.configuration.interSectionSpacing = 7
    #expect(layout.configuration.interSectionSpacing == 0)
    layout.configuration = configuration
    #expect(layout.configuration.interSectionSpacing == 9)
    #expect(layout.configuration == configuration && layout.configuration !== configuration)
  }

  @Test func `a counted group holds one subitem with its share`() {
    let group = row(.fw(1), .ab(20), .shares(4, of: item(.ab(7), .ab(9))))
    #expect(
      group.subitems.map(\.layoutSize.description) == [
        "{.containerWidthFactor(0.25), .absolute(9)}"
      ])
    let down = column(.fw(1), .ab(20), .shares(2, of: item(.ab(7), .ab(9))))
    #expect(
      down.subitems.map(\.layoutSize.description) == ["{.absolute(7), .containerHeightFactor(0.5)}"]
    )
    let own = row(.fw(1), .ab(20), .times(4, of: item(.ab(7), .ab(9))))
    #expect(own.subitems.map(\.layoutSize.description) == ["{.absolute(7), .absolute(9)}"])
    #expect(custom(.fw(1), .ab(20), [.zero]).subitems == [])
  }

  @Test func `copies of items share their badges`() throws {
    let dot = badge(.ab(5), .ab(5), at: .at(.top))
    let cell = item(.fw(1), .fh(1), insets: .all(3), badges: [dot])
    let copy = try #require(cell.copy() as? NSCollectionLayoutItem)
    #expect(copy == cell && copy !== cell)
    #expect(copy.supplementaryItems.first === dot)
    copy.contentInsets = .zero
    #expect(cell.contentInsets == .all(3))
  }

  @Test func `copies of sections share headers and copy backgrounds`() throws {
    let header = bar(.fw(1), .ab(5), at: .top)
    let back = background()
    let rows = section(
      row(.fw(1), .ab(20), item(.fw(1), .fh(1))), bars: [header], backgrounds: [back])
    let copy = try #require(rows.copy() as? NSCollectionLayoutSection)
    #expect(copy == rows && copy !== rows)
    #expect(copy.boundarySupplementaryItems.first === header)
    let copied = try #require(copy.decorationItems.first)
    #expect(copied == back && copied !== back)
  }

  @Test func `copies keep their class`() {
    final class Card: NSCollectionLayoutItem, @unchecked Sendable {}
    let card = Card(layoutSize: size)
    #expect(card.copy() is Card)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [card])
    #expect(group.subitems.first is Card)
  }

  // MARK: Equality

  @Test func `equality compares values and exact classes`() {
    #expect(item(.fw(1), .fh(1)) == item(.fw(1), .fh(1)))
    #expect(item(.fw(1), .fh(1)) != item(.fw(1), .fh(0.5)))
    #expect(item(.fw(1), .fh(1)) != item(.fw(1), .fh(1), insets: .all(1)))
    let cell = item(.fw(1), .ab(20))
    #expect(row(.fw(1), .ab(20), cell) == row(.fw(1), .ab(20), cell))
    #expect(row(.fw(1), .ab(20), cell) != column(.fw(1), .ab(20), cell))
    #expect(row(.fw(1), .ab(20), cell) != row(.fw(1), .ab(20), cell, gap: .fixed(1)))
    #expect(row(.fw(1), .ab(20), .shares(2, of: cell)) != row(.fw(1), .ab(20), .times(2, of: cell)))
    #expect(
      NSCollectionLayoutDimension.fw(1) != .fh(1) && NSCollectionLayoutDimension.ab(1) != .es(1))
    #expect(NSCollectionLayoutSpacing.fixed(1) != .flexible(1))
    #expect(NSCollectionLayoutAnchor.at(.top, points: 0, 0) != .at(.top, parts: 0, 0))
    #expect(badge(.ab(1), .ab(1), at: .at(.top)) != badge(.ab(1), .ab(1), at: .at(.bottom)))
    #expect(bar(.ab(1), .ab(1), at: .top) != bar(.ab(1), .ab(1), at: .top, pinned: true))
    #expect(background() == background() && background() != background(kind: "other"))
    final class Card: NSCollectionLayoutItem, @unchecked Sendable {}
    #expect(NSCollectionLayoutItem(layoutSize: size) != Card(layoutSize: size))
  }

  @Test func `equality compares every property of an item`() {
    func named(_ name: String) -> NSCollectionLayoutItem {
      let named = item(.fw(1), .fh(1))
      named.name = name
      return named
    }
    func high(_ zIndex: Int) -> NSCollectionLayoutItem {
      let dot = badge(.ab(1), .ab(1), at: .at(.top))
      dot.zIndex = zIndex
      return dot
    }
    func behind(_ zIndex: Int) -> NSCollectionLayoutItem {
      let back = background()
      back.zIndex = zIndex
      return back
    }
    func dot(_ kind: String, by own: NSCollectionLayoutAnchor? = nil) -> NSCollectionLayoutItem {
      badge(.ab(1), .ab(1), at: .at(.top), by: own, kind: kind)
    }
    let (cell, wide) = (item(.fw(1), .ab(20)), item(.fw(1), .ab(20), insets: .all(1)))
    let pairs: [(() -> NSCollectionLayoutItem, () -> NSCollectionLayoutItem)] = [
      ({ named("one") }, { named("two") }),
      ({ cell }, { item(.fw(1), .ab(20), edges: .around(top: .fixed(1))) }),
      ({ cell }, { item(.fw(1), .ab(20), badges: [badge(.ab(1), .ab(1), at: .at(.top))]) }),
      ({ cell }, { row(.fw(1), .ab(20), cell) }),
      ({ row(.fw(1), .ab(20), cell) }, { row(.fw(1), .ab(20), wide) }),
      ({ row(.fw(1), .ab(20), .times(2, of: cell)) }, { row(.fw(1), .ab(20), cell) }),
      (
        { row(.fw(1), .ab(20), .times(2, of: cell)) },
        { column(.fw(1), .ab(20), .times(2, of: cell)) }
      ),
      (
        { row(.fw(1), .ab(20), .times(2, of: cell)) }, { row(.fw(1), .ab(20), .times(2, of: wide)) }
      ),
      (
        { row(.fw(1), .ab(20), .times(2, of: cell)) }, { row(.fw(1), .ab(20), .times(3, of: cell)) }
      ),
      ({ dot("one") }, { dot("two") }), ({ high(1) }, { high(2) }),
      ({ dot("one", by: .at(.top)) }, { dot("one", by: .at(.bottom)) }),
      ({ bar(.ab(1), .ab(1), at: .top) }, { bar(.ab(1), .ab(1), at: .bottom) }),
      (
        { bar(.ab(1), .ab(1), at: .top) },
        { bar(.ab(1), .ab(1), at: .top, offset: CGPoint(x: 0, y: 1)) }
      ),
      ({ bar(.ab(1), .ab(1), at: .top) }, { bar(.ab(1), .ab(1), at: .top, extends: false) }),
      ({ behind(1) }, { behind(2) }),
    ]
    for (one, other) in pairs {
      #expect(one() == one() && one() != other() && other() != one())
    }
  }

  @Test func `equality compares every property of a section`() {
    let changes: [(NSCollectionLayoutSection) -> Void] = [
      { $0.contentInsets = .all(1) }, { $0.interGroupSpacing = 1 },
      { $0.contentInsetsReference = .none }, { $0.supplementaryContentInsetsReference = .none },
      { $0.supplementariesFollowContentInsets = false },
      { $0.orthogonalScrollingBehavior = .paging },
      { $0.orthogonalScrollingProperties.bounce = .never },
      { $0.boundarySupplementaryItems = [bar(.ab(1), .ab(1), at: .top)] },
      { $0.decorationItems = [background()] },
    ]
    let group = row(.fw(1), .ab(20), item(.fw(1), .fh(1)))
    for change in changes {
      let (one, other) = (section(group), section(group))
      change(one)
      #expect(one != other)
      change(other)
      #expect(one == other)
    }
    #expect(section(group) != section(column(.fw(1), .ab(20), item(.fw(1), .fh(1)))))
  }

  @Test func `equality ignores the provider of a custom group`() {
    #expect(
      custom(.fw(1), .ab(20), [.zero]) == custom(.fw(1), .ab(20), [frame(1, 2, 3, 4)]))
  }

  @Test func `equal objects have equal hashes`() {
    #expect(Set([item(.fw(1), .fh(1)), item(.fw(1), .fh(1))]).count == 1)
    #expect(Set<NSCollectionLayoutDimension>([.fw(1), .fw(1), .fh(1)]).count == 2)
    #expect(Set<NSCollectionLayoutSpacing>([.fixed(1), .fixed(1), .flexible(1)]).count == 2)
  }

  // MARK: Descriptions

  @Test func `descriptions have the format of UIKit`() {
    #expect(size.description == "{.containerWidthFactor(0.5), .containerHeightFactor(0.25)}")
    #expect(NSCollectionLayoutDimension.ab(20).description == ".absolute(20)")
    #expect(NSCollectionLayoutDimension.es(30.5).description == ".estimated(30.5)")
    let spacing = NSCollectionLayoutSpacing.fixed(4).description
    #expect(spacing.hasPrefix("<NSCollectionLayoutSpacing - 0x") && spacing.hasSuffix(": fixed:4>"))
    #expect(NSCollectionLayoutSpacing.flexible(4.5).description.hasSuffix(": flexible:4.5>"))
    let cell = item(.fw(0.25), .es(94)).description
    #expect(cell.hasPrefix("<NSCollectionLayoutItem 0x"))
    #expect(cell.hasSuffix(" size={.containerWidthFactor(0.25), .estimated(94)}>"))
  }

  @Test func `the description of a group lists its content`() {
    let group = row(.fw(1), .es(94), item(.fw(0.25), .es(94)), gap: .fixed(16))
    let lines = group.description.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("<NSCollectionLayoutGroup 0x"))
    #expect(lines[0].hasSuffix(" size={.containerWidthFactor(1), .estimated(94)}>"))
    #expect(
      Array(lines[1...3])
        == ["\t layoutDirection: .horizontal", "\t interItemSpacing=.fixed(16)", "\t subitems="])
    #expect(lines[4].hasPrefix("\t\t <NSCollectionLayoutItem 0x"))
    #expect(lines.count == 5)
    let plain = custom(.fw(1), .ab(9), []).description
    #expect(plain.hasSuffix(" size={.containerWidthFactor(1), .absolute(9)}>"))
  }

  // MARK: Concurrency

  @Test func `items can be changed from many tasks`() async {
    // Layout objects may be passed to detached tasks.
    let cell = item(.fw(1), .fh(1))
    await withTaskGroup(of: Void.self) { tasks in
      for index in 0..<50 {
        tasks.addTask { cell.contentInsets = .all(CGFloat(index)) }
      }
    }
    let insets = cell.contentInsets
    #expect(insets.top == insets.bottom && insets.leading == insets.trailing)
  }

  @Test(arguments: [
    (0.0, "0"), (1.0, "1"), (-0.0, "0"), (0.5, "0.5"), (320.25, "320.25"),
    (1 / 3.0, "0.3333333333333333"), (1e15, "1000000000000000"), (-7.0, "-7"),
  ])
  func `numbers have their shortest exact text`(number: Double, text: String) {
    #expect(CGFloat(number).exact == text)
  }
}
