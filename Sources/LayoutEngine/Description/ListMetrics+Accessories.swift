public import Foundation

extension ListMetrics {
  /// The sizes of the accessories at the end of a row, in points.
  public struct AccessoryMetrics: Hashable, Sendable {
    /// The distance from the last accessory to the row's trailing edge.
    public var trailing: CGFloat
    /// The gap between an accessory and the accessory or content before it.
    public var gap: CGFloat
    /// The gap between the labels and the end of the row's content.
    public var labelGap: CGFloat
    /// The size of the chevron of a disclosure, without line width.
    public var chevron: CGSize
    /// The size of the checkmark, without line width.
    public var checkmark: CGSize
    /// The diameter of the detail button.
    public var circle: CGFloat
    /// The size of a switch's track.
    public var toggle: CGSize
    /// The height of a badge, which is also its minimum width.
    public var badge: CGFloat
    public var lineWidth: CGFloat
  }

  /// The distance in points from a row's trailing edge to its content when the row has an outline
  /// disclosure. It is the same for both directions of the symbol.
  public var outlineInset: CGFloat {
    disclosureInset + accessories.chevron.height - accessories.chevron.width
  }

  /// Returns the metrics with accessory symbols scaled like text. The gap between a chevron and the
  /// labels grows too. Switches and the gaps between accessories keep their size.
  public func scalingAccessories(by factor: CGFloat) -> ListMetrics {
    guard factor != 1, factor > 0, factor.isFinite else { return self }
    func scaled(_ size: CGSize) -> CGSize {
      CGSize(width: size.width * factor, height: size.height * factor)
    }
    var result = self
    result.accessories.chevron = scaled(accessories.chevron)
    result.accessories.checkmark = scaled(accessories.checkmark)
    result.accessories.circle *= factor
    result.accessories.badge *= factor
    result.accessories.lineWidth *= factor
    let gap = factor > 1 ? accessories.labelGap : 0
    result.disclosureInset += (accessories.chevron.width + gap) * (factor - 1)
    result.checkmarkInset += accessories.checkmark.width * (factor - 1)
    return result
  }
}
