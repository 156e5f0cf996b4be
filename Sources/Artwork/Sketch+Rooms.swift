import Foundation
import Scene

/// Furnished rooms.
extension Sketch {
  mutating func room() {
    let colors = RoomColors(&random)
    background([colors.wall.lighter(0.1), colors.wall])
    guard !isStrip else { return }
    let floor = 0.2
    fill(
      .box(-halfWidth, floor, 2 * halfWidth, halfHeight), [colors.floor.darker(0.1), colors.floor])
    for index in -8...8 {
      let x = CGFloat(index) * 0.16
      stroke(.segment((x, floor), (x * 1.9, halfHeight)), colors.floor.darker(0.16), 0.004)
    }
    fill(.box(-halfWidth, floor - 0.022, 2 * halfWidth, 0.026), colors.wall.lighter(0.5))
    let isFlipped = chance(50)
    let kind = random.number(below: 4)
    moved(to: 0, 0, isFlipped: isFlipped) { sketch in
      switch kind {
      case 0: sketch.livingRoom(colors)
      case 1: sketch.bedroom(colors)
      case 2: sketch.diningRoom(colors)
      default: sketch.study(colors)
      }
    }
  }

  private mutating func livingRoom(_ colors: RoomColors) {
    put("living-room", colors)
    if chance(50) { plant(-0.44, 0.31) } else { put("floor-lamp", colors) }
    if halfWidth > 0.6 { plant(0.62, 0.3) }
  }

  private mutating func bedroom(_ colors: RoomColors) {
    put("bedroom", colors)
    if halfWidth > 0.6 { put("nightstand", colors) }
    put("bed", colors)
    plant(-0.47, 0.32)
  }

  private mutating func diningRoom(_ colors: RoomColors) {
    put("dining-room", colors)
    stroke(.segment((-0.02, -halfHeight - 0.1), (-0.02, -0.23)), RGBA(0x3A3634), 0.007)
    put("pendant", colors)
    plant(0.5, 0.31)
    fill(.ellipse(0, 0.4, 0.46, 0.07), colors.rug)
    moved(to: -0.27, 0) { $0.put("chair", colors) }
    moved(to: 0.27, 0, isFlipped: true) { $0.put("chair", colors) }
    put("dining-table", colors)
  }

  private mutating func study(_ colors: RoomColors) {
    put("study", colors)
    shelf(0.2, -0.3, colors)
    shelf(0.2, -0.13, colors)
    put("desk", colors)
    moved(to: 0.06, 0.02) { sketch in
      sketch.moved(to: 0.05, 0) { $0.put("chair", colors) }
    }
    plant(-0.42, 0.33)
  }

  private mutating func put(_ name: String, _ colors: RoomColors) {
    draw("Rooms/" + name, colors.inks)
  }
}

struct RoomColors {
  var wall: RGBA
  var floor: RGBA
  var fabric: RGBA
  var accent: RGBA
  var rug: RGBA
  var wood: RGBA

  init(_ random: inout SeededGenerator) {
    let colors = random.one(of: Self.all).map { RGBA($0) }
    (wall, floor, fabric) = (colors[0], colors[1], colors[2])
    (accent, rug) = (colors[3], colors[4])
    wood = RGBA(random.one(of: [0x9A6B45, 0xB98A5E, 0x6E4A34]))
  }

  var inks: Ink.Colors {
    let light = RGBA(0xFFF2CF).faded(by: wall.luminance < 0.2 ? 0.08 : 0.24)
    return [
      .wall: wall, .fabric: fabric, .accent: accent, .rug: rug, .wood: wood, .light: light,
    ]
  }

  private static let all: [[UInt32]] = [
    [0xCBD3C4, 0xC9A27A, 0x5E7A66, 0xD98B5F, 0xEFE4D2],
    [0xEFD9C6, 0xB98B63, 0xC4694B, 0x3F6A6E, 0xF5ECDD],
    [0xD5DEE6, 0xCBB08D, 0x3F5F80, 0xE6B35A, 0xE9E6DF],
    [0xE9E4DA, 0xA97B54, 0xB7A78F, 0x8A4B3C, 0xD8CBB6],
    [0x4E6470, 0x9C7450, 0xD9A441, 0xE7DCC8, 0xB4B9B4],
    [0xE8C9BE, 0xC39C77, 0x8A5568, 0x4F7367, 0xF4E6DC],
    [0xDAD4E2, 0xB99873, 0x6A5C8A, 0xE29A6C, 0xEDE7EE],
    [0x3F5B52, 0xA67C55, 0xE3D5BC, 0xD0714F, 0x92A08C],
  ]
}
