import Foundation
import Scene

/// A photograph that nobody took: hills, sea, woods or a city, made by chance out of vectors.
struct Photo {
  var seed: String

  /// The shapes that fill a rectangle; what leaves it is to be clipped.
  ///
  /// A strip shows the sky alone: trees and windows are as small as it is low, and it would hold any
  /// number of them.
  func shapes(in rect: CGRect) -> [Shape] {
    var dice = SeededGenerator("photo " + seed)
    let palette = dice.one(of: PhotoPalette.all)
    let subject = dice.one(of: palette.subjects)
    var scene = PhotoScene(rect: rect, palette: palette, dice: dice)
    let isStrip =
      max(rect.width, rect.height) > Self.mostAspect * min(rect.width, rect.height)
    return isStrip ? [scene.ground] : scene.shapes(of: subject)
  }

  /// Of the longer side to the shorter.
  private static let mostAspect: CGFloat = 200
}

/// What a photo shows.
enum PhotoSubject: CaseIterable {
  case hills, peaks, dunes, woods, sea, shore, city
}
