import Foundation
import Scene

/// The bytes of a text that is part of the program.
typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

/// What a drawing's text contains that is not read.
struct DrawingProblem: Error, CustomStringConvertible {
  let line: Int
  let text: String

  init(_ text: String, at place: Bytes) {
    line = place.base[..<place.startIndex].count { $0 == UInt8(ascii: "\n") } + 1
    self.text = text
  }

  var description: String { "\(line): \(text)" }
}

/// Reads the data of paths: the commands `M`, `L`, `H`, `V`, `C` and `Z` of SVG, in lower case relative
/// to the current point, and `O` with center and radius for a circle. A repeated letter is omitted.
struct PathReader {
  private var text: Bytes
  /// The number of decimal places by which numbers are shifted.
  private let places: Int
  private var end: (x: Double, y: Double) = (0, 0)

  init(_ text: Bytes, places: Int = 0) {
    self.text = text
    self.places = places
  }

  mutating func path() throws(DrawingProblem) -> VectorPath {
    var path = VectorPath()
    var (letter, start) = (UInt8(ascii: "M"), end)
    skipSeparators()
    while let byte = text.first {
      if byte >= UInt8(ascii: "A") {
        letter = byte
        text.removeFirst()
      }
      let isClosed = letter | 0x20 == UInt8(ascii: "z")
      if isClosed {
        path.close()
        end = start
      } else {
        try add(letter, to: &path)
      }
      // Further points after a move are lines, as in SVG.
      if letter | 0x20 == UInt8(ascii: "m") {
        letter -= 1
        start = end
      }
      skipSeparators()
    }
    return path
  }

  private mutating func add(
    _ letter: UInt8, to path: inout VectorPath
  ) throws(DrawingProblem) {
    let origin = letter > UInt8(ascii: "Z") ? end : (x: 0, y: 0)
    switch letter & ~0x20 {
    case UInt8(ascii: "M"):
      end = try point(from: origin)
      path.move(end.x, end.y)
    case UInt8(ascii: "L"):
      end = try point(from: origin)
      path.line(end.x, end.y)
    case UInt8(ascii: "H"):
      end.x = try origin.x + number()
      path.line(end.x, end.y)
    case UInt8(ascii: "V"):
      end.y = try origin.y + number()
      path.line(end.x, end.y)
    case UInt8(ascii: "C"):
      let (first, second) = (try point(from: origin), try point(from: origin))
      end = try point(from: origin)
      path.curve(first.x, first.y, second.x, second.y, end.x, end.y)
    case UInt8(ascii: "O"):
      let center = try point(from: origin)
      path.append(.circle(center.x, center.y, try number()))
    default:
      throw DrawingProblem(
        "the path command \(Character(Unicode.Scalar(letter))) is not read", at: text)
    }
  }

  private mutating func point(
    from origin: (x: Double, y: Double)
  ) throws(DrawingProblem) -> (x: Double, y: Double) {
    let x = try number()
    return (origin.x + x, origin.y + (try number()))
  }

  /// All numbers of the text.
  mutating func numbers() throws(DrawingProblem) -> [Double] {
    var numbers: [Double] = []
    while true {
      skipSeparators()
      guard !text.isEmpty else { return numbers }
      numbers.append(try number())
    }
  }

  /// Parses a decimal number. The result is the closest to the decimal that is written: if both integers
  /// are exact, their quotient is; more digits are left to the standard library.
  private mutating func number() throws(DrawingProblem) -> Double {
    skipSeparators()
    let place = text
    let isNegative = text.first == UInt8(ascii: "-")
    if isNegative { text.removeFirst() }
    var (digits, power, hasPoint, hasDigit) = (0, places, false, false)
    while let byte = text.first, byte.isDigit || byte == UInt8(ascii: ".") && !hasPoint {
      guard digits < Self.most, power < 50 else {
        throw DrawingProblem("the number has more than 18 digits", at: place)
      }
      text.removeFirst()
      guard byte.isDigit else {
        hasPoint = true
        continue
      }
      digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
      hasDigit = true
      if hasPoint { power += 1 }
    }
    guard hasDigit else { throw DrawingProblem("a decimal number is missing", at: place) }
    let value =
      digits < 1 << 53 && power < Self.powers.count
      ? Double(digits) / Self.powers[power] : Double("\(digits)e-\(power)") ?? 0
    return isNegative ? -value : value
  }

  /// Numbers from here on could overflow with another digit.
  private static let most = 100_000_000_000_000_000

  /// The powers of ten that are exact.
  private static let powers = (0..<19).map { exponent in
    (0..<exponent).reduce(1.0) { power, _ in power * 10 }
  }

  private mutating func skipSeparators() {
    text = text.drop { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
