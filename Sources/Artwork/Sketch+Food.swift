import Foundation
import Scene

/// Dishes and drinks on a table, seen from above.
extension Sketch {
  mutating func food() {
    tabletop()
    guard !isStrip else { return }
    let dish = random.one(of: Dish.allCases)
    let angle = random.number(in: 0...(2 * .pi))
    moved(to: 0.62 * cos(angle), 0.62 * sin(angle)) { $0.garnish() }
    let takesFork = [.salad, .pancakes, .toast, .tart, .pasta].contains(dish)
    if halfWidth > 0.64, takesFork {
      moved(to: -min(halfWidth, 0.78) + 0.1, 0.02) {
        $0.draw("Dishes/cutlery", [.steel: RGBA(0xD9DADC)])
      }
    }
    let (x, y) = (random.number(in: -0.02...0.06), random.number(in: -0.04...0.04))
    moved(to: x, y, scale: random.number(in: 1.06...1.24)) { sketch in
      switch dish {
      case .salad: sketch.salad()
      case .pizza: sketch.pizza()
      case .ramen: sketch.ramen()
      case .pancakes: sketch.pancakes()
      case .toast: sketch.toast()
      case .coffee: sketch.coffee()
      case .sushi: sketch.sushi()
      case .tart: sketch.tart()
      case .pasta: sketch.pasta()
      }
    }
  }

  private enum Dish: CaseIterable {
    case salad, pizza, ramen, pancakes, toast, coffee, sushi, tart, pasta
  }

  private mutating func tabletop() {
    let wood = chance(45)
    let color = RGBA(random.one(of: wood ? Self.woods : Self.cloths))
    background([color.lighter(0.07), color.darker(0.05)], to: (1, 1))
    guard !isStrip else { return }
    if wood {
      var y = -halfHeight + random.number(in: 0.05...0.2)
      while y < halfHeight {
        stroke(.segment((-halfWidth, y), (halfWidth, y)), color.darker(0.22), 0.006)
        for _ in 0..<2 {
          let (x, down) = (random.number(in: -1...1) * halfWidth, y + random.number(in: 0.06...0.2))
          stroke(
            .curve([(x - 0.3, down), (x, down - 0.015), (x + 0.3, down + 0.005)]),
            color.darker(0.09), 0.005)
        }
        y += 0.27
      }
    } else if chance(50) {
      // A napkin with stripes.
      moved(to: random.number(in: -0.4...0.4), random.number(in: -0.3...0.3)) { sketch in
        let angle = sketch.random.number(in: -0.7...0.7)
        let cloth = color.luminance > 0.4 ? color.darker(0.16) : color.lighter(0.24)
        sketch.fill(VectorPath.box(-0.5, -0.36, 1, 0.72, 0.01).turned(angle), cloth)
        for x in [-0.44, -0.41, 0.41, 0.44] {
          sketch.stroke(
            VectorPath.segment((x, -0.36), (x, 0.36)).turned(angle), color.lighter(0.5), 0.008)
        }
      }
    }
  }

  private mutating func garnish() {
    let green = RGBA(random.one(of: [0x5E8C4A, 0x7A9A54, 0x3F7350]))
    let start = random.number(in: 0...6.3)
    for index in 0..<6 {
      let distance = 0.03 * CGFloat(index)
      let side: CGFloat = index.isMultiple(of: 2) ? 0.8 : -0.8
      fill(
        .leaf(
          cos(start) * distance, sin(start) * distance, length: 0.11, width: 0.05,
          angle: start + side),
        index.isMultiple(of: 2) ? green : green.darker(0.14))
    }
  }

  /// A plate or a bowl.
  mutating func plate(_ color: RGBA, radius: CGFloat = 0.38, inner: CGFloat = 0.72) {
    shadow(0.012, 0.022, radius, radius)
    fill(.circle(0, 0, radius), [color.lighter(0.25), color], to: (0.4, 1))
    fill(.circle(0, 0, radius * (inner + 0.02)), color.darker(0.12))
    fill(.circle(0, 0.004, radius * inner), [color.darker(0.05), color.lighter(0.18)])
  }

  private static let woods: [UInt32] = [0xB98558, 0x8A5F42, 0xD3AC7D, 0x5E4334]
  private static let cloths: [UInt32] = [
    0xE9E2D6, 0xC9D5D3, 0xF0D9C8, 0x3D4A50, 0x9DB4A6, 0xE8C46F, 0xD99A86, 0x7C93A8,
  ]
  static let ceramics: [UInt32] = [0xF4F1EB, 0xE7E3DA, 0x4B5C68, 0xDCE6E4, 0xEFD9CE, 0x3E4A44]
}
