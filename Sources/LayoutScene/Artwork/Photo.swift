import Foundation

/// A photograph that nobody took: hills, sea, woods or a city, made by chance out of vectors.
struct Photo {
  var seed: String

  /// The shapes that fill a rectangle; what leaves it is to be clipped.
  func shapes(in rect: CGRect) -> [Shape] {
    var dice = Dice("photo " + seed)
    let palette = dice.one(of: PhotoPalette.all)
    let subject = dice.one(of: palette.subjects)
    var scene = PhotoScene(rect: rect, palette: palette, dice: dice)
    return scene.shapes(of: subject)
  }
}

/// What a photo shows.
enum PhotoSubject: CaseIterable {
  case hills, peaks, dunes, woods, sea, shore, city
}
