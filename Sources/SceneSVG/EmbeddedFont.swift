public import Scene

/// A font embedded in an SVG, reduced to the characters that the figure uses.
public struct EmbeddedFont: Hashable, Sendable {
  /// The family name that text refers to. It is unique to the figure.
  public var family: String
  /// The weight of the face.
  public var weight: FontWeight
  /// Whether the face is italic.
  public var isItalic: Bool
  /// The code points in the font, in ascending order.
  public var characters: [UInt32]
  /// The OpenType file, base64-encoded.
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

  /// The `@font-face` rule.
  var rule: String {
    let style = isItalic ? ["font-style:italic"] : []
    let weights = ["font-weight:\(weight.number)"] + style + ["unicode-range:\(range)"]
    let source = "src:url(data:font/otf;base64,\(data))"
    return "@font-face{font-family:'\(family)';\(weights.joined(separator: ";"));\(source)}"
  }

  /// The value of `unicode-range`, such as `U+20,U+41-5A`.
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
