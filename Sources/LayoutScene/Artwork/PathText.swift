import Foundation

extension VectorPath {
  /// A path as it is written in the tables of this folder: `M 3 5 L 9 5 C ... Z`, with `H`, `V`,
  /// and `O x y r` for a circle. Coordinates are absolute; letters may be left out where they repeat.
  init(_ text: String) {
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

    init(_ text: String) {
      var spaced = ""
      for character in text {
        spaced += character.isLetter ? " \(character) " : String(character)
      }
      words = spaced.split(separator: " ")[...]
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
