import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Layouts of Apple's sample app and of others, whole (section 3).
@Suite struct SampleLayoutTests {
  private let cell = item(.fw(1), .fh(1))

  @Test func insetItemsGrid() throws {
    let group = row(.fw(1), .fw(0.2), item(.fw(0.2), .fh(1), insets: .all(5)))
    let layout = try solve(group, items: 94)
    #expect(layout.cells.prefix(2) == ["5,5,54,54", "69,5,54,54"])
    #expect(layout.cells.last == "197,1157,54,54")
  }

  @Test func distinctSections() throws {
    // Columns 1, 5 and 3 by `count`.
    let sections = [1, 5, 3].map { columns in
      section(
        row(
          .fw(1), columns == 1 ? .ab(44) : .fw(0.2),
          .shares(columns, of: item(.fw(0.2), .fh(1), insets: .all(2)))),
        insets: .all(20))
    }
    let layout = try solve(sections, items: [10, 10, 10])
    #expect(layout.cells(in: 0)[1] == "22,66,276,40")
    #expect(layout.cells(in: 1)[6] == "78,558,52,52")
    #expect(layout.cells(in: 2).prefix(2) == ["22,654,89,52", "115,654,89,52"])
    #expect(layout.content == "320x896")
  }

  @Test func adaptiveSections() throws {
    // Five columns, ten on a wide view: the provider reads the environment.
    func columns(_ width: CGFloat) throws -> Int {
      let layout = UICollectionViewCompositionalLayout { _, environment in
        let wide = environment.container.effectiveContentSize.width > 800
        return section(row(.fw(1), .fw(0.2), .shares(wide ? 10 : 5, of: cell)))
      }
      let solved = try layout.solve(itemCounts: [10], in: Setting(width: width).container)
      return solved.row(at: 0).count
    }
    #expect(try columns(320) == 5)
    #expect(try columns(1024) == 10)
  }

  @Test func headersAndFootersOfSections() throws {
    let list = section(
      row(.fw(1), .ab(44), cell), insets: .tlbr(0, 10, 0, 10), gap: 5,
      bars: [
        bar(.fw(1), .es(44), at: .top, kind: "header"),
        bar(.fw(1), .es(44), at: .bottom, kind: "footer"),
      ])
    let layout = try solve(list, items: 5, 5)
    #expect(layout.frames("header") == ["10,0,300,44", "10,328,300,44"])
    #expect(layout.frames("footer").first == "10,284,300,44")
    #expect(layout.ys == [44, 93, 142, 191, 240])
  }

  @Test func conferenceVideos() throws {
    func videos(_ width: CGFloat) throws -> SolvedLayout {
      let group = row(.fw(width > 500 ? 0.425 : 0.85), .ab(250), cell)
      let made = section(
        group, insets: .tlbr(0, 20, 0, 20), gap: 20,
        bars: [bar(.fw(1), .es(44), at: .top)], across: .continuous)
      return try solve(made, items: 2, 4, in: Setting(width: width, gap: 20))
    }
    #expect(try videos(320).cells == ["20,44,272,250", "312,44,272,250"])
    #expect(try videos(320).cells(in: 1).first == "20,358,272,250")
    #expect(try videos(768).widths == [326, 326])
  }

  @Test func insertionSort() throws {
    // Width / 16 columns without gaps.
    let layout = try solve(row(.fw(1), .ab(34), .shares(20, of: cell)), items: 20)
    #expect(Set(layout.widths) == [16])
    #expect(layout.xs.last == 304)
  }

  @Test func aTallGroupIsAGridOfItsOwn() throws {
    // Gotcha 3: the section's gap lies between groups, not between the rows in one.
    let rows = row(.fw(1), .ab(40), .shares(2, of: cell))
    let layout = try solve(
      section(column(.fw(1), .ab(120), rows), gap: 10), items: 8)
    #expect(layout.ys == [0, 0, 40, 40, 80, 80, 130, 130])
  }

  @Test func waterfall() throws {
    // Columns of uneven parts, interlocked by 24 up and down.
    func side(_ parts: [CGFloat], _ shift: CGFloat) -> NSCollectionLayoutGroup {
      column(
        .fw(1 / 3), .fh(1), .subitems(parts.map { item(.fw(1), .fh($0)) }),
        edges: .around(top: .fixed(shift), bottom: .fixed(-shift)))
    }
    let group = row(.fw(1), .fh(1), side([0.55, 0.45], -24), side([0.4, 0.6], 24))
    let layout = try solve(group, items: 4)
    #expect(layout.ys == [-24, 240, 24, 216])
    #expect(layout.heights == [264, 216, 192, 288])
  }

  @Test func galleryPages() throws {
    // Sideways, a page a cell.
    let layout = try solve(
      row(.fw(1), .fh(1), item(.fw(1), .fh(1), insets: .all(8))), items: 3,
      in: Setting(scroll: .horizontal))
    #expect(layout.cells == ["8,8,304,464", "328,8,304,464", "648,8,304,464"])
    #expect(layout.content == "960x480")
  }
}
