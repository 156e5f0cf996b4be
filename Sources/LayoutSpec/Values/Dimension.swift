internal import Foundation
package import Geometry
package import LayoutEngine
internal import SpecDiagnostics
internal import SpecTree

/// A length in a layout; Foundation's `Dimension` is a unit of measure.
package typealias LayoutDimension = LayoutEngine.Dimension

extension ValueKind<LayoutDimension> {
  /// A length along an axis: `44`, `50%w`, `~44`, `.fractionalWidth(0.5)`.
  package static func dimension(_ axis: Axis) -> ValueKind {
    let name = "a \(axis.lengthName)"
    let computed: @Sendable (Double) throws(ValueError) -> LayoutDimension = {
      number throws(ValueError) in
      .absolute(try ValueKind<CGFloat>.unsignedPoints(number, name))
    }
    let kind = scalar(name, shape: shape(axis), computed: computed) {
      text throws(ValueError) in
      var parser = DimensionText(text, along: axis)
      do throws(ValueError) {
        return try parser.parse()
      } catch {
        var error = error
        if !error.replacesRange {
          error.instead.insert(contentsOf: text.foreignLengths(along: axis), at: 0)
        }
        throw error
      }
    }
    return ValueKind(name: kind.name, shape: kind.shape) { node, context, sink in
      let dimension = kind.read(node, context, &sink)
      // A hairline can be one point high, but nothing is one point wide.
      if let text = node.text, !text.hasPrefix("="), case .absolute(let points)? = dimension,
        points > 0, points < 1 || (points == 1 && axis == .horizontal)
      {
        sink.warnAboutBareNumber(text, points, axis, at: node)
      }
      return dimension
    }
  }
}

extension ValueKind<LayoutDimension> {
  private static func shape(_ axis: Axis) -> ValueShape {
    let number = ScalarGrammar.number
    let words = "fractionalWidth|fractionalHeight|absolute|estimated"
    return .scalar(
      ScalarGrammar(
        name: axis.lengthName,
        patterns: [
          number + "(pt|w|h)?", number + "%[wh]?", "[0-9]+/ *[0-9]+[wh]?", "~=?" + number,
          #"\.?(\#(words)|uniformAcrossSiblings)\( *(estimate: *)?\#(number) *(/ *\#(number) *)?\)"#,
          ScalarGrammar.computed,
        ],
        numbers: 0...Limits.points,
        canonical: { text in
          var parser = DimensionText(text, along: axis)
          return (try? parser.parse())?.canonical ?? text
        }))
  }
}

extension LayoutDimension {
  /// The canonical spelling; `nil` if the length cannot be written exactly.
  fileprivate var canonical: String? {
    switch self {
    case .absolute(let points): plainNumber(points)
    case .estimated(let points): plainNumber(points).map { "~" + $0 }
    case .uniformAcrossSiblings(let points): plainNumber(points).map { "~=" + $0 }
    case .fractionalWidth(let part): Self.fraction(part).map { $0 + "w" }
    case .fractionalHeight(let part): Self.fraction(part).map { $0 + "h" }
    }
  }

  /// The exact spelling as `50%`, `1/3` or a plain number.
  private static func fraction(_ part: CGFloat) -> String? {
    shortFraction(part) ?? plainNumber(part)
  }

  /// The exact spelling as `50%` or `1/3`, if there is one.
  fileprivate static func shortFraction(_ part: CGFloat) -> String? {
    let percent = (part * 1_000).rounded() / 10
    if let text = plainNumber(percent), Double(text + "e-2") == part { return text + "%" }
    for divisor in 2...12 {
      let dividend = (part * CGFloat(divisor)).rounded()
      if dividend / CGFloat(divisor) == part, let text = plainNumber(dividend) {
        return "\(text)/\(divisor)"
      }
    }
    return nil
  }
}

extension Sink {
  /// Warns about a number up to one without a unit; most likely a fraction is meant.
  fileprivate mutating func warnAboutBareNumber(
    _ text: String, _ points: CGFloat, _ axis: Axis, at node: SourceNode
  ) {
    guard !text.hasSuffix("pt"), !text.hasSuffix(")") else { return }
    report(ValueError(problem: .bareNumber(text), instead: ["\(text)\(axis.suffix)"]), in: node)
  }
}

extension Axis {
  /// The suffix of fractions of the length along the axis: `w` or `h`.
  fileprivate var suffix: String { String(lengthName.prefix(1)) }
}

/// The grammar of dimensions.
private struct DimensionText {
  private var cursor: Cursor
  private let axis: Axis

  init(_ text: String, along axis: Axis) {
    cursor = Cursor(text)
    self.axis = axis
  }

  private static let examples = "44, 50%w, 1/2w, 0.5w or ~44"

  private var invalidDimension: ValueError {
    ValueError(
      problem: .notAValue(
        cursor.text, kind: "a \(axis.lengthName)", examples: Self.examples))
  }

  mutating func parse() throws(ValueError) -> LayoutDimension {
    if cursor.take("~=") { return .uniformAcrossSiblings(try lastNumber()) }
    if cursor.take("~") { return .estimated(try lastNumber()) }
    guard let number = cursor.number() else { return try appleSyntax() }
    if cursor.take("%") { return try relative(number.hundredth) }
    if cursor.take("/") { return try relative(try fraction(of: number)) }
    if cursor.isAtEnd || cursor.take("pt") {
      let points = try number.points()
      return try atEnd(.absolute(points))
    }
    guard cursor.next == "w" || cursor.next == "h" else { throw unknownUnit(number) }
    return try relative(try number.points())
  }

  private mutating func lastNumber() throws(ValueError) -> CGFloat {
    guard let number = cursor.number() else { throw invalidDimension }
    let points = try number.points()
    guard cursor.isAtEnd else { throw unknownUnit(number) }
    return points
  }

  /// Scans the axis of a fraction; without one, the fraction refers to its own axis.
  private mutating func relative(_ fraction: CGFloat) throws(ValueError) -> LayoutDimension {
    guard fraction <= Limits.points else { throw invalidDimension }
    let before = cursor
    if cursor.take("w") { return try atEnd(.fractionalWidth(fraction)) }
    if cursor.take("h") { return try atEnd(.fractionalHeight(fraction)) }
    guard cursor.isAtEnd else {
      let (unit, range) = before.rest
      throw ValueError(
        problem: .unknownUnit(unit, kind: "a size"), range: range,
        instead: withoutBlanks + [axis, axis.across].map { before.read + $0.suffix })
    }
    return .fraction(fraction, of: axis)
  }

  /// Scans a fraction of whole numbers.
  private mutating func fraction(of number: WrittenNumber) throws(ValueError) -> CGFloat {
    let part = try quotient(number)
    let text = cursor.read
    guard !text.contains(".") else {
      throw ValueError(
        problem: .notAValue(text, kind: "a fraction of whole numbers", examples: "1/3 or 33.3%"),
        range: 0..<cursor.index, instead: [LayoutDimension.shortFraction(part)].compactMap(\.self),
        replacesRange: true)
    }
    return part
  }

  private mutating func quotient(_ number: WrittenNumber) throws(ValueError) -> CGFloat {
    cursor.skipBlanks()
    guard let divisor = cursor.number() else { throw invalidDimension }
    guard divisor.value > 0 else {
      throw ValueError(problem: .divisionByZero, range: divisor.range)
    }
    return number.value / divisor.value
  }

  private func atEnd(_ dimension: LayoutDimension) throws(ValueError) -> LayoutDimension {
    guard cursor.isAtEnd else {
      let (unit, range) = cursor.rest
      throw ValueError(
        problem: .unknownUnit(unit, kind: "a size"), range: range, instead: [cursor.read])
    }
    return dimension
  }

  /// The text without its blanks, if that makes it valid.
  private var withoutBlanks: [String] {
    let joined = cursor.text.filter { !$0.isWhitespace }
    guard joined != cursor.text else { return [] }
    return (try? DimensionText.length(joined, along: axis)) == nil ? [] : [joined]
  }

  private static func length(
    _ text: String, along axis: Axis
  ) throws(ValueError) -> LayoutDimension {
    var parser = DimensionText(text, along: axis)
    return try parser.parse()
  }

  private func unknownUnit(_ number: WrittenNumber) -> ValueError {
    let (unit, range) = cursor.rest
    let before = cursor.read
    let instead =
      withoutBlanks
      + (cursor.text.hasPrefix("~") ? [before] : [before + "pt", before])
    return ValueError(
      problem: .unknownUnit(unit, kind: "a size"), range: range, instead: instead)
  }
}

/// Dimensions in Apple's syntax: `.fractionalWidth(1 / 3)`, with or without the leading dot.
extension DimensionText {
  private mutating func appleSyntax() throws(ValueError) -> LayoutDimension {
    _ = cursor.take(".")
    let start = cursor.index
    let name = cursor.word()
    let range = start..<cursor.index
    guard !name.isEmpty, cursor.take("(") else { throw foreignWordError(name) }
    guard let make = Self.words[name] else {
      throw ValueError(
        problem: .unknownName(name, what: "dimension"), range: range,
        instead: Similar.words(to: name, among: Self.words.keys).map {
          cursor.text.replacing(name, with: $0, maxReplacements: 1)
        })
    }
    cursor.skipBlanks()
    if name == "uniformAcrossSiblings", cursor.take("estimate:") { cursor.skipBlanks() }
    guard let number = cursor.number() else { throw invalidDimension }
    var value = try number.points()
    cursor.skipBlanks()
    if cursor.take("/") { value = try quotient(number) }
    cursor.skipBlanks()
    guard cursor.take(")"), cursor.isAtEnd else { throw invalidDimension }
    return make(value)
  }

  /// Returns the error for words of other layout languages.
  private func foreignWordError(_ name: String) -> ValueError {
    if cursor.text.hasPrefix("-") {
      return ValueError(
        problem: .negative(kind: "a size"), instead: [String(cursor.text.dropFirst())])
    }
    var error = invalidDimension
    switch name.lowercased() {
    case "auto", "automatic", "fit", "hug": error.instead = ["~44"]
    case "full", "fill": error.instead = ["1" + axis.suffix]
    default: break
    }
    return error
  }

  private static let words: [String: @Sendable (CGFloat) -> LayoutDimension] = [
    "fractionalWidth": { .fractionalWidth($0) },
    "fractionalHeight": { .fractionalHeight($0) },
    "absolute": { .absolute($0) },
    "estimated": { .estimated($0) },
    "uniformAcrossSiblings": { .uniformAcrossSiblings($0) },
  ]
}
