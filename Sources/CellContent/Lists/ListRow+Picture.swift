import Artwork
package import Foundation
internal import Geometry
import Scene

extension ListRow {
  /// The side of the picture's square in points. Symbols, icons and pictures of headers and footers
  /// scale with the text; other pictures depend on the number of labels.
  var pictureSide: CGFloat {
    guard let artwork else { return 0 }
    guard place.part == .row else { return (fonts.first.lineHeight * 1.25).rounded() }
    if artwork.picture.isSymbol { return max(ListLabels.symbolWidth, fonts.first.size * 1.4) }
    if case .icon = artwork.picture { return 30 * min(symbolScale, 1.5) }
    return (words.subtitle ?? "").isEmpty ? 30 : 44
  }

  /// The width that the picture takes from the labels, in points.
  var pictureRoom: CGFloat { artwork == nil ? 0 : pictureSide + ListLabels.pictureGap }

  /// The distance in points by which the labels are moved inward, without the covered side: by the
  /// indentation, accessories and the picture.
  package var labelShift: CGFloat { content.start + pictureRoom }

  /// The rectangle of the picture at the leading edge, vertically centered beside the labels.
  func pictureRect(in size: CGSize) -> CGRect {
    guard pictureRoom > 0 else { return .zero }
    let (padding, side) = (padding, min(pictureSide, max(size.height - 8, 0)))
    let leading = padding.leading - pictureRoom + (pictureSide - side) / 2
    let x = direction == .rightToLeft ? size.width - leading - side : leading
    let middle = (size.height + padding.top - padding.bottom) / 2
    let y = min(max(middle - side / 2, 0), max(size.height - side, 0))
    return CGRect(x: x, y: y, width: side, height: side)
  }

  func pictureShapes(in size: CGSize) -> [Shape] {
    guard let artwork, pictureRoom > 0 else { return [] }
    var rect = pictureRect(in: size)
    if artwork.picture.isSymbol { rect = rect.insetBy(dx: rect.width * 0.1, dy: rect.height * 0.1) }
    return artwork.shapes(in: rect, corners: CornerRadii(rect.width * 0.16))
  }
}
