import Foundation
import Scene
import Synchronization

/// A drawing of the symbol library on a square of 24 by 24 units.
struct SymbolDrawing: Hashable, Sendable {
  /// A filled or stroked path.
  struct Part {
    var path: VectorPath
    var isFilled: Bool
  }

  /// The byte range of its description in the packed text.
  var range: Range<Int>

  /// The side of the square in units.
  static let side: CGFloat = 24
  /// The line width in units.
  static let lineWidth: CGFloat = 1.9

  /// Whether no part is stroked.
  var isFilled: Bool { parts.allSatisfy(\.isFilled) }

  /// The parts. They are parsed once and cached, because a list shows the same symbol in every row.
  var parts: [Part] {
    Self.parsed.withLock { parsed in
      if let parts = parsed[range.lowerBound] { return parts }
      let parts = SymbolLibrary.text[range].split(separator: UInt8(ascii: ";")).map { part in
        let isFilled = part.first == UInt8(ascii: "=")
        var reader = PathReader(isFilled ? part.dropFirst() : part)
        return Part(path: reader.path(), isFilled: isFilled)
      }
      parsed[range.lowerBound] = parts
      return parts
    }
  }

  /// The parsed parts, by the start of their range in the packed text.
  private static let parsed = Mutex<[Int: [Part]]>([:])
}

/// Parses the path format of the packed text: the commands `M`, `L`, `H`, `V`, `C` and `Z` as in
/// SVG with absolute coordinates, and `O` with center and radius for a circle. A repeated letter is
/// omitted.
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
      // Further points after a move are lines, as in SVG.
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
    default: preconditionFailure("unknown path command: byte \(letter)")
    }
  }

  private mutating func point() -> (x: Double, y: Double) {
    let x = number()
    return (x, number())
  }

  /// Parses a decimal number. Both integers are exact, so the quotient is rounded correctly.
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
