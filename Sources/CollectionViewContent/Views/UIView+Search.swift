extension UIView {
  /// The first collection view in the tree that begins here.
  package var firstCollectionView: UICollectionView? {
    if let view = self as? UICollectionView { return view }
    for view in subviews {
      if let found = view.firstCollectionView { return found }
    }
    return nil
  }
}
