import Foundation
import Scene

/// Things to wear and devices, which stand at 0.29.
extension Sketch {
  mutating func headphones(_ color: RGBA) {
    shadow(0, 0.29, 0.19, 0.022)
    stroke(.arc(0, 0.04, 0.22, .pi, 2 * .pi), color.darker(0.2), 0.042)
    stroke(.arc(0, 0.04, 0.226, 3.5, 4.9), color.lighter(0.24), 0.012)
    for side in [-1.0, 1.0] {
      fill(.box(side * 0.165 - 0.035, 0.02, 0.07, 0.24, 0.034), RGBA(0x2B2A2C))
      fill(
        .box(side * 0.215 - 0.045, 0.01, 0.09, 0.26, 0.044),
        [color.lighter(0.2), color, color.darker(0.15)])
      fill(.box(side * 0.222 - 0.018, 0.065, 0.036, 0.15, 0.018), color.darker(0.16))
    }
  }

  mutating func watch(_ color: RGBA) {
    shadow(0, 0.305, 0.1, 0.016)
    let strap = color
    fill(.box(-0.075, -0.36, 0.15, 0.3, top: 0.05, bottom: 0.01), [strap.darker(0.2), strap])
    fill(.box(-0.075, 0.03, 0.15, 0.28, top: 0.01, bottom: 0.05), [strap, strap.darker(0.2)])
    for y in [0.15, 0.19, 0.23] { fill(.ellipse(0, y, 0.008, 0.012), strap.darker(0.5)) }
    fill(.box(0.12, -0.075, 0.026, 0.055, 0.01), RGBA(0x9C9A97))
    fill(.circle(0, -0.03, 0.148), [RGBA(0xE9E7E3), RGBA(0x9C9A97)])
    fill(.circle(0, -0.03, 0.128), RGBA(0x1D2025))
    for index in 0..<12 {
      let angle = CGFloat(index) * .pi / 6
      let inner: CGFloat = index.isMultiple(of: 3) ? 0.092 : 0.102
      stroke(
        .segment(
          (cos(angle) * inner, -0.03 + sin(angle) * inner),
          (cos(angle) * 0.114, -0.03 + sin(angle) * 0.114)), RGBA(0xEDEAE4), 0.008)
    }
    stroke(.segment((0, -0.03), (-0.05, -0.075)), .white, 0.014)
    stroke(.segment((0, -0.03), (0.035, -0.115)), .white, 0.009)
    fill(.circle(0, -0.03, 0.012), color.lighter(0.2))
  }

  mutating func sneaker(_ color: RGBA) {
    shadow(0, 0.265, 0.33, 0.026)
    fill(
      .blob([
        (-0.3, 0.17), (-0.31, 0.02), (-0.27, -0.09), (-0.19, -0.06), (-0.1, -0.1), (-0.05, -0.13),
        (0.02, -0.04), (0.12, 0.06), (0.27, 0.11), (0.32, 0.18), (0.3, 0.22), (-0.28, 0.22),
      ]), [color.lighter(0.14), color.darker(0.05)])
    // The heel, the toe cap and the tongue.
    fill(
      .blob([(-0.3, 0.19), (-0.31, 0.04), (-0.28, -0.06), (-0.22, 0), (-0.2, 0.12), (-0.22, 0.2)]),
      color.darker(0.25))
    fill(
      .blob([(0.18, 0.1), (0.28, 0.115), (0.325, 0.18), (0.3, 0.21), (0.16, 0.21), (0.14, 0.15)]),
      color.darker(0.16))
    fill(
      .blob([(-0.11, -0.1), (-0.04, -0.165), (0.01, -0.12), (0.06, -0.02), (0.0, -0.03)]),
      color.lighter(0.34))
    fill(
      .blob([(-0.17, 0.17), (-0.09, 0.09), (0.03, 0.11), (0.12, 0.07), (0.02, 0.17), (-0.07, 0.15)]
      ),
      RGBA(0xFBF8F2))
    for index in 0..<4 {
      let (x, y) = (-0.055 + 0.048 * CGFloat(index), -0.06 + 0.045 * CGFloat(index))
      stroke(.segment((x - 0.035, y + 0.045), (x + 0.035, y - 0.012)), RGBA(0xFBF8F2), 0.015)
    }
    fill(
      .blob([
        (-0.325, 0.2), (-0.2, 0.195), (0.1, 0.2), (0.31, 0.19), (0.345, 0.215), (0.32, 0.265),
        (0.1, 0.27), (-0.2, 0.27), (-0.325, 0.26),
      ]), [RGBA(0xFFFCF6), RGBA(0xDCD6CB)])
    stroke(.curve([(-0.31, 0.24), (0, 0.248), (0.32, 0.236)]), color.faded(by: 0.7), 0.008)
  }

  mutating func backpack(_ color: RGBA) {
    shadow(0, 0.295, 0.2, 0.024)
    stroke(.arc(0, -0.28, 0.055, .pi, 2 * .pi), color.darker(0.35), 0.022)
    for side in [-1.0, 1.0] {
      stroke(
        .curve([(side * 0.15, -0.16), (side * 0.225, 0), (side * 0.19, 0.2)]), color.darker(0.35),
        0.03)
    }
    fill(
      .box(-0.185, -0.285, 0.37, 0.58, top: 0.14, bottom: 0.06),
      [color.lighter(0.12), color, color.darker(0.1)], to: (1, 0.6))
    stroke(
      .curve([(-0.15, -0.1), (-0.1, -0.22), (0, -0.245), (0.1, -0.22), (0.15, -0.1)]),
      color.darker(0.28), 0.01)
    fill(.box(-0.14, 0.04, 0.28, 0.21, 0.045), color.darker(0.14))
    fill(.box(-0.14, 0.03, 0.28, 0.085, top: 0.045, bottom: 0.02), color.darker(0.26))
    fill(.box(-0.02, 0.085, 0.04, 0.06, 0.008), RGBA(0xC79A5B))
    fill(.box(-0.05, -0.12, 0.1, 0.06, 0.01), RGBA(0xF1E7D6))
    stroke(.segment((-0.03, -0.09), (0.03, -0.09)), color.darker(0.2), 0.01)
  }

  mutating func speaker(_ color: RGBA) {
    shadow(0, 0.295, 0.18, 0.022)
    fill(
      .box(-0.165, -0.27, 0.33, 0.56, 0.045), [color.lighter(0.12), color, color.darker(0.16)],
      to: (1, 0.4))
    fill(.box(-0.135, -0.24, 0.27, 0.5, 0.03), color.darker(0.3))
    for (y, radius) in [(-0.13, 0.07), (0.095, 0.12)] {
      fill(.circle(0, y, radius), RGBA(0x17181B))
      fill(.circle(0, y, radius * 0.86), [RGBA(0x55585E), RGBA(0x2C2E33)])
      fill(.circle(0, y, radius * 0.4), [RGBA(0x26282C), RGBA(0x4A4D53)])
      stroke(.arc(0, y, radius * 0.68, 3.4, 4.6), RGBA.white.faded(by: 0.25), 0.008)
    }
    fill(.circle(0.105, -0.215, 0.009), RGBA(0x7BE08A))
  }

  mutating func camera(_ color: RGBA) {
    shadow(0, 0.245, 0.27, 0.024)
    fill(.box(-0.075, -0.2, 0.15, 0.12, top: 0.03, bottom: 0), RGBA(0xBEBBB6))
    fill(.box(-0.21, -0.165, 0.07, 0.06, 0.012), RGBA(0x3A3A3D))
    fill(.box(0.13, -0.155, 0.09, 0.05, 0.014), RGBA(0x8F8C88))
    fill(.box(-0.27, -0.125, 0.54, 0.37, 0.045), [RGBA(0xDAD7D2), RGBA(0xA9A6A1)])
    fill(.box(-0.27, -0.045, 0.54, 0.225), [color.lighter(0.06), color.darker(0.16)])
    fill(.box(0.15, -0.1, 0.075, 0.036, 0.01), RGBA(0x26282C))
    for (radius, shade) in [
      (0.155, 0xC9C6C1), (0.138, 0x2A2B2F), (0.112, 0x46494F), (0.088, 0x14151A),
    ] {
      fill(.circle(0, 0.07, radius), RGBA(UInt32(shade)))
    }
    fill(.circle(0, 0.07, 0.07), [RGBA(0x3C5A86), RGBA(0x1A2238)])
    fill(.ellipse(-0.024, 0.044, 0.022, 0.016), RGBA.white.faded(by: 0.7))
    fill(.circle(-0.215, 0.13, 0.014), RGBA(0xD8473B))
  }
}
