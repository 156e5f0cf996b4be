import Foundation

/// What darkens a picture so that white text can be read on it, whatever it shows.
enum Scrim {
  /// How much of a picture it hides where text begins, and at the bottom.
  private static let (least, most) = (0.6, 0.75)

  /// What text stands on where the picture is white.
  static let ground = RGBA.black.faded(by: least).over(.white)

  /// Over a picture: from nothing at `start`, gently, to its least at `end`, where text begins.
  static func box(
    _ rect: CGRect, corners: CornerRadii, from start: CGFloat, to end: CGFloat
  ) -> Box {
    func stop(_ y: CGFloat, _ alpha: Double) -> Gradient.Stop {
      let location = Double((y - rect.minY) / rect.height)
      return Gradient.Stop(min(max(location, 0), 1), .black.faded(by: alpha))
    }
    let rise = stride(from: 0, through: 1, by: 0.25).map { part in
      stop(start + (end - start) * part, least * part * part * (3 - 2 * part))
    }
    return Box(rect, corners: corners, gradient: Gradient(rise + [stop(rect.maxY, most)]))
  }
}
