public import CompositionalLayout
public import Foundation

/// The screen: the container being solved while providers and handlers run, and otherwise one of
/// 390 × 844 points.
///
/// Not bound to an actor, so that section types may read it from functions of any kind. See
/// [UIScreen](https://developer.apple.com/documentation/uikit/uiscreen).
public final class UIScreen: NSObject, Sendable {
  /// The only one.
  public static let main = UIScreen()

  /// Points, from the origin.
  public var bounds: CGRect { CGRect(origin: .zero, size: Container.screen.size) }

  /// Pixels per point.
  public var scale: CGFloat { Container.screen.traits.displayScale }

  public var traitCollection: UITraitCollection { .current }

  private override init() {
    super.init()
  }
}

/// The device: of the kind that the container being solved says.
///
/// See [UIDevice](https://developer.apple.com/documentation/uikit/uidevice).
public final class UIDevice: NSObject, Sendable {
  /// The only one.
  public static let current = UIDevice()

  /// A phone, a tablet or another kind.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    Container.screen.traits.userInterfaceIdiom
  }

  /// As the screen is: upright, or on its side where it is wider than high.
  public var orientation: UIDeviceOrientation {
    let size = Container.screen.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// Kept for code that waits for it: nobody turns the device.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}

  private override init() {
    super.init()
  }
}
