public import Foundation
public import Geometry

extension ListMetrics {
  /// The sizes of the accessories at the ends of a row, in points.
  public struct AccessoryMetrics: Hashable, Sendable {
    /// The gap between accessories, and between the labels and the accessories after them.
    public var gap: CGFloat
    /// The minimum width in which checkmarks and round symbols are centered.
    public var slot: CGFloat
    /// The side of the square in which the chevron of a disclosure is centered.
    public var chevron: CGFloat
    /// The same at the text size `accessibilityLarge`.
    public var largeChevron: CGFloat
    public var checkmark: CGSize
    /// The size of the checkmark at the text size `accessibilityLarge`.
    public var largeCheckmark: CGSize
    /// The diameter of delete, insert and selection controls.
    public var circle: CGFloat
    /// The size of the reorder control.
    public var grip: CGSize
    /// The diameter of the detail button.
    public var detail: CGFloat
    /// The size of a switch's track.
    public var toggle: CGSize
    /// The height of a badge, which is also its minimum width.
    public var badge: CGFloat
    public var lineWidth: CGFloat
  }

  /// Returns the metrics with accessory symbols scaled like text, in whole pixels. Those that were
  /// measured at two text sizes grow along the line through both. Switches and gaps keep their size.
  public func scalingAccessories(by factor: CGFloat, on grid: PixelGrid) -> ListMetrics {
    guard factor != 1, factor > 0, factor.isFinite else { return self }
    // `accessibilityLarge` has text of 33 points, the default size has 17.
    let share = (factor - 1) / (33 / 17 - 1)
    func grown(_ length: CGFloat, to large: CGFloat) -> CGFloat {
      grid.nearest(factor < 1 ? length * factor : length + (large - length) * share)
    }
    func scaled(_ length: CGFloat) -> CGFloat { grid.nearest(length * factor) }
    var result = self
    result.accessories.chevron = grown(accessories.chevron, to: accessories.largeChevron)
    result.accessories.checkmark = CGSize(
      width: grown(accessories.checkmark.width, to: accessories.largeCheckmark.width),
      height: grown(accessories.checkmark.height, to: accessories.largeCheckmark.height))
    result.accessories.circle = scaled(accessories.circle)
    result.accessories.grip = CGSize(
      width: scaled(accessories.grip.width), height: scaled(accessories.grip.height))
    result.accessories.detail = scaled(accessories.detail)
    result.accessories.badge = scaled(accessories.badge)
    result.accessories.lineWidth *= factor
    return result
  }
}
