import Foundation
import Scene

extension VectorPath {
  /// A path as it is written in the tables of this folder: `M 3 5 L 9 5 C ... Z`, with `H`, `V`,
  /// and `O x y r` for a circle. Coordinates are absolute; letters may be left out where they repeat.
  init(_ text: Substring) {
    self.init()
    var words = Words(text)
    var letter: Character = "M"
    while !words.isAtEnd {
      letter = words.letter() ?? letter
      switch letter {
      case "M":
        move(words.number(), words.number())
        letter = "L"
      case "L": line(words.number(), words.number())
      case "H": line(words.number(), end.y)
      case "V": line(end.x, words.number())
      case "C":
        curve(
          words.number(), words.number(), words.number(), words.number(), words.number(),
          words.number())
      case "O": append(.circle(words.number(), words.number(), words.number()))
      case "Z": close()
      default: preconditionFailure("'\(letter)' is no step of a path")
      }
    }
  }

  private var end: (x: Double, y: Double) {
    numbers.count >= 2 ? (numbers[numbers.count - 2], numbers[numbers.count - 1]) : (0, 0)
  }

  private struct Words {
    private var words: ArraySlice<Substring>

    /// Letters, and what lies between letters, spaces and ends of lines.
    init(_ text: Substring) {
      var words: [Substring] = []
      var start: String.Index?
      for index in text.utf8.indices {
        let byte = text.utf8[index]
        let isLetter = byte >= UInt8(ascii: "A")
        guard isLetter || byte <= UInt8(ascii: " ") else {
          start = start ?? index
          continue
        }
        if let start { words.append(text[start..<index]) }
        if isLetter { words.append(text[index...index]) }
        start = nil
      }
      if let start { words.append(text[start...]) }
      self.words = words[...]
    }

    var isAtEnd: Bool { words.isEmpty }

    mutating func letter() -> Character? {
      guard let first = words.first?.first, first.isLetter else { return nil }
      words.removeFirst()
      return first
    }

    mutating func number() -> Double {
      guard let word = words.popFirst(), let number = Double(word) else {
        preconditionFailure("a path ends too early")
      }
      return number
    }
  }
}
