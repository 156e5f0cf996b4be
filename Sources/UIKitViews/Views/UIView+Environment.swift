public import CompositionalLayout
internal import Foundation

// Traits, safe areas and margins. A view inherits them from its superview. The root view uses the
// container it was created for or, without one, its own width.
extension UIView {
  nonisolated public var traitCollection: UITraitCollection {
    let state = viewState
    var values =
      state.superview?.traitCollection.values
      ?? TraitValues(traits: state.screen?.traits ?? Traits(width: state.bounds.size.width))
    if let style = state.ownStyle { values.traits.userInterfaceStyle = style }
    for overrides in [state.controllerOverrides, state.overrides] where !overrides.isEmpty {
      values = values.merging(overrides.values)
    }
    return UITraitCollection(values)
  }

  /// The view's light or dark style; `unspecified` inherits it.
  nonisolated public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { viewState.style }
    set {
      guard newValue != viewState.style else { return }
      guard MainActor.isCurrent else { return update { $0.style = newValue } }
      MainActor.assumeIsolated { changeTraits { $0.style = newValue } }
    }
  }

  /// The style set on the view or its nearest ancestor; `nil` if none is set.
  nonisolated package var overriddenStyle: UIUserInterfaceStyle? {
    ownStyle ?? superview?.overriddenStyle
  }

  /// The style set on the view or its controller; `nil` if none is set.
  nonisolated package var ownStyle: UIUserInterfaceStyle? { viewState.ownStyle }

  /// The parts of the view covered by bars and notches, in points.
  nonisolated public var safeAreaInsets: UIEdgeInsets {
    let (covered, added) = (coveredInsets, viewState.addedSafeArea)
    return UIEdgeInsets(
      top: covered.top + added.top, left: covered.left + added.left,
      bottom: covered.bottom + added.bottom, right: covered.right + added.right)
  }

  /// The covered parts without ``UIViewController/additionalSafeAreaInsets``.
  nonisolated private var coveredInsets: UIEdgeInsets {
    guard let superview else {
      guard let screen = viewState.screen else { return .zero }
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

  /// The layout margins in points, by reading direction.
  ///
  /// The default is the container's margins for the root view, and 8 points for other views. The
  /// safe area is added at the sides.
  nonisolated public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let state = viewState
      guard let above = state.superview else { return state.layoutMargins ?? containerMargins }
      var margins = state.layoutMargins ?? state.usualMargins
      if state.insetsMarginsFromSafeArea {
        let covered = safeAreaInsets.directional(readingDirection)
        margins.leading += covered.leading
        margins.trailing += covered.trailing
      }
      guard state.preservesMargins else { return margins }
      let outer = UIEdgeInsets(above.directionalLayoutMargins, above.readingDirection)
      let (frame, room) = (frame, above.bounds)
      let kept = UIEdgeInsets(
        top: outer.top - (frame.minY - room.minY), left: outer.left - (frame.minX - room.minX),
        bottom: outer.bottom - (room.maxY - frame.maxY),
        right: outer.right - (room.maxX - frame.maxX)
      ).directional(readingDirection)
      return NSDirectionalEdgeInsets(
        top: max(margins.top, kept.top), leading: max(margins.leading, kept.leading),
        bottom: max(margins.bottom, kept.bottom), trailing: max(margins.trailing, kept.trailing))
    }
    set { update { $0.layoutMargins = newValue } }
  }

  /// Whether the margins also include the superview's margins.
  nonisolated public var preservesSuperviewLayoutMargins: Bool {
    get { viewState.preservesMargins }
    set { update { $0.preservesMargins = newValue } }
  }

  /// Whether the safe area is added to the margins at the sides.
  nonisolated public var insetsLayoutMarginsFromSafeArea: Bool {
    get { viewState.insetsMarginsFromSafeArea }
    set { update { $0.insetsMarginsFromSafeArea = newValue } }
  }

  /// The margins set on the nearest ancestor, or the container's margins.
  nonisolated var containerMargins: NSDirectionalEdgeInsets {
    var view: UIView? = self
    var screen: Container?
    while let current = view {
      let state = current.viewState
      if let margins = state.layoutMargins { return margins }
      screen = state.screen
      view = state.superview
    }
    return (screen ?? Container(size: bounds.size, traits: traitCollection.traits)).layoutMargins
  }

  /// The layout margins in points, by left and right.
  nonisolated public var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(directionalLayoutMargins, readingDirection) }
    set { directionalLayoutMargins = newValue.directional(readingDirection) }
  }

  /// The container that the root view was created for.
  nonisolated var screen: Container? { superview?.screen ?? viewState.screen }
}

extension ViewState {
  fileprivate var ownStyle: UIUserInterfaceStyle? {
    [overrides.style, controllerOverrides.style, style, controllerStyle]
      .first { $0 != .unspecified }
  }
}

extension TraitOverrides {
  fileprivate var style: UIUserInterfaceStyle { values.traits.userInterfaceStyle }
}
