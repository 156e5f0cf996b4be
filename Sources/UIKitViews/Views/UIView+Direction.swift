package import CompositionalLayout

/// The meaning of a view's content, which decides whether the view is mirrored in right-to-left
/// layouts.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// The direction of the traits.
  case unspecified = 0
  /// Playback controls, which are never mirrored.
  case playback
  /// Directions in space, which are never mirrored.
  case spatial
  /// Always left to right.
  case forceLeftToRight
  /// Always right to left.
  case forceRightToLeft
}

/// The layout direction of a view.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  case leftToRight = 0
  case rightToLeft
}

extension UIView {
  /// The meaning of the view's content, which sets its layout direction.
  ///
  /// The direction decides what leading and trailing mean for subviews, for the view's text and, in
  /// a collection view, for the whole layout. Subviews do not inherit it.
  nonisolated public var semanticContentAttribute: UISemanticContentAttribute {
    get { viewState.semantics }
    set {
      guard newValue != viewState.semantics else { return }
      update { $0.semantics = newValue }
      directionDidChange()
    }
  }

  /// The layout direction that follows from ``semanticContentAttribute`` and the traits.
  nonisolated public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection.ofViews)
  }

  /// The layout direction for a semantic attribute, with the current traits.
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

  /// Whether the leading edge is on the right.
  nonisolated package var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The direction forced by ``semanticContentAttribute``; `nil` if it follows the traits.
  nonisolated package var ownDirection: UITraitEnvironmentLayoutDirection? {
    semanticContentAttribute == .unspecified ? nil : readingDirection
  }

  /// ``effectiveUserInterfaceLayoutDirection`` as a trait value.
  nonisolated var readingDirection: UITraitEnvironmentLayoutDirection {
    isMirrored ? .rightToLeft : .leftToRight
  }
}

extension UITraitEnvironmentLayoutDirection {
  fileprivate var ofViews: UIUserInterfaceLayoutDirection {
    self == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
