import Foundation
import Scene

/// The time and the symbols of a status bar.
struct StatusBar {
  let size: CGSize
  let isTablet: Bool
  let isRightToLeft: Bool
  let ink: RGBA

  /// The smallest height of a status bar with a camera in it, in points.
  static let minimumCameraInset: CGFloat = 44

  /// Whether a camera is between the time and the symbols.
  var hasCamera: Bool { size.height >= Self.minimumCameraInset && !isTablet }

  /// The distance of time and symbols from the sides.
  var side: CGFloat { hasCamera ? 34 : 16 }

  var time: TextBlock {
    let font = TextMetrics(
      size: hasCamera ? 16 : 12, lineHeight: hasCamera ? 20 : 15, weight: .semibold)
    return TextBlock(
      [Paragraph("9:41", role: "label", font: font, color: ink)],
      in: CGRect(x: side, y: 0, width: size.width - 2 * side, height: size.height),
      alignment: isRightToLeft ? .right : .left)
  }

  var symbolFrame: CGRect {
    let symbols = StatusBarSymbols.size
    return CGRect(
      x: isRightToLeft ? side : size.width - side - symbols.width,
      y: (size.height - symbols.height) / 2, width: symbols.width, height: symbols.height)
  }

  func symbols(at origin: CGPoint) -> [Shape] {
    StatusBarSymbols(ink: ink, isRightToLeft: isRightToLeft, origin: origin).shapes
  }
}
