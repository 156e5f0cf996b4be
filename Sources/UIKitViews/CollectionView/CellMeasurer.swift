internal import CompositionalLayout
internal import Foundation

/// Sizes elements by the views that a collection view has for them.
struct CellMeasurer: ContentMeasuring {
  unowned let collectionView: UICollectionView
  /// Whether views that are made to be measured stay, as those of what comes into sight do; others are
  /// used again for other elements, so that not more are made than a few screens hold.
  var keepsViews = true

  mutating func measure(
    _ element: SolvedElement.Identity, in proposal: MeasureProposal
  ) -> CGSize? {
    guard MainActor.isHere else { return nil }
    let (collectionView, keepsViews) = (collectionView, keepsViews)
    return MainActor.assumeIsolated {
      let isKept = keepsViews || collectionView.live[element] != nil
      defer { if !isKept { collectionView.putBack(element) } }
      return collectionView.preferredSize(of: element, in: proposal)
    }
  }
}

extension UICollectionView {
  /// How large an element's view wants to be; `nil` where there is no view, or it does not say.
  func preferredSize(
    of identity: SolvedElement.Identity, in proposal: MeasureProposal
  ) -> CGSize? {
    let size = CGSize(
      width: proposal.width ?? proposal.estimate.width,
      height: proposal.height ?? proposal.estimate.height)
    // Which sides the safe area covers follows from the place: rows stand in the middle.
    let frame = CGRect(origin: CGPoint(x: bounds.midX - size.width / 2, y: 0), size: size)
    let known = live[identity]
    guard let view = known ?? makeView(identity, frame: frame) else { return nil }
    if known == nil { view.frame = frame } else { view.listPlace = listPlace(of: identity) }
    let attributes = UICollectionViewLayoutAttributes(identity)
    attributes.size = size
    view.fittingAxes = FittingAxes(width: proposal.width == nil, height: proposal.height == nil)
    return view.preferredLayoutAttributesFitting(attributes).size
  }
}

/// The axes along which a view decides how long it is.
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
