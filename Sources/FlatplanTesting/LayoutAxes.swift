internal import CompositionalLayout
internal import Foundation

/// What is plain of a container, and so not in the names of snapshots.
public enum LayoutAxes {
  /// Points.
  public static let plainHeight: Double = 844
  /// Pixels a point.
  public static let plainScale: Double = 2

  /// `390`, or `390x600-rtl-accessibilityLarge@3x`.
  static func name(_ axes: LayoutRecord.Axes) -> String {
    var name = axes.size.width.short
    if axes.size.height != plainHeight { name += "x\(axes.size.height.short)" }
    if axes.direction == .rightToLeft { name += "-rtl" }
    if axes.textSize != .large { name += "-\(axes.textSize.word)" }
    if axes.scale != plainScale { name += "@\(axes.scale.short)x" }
    return name
  }
}
