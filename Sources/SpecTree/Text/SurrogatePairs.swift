internal import Basics

/// Replaces JSON's surrogate pairs, `\ud83d\ude00`, which YAML does not support, by YAML's escape,
/// `\U0001F600`.
package struct SurrogatePairs {
  /// The text with YAML's escapes.
  package private(set) var text: String
  /// The columns in the new text after which everything has moved left, by line.
  private var moves: [Int: [Int]] = [:]

  /// The difference in length between a surrogate pair and YAML's escape.
  private static let saved = 2

  package init(in source: SourceText) {
    text = source.text
    let hasEscapes = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.indices.dropLast().contains {
        bytes[$0] == UInt8(ascii: "\\") && bytes[$0 + 1] == UInt8(ascii: "u")
      }
    }
    guard hasEscapes ?? true else { return }
    var lines: [[Unicode.Scalar]] = []
    for number in 1...source.lineCount {
      lines.append(line(Array(source.line(number)), number: number))
    }
    // A text without pairs stays unchanged, including its line breaks.
    if !moves.isEmpty { text = String(String.UnicodeScalarView(lines.joined(separator: ["\n"]))) }
  }

  /// Returns the position in the file of a position in the new text.
  package func original(_ place: SourcePlace) -> SourcePlace {
    guard let columns = moves[place.line] else { return place }
    let before = columns.filter { $0 < place.column }.count
    return SourcePlace(line: place.line, column: place.column + Self.saved * before)
  }

  private mutating func line(_ scalars: [Unicode.Scalar], number: Int) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var index = 0
    while index < scalars.count {
      var piece = [scalars[index]]
      var step = 1
      if scalars[index] == "\\" {
        if let character = Self.pair(in: scalars, at: index) {
          piece = Array("\\U\(character.hexadecimal)".unicodeScalars)
          step = 12
          moves[number, default: []].append(result.count + piece.count)
        } else {
          // The next character is escaped and cannot begin a pair.
          piece += scalars[safely: index + 1].map { [$0] } ?? []
          step = piece.count
        }
      }
      result.append(contentsOf: piece)
      index += step
    }
    return result
  }

  private static func pair(in scalars: [Unicode.Scalar], at index: Int) -> UInt32? {
    guard let high = unit(in: scalars, at: index), (0xD800..<0xDC00).contains(high),
      let low = unit(in: scalars, at: index + 6), (0xDC00..<0xE000).contains(low)
    else { return nil }
    return 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
  }

  private static func unit(in scalars: [Unicode.Scalar], at index: Int) -> UInt32? {
    guard index + 6 <= scalars.count, scalars[index] == "\\", scalars[index + 1] == "u" else {
      return nil
    }
    return scalars[(index + 2)..<(index + 6)].reduce(0) { number, scalar in
      guard let number, let digit = Character(scalar).hexDigitValue else { return nil }
      return number << 4 | UInt32(digit)
    }
  }
}
