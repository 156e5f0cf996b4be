public import Scene

/// A font that an SVG carries with it, cut down to the characters that the figure says.
public struct EmbeddedFont: Hashable, Sendable {
  /// The name that text asks for: no other figure's.
  public var family: String
  public var weight: FontWeight
  /// Whether its letters are slanted.
  public var isItalic: Bool
  /// The characters it is for, ascending.
  public var characters: [UInt32]
  /// The file, in base 64.
  public var data: String

  public init(
    family: String, weight: FontWeight, isItalic: Bool = false, characters: [UInt32], data: String
  ) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.characters = characters
    self.data = data
  }

  /// The rule that makes it known.
  var rule: String {
    let style = isItalic ? ["font-style:italic"] : []
    let weights = ["font-weight:\(weight.number)"] + style + ["unicode-range:\(range)"]
    let source = "src:url(data:font/otf;base64,\(data))"
    return "@font-face{font-family:'\(family)';\(weights.joined(separator: ";"));\(source)}"
  }

  /// `U+20,U+41-5A`
  private var range: String {
    var ranges: [ClosedRange<UInt32>] = []
    for character in characters {
      if let last = ranges.last, last.upperBound + 1 == character {
        ranges[ranges.count - 1] = last.lowerBound...character
      } else {
        ranges.append(character...character)
      }
    }
    return ranges.map { range in
      let (first, last) = (String(range.lowerBound, radix: 16), String(range.upperBound, radix: 16))
      return first == last ? "U+\(first)" : "U+\(first)-\(last)"
    }.joined(separator: ",")
  }
}
