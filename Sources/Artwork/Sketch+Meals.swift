import Foundation
import Scene

/// More dishes, centered at the origin.
extension Sketch {
  mutating func toast() {
    plate(RGBA(random.one(of: Self.ceramics)), radius: 0.4)
    moved(to: -0.115, 0.01) {
      $0.draw("Dishes/toast-egg")
      $0.draw("Dishes/seeds")
    }
    moved(to: 0.13, 0) { sketch in
      sketch.draw("Dishes/toast-tomatoes")
      for (x, y) in [(-0.04, -0.07), (0.042, -0.01), (-0.03, 0.065)] {
        sketch.moved(to: x, y, scale: 0.8) { $0.draw("Dishes/tomato") }
      }
      sketch.draw("Dishes/seeds")
    }
  }

  mutating func coffee() {
    let cup = RGBA(random.one(of: [0xF4F1EB, 0x47626B, 0xC9694F, 0xE3B95B, 0x7E9481]))
    let saucer = cup.lighter(0.12)
    shadow(0.012, 0.022, 0.34, 0.34)
    fill(.circle(0, 0, 0.34), [saucer.lighter(0.2), saucer], to: (0.4, 1))
    fill(.circle(0, 0, 0.25), saucer.darker(0.07))
    let angle = random.number(in: -0.7...0.5)
    fill(VectorPath.box(0.17, -0.032, 0.155, 0.064, 0.032).turned(angle), cup.darker(0.12))
    shadow(0.008, 0.02, 0.2, 0.2, opacity: 0.08)
    fill(.circle(0, 0, 0.215), [cup.lighter(0.3), cup], to: (0.4, 1))
    fill(.circle(0, 0, 0.19), RGBA(0x5B3420))
    fill(.circle(0, 0.003, 0.182), [RGBA(0xB97A48), RGBA(0x9A5D33)])
    let foam = RGBA(0xF6E6D0)
    if chance(50) {  // A heart.
      var heart = VectorPath()
      heart.move(0, 0.12)
      heart.curve(-0.16, 0.02, -0.13, -0.13, 0, -0.06)
      heart.curve(0.13, -0.13, 0.16, 0.02, 0, 0.12)
      heart.close()
      fill(heart.turned(angle * 0.5), foam)
    } else {  // A fern.
      for index in 0..<5 {
        let (y, half) = (-0.1 + 0.042 * CGFloat(index), 0.05 + 0.018 * CGFloat(index))
        stroke(
          VectorPath.curve([
            (-half, y - 0.02), (-half * 0.5, y + 0.025), (0, y + 0.038), (half * 0.5, y + 0.025),
            (half, y - 0.02),
          ]).turned(angle * 0.5),
          foam, 0.019)
      }
      fill(VectorPath.ellipse(0, -0.125, 0.022, 0.03).turned(angle * 0.5), foam)
    }
    moved(to: -0.27, 0.1) { sketch in
      sketch.fill(.circle(0.005, 0.01, 0.092), RGBA.black.faded(by: 0.12))
      sketch.fill(.circle(0, 0, 0.09), [RGBA(0xDDA864), RGBA(0xC4883F)])
      for index in 0..<6 {
        let (a, distance) = (CGFloat(index) * 2.4, 0.028 * CGFloat(index).squareRoot())
        sketch.fill(.circle(cos(a) * distance, sin(a) * distance, 0.014), RGBA(0x4E2C1B))
      }
    }
  }

  mutating func sushi() {
    let board = RGBA(random.one(of: [0x33383D, 0x4A3A31, 0xE9E3D7]))
    let fillings = (0..<4).map { _ in
      RGBA(random.one(of: [0xF08A5D, 0x8DB255, 0xF4C95D, 0xD9435B]))
    }
    draw(
      "Dishes/sushi",
      [
        .board: board, .first: fillings[0], .second: fillings[1], .third: fillings[2],
        .fourth: fillings[3], .salmon: RGBA(0xF28C5E), .tuna: RGBA(0xD8485A),
        .shrimp: RGBA(0xF2B98A),
      ])
  }

  mutating func tart() {
    plate(RGBA(random.one(of: Self.ceramics)), radius: 0.41, inner: 0.8)
    let fruits = [0xD9374A, 0x3F4A80, 0xF2A03D, 0x8DB84E].map { RGBA($0) }
    let start = random.number(below: 4)
    draw(
      "Dishes/tart",
      [
        .first: fruits[start], .second: fruits[(start + 1) % 4], .third: fruits[(start + 2) % 4],
      ])
  }

  mutating func pasta() {
    plate(RGBA(random.one(of: Self.ceramics)), radius: 0.4, inner: 0.7)
    let isRed = chance(60)
    fill(.circle(0, 0, 0.235), RGBA(isRed ? 0xC2502C : 0xE7CE86))
    for index in 0..<16 {
      let (x, y) = (random.number(in: -0.1...0.1), random.number(in: -0.1...0.1))
      let start = CGFloat(index) * 0.9
      stroke(
        .arc(x, y, random.number(in: 0.05...0.13), start, start + random.number(in: 2.2...4.2)),
        RGBA(index % 3 == 0 ? 0xE5B95A : index % 3 == 1 ? 0xF5D684 : 0xEFC76E), 0.016)
    }
    if isRed {
      fill(
        .blob([(-0.1, -0.02), (-0.04, -0.09), (0.06, -0.08), (0.1, 0), (0.05, 0.08), (-0.05, 0.07)]
        ),
        RGBA(0xC8442A))
      for (x, y) in [(-0.05, -0.03), (0.045, -0.045), (0.005, 0.035)] {
        fill(.circle(x, y, 0.04), [RGBA(0x9B5B3A), RGBA(0x6E3B25)])
      }
    } else {
      for index in 0..<9 {
        let (a, distance) = (CGFloat(index) * 2.4, 0.055 * CGFloat(index).squareRoot())
        fill(.circle(cos(a) * distance, sin(a) * distance, 0.02), RGBA(0x86B04E))
      }
    }
    for index in 0..<3 {
      fill(
        .leaf(0.01, -0.01, length: 0.095, width: 0.06, angle: CGFloat(index) * 2.1 - 0.7),
        RGBA(index == 1 ? 0x4F8A3E : 0x3F7A3C))
    }
  }
}
