public import CompositionalLayout
public import Foundation

/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  case unknown = 0
  /// The orientations by the direction of the device's top edge or screen.
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the device is upright, either way up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the screen faces up or down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The orientation of the interface relative to the screen.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  case unknown = 0
  /// The orientations by the side of the screen that is up.
  case portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIWindowScene {
  /// Landscape if the screen is wider than tall, otherwise portrait.
  public var interfaceOrientation: UIInterfaceOrientation {
    UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
  }
}

extension UIContentSizeCategory {
  /// The notification of a changed text size. Never posted: the text size is fixed while a picture
  /// is made.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
}
