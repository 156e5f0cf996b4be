public import Foundation

extension ListMetrics {
  /// The sizes of what stands at the end of a row, in points.
  public struct AccessoryMetrics: Hashable, Sendable {
    /// From the last accessory to the row's trailing edge.
    public var trailing: CGFloat
    /// Between an accessory and what stands before it: another one, or the row's content.
    public var gap: CGFloat
    /// Between the end of the row's content and its labels.
    public var labelGap: CGFloat
    /// The lines of the chevron of a disclosure, from end to end.
    public var chevron: CGSize
    /// The lines of the checkmark, from end to end.
    public var checkmark: CGSize
    /// The diameter of the sign that shows details.
    public var circle: CGFloat
    /// The track of a switch.
    public var toggle: CGSize
    /// The height of a badge, and its least width.
    public var badge: CGFloat
    /// Of the lines that accessories are drawn with.
    public var lineWidth: CGFloat
  }

  /// How far from a row's trailing edge its content ends beside the sign of an outline, which takes as much
  /// room in both of its positions.
  public var outlineRoom: CGFloat {
    disclosureRoom + accessories.chevron.height - accessories.chevron.width
  }

  /// The numbers where signs at the ends of rows are as much larger as text is, and a chevron, which stands
  /// nearest to the labels, as much further off them: switches and what is kept free between signs stay as
  /// they are.
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
    result.disclosureRoom += (accessories.chevron.width + gap) * (factor - 1)
    result.checkmarkRoom += accessories.checkmark.width * (factor - 1)
    return result
  }
}
