import CellContent
import CollectionViewPictures
import CompositionalLayout
import Foundation
import PNGCodec
import Testing
import UIKitViews

/// Tests the bytes of pictures of collection views.
@MainActor @Suite struct PictureTests {
  private let rows = Rows<UICollectionViewCell>(Rows.cells(high: 10), [2]) { cell, item in
    cell.contentView.backgroundColor = item == 0 ? .red : .blue
  }

  @Test func `PNG pictures have the pixel size of their scale`() throws {
    let png = try rows.view.snapshot(as: .png(scale: 2))
    // Width and height follow the PNG signature and the header of the first chunk.
    #expect(Array(png[1..<4]) == Array("PNG".utf8))
    #expect(Array(png[16..<24]) == [0, 0, 2, 128, 0, 0, 0, 40])
  }

  @Test func `SVG and PDF pictures are written`() throws {
    let svg = String(decoding: try rows.view.snapshot(as: .svg()), as: UTF8.self)
    #expect(svg.contains("<svg") && svg.lowercased().contains("#f"))
    #expect(Array(try rows.view.snapshot(as: .pdf).prefix(5)) == Array("%PDF-".utf8))
  }

  @Test func `WebP pictures have the pixel size of their scale`() throws {
    let file = Array(try rows.view.snapshot(as: .webp(scale: 2)))
    #expect(Array(file[8..<16]) == Array("WEBPVP8L".utf8))
    // 14 bits each for width - 1 and height - 1 follow the signature of the bit stream.
    #expect(Int(file[21]) | Int(file[22] & 0x3F) << 8 == 639)
    let (low, middle, high) = (Int(file[22]) >> 6, Int(file[23]) << 2, Int(file[24] & 0xF) << 10)
    #expect(low | middle | high == 39)
  }

  @Test func `pictures are drawn for every width and appearance`() throws {
    let pictures = try rows.view.snapshots(
      as: .png(scale: 1), widths: [320, 700], appearances: [.light, .dark])
    #expect(pictures.map(\.width) == [320, 320, 700, 700])
    #expect(pictures.map(\.appearance) == [.light, .dark, .light, .dark])
    #expect(pictures.map { Array($0.data[16..<20]) }.last == [0, 0, 2, 188])
    #expect(rows.view.frame.width == 320)
    #expect(throws: PictureError.width(0)) { try rows.view.snapshots(widths: [0]) }
    #expect(throws: PictureError.self) { try rows.view.snapshots(widths: [.nan]) }
  }

  @Test func `exceptions of UIKit are thrown as errors`() {
    let other = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewLayout())
    #expect(throws: PictureError.notCompositional("UICollectionViewLayout")) {
      try other.snapshot()
    }
  }

  @Test func `a cell that cannot be created during drawing throws an error`() throws {
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
