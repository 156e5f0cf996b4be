public import Foundation

/// Where what follows a tab begins, ends or has its middle.
///
/// See [NSTextTab](https://developer.apple.com/documentation/uikit/nstexttab).
public final class NSTextTab: NSObject, Sendable {
  public let alignment: NSTextAlignment
  /// Points from where lines may begin.
  public let location: CGFloat

  /// The options are not asked.
  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    (self.alignment, self.location) = (alignment, location)
  }

  public struct OptionKey: Hashable, Sendable {
    public static let columnTerminators = Self()
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return (alignment, location) == (other.alignment, other.location)
  }

  public override var hash: Int { location.hashValue }

  /// Those of a style that says nothing else.
  static let usual = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }
}

/// The direction that a paragraph is read in.
public enum NSWritingDirection: Int, Hashable, Sendable {
  case natural = -1
  case leftToRight
  case rightToLeft
}
