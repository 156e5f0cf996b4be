public import CompositionalLayout
internal import Foundation

// What surrounds a view comes from the view above it; what surrounds the topmost one from the
// container it was made for or, without one, from its own width.
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

  /// Light or dark, whatever surrounds the view; `unspecified` is as that is.
  nonisolated public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { viewState.style }
    set {
      guard newValue != viewState.style else { return }
      guard MainActor.isCurrent else { return update { $0.style = newValue } }
      MainActor.assumeIsolated { changeTraits { $0.style = newValue } }
    }
  }

  /// What the view, or one above it, has in place of the style that surrounds them.
  nonisolated package var overriddenStyle: UIUserInterfaceStyle? {
    ownStyle ?? superview?.overriddenStyle
  }

  /// What the view, or its controller, has in place of the style that surrounds it.
  nonisolated package var ownStyle: UIUserInterfaceStyle? { viewState.ownStyle }

  /// Points that bars and notches cover, as far as the view lies under them.
  nonisolated public var safeAreaInsets: UIEdgeInsets {
    let (covered, added) = (coveredInsets, viewState.addedSafeArea)
    return UIEdgeInsets(
      top: covered.top + added.top, left: covered.left + added.left,
      bottom: covered.bottom + added.bottom, right: covered.right + added.right)
  }

  /// What bars and notches cover themselves.
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

  /// Points that the view keeps free at its edges: of the topmost view those of the container, of
  /// others 8 unless set, and what the safe area covers at the sides.
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

  /// Whether the view keeps out of the margins of the one above it, too.
  nonisolated public var preservesSuperviewLayoutMargins: Bool {
    get { viewState.preservesMargins }
    set { update { $0.preservesMargins = newValue } }
  }

  /// Whether margins are counted from where the safe area ends at the sides.
  nonisolated public var insetsLayoutMarginsFromSafeArea: Bool {
    get { viewState.insetsMarginsFromSafeArea }
    set { update { $0.insetsMarginsFromSafeArea = newValue } }
  }

  /// The margins of the container, unless a view above has its own.
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

  /// ``directionalLayoutMargins`` by sides.
  nonisolated public var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(directionalLayoutMargins, readingDirection) }
    set { directionalLayoutMargins = newValue.directional(readingDirection) }
  }

  /// The container that the topmost view was made for.
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
