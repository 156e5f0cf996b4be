import Foundation
import Scene
import Synchronization

/// A drawing of the symbol library, on a square of 24 points.
struct SymbolDrawing: Hashable, Sendable {
  /// A path that is either filled or stroked.
  struct Part {
    var path: VectorPath
    var isFilled: Bool
  }

  /// The bytes of the packed text that describe it.
  var range: Range<Int>

  /// The side of the square, and the width of lines on it.
  static let side: CGFloat = 24
  static let lineWidth: CGFloat = 1.9

  /// Whether nothing in it is stroked.
  var isFilled: Bool { parts.allSatisfy(\.isFilled) }

  /// Its parts, parsed once: a list has the same symbol in every row.
  var parts: [Part] {
    Self.parsed.withLock { parsed in
      if let parts = parsed[range.lowerBound] { return parts }
      let parts = SymbolLibrary.text.withUTF8Buffer { text in
        text[range].split(separator: UInt8(ascii: ";")).map { part in
          let isFilled = part.first == UInt8(ascii: "=")
          var reader = PathReader(isFilled ? part.dropFirst() : part)
          return Part(path: reader.path(), isFilled: isFilled)
        }
      }
      parsed[range.lowerBound] = parts
      return parts
    }
  }

  /// By where they begin in the packed text.
  private static let parsed = Mutex<[Int: [Part]]>([:])
}

/// Reads the text of a path: the steps `M`, `L`, `H`, `V`, `C` and `Z` as in SVG, and `O` with a centre and a
/// radius for a circle. Coordinates are absolute; a letter is left out where it repeats.
private struct PathReader {
  private var text: Slice<UnsafeBufferPointer<UInt8>>
  private var end: (x: Double, y: Double) = (0, 0)

  init(_ text: Slice<UnsafeBufferPointer<UInt8>>) { self.text = text }

  mutating func path() -> VectorPath {
    var path = VectorPath()
    var letter = UInt8(ascii: "M")
    while let byte = text.first {
      if byte >= UInt8(ascii: "A") {
        letter = byte
        text.removeFirst()
      }
      add(letter, to: &path)
      // Points after that of a move are lines.
      if letter == UInt8(ascii: "M") { letter = UInt8(ascii: "L") }
    }
    return path
  }

  private mutating func add(_ letter: UInt8, to path: inout VectorPath) {
    switch letter {
    case UInt8(ascii: "M"):
      end = point()
      path.move(end.x, end.y)
    case UInt8(ascii: "L"):
      end = point()
      path.line(end.x, end.y)
    case UInt8(ascii: "H"):
      end.x = number()
      path.line(end.x, end.y)
    case UInt8(ascii: "V"):
      end.y = number()
      path.line(end.x, end.y)
    case UInt8(ascii: "C"):
      let (first, second) = (point(), point())
      end = point()
      path.curve(first.x, first.y, second.x, second.y, end.x, end.y)
    case UInt8(ascii: "O"):
      let center = point()
      path.append(.circle(center.x, center.y, number()))
    case UInt8(ascii: "Z"): path.close()
    default: preconditionFailure("a path has no step of the byte \(letter)")
    }
  }

  private mutating func point() -> (x: Double, y: Double) {
    let x = number()
    return (x, number())
  }

  /// Reads a number of a few digits. Both parts of the quotient are exact, so it is rounded correctly.
  private mutating func number() -> Double {
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") }
    text = text.drop(while: isSpace)
    let isNegative = text.first == UInt8(ascii: "-")
    if isNegative { text.removeFirst() }
    var (digits, scale, hasPoint) = (0, 1, false)
    while let byte = text.first, byte < UInt8(ascii: "A"), !isSpace(byte) {
      text.removeFirst()
      guard byte != UInt8(ascii: ".") else {
        hasPoint = true
        continue
      }
      digits = digits * 10 + Int(byte) - Int(UInt8(ascii: "0"))
      if hasPoint { scale *= 10 }
    }
    return Double(isNegative ? -digits : digits) / Double(scale)
  }
}
