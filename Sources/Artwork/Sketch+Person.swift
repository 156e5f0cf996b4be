import Foundation
import Scene

/// The parts of a person, from back to front. The head is centered at (0, -0.1).
extension Sketch {
  mutating func person(_ person: Person) {
    hairBehind(person)
    body(person)
    neck(person)
    collar(person)
    head(person)
    face(person)
    if person.hasBeard { beard(person) }
    hairInFront(person)
    if person.hasGlasses { glasses(person) }
  }

  private mutating func body(_ person: Person) {
    let bottom = halfHeight + 0.6
    let path = VectorPath.blob([
      (-0.07, 0.16), (-0.2, 0.215), (-0.315, 0.3), (-0.37, 0.5), (-0.4, bottom), (0.4, bottom),
      (0.37, 0.5), (0.315, 0.3), (0.2, 0.215), (0.07, 0.16),
    ])
    fill(path, person.cloth)
    // The shaded side and the fold of a sleeve.
    fill(
      .blob([
        (0.1, 0.18), (0.2, 0.215), (0.315, 0.3), (0.37, 0.5), (0.4, bottom), (0.14, bottom),
        (0.17, 0.42),
      ]), person.cloth.darker(0.12))
    stroke(
      .curve([(-0.23, 0.36), (-0.245, 0.44), (-0.235, 0.56)]), person.cloth.darker(0.22), 0.006)
  }

  private mutating func neck(_ person: Person) {
    fill(
      .blob([
        (-0.062, 0), (-0.064, 0.1), (-0.085, 0.165), (0, 0.215), (0.085, 0.165), (0.064, 0.1),
        (0.062, 0),
      ]), person.skin.darker(0.1))
    // The shadow of the chin.
    fill(
      .blob([
        (-0.063, 0.03), (-0.063, 0.085), (0.005 + person.turn, 0.125), (0.063, 0.095),
        (0.063, 0.03),
      ]), person.skin.darker(0.22))
  }

  private mutating func collar(_ person: Person) {
    switch person.collar {
    case .crew:
      stroke(
        .curve([(-0.088, 0.162), (-0.06, 0.205), (0, 0.222), (0.06, 0.205), (0.088, 0.162)]),
        person.cloth.darker(0.2), 0.017)
    case .vee:
      fill(.polygon([(-0.085, 0.158), (0.085, 0.158), (0.003, 0.3)]), person.skin.darker(0.08))
      stroke(
        .curve([(-0.09, 0.157), (-0.05, 0.23), (0.003, 0.302)]), person.accent, 0.015)
      stroke(.curve([(0.09, 0.157), (0.05, 0.23), (0.003, 0.302)]), person.accent, 0.015)
    case .shirt:
      fill(.polygon([(-0.06, 0.17), (0.06, 0.17), (0, 0.245)]), person.skin.darker(0.08))
      fill(
        .polygon([(-0.09, 0.14), (-0.004, 0.235), (-0.07, 0.285), (-0.13, 0.185)]), person.accent)
      fill(
        .polygon([(0.09, 0.14), (0.004, 0.235), (0.07, 0.285), (0.13, 0.185)]),
        person.accent.darker(0.07))
      stroke(.segment((0, 0.24), (0, halfHeight + 0.6)), person.cloth.darker(0.2), 0.006)
    case .turtleneck:
      fill(.box(-0.082, 0.098, 0.164, 0.125, 0.03), person.cloth.lighter(0.06))
      stroke(
        .curve([(-0.08, 0.125), (0, 0.146), (0.08, 0.125)]), person.cloth.darker(0.16), 0.006)
    case .hood:
      fill(
        .blob([
          (-0.085, 0.13), (-0.155, 0.19), (-0.09, 0.265), (0, 0.29), (0.09, 0.265), (0.155, 0.19),
          (0.085, 0.13), (0.06, 0.2), (0, 0.23), (-0.06, 0.2),
        ]), person.cloth.darker(0.16))
      stroke(.curve([(-0.045, 0.25), (-0.05, 0.32), (-0.046, 0.39)]), person.accent, 0.011)
      stroke(.curve([(0.045, 0.25), (0.05, 0.31), (0.046, 0.36)]), person.accent, 0.011)
    }
  }

  private mutating func head(_ person: Person) {
    let turn = person.turn
    for side in [-1.0, 1.0] {
      fill(
        .ellipse(side * 0.136 - turn * 0.6, -0.075, 0.024, 0.036),
        person.skin.darker(side > 0 ? 0.14 : 0.06))
    }
    fill(
      .blob([
        (0, -0.275), (-0.105, -0.225), (-0.137, -0.11), (-0.122, 0), (-0.065, 0.075),
        (turn * 0.5, 0.095), (0.065, 0.075), (0.122, 0), (0.137, -0.11), (0.105, -0.225),
      ]), person.skin)
    // The shaded cheek.
    fill(
      .blob([
        (0.06 + turn, -0.24), (0.105, -0.225), (0.137, -0.11), (0.122, 0), (0.065, 0.075),
        (turn * 0.5, 0.095), (0.055 + turn, 0.04), (0.098, -0.05), (0.096 + turn, -0.15),
      ]), person.skin.darker(0.08))
  }

  private mutating func face(_ person: Person) {
    let turn = -person.turn
    let ink = RGBA(0x2B1F1D)
    for side in [-1.0, 1.0] {
      let x = side * 0.055 + turn
      stroke(
        .curve([(x - 0.028, -0.118), (x, -0.13), (x + 0.028, -0.118)]),
        person.hairColor.darker(0.15).mixed(with: person.skin, by: 0.15), 0.011)
      if person.isLaughing {
        stroke(.curve([(x - 0.018, -0.07), (x, -0.083), (x + 0.018, -0.07)]), ink, 0.009)
      } else {
        fill(.ellipse(x, -0.078, 0.0115, 0.0145), ink)
        fill(.circle(x + 0.004, -0.083, 0.0035), .white)
      }
      fill(
        .ellipse(side * 0.08 + turn, -0.015, 0.028, 0.02), RGBA(0xE0644F).faded(by: 0.16))
    }
    stroke(
      .curve([(turn - 0.004, -0.075), (turn - 0.016, -0.032), (turn + 0.006, -0.026)]),
      person.skin.darker(0.24), 0.007)
    if person.isLaughing {
      var mouth = VectorPath.curve([(turn - 0.044, 0.014), (turn, 0.022), (turn + 0.044, 0.014)])
      mouth.curve(turn + 0.03, 0.056, turn - 0.03, 0.056, turn - 0.044, 0.014)
      mouth.close()
      fill(mouth, RGBA(0xFFF9F2))
      stroke(mouth, person.skin.darker(0.42), 0.005)
    } else {
      stroke(
        .curve([(turn - 0.038, 0.016), (turn, 0.032), (turn + 0.038, 0.014)]),
        person.skin.mixed(with: RGBA(0x8E2F2F), by: 0.5), 0.01)
    }
  }

  private mutating func beard(_ person: Person) {
    let turn = -person.turn
    var path = VectorPath.blob([
      (-0.131, -0.06), (-0.126, 0.015), (-0.075, 0.085), (0, 0.118), (0.075, 0.085),
      (0.126, 0.015), (0.131, -0.06), (0.108, -0.015), (0.05 + turn, -0.004), (turn, -0.006),
      (-0.05 + turn, -0.004), (-0.108, -0.015),
    ])
    path.append(
      .blob([
        (turn - 0.044, 0.014), (turn, 0.011), (turn + 0.044, 0.014), (turn + 0.026, 0.042),
        (turn - 0.026, 0.042),
      ]))
    fill(path, person.hairColor.mixed(with: person.skin, by: 0.1))
  }

  private mutating func glasses(_ person: Person) {
    let (turn, ink) = (-person.turn, RGBA(0x2A2626))
    for side in [-1.0, 1.0] {
      let lens = VectorPath.box(side * 0.058 + turn - 0.045, -0.112, 0.09, 0.074, 0.03)
      fill(lens, RGBA.white.faded(by: 0.14))
      stroke(lens, ink, 0.008)
      stroke(.segment((side * 0.103 + turn, -0.088), (side * 0.134, -0.085)), ink, 0.007)
    }
    stroke(.curve([(turn - 0.013, -0.085), (turn, -0.09), (turn + 0.013, -0.085)]), ink, 0.008)
  }
}

/// Hair and headwear.
extension Sketch {
  private mutating func hairBehind(_ person: Person) {
    let dark = person.hairColor.darker(0.28)
    switch person.hair {
    case .long:
      fill(
        .blob([
          (0, -0.32), (-0.14, -0.27), (-0.185, -0.1), (-0.19, 0.1), (-0.2, 0.34), (-0.1, 0.36),
          (0, 0.2), (0.1, 0.36), (0.2, 0.34), (0.19, 0.1), (0.185, -0.1), (0.14, -0.27),
        ]), dark)
    case .waves:
      fill(
        .blob([
          (0, -0.33), (-0.14, -0.29), (-0.19, -0.14), (-0.2, -0.02), (-0.235, 0.08), (-0.21, 0.17),
          (-0.235, 0.27), (-0.12, 0.32), (0, 0.2), (0.12, 0.32), (0.235, 0.27), (0.21, 0.17),
          (0.235, 0.08), (0.2, -0.02), (0.19, -0.14), (0.14, -0.29),
        ]), dark)
    case .bob:
      fill(
        .blob([
          (0, -0.32), (-0.14, -0.27), (-0.185, -0.1), (-0.195, 0.06), (-0.12, 0.105), (0, 0.08),
          (0.12, 0.105), (0.195, 0.06), (0.185, -0.1), (0.14, -0.27),
        ]), dark)
    case .curls: curls(dark, radius: 0.2)
    case .bun: fill(.circle(0.01, -0.335, 0.07), dark)
    case .crop, .part, .shaved, .scarf, .beanie: break
    }
  }

  private mutating func curls(_ color: RGBA, radius: CGFloat) {
    var path = VectorPath.circle(0, -0.15, radius * 0.92)
    for index in 0..<13 {
      let angle = CGFloat(index) / 13 * 2 * .pi
      path.append(
        .circle(cos(angle) * radius * 0.86, -0.15 + sin(angle) * radius * 0.84, radius * 0.26))
    }
    fill(union: path, color)
  }

  private mutating func hairInFront(_ person: Person) {
    let (hair, shine) = (person.hairColor, person.hairColor.lighter(0.14))
    switch person.hair {
    case .crop, .bun:
      fill(
        .blob([
          (-0.146, -0.09), (-0.152, -0.2), (-0.1, -0.295), (0.01, -0.315), (0.115, -0.285),
          (0.152, -0.2), (0.146, -0.09), (0.125, -0.155), (0.09, -0.205), (0, -0.215),
          (-0.09, -0.2), (-0.126, -0.15),
        ]), hair)
      stroke(.curve([(-0.1, -0.235), (-0.04, -0.268), (0.04, -0.272)]), shine, 0.008)
    case .part, .long, .waves:
      fill(
        .blob([
          (-0.148, -0.05), (-0.162, -0.18), (-0.11, -0.3), (0.02, -0.335), (0.13, -0.285),
          (0.163, -0.18), (0.148, -0.05), (0.128, -0.13), (0.075, -0.19), (-0.035, -0.245),
          (-0.08, -0.19), (-0.126, -0.13),
        ]), hair)
      stroke(.curve([(-0.02, -0.262), (0.06, -0.245), (0.118, -0.19)]), shine, 0.008)
      stroke(.curve([(-0.05, -0.262), (-0.1, -0.22), (-0.13, -0.15)]), shine, 0.007)
    case .bob:
      fill(
        .blob([
          (-0.15, 0.02), (-0.17, -0.16), (-0.115, -0.295), (0, -0.33), (0.115, -0.295),
          (0.17, -0.16), (0.15, 0.02), (0.128, -0.08), (0.12, -0.155), (0.05, -0.165),
          (-0.05, -0.163), (-0.12, -0.155), (-0.128, -0.08),
        ]), hair)
      stroke(.curve([(-0.12, -0.225), (-0.03, -0.255), (0.08, -0.245)]), shine, 0.008)
    case .curls:
      fill(
        .blob([
          (-0.143, -0.09), (-0.175, -0.19), (-0.12, -0.29), (-0.04, -0.325), (0.05, -0.325),
          (0.13, -0.285), (0.175, -0.19), (0.143, -0.09), (0.12, -0.16), (0.085, -0.185),
          (0.045, -0.18), (0.015, -0.205), (-0.03, -0.185), (-0.075, -0.2), (-0.115, -0.16),
        ]), hair)
    case .shaved:
      fill(
        .blob([
          (-0.138, -0.11), (-0.134, -0.19), (-0.095, -0.255), (0, -0.285), (0.095, -0.255),
          (0.134, -0.19), (0.138, -0.11), (0.118, -0.17), (0.06, -0.215), (-0.06, -0.215),
          (-0.118, -0.17),
        ]), hair.mixed(with: person.skin, by: 0.42))
    case .scarf: scarf(person)
    case .beanie: beanie(person)
    }
  }

  private mutating func scarf(_ person: Person) {
    let cloth = person.accent.mixed(with: person.cloth, by: 0.35)
    var path = VectorPath.blob([
      (0, -0.325), (-0.13, -0.275), (-0.18, -0.12), (-0.18, 0.06), (-0.215, 0.21), (-0.1, 0.29),
      (0, 0.305), (0.1, 0.29), (0.215, 0.21), (0.18, 0.06), (0.18, -0.12), (0.13, -0.275),
    ])
    path.append(
      .blob([
        (0, -0.222), (-0.083, -0.185), (-0.117, -0.09), (-0.102, 0.01), (-0.055, 0.068),
        (0, 0.083), (0.055, 0.068), (0.102, 0.01), (0.117, -0.09), (0.083, -0.185),
      ]))
    fill(path, cloth)
    stroke(.curve([(-0.14, 0.1), (-0.02, 0.175), (0.14, 0.115)]), cloth.darker(0.18), 0.008)
    stroke(.curve([(-0.15, 0.19), (-0.01, 0.245), (0.16, 0.18)]), cloth.darker(0.18), 0.008)
    stroke(.curve([(-0.12, -0.2), (-0.05, -0.265), (0.06, -0.27)]), cloth.darker(0.12), 0.007)
  }

  private mutating func beanie(_ person: Person) {
    let wool = person.accent.mixed(with: person.cloth, by: 0.5)
    fill(
      .blob([
        (-0.146, -0.03), (-0.15, -0.14), (-0.128, -0.17), (0.128, -0.17), (0.15, -0.14),
        (0.146, -0.03), (0.126, -0.11), (0.1, -0.16), (-0.1, -0.16), (-0.126, -0.11),
      ]), person.hairColor)
    fill(
      .blob([
        (-0.155, -0.17), (-0.14, -0.28), (-0.07, -0.345), (0.01, -0.36), (0.09, -0.34),
        (0.145, -0.275), (0.155, -0.17), (0, -0.2),
      ]), wool)
    fill(.box(-0.162, -0.225, 0.324, 0.068, 0.026), wool.darker(0.14))
    for index in -5...5 {
      let x = CGFloat(index) * 0.027
      stroke(.segment((x, -0.213), (x, -0.17)), wool.darker(0.3), 0.005)
    }
  }
}
