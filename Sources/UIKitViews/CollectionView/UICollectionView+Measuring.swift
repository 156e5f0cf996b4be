package import CompositionalLayout

extension UICollectionView {
  /// Measures elements with the view's own cells, for callers that solve its layout themselves.
  nonisolated package var cellMeasuring: any ContentMeasuring & Sendable {
    CellMeasurer(collectionView: self, keepsViews: false)
  }
}
