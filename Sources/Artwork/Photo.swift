import Foundation
import Scene

/// A generated landscape drawing that stands for a photograph.
struct Photo {
  var seed: String

  /// The shapes that fill a rectangle. They may extend beyond it and must be clipped.
  ///
  /// A very narrow rectangle shows only the sky. Trees and windows scale with the shorter side, so
  /// there would be an unlimited number of them.
  func shapes(in rect: CGRect) -> [Shape] {
    var random = SeededGenerator("photo " + seed)
    let palette = random.one(of: PhotoPalette.all)
    let subject = random.one(of: palette.subjects)
    var scene = PhotoScene(rect: rect, palette: palette, random: random)
    let isStrip =
      max(rect.width, rect.height) > Self.maximumAspect * min(rect.width, rect.height)
    return isStrip ? [scene.ground] : scene.shapes(of: subject)
  }

  /// The maximum ratio of the longer side to the shorter one.
  private static let maximumAspect: CGFloat = 200
}

/// The motif of a photo.
enum PhotoSubject: CaseIterable {
  case hills, peaks, dunes, woods, sea, shore, city
}
