internal import Foundation

extension SupplementaryDescription {
  /// Returns the view with its anchor placed on the container's anchor (R31).
  ///
  /// With c the point of the container and s the point of the view that the anchors name, the view
  /// lies at c + offset of c - s + offset of s. Its size is never measured, and its edges are rounded
  /// where the frame is handed out (``PixelGrid/placedBadge(_:)``).
  func anchored(on container: CGRect, in box: CGSize) -> Fragment.Supplementary {
    let size = self.box.size.exact(in: box)
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
