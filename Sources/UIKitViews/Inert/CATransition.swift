/// The kind of a transition between two states of a layer.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The text of the kind.
  public let rawValue: String

  /// Creates a kind from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The kind named like its text.
  public static let fade = Self(rawValue: "fade")
  /// The kind named like its text.
  public static let moveIn = Self(rawValue: "moveIn")
  /// The kind named like its text.
  public static let push = Self(rawValue: "push")
  /// The kind named like its text.
  public static let reveal = Self(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The text of the direction.
  public let rawValue: String

  /// Creates a direction from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The direction named like its text.
  public static let fromRight = Self(rawValue: "fromRight")
  /// The direction named like its text.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// The direction named like its text.
  public static let fromTop = Self(rawValue: "fromTop")
  /// The direction named like its text.
  public static let fromBottom = Self(rawValue: "fromBottom")
}

/// A transition between two states of a layer. It has no effect on pictures.
///
/// See [CATransition](https://developer.apple.com/documentation/quartzcore/catransition).
open class CATransition: CAAnimation {
  /// The kind of the transition. Has no effect on pictures.
  open var type = CATransitionType.fade
  /// The direction of the transition. Has no effect on pictures.
  open var subtype: CATransitionSubtype?
  /// Where the transition begins, 0 to 1. Has no effect on pictures.
  open var startProgress: Float = 0
  /// Where the transition ends, 0 to 1. Has no effect on pictures.
  open var endProgress: Float = 1
}
