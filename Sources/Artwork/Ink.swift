import Scene

/// The color of a part of a sketch.
struct Ink {
  /// A color that a sketch gets when it is drawn. `body` is that of a product, `leaf` of its twigs, `first`
  /// to `fourth` are those of things in a row.
  enum Role: String, CaseIterable {
    case body, leaf
    case wall, fabric, rug, wood, light, accent
    case hair, stubble, skin, cloth, scarf, wool
    case steel, board, salmon, tuna, shrimp, first, second, third, fourth
  }

  typealias Colors = [Role: RGBA]

  /// The color in the file, which that of the role replaces.
  private let color: RGBA
  private let role: Role?
  /// How much lighter the color is, one step after the other; negative if it is darker.
  private var shades: [Double] = []
  var opacity: Double

  /// Takes the attributes of a color: its name, `class` with a role and shades, and opacity.
  init(
    _ tag: inout TagReader.Tag, _ name: String, opacity opacityName: String
  ) throws(DrawingProblem) {
    guard let value = tag.take(name), let color = RGBA(hexadecimal: value.text) else {
      throw DrawingProblem("\(name) of <\(tag.name)> is not a color such as #f80", at: tag.place)
    }
    self.color = color
    opacity = try tag.number(opacityName, default: 1)
    var words = (tag.take("class") ?? tag.place.prefix(0)).split(separator: UInt8(ascii: " "))[...]
    guard let first = words.popFirst() else {
      role = nil
      return
    }
    guard let role = Role(rawValue: first.text) else {
      let roles = Role.allCases.map(\.rawValue).joined(separator: ", ")
      throw DrawingProblem("\(first.text) is not a role: they are \(roles)", at: first)
    }
    self.role = role
    for word in words {
      let parts = word.text.split(separator: "-", maxSplits: 1)
      guard parts.count == 2, ["darker", "lighter"].contains(parts[0]), let percent = Int(parts[1]),
        0...100 ~= percent
      else { throw DrawingProblem("\(word.text) is not a shade such as darker-20", at: word) }
      shades.append(Double(parts[0] == "darker" ? -percent : percent) / 100)
    }
  }

  func color(_ colors: Colors) -> RGBA {
    guard let role else { return color.faded(by: opacity) }
    guard let color = colors[role] else { preconditionFailure("a sketch has no color for \(role)") }
    return shades.reduce(color) { $1 < 0 ? $0.darker(-$1) : $0.lighter($1) }.faded(by: opacity)
  }
}
