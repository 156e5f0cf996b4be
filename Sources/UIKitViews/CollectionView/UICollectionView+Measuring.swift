package import CompositionalLayout

extension UICollectionView {
  /// Sizes elements by the view's own cells, for whoever solves its layout in the view's place.
  nonisolated package var cellMeasuring: any ContentMeasuring & Sendable {
    CellMeasurer(collectionView: self, keepsViews: false)
  }
}
