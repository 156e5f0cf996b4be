package import CompositionalLayout
internal import Foundation

extension UICollectionViewLayout: SolvedInView {
  @MainActor package func solveInView(
    itemCounts: [Int], in container: Container
  ) throws -> SolvedLayout {
    let cells = PlainCells(itemCounts)
    let view = UICollectionView(frame: .zero, collectionViewLayout: self)
    view.dataSource = cells
    return try view.inContainer(container) {
      guard let layout = drawnLayout else { throw FramelessLayout(type: "\(type(of: self))") }
      return try view.solvedContent(layout)
    }
  }
}

/// Cells without content, for layouts without a collection view.
private final class PlainCells: NSObject, UICollectionViewDataSource {
  private let counts: [Int]

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

private struct FramelessLayout: Error, CustomStringConvertible {
  let type: String

  var description: String { "a \(type) has no frames" }
}
