import Foundation
import Scene

/// Furniture of rooms.
extension Sketch {
  mutating func window(_ left: CGFloat, _ colors: RoomColors) {
    let (width, top, height) = (0.32, -0.38, 0.42)
    fill(
      .box(left - 0.018, top - 0.018, width + 0.036, height + 0.036, 0.006),
      colors.wall.lighter(0.6))
    fill(.box(left, top, width, height), [RGBA(0xA9D3EE), RGBA(0xEAF4F2)])
    fill(
      .blob([
        (left, top + height), (left, top + 0.3), (left + 0.09, top + 0.24), (left + 0.2, top + 0.3),
        (left + width, top + 0.25), (left + width, top + height),
      ]), RGBA(0x8FB58C))
    let frame = colors.wall.lighter(0.6)
    fill(.box(left + width / 2 - 0.008, top, 0.016, height), frame)
    fill(.box(left, top + height * 0.42, width, 0.014), frame)
    fill(.box(left - 0.03, top + height, width + 0.06, 0.026, 0.006), frame.darker(0.06))
    let cloth = colors.rug.lighter(0.3)
    fill(.box(left - 0.09, top - 0.052, width + 0.18, 0.012, 0.006), colors.wood.darker(0.3))
    for side in [-1.0, 1.0] {
      let x = side < 0 ? left - 0.075 : left + width - 0.025
      fill(.box(x, top - 0.044, 0.1, height + 0.14), [cloth, cloth.darker(0.08)], to: (1, 0))
      for fold in [0.03, 0.065] {
        stroke(
          .segment((x + fold, top - 0.03), (x + fold, top + height + 0.09)), cloth.darker(0.14),
          0.005)
      }
    }
  }

  /// Light of the window on the wall and the floor.
  mutating func sunlight(_ left: CGFloat, _ colors: RoomColors) {
    let light = RGBA(0xFFF2CF).faded(by: colors.wall.luminance < 0.2 ? 0.08 : 0.24)
    fill(
      .polygon([
        (left, -0.25), (left + 0.26, -0.17), (left + 0.3, 0.2), (left + 0.44, 0.46),
        (left + 0.1, 0.46), (left + 0.02, 0.2),
      ]), light)
  }

  mutating func pictures(_ x: CGFloat, _ y: CGFloat, _ colors: RoomColors) {
    let frames: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
      (x - 0.09, y - 0.08, 0.17, 0.21), (x + 0.11, y - 0.05, 0.12, 0.15),
    ]
    for (index, frame) in frames.enumerated() {
      fill(.box(frame.0 + 0.006, frame.1 + 0.008, frame.2, frame.3), RGBA.black.faded(by: 0.12))
      fill(.box(frame.0, frame.1, frame.2, frame.3), colors.wood.darker(0.3))
      fill(.box(frame.0 + 0.009, frame.1 + 0.009, frame.2 - 0.018, frame.3 - 0.018), RGBA(0xFAF6EE))
      let (middle, down) = (frame.0 + frame.2 / 2, frame.1 + frame.3 / 2)
      fill(
        .circle(middle, down - 0.012, frame.2 * 0.24), index == 0 ? colors.accent : colors.fabric)
      fill(
        .pie(middle, down + 0.04, frame.2 * 0.3, .pi, 2 * .pi),
        index == 0 ? colors.fabric.darker(0.1) : colors.accent.lighter(0.2))
    }
  }

  mutating func sofa(_ colors: RoomColors) {
    let fabric = colors.fabric
    fill(.ellipse(0.1, 0.345, 0.38, 0.03), RGBA.black.faded(by: 0.14))
    for x in [-0.2, 0.38] { fill(.box(x, 0.3, 0.022, 0.055), colors.wood.darker(0.25)) }
    fill(.box(-0.2, -0.005, 0.58, 0.24, 0.055), [fabric.lighter(0.06), fabric.darker(0.06)])
    stroke(.segment((0.09, 0.02), (0.09, 0.17)), fabric.darker(0.2), 0.006)
    fill(.box(-0.21, 0.15, 0.6, 0.155, 0.03), fabric.darker(0.14))
    for x in [-0.18, 0.092] {
      fill(.box(x, 0.145, 0.268, 0.075, 0.03), [fabric.lighter(0.14), fabric])
    }
    for x in [-0.255, 0.365] {
      fill(.box(x, 0.075, 0.09, 0.24, 0.04), [fabric.lighter(0.04), fabric.darker(0.14)])
    }
    for (x, angle, color) in [
      (-0.115, -0.25, colors.accent), (0.28, 0.2, colors.rug), (0.215, -0.14, colors.accent),
    ] {
      fill(
        VectorPath.box(-0.06, -0.058, 0.12, 0.116, 0.024).turned(angle).placed(
          at: CGPoint(x: x, y: 0.095)), [color.lighter(0.12), color.darker(0.06)])
    }
  }

  mutating func table(_ x: CGFloat, _ y: CGFloat, _ colors: RoomColors) {
    for side in [-0.09, 0.09] {
      stroke(
        .segment((x + side, y - 0.05), (x + side * 1.3, y + 0.03)), colors.wood.darker(0.3), 0.014)
    }
    fill(.ellipse(x, y - 0.05, 0.16, 0.034), colors.wood.darker(0.16))
    fill(
      .ellipse(x, y - 0.06, 0.16, 0.034), [colors.wood.lighter(0.24), colors.wood.lighter(0.05)])
    fill(.box(x - 0.08, y - 0.088, 0.09, 0.024, 0.004), colors.accent)
    fill(.box(x - 0.072, y - 0.104, 0.075, 0.018, 0.004), colors.rug.lighter(0.4))
    fill(.box(x + 0.045, y - 0.11, 0.036, 0.052, top: 0.006, bottom: 0.014), RGBA(0xF4F1EB))
  }

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

  mutating func floorLamp(_ x: CGFloat, _ colors: RoomColors) {
    fill(.ellipse(x, 0.385, 0.07, 0.014), RGBA(0x3A3634))
    stroke(.segment((x, 0.38), (x, -0.1)), RGBA(0x3A3634), 0.011)
    fill(.circle(x, -0.12, 0.16), RGBA(0xFFEDBE).faded(by: 0.22))
    fill(
      .polygon([(x - 0.05, -0.21), (x + 0.05, -0.21), (x + 0.095, -0.07), (x - 0.095, -0.07)]),
      [RGBA(0xFFF7E2), RGBA(0xF3DDAA)])
  }

  mutating func pendant(_ x: CGFloat, _ colors: RoomColors) {
    stroke(.segment((x, -halfHeight - 0.1), (x, -0.23)), RGBA(0x3A3634), 0.007)
    fill(.circle(x, -0.1, 0.17), RGBA(0xFFEDBE).faded(by: 0.22))
    fill(
      .pie(x, -0.125, 0.115, .pi, 2 * .pi),
      [colors.accent.lighter(0.16), colors.accent.darker(0.1)])
    fill(.ellipse(x, -0.125, 0.05, 0.02), RGBA(0xFFF6DA))
  }

  mutating func nightstand(_ x: CGFloat, _ colors: RoomColors) {
    fill(
      .box(x - 0.085, 0.14, 0.17, 0.2, 0.01), [colors.wood.lighter(0.08), colors.wood.darker(0.08)])
    stroke(.segment((x - 0.07, 0.235), (x + 0.07, 0.235)), colors.wood.darker(0.3), 0.006)
    for y in [0.19, 0.285] { fill(.circle(x, y, 0.01), RGBA(0xE9D9B8)) }
    fill(.circle(x, 0, 0.13), RGBA(0xFFEDBE).faded(by: 0.24))
    fill(.box(x - 0.032, 0.06, 0.064, 0.08, 0.026), colors.accent)
    fill(
      .polygon([(x - 0.036, -0.045), (x + 0.036, -0.045), (x + 0.066, 0.062), (x - 0.066, 0.062)]),
      [RGBA(0xFFF7E2), RGBA(0xF3DDAA)])
  }

  mutating func bed(_ colors: RoomColors) {
    fill(.ellipse(0.15, 0.43, 0.38, 0.03), RGBA.black.faded(by: 0.14))
    fill(
      .box(-0.17, -0.1, 0.64, 0.4, top: 0.09, bottom: 0),
      [colors.fabric.lighter(0.06), colors.fabric.darker(0.12)])
    for x in [-0.01, 0.15, 0.31] {
      stroke(.segment((x, -0.08), (x, 0.1)), colors.fabric.darker(0.2), 0.005)
    }
    fill(.box(-0.18, 0.1, 0.66, 0.31, top: 0.05, bottom: 0.02), [RGBA(0xFDFBF6), RGBA(0xE4DED3)])
    for x in [-0.13, 0.16] {
      fill(.box(x, 0.025, 0.27, 0.125, 0.05), [RGBA(0xFFFFFF), RGBA(0xE9E4DA)])
    }
    fill(.box(0.045, 0.065, 0.21, 0.1, 0.04), [colors.accent.lighter(0.14), colors.accent])
    fill(
      .blob([
        (-0.19, 0.22), (0, 0.195), (0.3, 0.205), (0.49, 0.22), (0.5, 0.42), (0.3, 0.43), (0, 0.425),
        (-0.2, 0.42),
      ]), [colors.fabric.lighter(0.24), colors.fabric.lighter(0.05)])
    stroke(.curve([(-0.18, 0.25), (0.1, 0.232), (0.48, 0.252)]), colors.fabric.lighter(0.45), 0.01)
    for (x, y) in [(-0.05, 0.32), (0.2, 0.34), (0.37, 0.31)] {
      stroke(
        .curve([(x - 0.06, y), (x, y + 0.025), (x + 0.05, y + 0.07)]), colors.fabric.darker(0.08),
        0.006)
    }
  }

  mutating func chair(_ x: CGFloat, _ colors: RoomColors, isFlipped: Bool) {
    moved(to: x, 0, isFlipped: isFlipped) { sketch in
      let wood = colors.wood.darker(0.1)
      for (top, foot) in [(-0.07, -0.095), (0.07, 0.09)] {
        sketch.stroke(.segment((top, 0.24), (foot, 0.43)), wood, 0.017)
      }
      sketch.fill(
        .blob([
          (-0.1, 0.01), (-0.085, -0.02), (-0.06, 0), (-0.05, 0.2), (-0.075, 0.24), (-0.095, 0.2),
        ]),
        [colors.fabric.lighter(0.1), colors.fabric])
      sketch.fill(
        .box(-0.09, 0.205, 0.18, 0.046, 0.02),
        [colors.fabric.lighter(0.14), colors.fabric.darker(0.1)])
    }
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
