/// The accessibility settings of the device, all off.
///
/// See [UIAccessibility](https://developer.apple.com/documentation/uikit/uiaccessibility).
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Whether VoiceOver is running; always `false`.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether motion is reduced; always `false`.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether transparency is reduced; always `false`.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text is bold; always `false`.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether system colors have a higher contrast; always `false`.
  public static var isDarkerSystemColorsEnabled: Bool { false }

  /// A notification for assistive technologies. It has no effect on pictures.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A new screen.
    public static let screenChanged = Self(rawValue: 1000)
    /// A changed layout.
    public static let layoutChanged = Self(rawValue: 1001)
    /// A text to be spoken.
    public static let announcement = Self(rawValue: 1008)
  }

  /// Does nothing.
  public static func post(notification: Notification, argument: Any?) {}
}
