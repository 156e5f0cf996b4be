/// A set of edges of a rectangle, relative to the reading direction.
///
/// See [NSDirectionalRectEdge](https://developer.apple.com/documentation/uikit/nsdirectionalrectedge).
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bit mask.
  public let rawValue: UInt

  /// Creates a set of edges from its bit mask.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
