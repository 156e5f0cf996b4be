import Foundation
import Scene

/// Dishes, centered at the origin.
extension Sketch {
  mutating func salad() {
    plate(RGBA(random.one(of: Self.ceramics)), inner: 0.84)
    let greens: [UInt32] = [0x4F8A45, 0x7DB356, 0x9CC66B, 0x3B6E3C, 0x6FA04D]
    for index in 0..<22 {
      let (angle, distance) = (CGFloat(index) * 2.4, 0.24 * (CGFloat(index) / 22).squareRoot())
      fill(
        .leaf(
          cos(angle) * distance * 0.7, sin(angle) * distance * 0.7, length: 0.16, width: 0.1,
          angle: angle + random.number(in: -0.6...0.6)), RGBA(random.one(of: greens)))
    }
    for index in 0..<9 {
      let angle = CGFloat(index) * 2.4 + 1
      let distance = 0.055 + 0.02 * CGFloat(index)
      moved(to: cos(angle) * distance, sin(angle) * distance) { sketch in
        switch index % 3 {
        case 0: sketch.tomato(0.052)
        case 1: sketch.slice(0.048, rim: 0x5F9448, flesh: 0xDDEBB5)
        default: sketch.cheese()
        }
      }
    }
  }

  private mutating func tomato(_ radius: CGFloat) {
    fill(.circle(0, 0, radius), RGBA(0xC93A2C))
    fill(.circle(0, 0, radius * 0.78), RGBA(0xEA6A4E))
    for index in 0..<3 {
      let angle = CGFloat(index) * 2.1
      fill(
        .ellipse(
          cos(angle) * radius * 0.4, sin(angle) * radius * 0.4, radius * 0.22, radius * 0.22),
        RGBA(0xF7B267))
    }
  }

  private mutating func slice(_ radius: CGFloat, rim: UInt32, flesh: UInt32) {
    fill(.circle(0, 0, radius), RGBA(rim))
    fill(.circle(0, 0, radius * 0.84), RGBA(flesh))
    for index in 0..<6 {
      let angle = CGFloat(index) * .pi / 3
      fill(
        .circle(cos(angle) * radius * 0.42, sin(angle) * radius * 0.42, radius * 0.08),
        RGBA(rim).lighter(0.45))
    }
  }

  private mutating func cheese() {
    let angle = random.number(in: 0...1.5)
    fill(VectorPath.box(-0.028, -0.022, 0.056, 0.05, 0.008).turned(angle), RGBA(0xE4DCC8))
    fill(VectorPath.box(-0.028, -0.028, 0.056, 0.048, 0.008).turned(angle), RGBA(0xFCF7EA))
  }

  mutating func pizza() {
    shadow(0.012, 0.022, 0.4, 0.4)
    fill(.circle(0, 0, 0.4), [RGBA(0xE9B56C), RGBA(0xC98743)])
    fill(.circle(0, 0, 0.352), RGBA(0xB9402A))
    var edge: [VectorPath.Point] = []
    for index in 0..<16 {
      let distance = 0.335 + random.number(in: -0.014...0.01)
      let angle = CGFloat(index) / 16 * 2 * .pi
      edge.append((x: cos(angle) * distance, y: sin(angle) * distance))
    }
    fill(.blob(edge), [RGBA(0xF9DE93), RGBA(0xF2C766)])
    let isMargherita = chance(50)
    for index in 0..<11 {
      let (angle, distance) = (CGFloat(index) * 2.4, 0.085 * CGFloat(index).squareRoot())
      let (x, y) = (cos(angle) * distance, sin(angle) * distance)
      if isMargherita {
        fill(.ellipse(x, y, 0.052, 0.045), RGBA(0xFFF8E6))
      } else {
        fill(.circle(x, y, 0.053), RGBA(0x98301F))
        fill(.circle(x, y - 0.003, 0.046), RGBA(0xC4472F))
      }
    }
    for index in 0..<7 {
      let (angle, distance) = (CGFloat(index) * 2.4 + 1.2, 0.1 * CGFloat(index + 1).squareRoot())
      fill(
        .leaf(
          cos(angle) * distance, sin(angle) * distance, length: 0.085, width: 0.058,
          angle: random.number(in: 0...6.3)), RGBA(0x3F7A3C))
    }
    for index in 0..<4 {
      let angle = CGFloat(index) * .pi / 4 + 0.3
      stroke(
        .segment((cos(angle) * 0.4, sin(angle) * 0.4), (-cos(angle) * 0.4, -sin(angle) * 0.4)),
        RGBA(0x8C4A22).faded(by: 0.35), 0.006)
    }
  }

  mutating func ramen() {
    plate(RGBA(random.one(of: [0x37424A, 0x7A2E2A, 0xF1ECE2, 0x2F4F57])), inner: 0.88)
    fill(.circle(0, 0, 0.322), [RGBA(0xD98F45), RGBA(0xB8682D)])
    for index in 0..<7 {
      let distance = 0.07 + 0.032 * CGFloat(index)
      let start = random.number(in: 1.6...2.4)
      stroke(
        .arc(-0.02, 0.04, distance, start, start + 2.2), RGBA(index % 2 == 0 ? 0xF8E3AE : 0xEFD08A),
        0.018)
    }
    fill(VectorPath.box(0.08, -0.3, 0.16, 0.17, 0.006).turned(0.18), RGBA(0x24382F))
    for (x, y) in [(-0.12, -0.15), (0.02, -0.2)] {
      fill(.ellipse(x, y, 0.078, 0.064), RGBA(0xFFF7EA))
      fill(.circle(x + 0.004, y, 0.04), [RGBA(0xF6A436), RGBA(0xE58420)])
    }
    for index in 0..<3 {
      let (x, y) = (0.19 - 0.045 * CGFloat(index), 0.06 + 0.07 * CGFloat(index))
      fill(.ellipse(x, y, 0.088, 0.06), RGBA(0xA8603F))
      fill(.ellipse(x, y - 0.004, 0.08, 0.052), RGBA(0xD99B76))
      stroke(
        .curve([(x - 0.05, y), (x, y - 0.016), (x + 0.05, y + 0.004)]), RGBA(0xF2CDB2), 0.009)
    }
    for index in 0..<14 {
      let (angle, distance) = (CGFloat(index) * 2.4, 0.05 + 0.016 * CGFloat(index))
      stroke(
        .circle(cos(angle) * distance - 0.03, sin(angle) * distance + 0.06, 0.014), RGBA(0x6FA548),
        0.009)
    }
  }

  mutating func pancakes() {
    plate(RGBA(random.one(of: Self.ceramics)))
    for index in 0..<3 {
      let (x, y) = (random.number(in: -0.02...0.02), 0.016 - 0.016 * CGFloat(index))
      fill(.circle(x, y + 0.012, 0.225), RGBA(0xE6BC76))
      fill(.circle(x, y, 0.225), [RGBA(0xD99748), RGBA(0xBE7630)])
      fill(.circle(x, y, 0.196), [RGBA(0xE2A657), RGBA(0xC98239)])
    }
    fill(
      .blob([
        (-0.13, -0.06), (-0.03, -0.12), (0.1, -0.1), (0.15, 0), (0.18, 0.13), (0.11, 0.1),
        (0.04, 0.15), (-0.02, 0.22), (-0.06, 0.12), (-0.14, 0.07),
      ]), RGBA(0x8C3F14).faded(by: 0.72))
    fill(VectorPath.box(-0.05, -0.05, 0.1, 0.09, 0.014).turned(0.4), RGBA(0xEFD37C))
    fill(VectorPath.box(-0.05, -0.058, 0.1, 0.085, 0.014).turned(0.4), RGBA(0xFCEBA8))
    berries(12, from: 0.12, to: 0.25)
  }

  mutating func berries(_ count: Int, from near: Double, to far: Double) {
    for index in 0..<count {
      let angle = CGFloat(index) * 2.4 + 0.5
      let distance = near + (far - near) * random.number(in: 0...1)
      let (x, y) = (cos(angle) * distance, sin(angle) * distance)
      if index % 3 == 0 {
        strawberry(x, y, angle)
      } else {
        let color = RGBA(index % 3 == 1 ? 0x3F4A80 : 0xB8304A)
        fill(.circle(x, y, 0.029), [color.lighter(0.18), color.darker(0.12)])
        fill(.circle(x - 0.008, y - 0.01, 0.007), RGBA.white.faded(by: 0.5))
      }
    }
  }

  private mutating func strawberry(_ x: CGFloat, _ y: CGFloat, _ angle: CGFloat) {
    moved(to: x, y) { sketch in
      let body = VectorPath.blob([
        (-0.045, 0), (-0.02, -0.042), (0.03, -0.034), (0.062, 0), (0.03, 0.034), (-0.02, 0.042),
      ])
      sketch.fill(body.turned(angle), RGBA(0xD2323A))
      let heart = VectorPath.blob([(-0.03, 0), (-0.01, -0.026), (0.04, 0), (-0.01, 0.026)])
      sketch.fill(heart.turned(angle), RGBA(0xF59A8E))
      let tip = VectorPath.blob([(-0.058, 0), (-0.034, -0.03), (-0.03, 0), (-0.034, 0.03)])
      sketch.fill(tip.turned(angle), RGBA(0x5C9142))
    }
  }
}
