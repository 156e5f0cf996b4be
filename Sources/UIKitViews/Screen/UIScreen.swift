public import CompositionalLayout
public import Foundation

/// The screen: the container being solved while providers and handlers run, otherwise one of 390 ×
/// 844 points.
///
/// It is not bound to an actor, so that section types may read it from any function. See
/// [UIScreen](https://developer.apple.com/documentation/uikit/uiscreen).
public final class UIScreen: NSObject, Sendable {
  /// The only screen.
  public static let main = UIScreen()

  /// The bounds in points, with the origin at 0, 0.
  public var bounds: CGRect { CGRect(origin: .zero, size: Container.screen.size) }

  /// The number of pixels per point.
  public var scale: CGFloat { Container.screen.traits.displayScale }

  /// The current traits.
  public var traitCollection: UITraitCollection { .current }
  public var coordinateSpace: any UICoordinateSpace { self }

  private override init() { super.init() }
}

/// Something with bounds: the screen or a view.
public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
}

extension UIScreen: UICoordinateSpace {}
extension UIView: UICoordinateSpace {}

/// The device. Its kind follows from the container being solved.
///
/// See [UIDevice](https://developer.apple.com/documentation/uikit/uidevice).
public final class UIDevice: NSObject, Sendable {
  /// The only device.
  public static let current = UIDevice()

  /// The kind of device, such as a phone or a tablet.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { Container.screen.traits.userInterfaceIdiom }

  /// Landscape if the screen is wider than tall, otherwise portrait.
  public var orientation: UIDeviceOrientation {
    let size = Container.screen.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// The notification of a rotated device. Never posted: the orientation is fixed while a picture
  /// is made.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The version of the system, such as `26.0`. It follows the container's `compatibility`.
  public var systemVersion: String {
    Container.screen.compatibility.rawValue.filter(\.isNumber) + ".0"
  }
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The kind of the device as text.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The name of the device: its kind.
  public var name: String { model }
  /// The identifier of the device for the vendor; always `nil`.
  public var identifierForVendor: UUID? { nil }

  private override init() { super.init() }

  // These members have no effect on pictures.
  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}
}
