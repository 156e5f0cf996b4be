import Foundation
import Scene

/// Things in rooms of which no two are the same.
extension Sketch {
  mutating func plant(_ x: CGFloat, _ y: CGFloat) {
    fill(.ellipse(x, y + 0.115, 0.085, 0.014), RGBA.black.faded(by: 0.16))
    for index in 0..<9 {
      let angle = -CGFloat.pi / 2 + (CGFloat(index) - 4) * 0.3
      let length = 0.2 - 0.016 * abs(CGFloat(index) - 4) + random.number(in: -0.02...0.03)
      fill(
        .leaf(x, y + 0.01, length: length, width: 0.075, angle: angle),
        RGBA([0x4E7F55, 0x3C6A48, 0x6B9A62][index % 3]))
    }
    fill(
      .box(x - 0.06, y - 0.005, 0.12, 0.12, top: 0.01, bottom: 0.036),
      [RGBA(0xEFE8DD), RGBA(0xC9BFB0)], to: (1, 0.3))
  }

  mutating func shelf(_ x: CGFloat, _ y: CGFloat, _ colors: RoomColors) {
    fill(.box(x - 0.17, y + 0.1, 0.34, 0.018, 0.004), colors.wood)
    var left = x - 0.15
    while left < x + 0.06 {
      let (width, height) = (random.number(in: 0.02...0.036), random.number(in: 0.068...0.1))
      let book = random.one(of: [
        colors.accent, colors.fabric, colors.rug, colors.accent.darker(0.3),
      ])
      fill(.box(left, y + 0.1 - height, width, height, 0.003), book)
      left += width + 0.003
    }
    fill(.box(x + 0.105, y + 0.058, 0.044, 0.042, top: 0.004, bottom: 0.012), RGBA(0xEFE8DD))
    for index in 0..<5 {
      fill(
        .leaf(
          x + 0.127, y + 0.062, length: 0.062, width: 0.026,
          angle: -.pi / 2 + (CGFloat(index) - 2) * 0.5),
        RGBA(index % 2 == 0 ? 0x4E7F55 : 0x6B9A62))
    }
  }
}
