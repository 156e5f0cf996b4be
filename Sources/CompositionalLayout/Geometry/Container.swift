public import Foundation

/// The view that a layout is solved for: its size and what surrounds and describes it.
///
/// What is left out follows from the width.
public struct Container: Hashable, Sendable {
  /// Points.
  public var size: CGSize

  /// Points that bars and notches cover.
  public var safeArea: NSDirectionalEdgeInsets

  /// Points that the view keeps free at its edges.
  public var layoutMargins: NSDirectionalEdgeInsets

  /// The widest a line of text should be, in points.
  public var readableWidth: CGFloat

  /// The view's adjusted content inset: its own, and what covers both ends of the content. Pinned items
  /// keep clear of it.
  public var contentInset: NSDirectionalEdgeInsets

  /// Size classes, scale, direction and the like.
  public var traits: Traits

  public init(
    size: CGSize, safeArea: NSDirectionalEdgeInsets = .zero,
    layoutMargins: NSDirectionalEdgeInsets? = nil, readableWidth: CGFloat? = nil,
    contentInset: NSDirectionalEdgeInsets = .zero, traits: Traits? = nil
  ) {
    let traits = traits ?? Traits(width: size.width)
    typealias Bare = DeviceTable.BareWidth
    let isCompact = traits.horizontalSizeClass == .compact
    let margin = isCompact ? Bare.compactMargin : Bare.regularMargin
    self.size = size
    self.safeArea = safeArea
    self.layoutMargins =
      layoutMargins
      ?? NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    self.readableWidth = readableWidth ?? Bare.readableWidth
    self.contentInset = contentInset
    self.traits = traits
  }

  /// The container being solved, while providers and handlers run and a layout is asked for its
  /// host; `nil` elsewhere.
  ///
  /// Code that reads the screen before it is asked for a section lays out for a container of one's
  /// choice within `Container.$current.withValue(container) { … }`.
  @TaskLocal public static var current: Container?

  /// What code takes for the device's screen: the container being solved or, elsewhere, one of
  /// 390 × 844 points.
  public static var screen: Container { current ?? standard }

  /// The container where nobody says another: a bare view of 390 × 844 points.
  package static let standard = Container(width: 390)

  /// A bare view so many points wide and high, on a display with `scale` pixels a point.
  public init(width: CGFloat, height: CGFloat = 844, scale: CGFloat = 2) {
    var traits = Traits(width: width)
    traits.displayScale = scale
    self.init(size: CGSize(width: width, height: height), traits: traits)
  }
}
