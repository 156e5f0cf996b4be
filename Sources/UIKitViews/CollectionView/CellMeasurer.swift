internal import CompositionalLayout
internal import Foundation

/// Measures elements with the collection view's own views.
struct CellMeasurer: ContentMeasuring {
  unowned let collectionView: UICollectionView
  /// Whether views created for measuring stay with their elements, as visible views do. Otherwise
  /// they go back to the reuse pool, so that no more views are created than a few screens hold.
  var keepsViews = true

  mutating func measure(
    _ element: SolvedElement.Identity, in proposal: MeasureProposal
  ) -> CGSize? {
    guard MainActor.isCurrent else { return nil }
    let (collectionView, keepsViews) = (collectionView, keepsViews)
    return MainActor.assumeIsolated {
      let isKept = keepsViews || collectionView.live[element] != nil
      defer { if !isKept { collectionView.releaseView(of: element) } }
      return collectionView.preferredSize(of: element, in: proposal)
    }
  }
}

extension UICollectionView {
  /// The preferred size of an element's view, in points, or `nil` if there is no view or it has no
  /// preference.
  func preferredSize(
    of identity: SolvedElement.Identity, in proposal: MeasureProposal
  ) -> CGSize? {
    let size = CGSize(
      width: proposal.width ?? proposal.estimate.width,
      height: proposal.height ?? proposal.estimate.height)
    // Which edges the safe area covers depends on the position; rows are centered.
    let frame = CGRect(origin: CGPoint(x: bounds.midX - size.width / 2, y: 0), size: size)
    let existing = live[identity]
    guard let view = existing ?? makeView(identity, frame: frame) else { return nil }
    if existing == nil { view.frame = frame } else { view.listContext = listContext(of: identity) }
    let attributes = UICollectionViewLayoutAttributes(identity)
    attributes.size = size
    view.fittingAxes = FittingAxes(width: proposal.width == nil, height: proposal.height == nil)
    return view.preferredLayoutAttributesFitting(attributes).size
  }
}

/// The axes along which a view determines its own length.
struct FittingAxes: Hashable {
  var width: Bool
  var height: Bool
}

extension UICollectionViewLayoutAttributes {
  fileprivate convenience init(_ identity: SolvedElement.Identity) {
    let path = identity.indexPath
    switch identity.category {
    case .cell: self.init(forCellWith: path)
    case .supplementary:
      self.init(forSupplementaryViewOfKind: identity.kind ?? "", with: path)
    case .decoration: self.init(forDecorationViewOfKind: identity.kind ?? "", with: path)
    }
  }
}
