import Foundation
import Scene

/// Products in a studio.
extension Sketch {
  mutating func product() {
    let (wall, tint) = random.one(of: Self.studios)
    studio(RGBA(wall))
    guard !isStrip else { return }
    let color = RGBA(tint)
    let isFlipped = chance(50)
    let thing = random.one(of: Product.allCases)
    let scale = random.number(in: 1.08...1.22)
    let leaf = RGBA(random.one(of: [0x5F7F58, 0xC98B4F, 0x8FA267, 0xB5606A]))
    moved(to: 0, 0.02, scale: scale, isFlipped: isFlipped) {
      $0.draw("Products/\(thing)", [.body: color, .leaf: leaf, .wood: RGBA(0x9A6B45)])
    }
  }

  private enum Product: CaseIterable {
    case chair, lamp, bottle, headphones, watch, sneaker, mug, vase, backpack, speaker, camera
  }

  /// A wall and a floor. Things stand at 0.29.
  private mutating func studio(_ wall: RGBA) {
    background([wall.lighter(0.16), wall])
    guard !isStrip else { return }
    let floor = wall.darker(0.07)
    switch random.number(below: 3) {
    case 0:  // An arch in the wall.
      fill(.box(-0.3, -0.4, 0.6, 0.7, top: 0.3, bottom: 0), [wall.darker(0.1), wall.darker(0.04)])
    case 1:  // A disc.
      fill(.circle(random.number(in: -0.14...0.14), -0.08, 0.32), wall.lighter(0.35))
    default:  // A beam of light.
      let x = random.number(in: -0.3...0.1)
      fill(
        .polygon([
          (x - 0.3, -halfHeight), (x + 0.05, -halfHeight), (x + 0.5, 0.22), (x + 0.02, 0.22),
        ]),
        RGBA.white.faded(by: 0.2))
    }
    fill(
      .box(-halfWidth, 0.22, 2 * halfWidth, halfHeight), [floor, floor.lighter(0.14)])
  }

  /// Colors of the wall and of the product.
  private static let studios: [(UInt32, UInt32)] = [
    (0xE9DDCF, 0xB9573C), (0xD5DEE0, 0x2F5D73), (0xEBCFC2, 0x7D3F45), (0xDCE3D2, 0x51724F),
    (0xF1DFAF, 0xC98A2B), (0xD9D3E4, 0x5F4F8C), (0xE6E4E0, 0x33363D), (0xBFD3CF, 0xE0714F),
    (0xF0D2C9, 0x2F6B66), (0xC6D0DF, 0xE5B04A), (0xE4E8EA, 0xF2EFEA), (0x8FA39B, 0xF0E2C8),
  ]
}
