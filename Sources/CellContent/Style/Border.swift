public import Foundation
import Scene

/// A border inside the edges of an element.
public struct Border: Hashable, Sendable {
  public var color: ColorReference
  /// The width in points.
  public var width: CGFloat
  /// The lines along single edges; `nil` for a border along all of them.
  public var edges: BorderEdges?

  /// Creates a border `width` points wide.
  public init(color: ColorReference, width: CGFloat = 1) {
    self.color = color
    self.width = width
  }
}

/// Lines along the edges of an element.
public struct BorderEdges: Hashable, Sendable {
  /// The line along the top edge.
  public var top: BorderLine?
  /// The line along the leading edge.
  public var leading: BorderLine?
  /// The line along the bottom edge.
  public var bottom: BorderLine?
  /// The line along the trailing edge.
  public var trailing: BorderLine?

  /// Creates edges without lines.
  public init() {}
}

/// A line along an edge of an element.
public struct BorderLine: Hashable, Sendable {
  public var color: ColorReference
  /// The width in points.
  public var width: CGFloat

  /// Creates a line `width` points wide.
  public init(color: ColorReference, width: CGFloat = 1) {
    self.color = color
    self.width = width
  }
}

extension BorderEdges {
  /// The lines as shapes along the edges of a rectangle, inside its corners.
  func shapes(
    in rect: CGRect, corners: CornerRadii, palette: Palette, isMirrored: Bool
  ) -> [Shape] {
    let (left, right) = isMirrored ? (trailing, leading) : (leading, trailing)
    var lines: [Shape] = []
    func add(_ line: BorderLine?, _ place: (CGFloat) -> CGRect) {
      guard let line, line.width > 0, line.width.isFinite else { return }
      let color = line.color.resolved(in: palette)
      if color.isVisible { lines.append(.box(Box(place(line.width), fill: color))) }
    }
    add(top) { CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: $0) }
    add(bottom) { CGRect(x: rect.minX, y: rect.maxY - $0, width: rect.width, height: $0) }
    add(left) { CGRect(x: rect.minX, y: rect.minY, width: $0, height: rect.height) }
    add(right) { CGRect(x: rect.maxX - $0, y: rect.minY, width: $0, height: rect.height) }
    guard !lines.isEmpty, corners != .square else { return lines }
    return [.clipped(ClippedShapes(rect, corners: corners, lines))]
  }
}
