internal import Foundation
internal import Geometry

extension SupplementaryDescription {
  /// Returns the view with its anchor placed on the container's anchor (R31).
  ///
  /// If c is the anchor point of the container and s that of the view, the view's origin is c +
  /// offset of c - s + offset of s. Its size is rounded to a pixel and never measured.
  func anchored(on container: CGRect, in box: CGSize, _ grid: PixelGrid) -> Fragment.Supplementary {
    let size = grid.badge(self.box.size.exact(in: box))
    let from = containerAnchor.point(in: container.size)
    let own = itemAnchor.point(in: size)
    let moved = containerAnchor.offset.points(for: size) + itemAnchor.offset.points(for: size)
    let origin = CGPoint(
      x: container.origin.x + from.x - own.x + moved.x,
      y: container.origin.y + from.y - own.y + moved.y)
    let frame = CGRect(origin: origin, size: size).inset(by: self.box.effectiveInsets)
    return Fragment.Supplementary(kind: kind, frame: frame, zIndex: zIndex, name: self.box.name)
  }
}

extension AnchorDescription {
  /// Returns the anchor point in a box of the given size, without its offset.
  fileprivate func point(in size: CGSize) -> CGPoint {
    CGPoint(
      x: edges.placement(.horizontal).position(of: 0, in: size.width),
      y: edges.placement(.vertical).position(of: 0, in: size.height))
  }
}
