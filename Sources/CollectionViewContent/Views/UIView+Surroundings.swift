public import CompositionalLayout
internal import Foundation

// What surrounds a view comes from the view above it; what surrounds the topmost one from the
// container it was made for or, without one, from its own width (R93).
extension UIView {
  nonisolated public var traitCollection: UITraitCollection {
    if let superview { return superview.traitCollection }
    let state = state
    return UITraitCollection(
      traits: state.screen?.traits ?? Traits(width: state.bounds.size.width))
  }

  /// Points that bars and notches cover, as far as the view lies under them.
  nonisolated public var safeAreaInsets: UIEdgeInsets {
    guard let superview else {
      guard let screen = state.screen else { return .zero }
      return UIEdgeInsets(screen.safeArea, screen.traits.layoutDirection)
    }
    let (above, room) = (superview.safeAreaInsets, superview.bounds)
    let frame = frame
    func covered(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      inset > 0 ? max(inset - distance, 0) : 0
    }
    return UIEdgeInsets(
      top: covered(above.top, frame.minY - room.minY),
      left: covered(above.left, frame.minX - room.minX),
      bottom: covered(above.bottom, room.maxY - frame.maxY),
      right: covered(above.right, room.maxX - frame.maxX))
  }

  /// Points that the view keeps free at its edges; unless set those of the container (R93).
  nonisolated public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      var view: UIView? = self
      var screen: Container?
      while let current = view {
        let state = current.state
        if let margins = state.layoutMargins { return margins }
        screen = state.screen
        view = state.superview
      }
      return (screen ?? Container(size: bounds.size, traits: traitCollection.traits))
        .layoutMargins
    }
    set { update { $0.layoutMargins = newValue } }
  }

  /// ``directionalLayoutMargins`` by sides.
  nonisolated public var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(directionalLayoutMargins, traitCollection.layoutDirection) }
    set { directionalLayoutMargins = newValue.directional(traitCollection.layoutDirection) }
  }

  /// The container that the topmost view was made for.
  nonisolated var screen: Container? { superview?.screen ?? state.screen }
}
