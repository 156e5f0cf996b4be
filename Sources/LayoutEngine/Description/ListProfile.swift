public import Foundation
public import Geometry

/// What the metrics of a list depend on: the system version, the pixels and the margins of the
/// device (R103).
public struct ListProfile: Hashable, Sendable {
  /// The systems whose lists differ.
  public enum System: Hashable, Sendable, CaseIterable {
    /// iOS 15 to 18.
    case ios18
    /// iOS 26.
    case ios26
    /// Mac Catalyst on macOS 27.
    case catalyst

    /// The system of a generation on a kind of device.
    init(_ compatibility: Compatibility, _ idiom: UIUserInterfaceIdiom) {
      self =
        switch (idiom, compatibility) {
        case (.mac, _): .catalyst
        case (_, .ios13), (_, .ios15), (_, .ios16), (_, .ios18): .ios18
        case (_, .ios26): .ios26
        }
    }
  }

  /// The system version.
  public var system: System
  /// The number of pixels per point. Heights of text are whole pixels.
  public var scale: CGFloat
  /// The side margin of cards in points, which is also that of their text.
  var margin: CGFloat

  /// Lists of iOS 26 on a phone at two pixels per point.
  public static let standard = ListProfile(system: .ios26, scale: 2, margin: 16)

  /// The profile of the container being solved, or of the one that stands in for it (R93).
  public static var current: ListProfile { ListProfile(Container.screen) }

  private init(system: System, scale: CGFloat, margin: CGFloat) {
    (self.system, self.scale, self.margin) = (system, scale, margin)
  }

  public init(_ container: Container) {
    let (scale, traits) = (container.traits.displayScale, container.traits)
    let system = System(container.compatibility, traits.userInterfaceIdiom)
    let margin: CGFloat =
      switch system {
      case .ios18: container.cardMargin ?? (container.size.width < 375 ? 16 : 20)  // R103
      case .ios26: traits.horizontalSizeClass == .regular ? 20 : 16  // R103, R108
      case .catalyst: 16  // R47
      }
    self.init(
      system: system, scale: scale > 0 && scale.isFinite ? scale : Self.standard.scale,
      margin: margin)
  }

  public var metrics: ListMetrics {
    switch system {
    case .ios18: .ios18(self)
    case .ios26: .ios26(self)
    case .catalyst: .catalyst(self)
    }
  }

  /// The height in points of a line of the system font of the given size, rounded up to a pixel.
  public func line(ofSize size: CGFloat) -> CGFloat { up(SystemFont.lineHeight(ofSize: size)) }

  /// Rounds a length up to a pixel.
  func up(_ length: CGFloat) -> CGFloat { PixelGrid(scale: scale).up(length) }
}
