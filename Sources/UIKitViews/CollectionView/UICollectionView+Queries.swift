internal import CompositionalLayout
public import Foundation

// Queries of visible elements. Without a window there is no layout pass, so each query runs one
// first.
extension UICollectionView {
  /// The visible cells, in the order of their index paths.
  public var visibleCells: [UICollectionViewCell] {
    views(of: .cell).compactMap { $0.view as? UICollectionViewCell }
  }

  /// The index paths of the visible cells, in order.
  public var indexPathsForVisibleItems: [IndexPath] { views(of: .cell).map(\.path) }

  /// The cell at an index path, or `nil` if it is not visible.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    present()
    return liveCell(at: indexPath)
  }

  /// The current cell of an item.
  func liveCell(at indexPath: IndexPath) -> UICollectionViewCell? {
    SolvedElement.Identity(.cell, at: indexPath).flatMap { live[$0] as? UICollectionViewCell }
  }

  /// The index path of a cell, or `nil` if it is not visible.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    views(of: .cell).first { $0.view === cell }?.path
  }

  /// The supplementary view of a kind at an index path, or `nil` if it is not visible.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    present()
    return SolvedElement.Identity(.supplementary, kind: elementKind, at: indexPath)
      .flatMap { live[$0] }
  }

  /// The visible supplementary views of a kind, in the order of their index paths.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    views(of: .supplementary, kind: elementKind).map(\.view)
  }

  /// The index paths of the visible supplementary views of a kind, in order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    views(of: .supplementary, kind: elementKind).map(\.path)
  }

  /// The index path of the topmost item at a point of the content, in points.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    let area = CGRect(x: point.x, y: point.y, width: 0.01, height: 0.01)
    let found = collectionViewLayout.layoutAttributesForElements(in: area) ?? []
    let cells = found.filter {
      $0.representedElementCategory == .cell && $0.frame.minX <= point.x
        && point.x < $0.frame.maxX && $0.frame.minY <= point.y && point.y < $0.frame.maxY
    }
    return cells.max { $0.zIndex < $1.zIndex }?.indexPath
  }

  private func views(
    of category: SolvedElement.Category, kind: String? = nil
  ) -> [(path: IndexPath, view: UICollectionReusableView)] {
    present()
    return live.filter { $0.key.category == category && $0.key.kind == kind }
      .sorted { $0.key < $1.key }
      .map { ($0.key.indexPath, $0.value) }
  }
}
