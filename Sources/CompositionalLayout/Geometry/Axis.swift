package import Foundation

/// A direction to lay things out in.
///
/// Leading is x and top is y here; right-to-left layouts are mirrored when they are placed, so
/// that no step of the solver asks for a direction of reading.
public enum Axis: Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical

  /// The other axis.
  public var across: Axis {
    switch self {
    case .horizontal: .vertical
    case .vertical: .horizontal
    }
  }

  /// The one of two values that belongs to the axis.
  package func select<Value>(
    horizontal: @autoclosure () -> Value, vertical: @autoclosure () -> Value
  ) -> Value {
    self == .horizontal ? horizontal() : vertical()
  }

  /// Whether reading goes against the coordinates along the axis.
  package func isReversed(rightToLeft: Bool) -> Bool { self == .horizontal && rightToLeft }

  /// What the length along it is called: `width` or `height`.
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

  /// A size from its lengths along `axis` and across it.
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

  /// A point from its coordinates along `axis` and across it.
  package init(_ axis: Axis, _ along: CGFloat, across: CGFloat) {
    self =
      axis == .horizontal
      ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  static func + (one: CGPoint, two: CGPoint) -> CGPoint {
    CGPoint(x: one.x + two.x, y: one.y + two.y)
  }
}

extension CGRect {
  /// The least coordinate along `axis`.
  package func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }

  /// The largest coordinate along `axis`.
  package func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }

  func offset(by point: CGPoint) -> CGRect {
    CGRect(origin: origin + point, size: size)
  }

  /// Whether both have a piece of area in common. Rectangles that touch have none.
  package func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether both have a point in common, edges included.
  func touches(_ other: CGRect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// The rectangle less `insets`; one that is smaller than its insets is as large as what is
  /// missing, so that no frame is negative (R6).
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

  /// The insets along `axis` alone.
  package func only(_ axis: Axis) -> NSDirectionalEdgeInsets {
    axis == .horizontal
      ? NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
      : NSDirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
  }

  static func + (one: Self, two: Self) -> Self {
    NSDirectionalEdgeInsets(
      top: one.top + two.top, leading: one.leading + two.leading,
      bottom: one.bottom + two.bottom, trailing: one.trailing + two.trailing)
  }
}

extension EdgeSpacing {
  /// The gap at the start of `axis`.
  package func start(_ axis: Axis) -> Spacing { axis == .horizontal ? leading : top }

  /// The gap at the end of `axis`.
  package func end(_ axis: Axis) -> Spacing { axis == .horizontal ? trailing : bottom }

  /// The least room both gaps take along `axis`.
  package func minimum(_ axis: Axis) -> CGFloat { start(axis).minimum + end(axis).minimum }
}

extension Dimension {
  /// A fraction of the container's length along `axis`.
  package static func fraction(_ part: CGFloat, of axis: Axis) -> Dimension {
    axis == .horizontal ? .fractionalWidth(part) : .fractionalHeight(part)
  }

  /// One of `count` equal shares of the container's length along `axis`.
  package static func share(of count: Int, along axis: Axis) -> Dimension {
    fraction(1 / CGFloat(max(count, 1)), of: axis)
  }
}

extension NSRectAlignment {
  /// The edges that meet in the alignment's point.
  var edges: NSDirectionalRectEdge {
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

/// Where something lies along one axis.
enum Placement: Hashable, Sendable {
  case start
  case centre
  case end

  /// How far from the start a length lies in a room: 0, half of what is left over, or all of it.
  func position(of length: CGFloat, in room: CGFloat) -> CGFloat {
    switch self {
    case .start: 0
    case .centre: (room - length) / 2
    case .end: room - length
    }
  }
}

extension NSDirectionalRectEdge {
  /// The place that the edges name along `axis`: both, or none, is the centre.
  func placement(_ axis: Axis) -> Placement {
    let (start, end): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    return switch (contains(start), contains(end)) {
    case (true, false): .start
    case (false, true): .end
    case (true, true), (false, false): .centre
    }
  }
}
