/// How a controller is presented. No effect on pictures. Pictures show one controller.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// Over the full screen.
  case fullScreen = 0
  /// In a sheet.
  case pageSheet
  /// In a small sheet.
  case formSheet
  /// Over the presenting controller.
  case currentContext
  /// By a custom presentation.
  case custom
  /// Over the full screen, above the presenting view.
  case overFullScreen
  /// Over the presenting controller, above its view.
  case overCurrentContext
  /// In a popover.
  case popover
  /// Not presented.
  case none = -1
  /// The system's choice.
  case automatic = -2
}

/// The transition of a presentation. No effect on pictures.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// Slides up from the bottom.
  case coverVertical = 0
  /// Flips around the vertical axis.
  case flipHorizontal
  /// Fades in.
  case crossDissolve
  /// Curls up a corner of the view.
  case partialCurl
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = Self(rawValue: 1)
  /// The left edge.
  public static let left = Self(rawValue: 2)
  /// The bottom edge.
  public static let bottom = Self(rawValue: 4)
  /// The right edge.
  public static let right = Self(rawValue: 8)
  /// All edges.
  public static let all = Self(rawValue: 15)
}

/// Orientations of the interface. No effect on pictures. A picture has the width that was
/// requested.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = Self(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = Self(rawValue: 4)
  /// Landscape, with the home button on the right.
  public static let landscapeRight = Self(rawValue: 8)
  /// Landscape, with the home button on the left.
  public static let landscapeLeft = Self(rawValue: 16)
  /// Both landscape orientations.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations except upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}
