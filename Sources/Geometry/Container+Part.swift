package import Foundation

extension Container {
  /// The container of a view in a part of this one.
  package func part(_ frame: CGRect) -> Container {
    var part = self
    let isMirrored = traits.layoutDirection == .rightToLeft
    let (left, right) = (frame.minX, size.width - frame.maxX)
    let inset = NSDirectionalEdgeInsets(
      top: frame.minY, leading: isMirrored ? right : left, bottom: size.height - frame.maxY,
      trailing: isMirrored ? left : right)
    let area = NSDirectionalEdgeInsets(
      top: max(safeArea.top - inset.top, 0), leading: max(safeArea.leading - inset.leading, 0),
      bottom: max(safeArea.bottom - inset.bottom, 0),
      trailing: max(safeArea.trailing - inset.trailing, 0))
    part.layoutMargins.top += area.top - safeArea.top
    part.layoutMargins.bottom += area.bottom - safeArea.bottom
    (part.size, part.safeArea) = (frame.size, area)
    part.isBelowLargeTitle = isBelowLargeTitle && inset.top <= safeArea.top
    return part
  }
}
