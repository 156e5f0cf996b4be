package import CompositionalLayout

/// What a view shows, by which it is told whether it is mirrored where text is read from the right.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  case unspecified = 0
  /// Buttons of a player, which are never mirrored.
  case playback
  /// Directions in space, which are never mirrored.
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}

/// The direction in which the content of a view runs.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  case leftToRight = 0
  case rightToLeft
}

extension UIView {
  /// By which leading and trailing edges of what stands in the view, its own text and, of a collection
  /// view, the whole layout are told; not handed on to subviews.
  nonisolated public var semanticContentAttribute: UISemanticContentAttribute {
    get { viewState.semantics }
    set {
      guard newValue != viewState.semantics else { return }
      update { $0.semantics = newValue }
      directionDidChange()
    }
  }

  /// The direction that ``semanticContentAttribute`` and the traits come to.
  nonisolated public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection.ofViews)
  }

  nonisolated public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UITraitCollection.current.layoutDirection.ofViews)
  }

  nonisolated public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// Whether leading edges are at the right.
  nonisolated package var isMirrored: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The direction that the view has whatever its traits say; `nil` where it has theirs.
  nonisolated package var ownDirection: UITraitEnvironmentLayoutDirection? {
    semanticContentAttribute == .unspecified ? nil : readingDirection
  }

  /// ``effectiveUserInterfaceLayoutDirection`` as traits say it.
  nonisolated var readingDirection: UITraitEnvironmentLayoutDirection {
    isMirrored ? .rightToLeft : .leftToRight
  }
}

extension UITraitEnvironmentLayoutDirection {
  fileprivate var ofViews: UIUserInterfaceLayoutDirection {
    self == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
