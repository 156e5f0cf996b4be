/// An edge or corner of a rectangle, relative to the reading direction.
///
/// See [NSRectAlignment](https://developer.apple.com/documentation/uikit/nsrectalignment).
public enum NSRectAlignment: Int, Hashable, Sendable, CaseIterable {
  /// No edge: the center.
  case none = 0
  /// The top edge.
  case top
  /// The top leading corner.
  case topLeading
  /// The leading edge.
  case leading
  /// The bottom leading corner.
  case bottomLeading
  /// The bottom edge.
  case bottom
  /// The bottom trailing corner.
  case bottomTrailing
  /// The trailing edge.
  case trailing
  /// The top trailing corner.
  case topTrailing
}
