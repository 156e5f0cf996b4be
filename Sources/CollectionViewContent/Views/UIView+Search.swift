extension UIView {
  /// What the controller of the view, or the nearest one above it, shows where there is nothing to show.
  package var unavailableView: UIView? {
    guard let configuration = controller?.contentUnavailableConfiguration else {
      return superview?.unavailableView
    }
    let state = controller?.contentUnavailableConfigurationState
    return (state.map { configuration.updated(for: $0) } ?? configuration).makeContentView()
  }

  /// The first collection view in the tree that begins here.
  package var firstCollectionView: UICollectionView? {
    if let view = self as? UICollectionView { return view }
    for view in subviews {
      if let found = view.firstCollectionView { return found }
    }
    return nil
  }
}
