import CompositionalLayout
import Foundation
import Testing

@testable import UIKitViews

/// Every flow layout measured on the real system has exactly the measured frames (R106).
@MainActor @Suite struct MeasuredFlowTests {
  nonisolated static let folder = Bundle.module.resourceURL!.appendingPathComponent("MeasuredFlow")

  nonisolated static var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".json") }.sorted()
    }
  }

  @Test func `every fixture is present`() throws {
    #expect(try Self.names.count == 10)
  }

  @Test(arguments: try names) func `frames match the measured ones`(name: String) throws {
    let data = try Data(contentsOf: Self.folder.appendingPathComponent(name))
    let fixture = try JSONDecoder().decode(MeasuredFlow.self, from: data)
    let source = MeasuredFlowSource(fixture)
    let attributes = source.view.collectionViewLayout.layoutAttributesForElements(
      in: CGRect(x: -1000, y: -1000, width: 10_000, height: 10_000))
    let found = Dictionary(
      uniqueKeysWithValues: try #require(attributes).map {
        (
          MeasuredFlow.Element.name(
            $0.representedElementKind, $0.indexPath.section, $0.indexPath.item),
          $0.frame
        )
      })
    for element in fixture.expected.elements {
      let frame = try #require(found[element.name], "\(element.name)")
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      for (number, expected) in zip(numbers, element.frame) {
        #expect(abs(number - expected) <= fixture.tolerance, "\(element.name): \(frame)")
      }
    }
    let size = source.view.collectionViewLayout.collectionViewContentSize
    for (length, expected) in zip([size.width, size.height], fixture.expected.contentSize ?? []) {
      if let expected { #expect(abs(length - expected) <= fixture.tolerance) }
    }
  }
}

/// A flow layout and its frames measured with UIKit, decoded from a file.
private struct MeasuredFlow: Decodable {
  struct View: Decodable {
    var width: CGFloat
    var height: CGFloat
  }

  struct Insets: Decodable {
    var top: CGFloat
    var leading: CGFloat
    var bottom: CGFloat
    var trailing: CGFloat
  }

  struct Layout: Decodable {
    var scrollDirection: String
    var itemSize: [CGFloat]?
    var itemSizes: [[[CGFloat]]]?
    var minimumLineSpacing: CGFloat
    var minimumInteritemSpacing: CGFloat
    var sectionInset: Insets
    var headerReferenceSize: [CGFloat]?
    var footerReferenceSize: [CGFloat]?
  }

  struct Element: Decodable {
    var kind: String?
    var section: Int
    var item: Int
    var frame: [CGFloat]

    var name: String { Self.name(kind, section, item) }

    static func name(_ kind: String?, _ section: Int, _ item: Int) -> String {
      let short = kind.map { $0.lowercased().contains("footer") ? "footer" : "header" } ?? "cell"
      return "\(short) \(section) \(item)"
    }
  }

  struct Expected: Decodable {
    var contentSize: [CGFloat?]?
    var elements: [Element]
  }

  var container: View
  var itemCounts: [Int]
  var layout: Layout
  var expected: Expected
  var tolerance: CGFloat
}

@MainActor
private final class MeasuredFlowSource: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  let fixture: MeasuredFlow
  let view: UICollectionView

  init(_ fixture: MeasuredFlow) {
    self.fixture = fixture
    let layout = UICollectionViewFlowLayout()
    let given = fixture.layout
    func size(_ lengths: [CGFloat]) -> CGSize { CGSize(width: lengths[0], height: lengths[1]) }
    layout.scrollDirection = given.scrollDirection == "horizontal" ? .horizontal : .vertical
    layout.minimumLineSpacing = given.minimumLineSpacing
    layout.minimumInteritemSpacing = given.minimumInteritemSpacing
    layout.sectionInset = UIEdgeInsets(
      top: given.sectionInset.top, left: given.sectionInset.leading,
      bottom: given.sectionInset.bottom, right: given.sectionInset.trailing)
    if let lengths = given.itemSize { layout.itemSize = size(lengths) }
    if let lengths = given.headerReferenceSize { layout.headerReferenceSize = size(lengths) }
    if let lengths = given.footerReferenceSize { layout.footerReferenceSize = size(lengths) }
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: fixture.container.width, height: fixture.container.height),
      collectionViewLayout: layout)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { fixture.itemCounts.count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    fixture.itemCounts[section]
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt path: IndexPath
  ) -> CGSize {
    guard let sizes = fixture.layout.itemSizes else {
      return (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }
    let lengths = sizes[path.section][path.item]
    return CGSize(width: lengths[0], height: lengths[1])
  }
}
