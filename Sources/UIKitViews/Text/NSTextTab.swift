public import Foundation

/// A tab stop: the position at which the text after a tab begins, ends or is centered.
///
/// See [NSTextTab](https://developer.apple.com/documentation/uikit/nstexttab).
public final class NSTextTab: NSObject, Sendable {
  /// The alignment of the text at the stop.
  public let alignment: NSTextAlignment
  /// The position in points from the start of the line.
  public let location: CGFloat

  /// Creates a tab stop. The options are ignored.
  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]
  ) { (self.alignment, self.location) = (alignment, location) }

  /// The key of an option. It has no effect on pictures.
  public struct OptionKey: Hashable, Sendable {
    public static let columnTerminators = Self()
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return (alignment, location) == (other.alignment, other.location)
  }

  public override var hash: Int { location.hashValue }

  static let defaultStops = (1...12).map {
    NSTextTab(textAlignment: .left, location: CGFloat($0) * 28)
  }
}

/// The writing direction of a paragraph.
public enum NSWritingDirection: Int, Hashable, Sendable {
  /// The direction of the letters.
  case natural = -1
  case leftToRight, rightToLeft
}
