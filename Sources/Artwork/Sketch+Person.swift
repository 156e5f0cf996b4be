import Foundation
import Scene

/// The parts of a person, from back to front. The head is centered at (0, -0.1).
extension Sketch {
  mutating func person(_ person: Person) {
    let colors = person.inks
    if person.hair.isBehind { draw("People/\(person.hair)-behind", colors) }
    body(person)
    neck(person)
    draw("People/\(person.collar)-collar", colors)
    if person.collar == .shirt {
      stroke(.segment((0, 0.24), (0, halfHeight + 0.6)), person.cloth.darker(0.2), 0.006)
    }
    head(person)
    face(person)
    if person.hasBeard { beard(person) }
    draw("People/\(person.hair.front)", colors)
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
