import CellContent
import CollectionViewPictures
import CompositionalLayout
import Foundation
import PNGCodec
import Testing
import UIKitViews

/// Pictures of collection views, by the bytes of their files.
@MainActor @Suite struct PictureTests {
  private let rows = Rows<UICollectionViewCell>(Rows.cells(high: 10), [2]) { cell, item in
    cell.contentView.backgroundColor = item == 0 ? .red : .blue
  }

  @Test func pngsHaveThePixelsOfTheirScale() throws {
    let png = try rows.view.snapshot(as: .png(scale: 2))
    // Width and height stand after the signature and the name of the first chunk.
    #expect(Array(png[1..<4]) == Array("PNG".utf8))
    #expect(Array(png[16..<24]) == [0, 0, 2, 128, 0, 0, 0, 40])
  }

  @Test func vectorsAreWrittenToo() throws {
    let svg = String(decoding: try rows.view.snapshot(as: .svg()), as: UTF8.self)
    #expect(svg.contains("<svg") && svg.lowercased().contains("#f"))
    #expect(Array(try rows.view.snapshot(as: .pdf).prefix(5)) == Array("%PDF-".utf8))
  }

  @Test func widthsAndAppearancesMultiply() throws {
    let pictures = try rows.view.snapshots(
      as: .png(scale: 1), widths: [320, 700], appearances: [.light, .dark])
    #expect(pictures.map(\.width) == [320, 320, 700, 700])
    #expect(pictures.map(\.appearance) == [.light, .dark, .light, .dark])
    #expect(pictures.map { Array($0.data[16..<20]) }.last == [0, 0, 2, 188])
    #expect(rows.view.frame.width == 320)
    #expect(throws: PictureError.width(0)) { try rows.view.snapshots(widths: [0]) }
    #expect(throws: PictureError.self) { try rows.view.snapshots(widths: [.nan]) }
  }

  @Test func whatUIKitWouldRaiseForIsThrown() {
    let other = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewLayout())
    #expect(throws: PictureError.notCompositional("UICollectionViewLayout")) {
      try other.snapshot()
    }
  }

  @Test func `a view that cannot be made when it is drawn is thrown, too`() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: Rows<UICollectionViewCell>.cells(high: 40))
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0])
    source.apply(snapshot)
    #expect(throws: CollectionViewError.self) { try view.snapshot() }
  }
}
