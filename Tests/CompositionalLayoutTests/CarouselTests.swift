import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Sections that scroll across the layout.
@Suite struct CarouselTests {
  private typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

  private func groups(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension = .ab(100)
  ) -> NSCollectionLayoutGroup {
    row(width, height, item(.fw(1), .fh(1)))
  }

  /// A carousel with a viewport of 310 points, between insets of 4 and 6.
  private func carousel(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ count: Int,
    width: CGFloat = 100, gap: CGFloat = 8
  ) throws -> Carousel {
    let layout = try solve(
      section(groups(.ab(width)), insets: .tlbr(0, 4, 0, 6), gap: gap, across: behavior),
      items: count)
    return try #require(layout.sections[0].carousel)
  }

  @Test func `fractional widths refer to the whole view and heights to the inset one`() throws {
    // R36, R71, V46.
    let layout = try solve(
      section(groups(.fw(0.8), .fh(0.25)), insets: .tlbr(3, 4, 5, 6), across: .continuous),
      items: 2)
    #expect(layout.cells == ["4,3,256,118", "260,3,256,118"])
    #expect(layout.content == "320x126")
  }

  @Test func `a full-width group of four shares fills the view`() throws {
    // R36, V47.
    let group = row(
      .fw(1), .ab(40), .shares(4, of: item(.fw(1), .fh(1))), gap: .fixed(8))
    let layout = try solve(
      section(group, insets: .all(16), across: .continuous), items: 8,
      in: Setting(width: 375, scale: 3))
    #expect(layout.xs.prefix(5) == [16, 111.667, 207.333, 303, 391])
    #expect(Set(layout.widths) == [87.667])
    #expect(layout.content == "375x72")
  }

  @Test func `groups of 200 points form a row`() throws {
    // R36, V48.
    let across = section(groups(.ab(200)), insets: .all(16), gap: 12, across: .continuous)
    let below = section(row(.fw(1), .ab(20), item(.fw(1), .fh(1))))
    let layout = try solve([across, below], items: [3, 1])
    #expect(layout.cells == ["16,16,200,100", "228,16,200,100", "440,16,200,100"])
    #expect(layout.sections[0].carousel?.viewport == 288)
    #expect(layout.cells(in: 1) == ["0,132,320,20"])
    #expect(layout.content == "320x152")
  }

  @Test func `headers and backgrounds do not scroll with the row`() throws {
    // R36: they extend across the view as in any section.
    let layout = try solve(
      section(
        groups(.ab(200)), insets: .all(16), bars: [bar(.fw(1), .ab(30), at: .top)],
        backgrounds: [background()], across: .groupPaging),
      items: 3)
    #expect(layout.frames("bar") == ["16,0,288,30"])
    #expect(layout.frames("background") == ["0,0,320,162"])
    #expect(layout.ys == [46, 46, 46])
  }

  @Test func `a carousel's group is filled with its subitems`() throws {
    // R36: subitems cycle as in any section.
    let two = row(.ab(100), .ab(50), item(.fw(0.5), .fh(1)))
    let layout = try solve(section(two, gap: 10, across: .continuous), items: 5)
    #expect(layout.xs == [0, 50, 110, 160, 220])
    #expect(layout.sections[0].flowLength == 270)
  }

  @Test func `the largest offset shows the end of the row`() throws {
    // R37, OPEN QUESTION Q5: the trailing inset is not part of the row.
    #expect(try carousel(.continuous, 3).largestOffset == 6)
    #expect(try carousel(.continuous, 8).largestOffset == 546)
    #expect(try carousel(.continuous, 3, width: 256).largestOffset == 474)
    #expect(try carousel(.continuous, 2).largestOffset == 0)
    #expect(try carousel(.continuous, 8).restOffset(for: 9999) == 546)
  }

  @Test func `continuous scrolling stops anywhere`() throws {
    // R37, R82.
    let row = try carousel(.continuous, 8)
    #expect([-30, 0, 37.5, 545, 700].map(row.restOffset) == [0, 0, 37.5, 545, 546])
    #expect(try carousel(.continuous, 2).restOffset(for: 50) == 0)
  }

  @Test(arguments: [
    UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging,
    .continuousGroupLeadingBoundary,
  ])
  func `group paging stops at leading edges`(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) throws {
    // R37, R82: every 108 points, except for the last stop.
    let row = try carousel(behavior, 8)
    #expect(
      [0, 53, 54, 55, 100, 200, 535, 542, 543, 545, 9999].map(row.restOffset)
        == [0, 0, 108, 108, 108, 216, 540, 540, 546, 546, 546])
    #expect(try carousel(behavior, 2).restOffset(for: 100) == 0)
    #expect(try carousel(behavior, 3).restOffset(for: 100) == 6)
  }

  @Test func `pages are as wide as the viewport`() throws {
    // R37, R82, R96: the last page is shorter.
    let row = try carousel(.paging, 8)
    #expect(
      [-400, 0, 150, 160, 310, 420, 460, 470, 9999].map(row.restOffset)
        == [0, 0, 0, 310, 310, 310, 310, 546, 546])
  }

  @Test func `the nearest page decides where a carousel rests, and the end is no page`() throws {
    // R96: 8 groups of 100 in 310, the end at 490.
    let row = try carousel(.paging, 8, gap: 0)
    #expect(
      [400, 464, 465, 480, 490, 9999].map(row.restOffset) == [310, 310, 490, 490, 490, 490])
    // With 10 groups the last page begins at 620, and the end is at 690.
    let long = try carousel(.paging, 10, gap: 0)
    #expect([640, 660, 689, 690, 700].map(long.restOffset) == [620, 620, 620, 690, 690])
  }

  @Test func `centered groups stop at the center`() throws {
    // R37: -(viewport - group) / 2 + k x (group + gap).
    func stops(_ count: Int, _ width: CGFloat, _ gap: CGFloat, _ requests: [CGFloat]) throws
      -> [CGFloat]
    {
      let row = try carousel(.groupPagingCentered, count, width: width, gap: gap)
      return requests.map(row.restOffset)
    }
    #expect(try stops(3, 100, 8, [-999, -60, -40, 50, 60]) == [-105, -105, 3, 3, 111])
    #expect(try stops(4, 256, 8, [-30, 200, 500, 760]) == [-27, 237, 501, 765])
    #expect(try stops(3, 100, 0, [-105, -10, 95]) == [-105, -5, 95])
  }

  @Test func `a request past the end stops at the last group`() throws {
    // R82: for centered groups also past row - viewport.
    let row = try carousel(.groupPagingCentered, 3)
    #expect(row.restOffset(for: 9999) == 111)
    #expect(row.largestOffset == 6)
  }

  @Test func `a carousel opens at a stop`() throws {
    // R88: a centered row is centered even if it fits.
    #expect(try carousel(.groupPagingCentered, 8).openingOffset == -105)
    #expect(try carousel(.groupPagingCentered, 1).openingOffset == -105)
    for behavior in [Behavior.continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging] {
      #expect(try carousel(behavior, 8).openingOffset == 0)
    }
  }

  @Test(
    arguments: [
      (.groupPaging, [0, 50, 200, 200, 280, 300, 300]),
      (.continuousGroupLeadingBoundary, [0, 50, 200, 200, 280, 300, 300]),
      (.groupPagingCentered, [-35, 80, 160, 160, 240, 370, 370]),
    ] as [(UICollectionLayoutSectionOrthogonalScrollingBehavior, [CGFloat])])
  func `groups of different lengths have their own stops`(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, rests: [CGFloat]
  ) throws {
    // R37, R82: groups of 50, 150, 80, 80, 80 and 180 points begin at 0, 50, 200, 280, 360 and 440.
    let chips = section(row(.es(100), .ab(40), item(.es(100), .fh(1))), across: behavior)
    var squares = Squares(widths: [50, 150, 80, 80, 80, 180])
    let layout = try solve([chips], items: [6], measuring: &squares)
    let carousel = try #require(layout.sections[0].carousel)
    #expect([0, 40, 130, 190, 250, 310, 9999].map(carousel.restOffset) == rests)
    #expect(carousel.openingOffset == (behavior == .groupPagingCentered ? -135 : 0))
  }

  @Test func `the last group is centered although it is shorter`() throws {
    // R13, R82: 100 points, then a partial group of 50 whose center is at 125.
    let two = row(.ab(100), .ab(50), item(.fw(0.5), .fh(1)))
    let layout = try solve(section(two, across: .groupPagingCentered), items: 3)
    #expect(layout.sections[0].carousel?.restOffset(for: 9999) == -35)
  }

  @Test func `a group is centered without the gaps around it`() throws {
    // R37, R88: the group begins 30 points after the start of its stride.
    let group = row(
      .ab(100), .ab(50), item(.fw(1), .fh(1)), edges: .around(leading: .fixed(30)))
    let layout = try solve(section(group, across: .groupPagingCentered), items: 5)
    let carousel = try #require(layout.sections[0].carousel)
    #expect(carousel.openingOffset == -80)
    #expect(carousel.restOffset(for: 40) == 50)
    // The position is in the stride of the second group but nearer to the first.
    #expect(carousel.restOffset(for: -29) == -80)
    // The same with groups of 50 and 150 points, whose centers are at 55 and 185.
    let chips = section(
      row(
        .es(100), .ab(40), item(.es(100), .fh(1)), edges: .around(leading: .fixed(30))),
      across: .groupPagingCentered)
    var squares = Squares(widths: [50, 150, 80])
    let measured = try solve([chips], items: [3], measuring: &squares)
    #expect(measured.sections[0].carousel?.restOffset(for: -79) == -105)
  }

  @Test func `a section without a scrolling behavior is not a carousel`() throws {
    // R36.
    let layout = try solve(groups(.ab(100)), items: 3)
    #expect(layout.sections[0].carousel == nil)
    #expect(layout.sections[0].flow == .vertical)
  }

  @Test func `a cell is found across the whole view, not only in the viewport`() throws {
    // R83: the cell is between the inset of 16 and the edge.
    let layout = try solve(
      section(groups(.ab(200)), insets: .all(16), gap: 0, across: .continuous), items: 3)
    #expect(layout.names(in: frame(310, 16, 10, 10)) == ["cell 0 1"])
    #expect(layout.names(in: frame(0, 0, 320, 480)) == ["cell 0 0", "cell 0 1"])
  }

  @Test func `the tallest group determines the height of the row`() throws {
    // R39, OPEN QUESTION Q11.
    let group = row(.ab(100), .es(50), item(.fw(1), .es(50)))
    var squares = Squares(heights: [31, 88, 40])
    let layout = try solve(
      [section(group, insets: .tlbr(3, 0, 5, 0), across: .continuous)], items: [3],
      measuring: &squares)
    #expect(layout.heights == [31, 88, 40])
    #expect(layout.ys == [3, 3, 3])
    #expect(layout.content == "320x96")
  }

  @Test func `a partial group is trimmed along the row`() throws {
    // R13, R36: the row flows across, so its last group is shorter in that direction.
    let four = row(.ab(200), .ab(50), item(.fw(0.25), .fh(1)))
    let layout = try solve(section(four, across: .continuous), items: 5)
    #expect(layout.sections[0].flowLength == 250)
  }

  @Test func `groups wider than the view do not widen the content`() throws {
    // R20, R36, inferred: they scroll separately.
    let layout = try solve(section(groups(.ab(500)), across: .continuous), items: 2)
    #expect(layout.content == "320x100")
  }

  @Test func `edge spacing across the row makes it higher`() throws {
    // R15, R39: flexible gaps have no space to share.
    let fixed = row(
      .ab(100), .ab(50), item(.fw(1), .fh(1)),
      edges: .around(top: .fixed(5), bottom: .fixed(7)))
    let layout = try solve(section(fixed, across: .continuous), items: 2)
    #expect(layout.cells == ["0,5,100,50", "100,5,100,50"])
    #expect(layout.content == "320x62")
    let flexible = row(
      .ab(100), .ab(50), item(.fw(1), .fh(1)),
      edges: .around(top: .flexible(5), bottom: .fixed(7)))
    #expect(try solve(section(flexible, across: .continuous), items: 1).ys == [5])
  }

  @Test func `equal groups in sections with different insets are solved separately`() throws {
    // R36, R71: a quarter of 480, of 480 - 80, and of 480 - 120.
    func carousel(_ edge: CGFloat) -> NSCollectionLayoutSection {
      section(groups(.ab(100), .fh(0.25)), insets: .tlbr(edge, 0, edge, 0), across: .continuous)
    }
    let layout = try solve([carousel(0), carousel(40), carousel(60)], items: [1, 1, 1])
    #expect((0..<3).flatMap(layout.cells(in:)) == ["0,0,100,120", "0,160,100,100", "0,360,100,90"])
  }

  @Test func `groups longer than the viewport have stops at their edges`() throws {
    // R37, R82: edges at 0, 500 and 1000, and the end of the row at 1500 - 310.
    let row = try carousel(.groupPaging, 3, width: 500, gap: 0)
    #expect(
      [240, 260, 740, 1090, 1100, 9999].map(row.restOffset) == [0, 500, 500, 1000, 1190, 1190])
  }

  @Test(arguments: [
    UICollectionViewScrollDirection.vertical, UICollectionViewScrollDirection.horizontal,
  ])
  func `a scrolled carousel shows its cells at their moved positions`(
    _ scroll: UICollectionViewScrollDirection
  ) throws {
    // R37, R43, R88: offsets count from the leading edge. Horizontal layouts scroll carousels
    // vertically.
    let isDown = scroll == .vertical
    let group =
      isDown
      ? row(.ab(100), .ab(50), item(.fw(1), .fh(1))) : row(.ab(50), .ab(100), item(.fw(1), .fh(1)))
    func scrolled(_ direction: UITraitEnvironmentLayoutDirection) throws -> SolvedLayout {
      var layout = try solve(
        section(group, across: .continuous), items: 9,
        in: Setting(width: 320, height: 320, scroll: scroll, direction: direction))
      layout.scroll.carousels = [0: 150]
      return layout
    }
    let (left, right) = (try scrolled(.leftToRight), try scrolled(.rightToLeft))
    #expect(
      left.carouselShift(ofSection: 0) == (isDown ? CGPoint(x: -150, y: 0) : CGPoint(x: 0, y: -150))
    )
    #expect(
      right.carouselShift(ofSection: 0) == (isDown ? CGPoint(x: 150, y: 0) : CGPoint(x: 0, y: -150))
    )
    // The groups from 100, 200, 300 and 400 on are visible at -50 and further.
    for layout in [left, right] {
      #expect(layout.visibleElements().map(\.item) == [1, 2, 3, 4])
      #expect(
        layout.carouselElements(ofSection: 0, in: layout.visibleRect).map(\.item) == [1, 2, 3, 4])
      let seen = layout.groups(ofSection: 0, in: layout.visibleRect)
      #expect(seen.map(\.firstItem) == [1, 2, 3, 4])
      let places = seen.map { layout.shown($0.frame, ofSection: 0) }
      let mirrored = isDown && layout.container.traits.layoutDirection == .rightToLeft
      #expect(
        places.map { isDown ? $0.minX : $0.minY }
          == (mirrored ? [270, 170, 70, -30] : [-50, 50, 150, 250]))
    }
  }
}
