internal import CompositionalLayout
internal import Foundation

/// The default container properties, which are left out of snapshot names.
public enum LayoutAxes {
  /// The default container height, in points.
  public static let plainHeight: Double = 844
  /// The default scale, in pixels per point.
  public static let plainScale: Double = 2

  /// Returns the name of the properties: `390`, or `390x600-rtl-accessibilityLarge@3x`.
  static func name(_ axes: LayoutRecord.Axes) -> String {
    var name = axes.size.width.short
    if axes.size.height != plainHeight { name += "x\(axes.size.height.short)" }
    if axes.direction == .rightToLeft { name += "-rtl" }
    if axes.textSize != .large { name += "-\(axes.textSize.word)" }
    if axes.scale != plainScale { name += "@\(axes.scale.short)x" }
    return name
  }
}
