import CompositionalLayout
import Foundation
import TestSupport
import Testing
import UIKit

extension FeedViewController: ShowsCollection {}
extension WeakSelfViewController: ShowsCollection {}
extension TraitColumnsViewController: ShowsCollection {}
extension ScreenWidthViewController: ShowsCollection {}
extension AlbumsViewController: ShowsCollection {}

/// Tests common styles of layout code.
@MainActor @Suite struct WaysTests {
  // MARK: Enums

  @Test func `a section enum creates layouts`() throws {
    // R36; R4, R9: (288 - 12) / 2.
    let layout = try solved(FeedViewController(), [3, 3, 2])
    #expect(layout.cells(in: 0).prefix(2) == ["16,8,72,96", "96,8,72,96"])
    #expect(layout.cells(in: 1) == ["16,112,138,44", "166,112,138,44", "16,168,138,44"])
    #expect(layout.cells(in: 2) == ["16,212,288,44", "16,268,288,44"])
    let wide = try solved(FeedViewController(), [3, 3, 2], in: container(700, 900))
    #expect(wide.cells(in: 1) == ["16,112,158,44", "186,112,158,44", "356,112,158,44"])
  }

  @Test func `enum cases with associated values create layouts`() throws {
    let layout = try solved(
      blocksLayout([.hero(height: 120), .tiles(perRow: 3, spacing: 10)]), [1, 4])
    #expect(layout.cells(in: 0) == ["0,0,320,120"])
    #expect(
      layout.cells(in: 1) == ["0,120,100,80", "110,120,100,80", "220,120,100,80", "0,200,100,80"])
  }

  // MARK: Factories

  @Test func `factory methods in extensions create layouts`() throws {
    let layout = try solved(LayoutFactory.makeStore(), [2, 2, 0])
    #expect(layout.cells(in: 0) == ["0,0,288,200", "296,0,288,200"])
    #expect(layout.frames(UICollectionView.elementKindSectionHeader) == ["0,216,320,32"])
    #expect(layout.cells(in: 1) == ["0,248,320,60", "0,316,320,60"])
  }

  @Test func `the configuration can be changed after creation`() throws {
    // R26.
    let layout = try solved(LayoutFactory.sideways(), [6])
    #expect(
      layout.cells.prefix(4)
        == ["4,4,92,152", "4,164,92,152", "4,324,92,152", "104,4,92,152"])
    #expect(layout.content == "200x480")
  }

  @Test func `several layouts share a global badge`() throws {
    // R31.
    let layout = try solved(badgedGrid(), [4])
    #expect(layout.cells[0] == "10,10,60,60")
    #expect(layout.frames("badge")[0] == "62,2,16,16")
  }

  // MARK: Capturing self

  @Test func `a provider captures its controller weakly`() throws {
    let layout = try solved(WeakSelfViewController(), [2, 1])
    #expect(layout.cells(in: 0) == ["0,0,320,100", "0,110,320,100"])
    #expect(layout.cells(in: 1) == ["0,210,320,40"])
  }

  @Test func `a layout can outlive its controller`() throws {
    var controller: WeakSelfViewController? = WeakSelfViewController()
    controller?.loadViewIfNeeded()
    let layout = try #require(controller?.collectionView.collectionViewLayout)
    controller = nil
    #expect(throws: LayoutError.self) { try solved(layout, [2, 1]) }
  }

  @Test func `columns follow the size class`() throws {
    // R93.
    let layout = try solved(TraitColumnsViewController(isGrid: true), [3])
    #expect(layout.cells == ["0,0,160,160", "160,0,160,160", "0,160,160,160"])
    let wide = try solved(TraitColumnsViewController(isGrid: true), [3], in: container(1000, 700))
    #expect(wide.xs == [0, 250, 500])
  }

  @Test func `a layout can be replaced`() throws {
    let controller = TraitColumnsViewController(isGrid: true)
    controller.loadViewIfNeeded()
    let before = controller.collectionView.collectionViewLayout
    controller.isGrid = false
    let after = controller.collectionView.collectionViewLayout
    #expect(before !== after)
    #expect(before.collectionView == nil && after.collectionView === controller.collectionView)
    #expect(try solved(after, [1]).cells == ["0,0,320,320"])
  }

  @Test func `the screen can be read before the layout is created`() throws {
    // R93: (368 - 48) / 2, and (1024 - 80) / 4 on a tablet.
    let layout = try solved(ScreenWidthViewController(), [3], in: container(368, 800))
    #expect(layout.cells == ["16,16,160,240", "192,16,160,240", "16,272,160,240"])
    let wide = try solved(ScreenWidthViewController(), [3], in: container(1024, 768))
    #expect(wide.cells[1] == "268,16,236,354")
  }

  @Test func `a collection view controller provides counts and layout`() throws {
    let albums = AlbumsViewController(albums: [["a", "b", "c"], ["d"]])
    try Container.$current.withValue(container()) {
      albums.loadViewIfNeeded()
      let view = try #require(albums.collectionView)
      #expect(view.contentSize.word == "320x480")
      let cell = view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))
      #expect(cell?.frame.word == "4,164,152,152")
      let last = albums.collectionView(view, cellForItemAt: IndexPath(item: 0, section: 1))
      #expect(last.frame.word == "4,324,152,152")
    }
  }

  // MARK: Protocols

  @Test func `sections are created behind a protocol`() throws {
    let model = CatalogViewModel()
    let layout = try solved(model.makeLayout(), [4, 3])
    #expect(layout.cells(in: 0).last == "0,180,320,50")
    #expect(layout.cells(in: 1).first == "0,230,320,240")
    let wide = try solved(model.makeLayout(), [4, 3], in: container(700, 900))
    #expect(wide.cells(in: 0).prefix(3) == ["0,0,345,50", "355,0,345,50", "0,60,345,50"])
    withExtendedLifetime(model) {}
  }

  @Test func `sections are created on the main actor`() throws {
    // R3: a third of 320 is floored to 106.5.
    let layout = try solved(ScreenCoordinator(section: NumbersSection()).layout(), [6])
    #expect(layout.cells[2] == "213,0,106.5,106.5")
    #expect(layout.cells[3] == "0,106.5,106.5,106.5")
  }

  // MARK: Subclasses

  private func view(
    _ layout: UICollectionViewLayout, _ source: Counts
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.dataSource = source
    return view
  }

  @Test func `a layout subclass has a convenience initializer`() throws {
    #expect(
      try solved(ColumnsLayout(columns: 4, height: 30), [2]).cells == ["0,0,80,30", "80,0,80,30"])
  }

  @Test func `a layout subclass prepares its own attributes`() throws {
    let source = Counts([4])
    let layout = ChatLayout(bubbleSpacing: 6)
    let view = view(layout, source)
    let frames = (0..<4).map {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.word
    }
    #expect(frames == ["0,0,320,50", "40,56,320,50", "0,112,320,50", "40,168,320,50"])
    let shown = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(Set((shown ?? []).map(\.frame.word)) == ["0,0,320,50", "40,56,320,50"])
    #expect(layout.prepareCount == 1)
    source.counts = [2]
    view.reloadData()
    #expect(view.contentSize.word == "320x106" && layout.prepareCount == 2)
  }

  @Test func `a stretchy header grows when pulled down`() throws {
    let section = NSCollectionLayoutSection.list(rowHeight: 50).addingHeader(height: 40)
    let layout = StretchyHeaderLayout(section: section)
    let source = Counts([4])
    let view = view(layout, source)
    view.contentOffset = CGPoint(x: 0, y: -30)
    let shown = layout.layoutAttributesForElements(in: view.bounds) ?? []
    let header = try #require(shown.first { $0.representedElementCategory == .supplementaryView })
    #expect(header.frame.word == "0,-30,320,70" && header.zIndex == -1)
  }

  @Test func `cells fade toward the edges`() throws {
    let layout = FocusLayout(section: .list(rowHeight: 50))
    let source = Counts([20])
    let view = view(layout, source)
    let shown = layout.layoutAttributesForElements(in: view.bounds) ?? []
    let fifth = try #require(shown.first { $0.indexPath.item == 4 })
    #expect(fifth.alpha == 1 - 15.0 / 480)
    #expect(fifth.frame.word == "5,200.781,310,48.438")
    #expect(
      layout.targetContentOffset(
        forProposedContentOffset: CGPoint(x: 0, y: 130), withScrollingVelocity: .zero
      ).y == 150)
  }

  @Test func `item and section subclasses have their own initializers`() throws {
    let section = StackSection(heights: [20, 30], spacing: 5)
    let layout = try solved(UICollectionViewCompositionalLayout(section: section), [3])
    #expect(layout.frames(SectionTitle.kind) == ["0,0,320,30"])
    #expect(layout.cells == ["0,30,320,20", "0,55,320,30", "0,90,320,20"])
  }

  // MARK: Handlers

  @Test func `carousel cards shrink away from the center`() throws {
    // R38, R88: the first card is centered at a scale of 1.1, the next has the minimum scale of .7.
    let controller = CarouselViewController()
    try Container.$current.withValue(container()) {
      controller.loadViewIfNeeded()
      let view = try #require(controller.collectionView)
      let source = Counts([5])
      view.dataSource = source
      let frames = (0..<2).map {
        view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.word
      }
      #expect(frames == ["-10,-5,220,110", "230,15,140,70"])
      #expect(controller.currentPage == 0)
      withExtendedLifetime(source) {}
    }
  }

  @Test func `handlers change headers and cells`() throws {
    // R38.
    let source = Counts([3])
    let layout = fadingLayout()
    let view = view(layout, source)
    let shown = layout.layoutAttributesForElements(in: view.bounds) ?? []
    let header = try #require(shown.first { $0.representedElementKind != nil })
    #expect(header.alpha == 0.5)
    let cells = shown.filter { $0.representedElementCategory == .cell }.sorted {
      $0.indexPath < $1.indexPath
    }
    #expect(cells.map(\.zIndex) == [10, 9, 8])
    #expect(cells.map(\.isHidden) == [false, true, false])
    #expect(cells.map(\.frame.word) == ["0,25,100,60", "100,25,100,60", "200,25,100,60"])
  }

  // MARK: Concurrency

  @Test func `layout items can be passed between tasks`() async throws {
    let controller = AsyncViewController()
    await controller.load()
    let layout = try solved(controller.collectionView.collectionViewLayout, [2, 2])
    #expect(layout.cells(in: 0) == ["0,0,320,30", "0,30,320,30"])
    #expect(layout.cells(in: 1) == ["2,61,314,44", "2,105,314,44"])
  }

  @Test func `layouts can be solved in any task`() async throws {
    let cells = try await Task.detached {
      try solved(PlainLayouts(columns: 2).layout(), [4], in: container(700, 480)).cells
    }.value
    #expect(cells == ["0,0,175,20", "175,0,175,20", "350,0,175,20", "525,0,175,20"])
  }

  @Test func `a controller's layout can be solved in any task`() async throws {
    let controller = WeakSelfViewController()
    controller.loadViewIfNeeded()
    let layout = controller.collectionView.collectionViewLayout
    let cells = try await Task.detached { try solved(layout, [2, 1]).cells(in: 1) }.value
    #expect(cells == ["0,210,320,40"])
  }
}
