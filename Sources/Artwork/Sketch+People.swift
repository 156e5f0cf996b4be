import Foundation
import Scene

/// Portraits.
extension Sketch {
  /// One person, or two beside each other, in front of a backdrop.
  mutating func people() {
    backdrop()
    guard !isStrip else { return }
    if chance(16) {
      let first = chance(50)
      let (left, right) = (Person(&random), Person(&random))
      moved(to: first ? -0.2 : 0.2, -0.03, scale: 0.84, isFlipped: !first) { $0.person(left) }
      moved(to: first ? 0.19 : -0.19, 0.05, scale: 0.88, isFlipped: first) { $0.person(right) }
    } else {
      let (person, isFlipped) = (Person(&random), chance(50))
      let across = random.number(in: -0.03...0.03)
      moved(to: across, 0.03, scale: random.number(in: 1.02...1.16), isFlipped: isFlipped) {
        $0.person(person)
      }
    }
  }

  private mutating func backdrop() {
    let (upper, lower) = random.one(of: Self.backdrops)
    let (top, bottom) = (RGBA(upper), RGBA(lower))
    background([top, bottom])
    guard !isStrip else { return }
    switch random.number(below: 4) {
    case 0:  // A disc behind the head.
      fill(
        .circle(random.number(in: -0.1...0.1), -0.06, 0.4), [top.lighter(0.34), top.lighter(0.1)])
    case 1:  // Light from a window.
      let across = random.number(in: -0.5 ... -0.2)
      for pane in 0..<2 {
        let left = across + CGFloat(pane) * 0.32
        fill(
          .polygon([
            (left, -0.5), (left + 0.26, -0.5), (left + 0.06, 0.5), (left - 0.2, 0.5),
          ]), RGBA.white.faded(by: 0.16))
      }
    case 2:  // Lights out of focus.
      for _ in 0..<9 {
        let x = random.number(in: -1...1) * halfWidth
        let y = random.number(in: -1...0.4) * halfHeight
        fill(
          .circle(x, y, random.number(in: 0.05...0.15)),
          RGBA.white.faded(by: random.number(in: 0.08...0.2)))
      }
    default:  // Hills out of focus.
      let far = bottom.darker(0.12)
      fill(
        .curve([
          (-halfWidth - 0.1, 0.1), (-0.3, random.number(in: -0.1...0.06)),
          (0.15, random.number(in: 0...0.12)), (halfWidth + 0.1, -0.02),
          (halfWidth + 0.1, halfHeight + 0.1), (-halfWidth - 0.1, halfHeight + 0.1),
        ]), [far, bottom])
    }
  }

  /// Pairs of soft colors, from top to bottom.
  private static let backdrops: [(UInt32, UInt32)] = [
    (0xF3C9A5, 0xE59E7C), (0xB9D3D9, 0x7FA9B8), (0xD9CBE6, 0xA48FC4), (0xF4DCA8, 0xE0B065),
    (0xBFD8C0, 0x7FA98B), (0xF2C4C4, 0xD98C93), (0xD8D6D0, 0xABA69C), (0x7F9CC4, 0x4A6796),
    (0x5B8A83, 0x2F5B58), (0xC8806A, 0x93503F),
  ]
}

/// The features of a generated person.
struct Person {
  enum Hair: CaseIterable {
    case crop, part, long, bob, bun, curls, shaved, scarf, waves, beanie

    /// Whether a part of it is behind the head.
    var isBehind: Bool { [.long, .bob, .bun, .curls, .waves].contains(self) }
    /// What looks the same in front of the head.
    var front: Hair { self == .bun ? .crop : self == .long || self == .waves ? .part : self }
  }
  enum Collar: CaseIterable { case crew, vee, shirt, turtleneck, hood }

  var skin: RGBA
  var hairColor: RGBA
  var cloth: RGBA
  var accent: RGBA
  var hair: Hair
  var collar: Collar
  var hasGlasses: Bool
  var hasBeard: Bool
  /// How far the face is turned to the side.
  var turn: CGFloat
  /// Whether the smile shows teeth.
  var isLaughing: Bool

  init(_ random: inout SeededGenerator) {
    skin = RGBA(random.one(of: Self.skins))
    let isDark = skin.luminance < 0.25
    hairColor = RGBA(random.one(of: isDark ? Self.darkHairs : Self.hairs))
    let clothes = random.one(of: Self.clothes)
    (cloth, accent) = (RGBA(clothes.0), RGBA(clothes.1))
    hair = random.one(of: Hair.allCases)
    collar = random.one(of: Collar.allCases)
    hasGlasses = random.number(below: 4) == 0
    let mayHaveBeard = [.crop, .part, .shaved, .beanie].contains(hair)
    hasBeard = mayHaveBeard && random.number(below: 2) == 0
    turn = random.number(in: 0...0.022)
    isLaughing = random.number(below: 3) == 0
  }

  var inks: Ink.Colors {
    [
      .hair: hairColor, .stubble: hairColor.mixed(with: skin, by: 0.42), .skin: skin,
      .cloth: cloth, .accent: accent, .scarf: accent.mixed(with: cloth, by: 0.35),
      .wool: accent.mixed(with: cloth, by: 0.5),
    ]
  }

  private static let skins: [UInt32] = [
    0xF6D3B8, 0xEDBE9B, 0xDFA67E, 0xC98A62, 0xA96F4B, 0x8A5638, 0x6B4230, 0xF1C6AE,
  ]
  private static let hairs: [UInt32] = [
    0x231C1E, 0x33241F, 0x4C3226, 0x6E4630, 0x9A6438, 0xC3935A, 0x2A2A33, 0x8E8C8F, 0x7A3528,
  ]
  private static let darkHairs: [UInt32] = [0x231C1E, 0x2A2026, 0x1E1B20, 0x3A2620, 0x8E8C8F]
  private static let clothes: [(UInt32, UInt32)] = [
    (0x2F4B6E, 0xE8EDF2), (0xE9E4DA, 0xB9B0A0), (0x3F6A5B, 0xE2D9C2), (0xC9573F, 0xF3E4D2),
    (0xE2AE48, 0x6E4B1F), (0x383C48, 0xD8DAE0), (0x7C5C8E, 0xE9DDF0), (0x5F8FB0, 0xF2F2EC),
    (0xB56B78, 0xF5E3E1), (0x7D8461, 0xEDE8D5),
  ]
}
