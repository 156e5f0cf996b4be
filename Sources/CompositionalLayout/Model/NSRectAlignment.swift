/// An edge or a corner of a rectangle, by reading direction.
///
/// See [NSRectAlignment](https://developer.apple.com/documentation/uikit/nsrectalignment).
public enum NSRectAlignment: Int, Hashable, Sendable, CaseIterable {
  case none = 0
  case top
  case topLeading
  case leading
  case bottomLeading
  case bottom
  case bottomTrailing
  case trailing
  case topTrailing
}
