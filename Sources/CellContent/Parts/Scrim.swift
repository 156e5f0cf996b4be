import Foundation
import Scene

/// A gradient that darkens a picture so that white text is legible on it.
enum Scrim {
  /// The opacity at the edges of the text, and at the edge of the picture that the text is aligned
  /// to.
  private static let (least, most) = (0.6, 0.75)

  /// The color behind the text where the picture is white.
  static let ground = RGBA.black.faded(by: least).over(.white)

  /// The gradient over a picture. It rises smoothly from transparent to the opacity at the edge of
  /// the text, except at the edge that the text is aligned to.
  ///
  /// - Parameter reach: The length of the transition in points.
  static func box(
    _ rect: CGRect, corners: CornerRadii, below text: CGRect, _ anchor: TextBlock.Anchor,
    reach: CGFloat
  ) -> Box {
    func stop(_ y: CGFloat, _ alpha: Double) -> Gradient.Stop {
      let location = Double((y - rect.minY) / rect.height)
      return Gradient.Stop(min(max(location, 0), 1), .black.faded(by: alpha))
    }
    func rise(from start: CGFloat, to end: CGFloat) -> [Gradient.Stop] {
      stride(from: 0, through: 1, by: 0.25).map { part in
        stop(start + (end - start) * part, least * part * part * (3 - 2 * part))
      }
    }
    let above =
      anchor == .top ? [stop(rect.minY, most)] : rise(from: text.minY - reach, to: text.minY)
    let below =
      anchor == .bottom
      ? [stop(rect.maxY, most)] : rise(from: text.maxY + reach, to: text.maxY).reversed()
    return Box(rect, corners: corners, gradient: Gradient(above + below))
  }
}
