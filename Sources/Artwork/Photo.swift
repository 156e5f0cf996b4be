import Foundation
import Scene

/// A generated drawing that stands for a photograph.
struct Photo {
  var kind = PhotoKind.landscapes
  var seed: String

  /// The shapes that fill a rectangle. They may extend beyond it and must be clipped.
  ///
  /// A very narrow rectangle shows only the background. Trees, windows and streets scale with the
  /// shorter side, so there would be an unlimited number of them.
  func shapes(in rect: CGRect) -> [Shape] {
    let isStrip =
      max(rect.width, rect.height) > Self.maximumAspect * min(rect.width, rect.height)
    guard kind == .landscapes else {
      var sketch = Sketch(rect, SeededGenerator("photo \(kind) \(seed)"), isStrip: isStrip)
      switch kind {
      case .people: sketch.people()
      case .food: sketch.food()
      case .products: sketch.product()
      case .rooms: sketch.room()
      case .covers: sketch.cover()
      // Landscapes were excluded above.
      case .maps, .landscapes: sketch.map()
      }
      return sketch.shapes
    }
    var random = SeededGenerator("photo " + seed)
    let palette = random.one(of: PhotoPalette.all)
    let subject = random.one(of: palette.subjects)
    var scene = PhotoScene(rect: rect, palette: palette, random: random)
    return isStrip ? [scene.ground] : scene.shapes(of: subject)
  }

  /// The maximum ratio of the longer side to the shorter one.
  private static let maximumAspect: CGFloat = 200
}

/// The motif of a landscape.
enum PhotoSubject: CaseIterable {
  case hills, peaks, dunes, woods, sea, shore, city
}
