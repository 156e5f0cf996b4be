import Artwork
import Foundation
import Scene

/// The symbols of a status bar: signal strength, Wi-Fi and battery, mirrored in right-to-left
/// layouts.
struct StatusBarSymbols {
  var ink: RGBA
  var isRightToLeft: Bool
  /// The top left corner of the symbols.
  var origin = CGPoint.zero

  /// The size of all symbols in points.
  static let size = CGSize(width: 71, height: 12)

  var shapes: [Shape] {
    bars(in: rect(0, 17)) + waves(in: rect(22, 17)) + battery(in: rect(45, 26))
  }

  /// A part of the rectangle, measured from its leading edge.
  private func rect(_ start: CGFloat, _ width: CGFloat) -> CGRect {
    let x = isRightToLeft ? Self.size.width - start - width : start
    return CGRect(
      x: origin.x + x, y: origin.y, width: width, height: Self.size.height)
  }

  /// The bars of the signal strength, all filled.
  private func bars(in rect: CGRect) -> [Shape] {
    [4.5, 6.5, 9, 11.5].enumerated().map { index, height in
      let x = CGFloat(index) * 4.6
      let bar = CGRect(
        x: isRightToLeft ? rect.maxX - x - 3.2 : rect.minX + x, y: rect.maxY - height, width: 3.2,
        height: height)
      return .box(Box(bar, corners: CornerRadii(1), fill: ink))
    }
  }

  private func waves(in rect: CGRect) -> [Shape] {
    let place = CGRect(x: rect.minX - 1, y: rect.midY - 9.5, width: 19, height: 19)
    return Symbol.named("wifi")?.shapes(in: place, color: ink, weight: 1.5) ?? []
  }

  /// A full battery with its terminal at the trailing end.
  private func battery(in rect: CGRect) -> [Shape] {
    let pole: CGFloat = 2.5
    let body = CGRect(
      x: isRightToLeft ? rect.minX + pole : rect.minX, y: rect.minY, width: rect.width - pole,
      height: 12)
    let end = CGRect(
      x: isRightToLeft ? rect.minX : rect.maxX - 1.5, y: rect.minY + 4, width: 1.5, height: 4)
    let outline = Box.Stroke(color: ink.faded(by: 0.45), width: 1)
    return [
      .box(Box(body, corners: CornerRadii(3.5), stroke: outline)),
      .box(Box(body.insetBy(dx: 2, dy: 2), corners: CornerRadii(2), fill: ink)),
      .box(Box(end, corners: CornerRadii(0.75), fill: ink.faded(by: 0.45))),
    ]
  }
}
