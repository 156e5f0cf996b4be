package import Foundation

/// A layout direction.
///
/// The solver works from left to right: leading is x and top is y. Right-to-left layouts are
/// mirrored when frames are placed, so no step of the solver depends on the reading direction.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// The horizontal axis: x and width.
  case horizontal
  /// The vertical axis: y and height.
  case vertical

  /// The perpendicular axis.
  public var across: Axis {
    switch self {
    case .horizontal: .vertical
    case .vertical: .horizontal
    }
  }

  package func select<Value>(
    horizontal: @autoclosure () -> Value, vertical: @autoclosure () -> Value
  ) -> Value {
    self == .horizontal ? horizontal() : vertical()
  }

  /// Whether the reading direction runs against the coordinates along this axis.
  package func isReversed(rightToLeft: Bool) -> Bool { self == .horizontal && rightToLeft }

  /// The name of the length along the axis: `width` or `height`.
  package var lengthName: String {
    switch self {
    case .horizontal: "width"
    case .vertical: "height"
    }
  }
}

extension CGSize {
  /// The length along `axis`.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Creates a size from its lengths along `axis` and across it.
  package init(_ axis: Axis, _ along: CGFloat, across: CGFloat) {
    self =
      axis == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}

extension CGPoint {
  /// The coordinate along `axis`.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// Creates a point from its coordinates along `axis` and across it.
  package init(_ axis: Axis, _ along: CGFloat, across: CGFloat) {
    self =
      axis == .horizontal
      ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  package static func + (one: CGPoint, two: CGPoint) -> CGPoint {
    CGPoint(x: one.x + two.x, y: one.y + two.y)
  }
}

extension CGRect {
  /// The smallest coordinate along `axis`.
  package func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }

  /// The largest coordinate along `axis`.
  package func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }

  package func offset(by point: CGPoint) -> CGRect {
    CGRect(origin: origin + point, size: size)
  }

  /// Whether the intersection has an area. Rectangles that only touch do not overlap.
  package func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether the rectangles share a point, edges included.
  package func touches(_ other: CGRect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// The rectangle reduced by `insets`. If the insets exceed a length, the result has the absolute
  /// value of the difference, so no length is negative (R6).
  package func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    let width = size.width - insets.leading - insets.trailing
    let height = size.height - insets.top - insets.bottom
    return CGRect(
      x: origin.x + insets.leading + min(width, 0), y: origin.y + insets.top + min(height, 0),
      width: abs(width), height: abs(height))
  }
}

extension NSDirectionalEdgeInsets {
  /// The inset at the start of `axis`.
  package func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }

  /// The inset at the end of `axis`.
  package func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }

  /// Both insets along `axis`.
  package func sum(_ axis: Axis) -> CGFloat { start(axis) + end(axis) }

  /// The insets along `axis`, with zero across it.
  package func only(_ axis: Axis) -> NSDirectionalEdgeInsets {
    axis == .horizontal
      ? NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
      : NSDirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
  }

  package static func + (one: Self, two: Self) -> Self {
    NSDirectionalEdgeInsets(
      top: one.top + two.top, leading: one.leading + two.leading,
      bottom: one.bottom + two.bottom, trailing: one.trailing + two.trailing)
  }
}

extension NSRectAlignment {
  /// The edges that meet at the alignment's point.
  package var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

/// The position of a length along one axis of its container.
package enum Placement: Hashable, Sendable {
  case start
  case center
  case end

  /// The offset in points of `length` from the start of a container `room` points long.
  package func position(of length: CGFloat, in room: CGFloat) -> CGFloat {
    switch self {
    case .start: 0
    case .center: (room - length) / 2
    case .end: room - length
    }
  }
}

extension NSDirectionalRectEdge {
  /// The position that the edges select along `axis`. Both edges, or neither, select the center.
  package func placement(_ axis: Axis) -> Placement {
    let (start, end): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    return switch (contains(start), contains(end)) {
    case (true, false): .start
    case (false, true): .end
    case (true, true), (false, false): .center
    }
  }
}
