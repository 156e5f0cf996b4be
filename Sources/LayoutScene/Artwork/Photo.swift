import Foundation

/// A photograph that nobody took: hills, sea, a city or colours, made by chance out of vectors.
struct Photo {
  var seed: String

  /// The shapes that fill a rectangle; what leaves it is to be clipped.
  func shapes(in rect: CGRect) -> [Shape] {
    var dice = Dice("photo " + seed)
    let palette = dice.one(of: PhotoPalette.all)
    var scene = PhotoScene(rect: rect, palette: palette, dice: dice)
    return scene.shapes()
  }
}

/// The colours of a scene: the sky from the top, then what lies before it, from the farthest.
struct PhotoPalette {
  var sky: [RGBA]
  var sun: RGBA
  var layers: [RGBA]

  private init(_ sky: [UInt32], sun: UInt32, _ layers: [UInt32]) {
    self.sky = sky.map { RGBA($0) }
    self.sun = RGBA(sun)
    self.layers = layers.map { RGBA($0) }
  }

  static let all = [
    // Dawn, noon, dusk, night, autumn, mist, desert, spring.
    PhotoPalette([0x3D5A98, 0xB98BB4, 0xFBC7A4], sun: 0xFFF1D6, [0x8E7BA8, 0x5D5C8F, 0x2F3A66]),
    PhotoPalette([0x3F8FD9, 0x8FC7EE, 0xDDF0F8], sun: 0xFFFBEA, [0x8FB8C4, 0x5B9A7E, 0x2F6B52]),
    PhotoPalette([0x33245E, 0xA9406F, 0xF79A5B], sun: 0xFFE3A3, [0x7A3A6B, 0x4B2A58, 0x231B3D]),
    PhotoPalette([0x0D1B3D, 0x1E3A6B, 0x4A6FA1], sun: 0xF3F1E1, [0x2B4775, 0x1A2F55, 0x0C1833]),
    PhotoPalette([0xC9DDE6, 0xF1E3CC, 0xF6CF96], sun: 0xFFF7E3, [0xD79B5B, 0xB4622F, 0x6B3420]),
    PhotoPalette([0x9DB4BF, 0xC9D5D6, 0xE9ECE6], sun: 0xFFFFFF, [0xA3B5B3, 0x738D8B, 0x435F63]),
    PhotoPalette([0x5FB4C9, 0xBFE0D8, 0xFBE6C2], sun: 0xFFF8DD, [0xE6B98A, 0xCF8E5B, 0x95563A]),
    PhotoPalette([0x7FC4E8, 0xCDE9F2, 0xF9F3E3], sun: 0xFFFDF0, [0xA9CFA0, 0x6FAF72, 0x3C8058]),
  ]
}
