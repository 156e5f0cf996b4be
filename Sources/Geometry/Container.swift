public import Foundation

/// The view that a layout is solved for: its size, insets and traits.
///
/// Omitted values are derived from the width.
public struct Container: Hashable, Sendable {
  /// The size of the view in points.
  public var size: CGSize

  /// The insets in points of the area covered by bars and notches.
  public var safeArea: NSDirectionalEdgeInsets

  /// The layout margins of the view in points.
  public var layoutMargins: NSDirectionalEdgeInsets

  /// The maximum width of readable content in points.
  public var readableWidth: CGFloat

  /// The view's adjusted content inset in points. Pinned items stay inside it.
  public var contentInset: NSDirectionalEdgeInsets

  /// The size classes, display scale, layout direction and other traits.
  public var traits: Traits

  /// The system generation, unless the layout's configuration names another one.
  public var compatibility = Compatibility.ios26 {
    didSet { followSystem(from: oldValue) }
  }

  /// The side margin in points of the cards of inset grouped lists up to iOS 18, if the device has
  /// one of its own (R103); `nil` follows from the width.
  package var cardMargin: CGFloat?

  /// Whether the view is below a large title, under which the first section of a list begins without
  /// space above it (R110).
  package var isBelowLargeTitle = false

  /// The safe areas of the device whose screen the view fills, by system version (R109).
  package var safeAreas: Device.SafeAreas?

  /// Adopts the device's safe area in the new system version, unless another one was set.
  private mutating func followSystem(from old: Compatibility) {
    guard let old = safeAreas?[old], let new = safeAreas?[compatibility], safeArea == old else {
      return
    }
    safeArea = new
    if layoutMargins.top == old.top { layoutMargins.top = new.top }
    if layoutMargins.bottom == old.bottom { layoutMargins.bottom = new.bottom }
  }

  /// Creates a container. Omitted margins, readable width and traits are those of a view of this
  /// width without a device (R93).
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

  /// The container being solved while providers and handlers run and while a layout reads its host;
  /// `nil` otherwise.
  ///
  /// To build a layout with code that reads the screen before any section is requested, run it
  /// within `Container.$current.withValue(container) { … }`.
  @TaskLocal public static var current: Container?

  /// The container that stands in for the device's screen: the one being solved, or 390 × 844
  /// points outside a solve (R93).
  public static var screen: Container { current ?? standard }

  /// The default container: a view of 390 × 844 points without a device.
  package static let standard = Container(width: 390)

  /// Creates a view of `width` by `height` points without a device, on a display with `scale`
  /// pixels per point.
  public init(width: CGFloat, height: CGFloat = 844, scale: CGFloat = 2) {
    var traits = Traits(width: width)
    traits.displayScale = scale
    self.init(size: CGSize(width: width, height: height), traits: traits)
  }
}
