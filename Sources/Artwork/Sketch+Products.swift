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
    moved(to: 0, 0.02, scale: random.number(in: 1.08...1.22), isFlipped: isFlipped) { sketch in
      switch thing {
      case .chair: sketch.chair(color)
      case .lamp: sketch.lamp(color)
      case .bottle: sketch.bottle(color)
      case .headphones: sketch.headphones(color)
      case .watch: sketch.watch(color)
      case .sneaker: sketch.sneaker(color)
      case .mug: sketch.mug(color)
      case .vase: sketch.vase(color)
      case .backpack: sketch.backpack(color)
      case .speaker: sketch.speaker(color)
      case .camera: sketch.camera(color)
      }
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

/// Furniture and things of a household.
extension Sketch {
  private mutating func chair(_ color: RGBA) {
    shadow(0.01, 0.295, 0.2, 0.028)
    let wood = RGBA(0x9A6B45)
    for (top, foot) in [(-0.1, -0.17), (0.1, 0.17), (-0.05, -0.07), (0.06, 0.09)] {
      let isBack = abs(foot) < 0.1
      stroke(
        .segment((top, 0.08), (foot, isBack ? 0.26 : 0.29)), isBack ? wood.darker(0.3) : wood, 0.02)
    }
    fill(
      .blob([
        (-0.17, -0.2), (-0.1, -0.27), (0.1, -0.27), (0.17, -0.2), (0.165, -0.04), (0.13, 0.05),
        (-0.13, 0.05), (-0.165, -0.04),
      ]), [color.lighter(0.1), color])
    fill(
      .blob([
        (-0.21, -0.02), (-0.18, -0.06), (-0.14, -0.02), (-0.1, 0.03), (0.1, 0.03), (0.14, -0.02),
        (0.18, -0.06), (0.21, -0.02), (0.18, 0.09), (0.1, 0.125), (-0.1, 0.125), (-0.18, 0.09),
      ]), [color.darker(0.06), color.darker(0.22)])
    fill(.box(-0.12, 0.005, 0.24, 0.05, 0.024), color.lighter(0.14))
    stroke(.curve([(-0.05, -0.2), (0, -0.14), (0.05, -0.2)]), color.darker(0.16), 0.006)
  }

  private mutating func lamp(_ color: RGBA) {
    shadow(0, 0.29, 0.12, 0.02)
    fill(.circle(0, -0.02, 0.3), RGBA(0xFFE9B0).faded(by: 0.16))
    fill(.circle(0, -0.02, 0.21), RGBA(0xFFE9B0).faded(by: 0.2))
    fill(
      .blob([
        (-0.03, -0.06), (0.03, -0.06), (0.034, 0.16), (0.09, 0.26), (0.1, 0.29), (0, 0.3),
        (-0.1, 0.29), (-0.09, 0.26), (-0.034, 0.16),
      ]), [color.lighter(0.08), color.darker(0.1)], from: (0, 0), to: (1, 0.2))
    fill(.ellipse(0, -0.028, 0.13, 0.024), RGBA(0xFFF3CC))
    fill(
      .pie(0, -0.03, 0.19, .pi, 2 * .pi), [color.lighter(0.24), color], from: (0, 0), to: (1, 0.5))
    stroke(.arc(0, -0.03, 0.155, 3.5, 4.3), RGBA.white.faded(by: 0.4), 0.014)
  }

  private mutating func bottle(_ color: RGBA) {
    shadow(0.01, 0.29, 0.12, 0.02)
    let cap = RGBA(0x2D2B2A)
    fill(.box(-0.012, -0.3, 0.024, 0.09), RGBA(0xBDB8B0))
    fill(.box(-0.06, -0.325, 0.085, 0.03, 0.012), cap)
    fill(.box(-0.04, -0.235, 0.08, 0.06, 0.012), cap)
    fill(.box(-0.028, -0.2, 0.056, 0.06), color.darker(0.2))
    fill(
      .box(-0.105, -0.15, 0.21, 0.44, top: 0.055, bottom: 0.028),
      [color.lighter(0.14), color, color.darker(0.2)],
      to: (1, 0))
    fill(.box(-0.074, -0.02, 0.148, 0.19, 0.006), RGBA(0xF7F2E9))
    fill(.circle(0, 0.03, 0.022), color)
    for (y, half) in [(0.082, 0.05), (0.104, 0.036), (0.126, 0.044)] {
      stroke(.segment((-half, y), (half, y)), RGBA(0x6B645D), 0.008)
    }
    fill(.box(-0.088, -0.1, 0.014, 0.35, 0.007), RGBA.white.faded(by: 0.35))
  }

  private mutating func mug(_ color: RGBA) {
    shadow(0.01, 0.29, 0.18, 0.026)
    stroke(
      .curve([(0.13, -0.02), (0.23, 0), (0.235, 0.12), (0.13, 0.17)]), color.darker(0.1), 0.035)
    fill(
      .box(-0.155, -0.1, 0.31, 0.39, top: 0.02, bottom: 0.07),
      [color.lighter(0.16), color, color.darker(0.16)], to: (1, 0))
    fill(.box(-0.155, 0.13, 0.31, 0.05), color.lighter(0.4).faded(by: 0.55))
    fill(.ellipse(0, -0.1, 0.155, 0.035), color.lighter(0.24))
    fill(.ellipse(0, -0.096, 0.135, 0.026), RGBA(0x5B3822))
    for (x, lift) in [(-0.05, 0.02), (0.035, 0)] {
      stroke(
        .curve([
          (x, -0.15 - lift), (x + 0.025, -0.2 - lift), (x - 0.015, -0.25 - lift),
          (x + 0.01, -0.31 - lift),
        ]), RGBA.white.faded(by: 0.5), 0.014)
    }
  }

  private mutating func vase(_ color: RGBA) {
    shadow(0.01, 0.29, 0.12, 0.022)
    let stem = RGBA(0x7B6A4C)
    let leaf = RGBA(random.one(of: [0x5F7F58, 0xC98B4F, 0x8FA267, 0xB5606A]))
    for (x, y) in [(-0.16, -0.3), (-0.05, -0.4), (0.09, -0.36), (0.19, -0.25)] {
      stroke(.curve([(0, 0.02), (x * 0.4, -0.14), (x, y)]), stem, 0.008)
      for step in 0..<5 {
        let part = 0.4 + 0.15 * CGFloat(step)
        let angle = atan2(y, x) + (step.isMultiple(of: 2) ? 0.7 : -0.7)
        fill(
          .leaf(
            x * part * part.squareRoot(), 0.02 + (y - 0.02) * part, length: 0.085, width: 0.045,
            angle: angle),
          step.isMultiple(of: 2) ? leaf : leaf.darker(0.14))
      }
    }
    fill(
      .blob([
        (-0.042, -0.03), (0.042, -0.03), (0.048, 0.03), (0.12, 0.12), (0.125, 0.2), (0.075, 0.29),
        (-0.075, 0.29), (-0.125, 0.2), (-0.12, 0.12), (-0.048, 0.03),
      ]), [color.lighter(0.18), color, color.darker(0.18)], to: (1, 0))
    fill(.ellipse(0, -0.03, 0.046, 0.011), color.darker(0.4))
  }
}
