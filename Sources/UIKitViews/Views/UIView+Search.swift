internal import Foundation

extension UIView {
  /// The root of the view hierarchy.
  package var topmost: UIView { superview?.topmost ?? self }

  /// The view that the nearest controller shows instead of missing content.
  package var unavailableView: UIView? {
    guard let configuration = controller?.contentUnavailableConfiguration else {
      return superview?.unavailableView
    }
    let state = controller?.contentUnavailableConfigurationState
    return (state.map { configuration.updated(for: $0) } ?? configuration).makeContentView()
  }

  /// The texts, pictures and controls around a view, at any depth. Views fully behind it are left out.
  package func shownViews(beside view: UIView) -> [UIView] {
    views(beside: view).flatMap(\.view.shownParts)
  }

  /// The views around a view, from bottom to top, and whether they are above it. Views fully behind it
  /// are left out.
  package func views(beside view: UIView) -> [(view: UIView, isAbove: Bool)] {
    guard view !== self, let outer = view.superview else { return [] }
    let index = outer.subviews.firstIndex { $0 === view } ?? 0
    let here = outer.subviews.enumerated().filter { other, beside in
      let isCovered = other < index && beside.isCovered(by: view)
      return beside !== view && !isCovered
    }
    let around = views(beside: outer)
    return around.filter { !$0.isAbove } + here.map { ($1, $0 > index) }
      + around.filter(\.isAbove)
  }

  private func isCovered(by view: UIView) -> Bool {
    !view.isHidden && !frame.isEmpty && view.frame.contains(frame)
  }

  /// The texts, pictures and controls in this view.
  private var shownParts: [UIView] {
    guard !isHidden, alpha > 0 else { return [] }
    switch self {
    case let label as UILabel: return label.hasText ? [label] : []
    case let picture as UIImageView: return picture.image == nil ? [] : [picture]
    case is UIControl, is UITextView, is UISearchBar, is UICollectionView: return [self]
    default: return subviews.flatMap(\.shownParts)
    }
  }

  /// The first collection view among the view's descendants. A collection view that covers it is
  /// preferred.
  package var firstCollectionView: UICollectionView? {
    if let view = self as? UICollectionView { return view }
    for (index, view) in subviews.enumerated() {
      guard let found = view.firstCollectionView else { continue }
      let over = subviews[(index + 1)...].last { $0 is UICollectionView && view.isCovered(by: $0) }
      return over as? UICollectionView ?? found
    }
    return nil
  }
}
