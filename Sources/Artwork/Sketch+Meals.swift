import Foundation
import Scene

/// More dishes, centered at the origin.
extension Sketch {
  mutating func toast() {
    plate(RGBA(random.one(of: Self.ceramics)), radius: 0.4)
    for (x, y, angle) in [(-0.115, 0.01, -0.16), (0.13, 0.0, 0.12)] {
      moved(to: x, y) { sketch in
        let bread = VectorPath.box(-0.115, -0.16, 0.23, 0.32, top: 0.07, bottom: 0.03)
        sketch.fill(bread.turned(angle), RGBA(0xA9682F))
        let crumb = VectorPath.box(-0.102, -0.148, 0.204, 0.294, top: 0.06, bottom: 0.022)
        sketch.fill(crumb.turned(angle), RGBA(0xEFCB92))
        let spread = VectorPath.blob([
          (-0.085, -0.1), (-0.02, -0.13), (0.07, -0.118), (0.088, -0.03), (0.08, 0.09),
          (0.03, 0.125), (-0.06, 0.12), (-0.09, 0.03),
        ])
        sketch.fill(spread.turned(angle), [RGBA(0xA9C25D), RGBA(0x84A544)])
        if x < 0 {
          let egg = VectorPath.blob([
            (-0.07, -0.02), (-0.03, -0.085), (0.045, -0.075), (0.075, 0), (0.04, 0.075),
            (-0.035, 0.08),
          ])
          sketch.fill(egg, RGBA(0xFFFAF0))
          sketch.fill(.circle(0.004, -0.004, 0.037), [RGBA(0xFFC24A), RGBA(0xF19A22)])
          sketch.fill(.circle(-0.008, -0.016, 0.009), RGBA.white.faded(by: 0.6))
        } else {
          for (tx, ty) in [(-0.04, -0.07), (0.042, -0.01), (-0.03, 0.065)] {
            sketch.moved(to: tx, ty, scale: 0.8) { $0.tomatoHalf() }
          }
        }
        for index in 0..<8 {
          let (a, reach) = (CGFloat(index) * 2.4, 0.03 * CGFloat(index).squareRoot())
          sketch.fill(.circle(cos(a) * reach, sin(a) * reach * 1.4, 0.0045), RGBA(0x4A3324))
        }
      }
    }
  }

  private mutating func tomatoHalf() {
    fill(.circle(0, 0, 0.046), RGBA(0xC93A2C))
    fill(.circle(0, 0, 0.036), RGBA(0xEF7355))
    for index in 0..<3 {
      let angle = CGFloat(index) * 2.1 + 0.4
      fill(.circle(cos(angle) * 0.019, sin(angle) * 0.019, 0.009), RGBA(0xF8BE7A))
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
        let (a, reach) = (CGFloat(index) * 2.4, 0.028 * CGFloat(index).squareRoot())
        sketch.fill(.circle(cos(a) * reach, sin(a) * reach, 0.014), RGBA(0x4E2C1B))
      }
    }
  }

  mutating func sushi() {
    let board = RGBA(random.one(of: [0x33383D, 0x4A3A31, 0xE9E3D7]))
    fill(.box(-0.43, -0.27, 0.88, 0.58, 0.03), RGBA.black.faded(by: 0.16))
    fill(.box(-0.44, -0.29, 0.88, 0.58, 0.03), [board.lighter(0.08), board])
    let fillings: [UInt32] = [0xF08A5D, 0x8DB255, 0xF4C95D, 0xD9435B]
    for index in 0..<4 {
      let (x, filling) = (-0.32 + 0.135 * CGFloat(index), RGBA(random.one(of: fillings)))
      fill(.circle(x, -0.145, 0.064), RGBA(0x1F2B26))
      fill(.circle(x, -0.145, 0.054), RGBA(0xFBF7EF))
      fill(.circle(x, -0.145, 0.027), filling)
    }
    for index in 0..<3 {
      let x = -0.33 + 0.2 * CGFloat(index)
      let fish = RGBA([0xF28C5E, 0xD8485A, 0xF2B98A][index])
      fill(.box(x - 0.062, -0.045, 0.13, 0.26, 0.05), RGBA(0xFBF7EF))
      fill(.box(x - 0.07, -0.055, 0.145, 0.25, 0.06), [fish.lighter(0.12), fish])
      for line in 0..<4 {
        let y = -0.005 + 0.048 * CGFloat(line)
        stroke(
          .curve([(x - 0.055, y + 0.02), (x, y), (x + 0.06, y + 0.014)]), fish.lighter(0.45), 0.008)
      }
    }
    fill(.circle(0.31, -0.13, 0.07), RGBA(0xF3EEE4))
    fill(.circle(0.31, -0.13, 0.054), RGBA(0x3A211A))
    fill(
      .blob([(0.21, 0.05), (0.25, 0.01), (0.29, 0.04), (0.27, 0.09), (0.22, 0.1)]), RGBA(0x9DBF6A))
    for x in [0.35, 0.392] {
      fill(
        VectorPath.box(-0.009, -0.2, 0.018, 0.5, 0.009).turned(0.14).placed(
          at: CGPoint(x: x, y: 0.14)), RGBA(0xC2553D))
    }
  }

  mutating func tart() {
    plate(RGBA(random.one(of: Self.ceramics)), radius: 0.41, inner: 0.8)
    var crust: [VectorPath.Point] = []
    for index in 0..<40 {
      let angle = CGFloat(index) / 40 * 2 * .pi
      let reach = index.isMultiple(of: 2) ? 0.292 : 0.276
      crust.append((x: cos(angle) * reach, y: sin(angle) * reach))
    }
    fill(.circle(0.005, 0.012, 0.29), RGBA.black.faded(by: 0.12))
    fill(.blob(crust), [RGBA(0xDFA55E), RGBA(0xBF7F3C)])
    fill(.circle(0, 0, 0.252), RGBA(0xFDF0CF))
    let rings = [(0.2, 13), (0.12, 8), (0.042, 3)]
    let fruits = [0xD9374A, 0x3F4A80, 0xF2A03D, 0x8DB84E].map { RGBA($0) }
    let start = random.number(below: 4)
    for (ring, (reach, count)) in rings.enumerated() {
      let fruit = fruits[(start + ring) % 4]
      for index in 0..<count {
        let angle = CGFloat(index) / CGFloat(count) * 2 * .pi
        let (x, y) = (cos(angle) * reach, sin(angle) * reach)
        fill(.circle(x, y, 0.042), [fruit.lighter(0.14), fruit.darker(0.08)])
        fill(.circle(x, y, 0.02), fruit.lighter(0.42))
      }
    }
    fill(.leaf(0, 0, length: 0.1, width: 0.055, angle: -0.8), RGBA(0x5C9142))
    fill(.leaf(0, 0, length: 0.09, width: 0.05, angle: 0.5), RGBA(0x78AC55))
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
        let (a, reach) = (CGFloat(index) * 2.4, 0.055 * CGFloat(index).squareRoot())
        fill(.circle(cos(a) * reach, sin(a) * reach, 0.02), RGBA(0x86B04E))
      }
    }
    for index in 0..<3 {
      fill(
        .leaf(0.01, -0.01, length: 0.095, width: 0.06, angle: CGFloat(index) * 2.1 - 0.7),
        RGBA(index == 1 ? 0x4F8A3E : 0x3F7A3C))
    }
  }
}
