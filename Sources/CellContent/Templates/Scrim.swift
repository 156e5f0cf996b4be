import Foundation
import Scene

/// What darkens a picture so that white text can be read on it, whatever it shows.
enum Scrim {
  /// How much of a picture it hides where text begins and ends, and at the edge that text stands at.
  private static let (least, most) = (0.6, 0.75)

  /// What text stands on where the picture is white.
  static let ground = RGBA.black.faded(by: least).over(.white)

  /// Over a picture: from nothing, gently, to its least where text begins or ends that does not stand at
  /// that edge.
  ///
  /// - Parameter reach: Points from nothing to its least.
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
