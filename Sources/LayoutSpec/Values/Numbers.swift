package import Foundation
internal import SpecDiagnostics
internal import SpecTree

extension ValueKind<CGFloat> {
  /// A length in points, possibly negative: `8`, `-8`, `8pt`.
  package static let length: ValueKind<CGFloat> = scalar(
    "a length", shape: lengthShape(signed: true), computed: points
  ) {
    text throws(ValueError) in
    try length(text, signed: true, kind: "a length")
  }

  /// A length in points, from 0.
  static let unsignedLength: ValueKind = scalar(
    "a length", shape: lengthShape(signed: false), computed: unsignedPoints
  ) {
    text throws(ValueError) in
    try length(text, signed: false, kind: "this length")
  }

  private static func lengthShape(signed: Bool) -> ValueShape {
    .scalar(
      ScalarGrammar(
        name: signed ? "length" : "unsignedLength",
        patterns: [(signed ? "-?" : "") + ScalarGrammar.number + "(pt)?", ScalarGrammar.computed],
        numbers: (signed ? -Limits.points : 0)...Limits.points,
        canonical: { text in
          (try? length(text, signed: true, kind: "")).flatMap { plainNumber($0) } ?? text
        }))
  }

  /// A number in a range, without a unit.
  ///
  /// - Parameter isComputable: Whether it can be an expression.
  static func number(
    _ name: String, from range: ClosedRange<CGFloat>, isComputable: Bool = false
  ) -> ValueKind {
    let span = { @Sendable in "from \(range.lowerBound.grouped) to \(range.upperBound.grouped)" }
    let computed: @Sendable (Double) throws(ValueError) -> CGFloat = {
      number throws(ValueError) in
      guard range.contains(number) else {
        throw ValueError(problem: .computed(number.grouped, kind: name, range: span()))
      }
      return number
    }
    return scalar(
      name,
      shape: .number(
        name.capitalizedWords, range.lowerBound...range.upperBound, isComputable: isComputable),
      computed: isComputable ? computed : nil
    ) { text throws(ValueError) in
      var cursor = Cursor(text)
      guard let number = cursor.number(), cursor.isAtEnd else {
        let meant =
          text.hasPrefix("-")
          ? String(text.dropFirst())
          : cursor.rest.text == "%"
            ? WrittenNumber.hundredth(of: text) : cursor.index > 0 ? cursor.read : nil
        throw ValueError(
          problem: .notAValue(text, kind: name, examples: ""), instead: meant.map { [$0] } ?? [])
      }
      guard range.contains(number.value) else {
        // A percentage, if that can be meant.
        let part =
          range.upperBound == 1 && number.value >= 2 ? WrittenNumber.hundredth(of: text + "%") : nil
        throw ValueError(
          problem: .outOfRange(text, kind: name, range: span()), instead: part.map { [$0] } ?? [])
      }
      return number.value
    }
  }

  /// Converts a computed number to points.
  static func points(_ number: Double) throws(ValueError) -> CGFloat {
    guard abs(number) <= Limits.points else {
      throw ValueError(
        problem: .tooLarge(number.grouped, limit: "\(Int(Limits.points).grouped) points"))
    }
    return number
  }

  private static func unsignedPoints(_ number: Double) throws(ValueError) -> CGFloat {
    try unsignedPoints(number, "this length")
  }

  /// Converts a computed number to points, from 0.
  static func unsignedPoints(_ number: Double, _ kind: String) throws(ValueError) -> CGFloat {
    guard number >= 0 else {
      throw ValueError(problem: .computed(number.grouped, kind: kind, range: "0 or more"))
    }
    return try points(number)
  }

  private static func length(
    _ text: String, signed: Bool, kind: String
  ) throws(ValueError) -> CGFloat {
    var cursor = Cursor(text)
    let isNegative = cursor.take("-")
    guard let number = cursor.number() else {
      throw ValueError(problem: .notAValue(text, kind: "a length", examples: "8 or 8pt"))
    }
    guard signed || !isNegative else {
      throw ValueError(problem: .negative(kind: kind), instead: [String(text.dropFirst())])
    }
    let points = try number.points()
    let before = cursor.read
    guard cursor.isAtEnd || (cursor.take("pt") && cursor.isAtEnd) else {
      let (unit, range) = cursor.rest
      throw ValueError(
        problem: .unknownUnit(unit, kind: "a length"), range: range,
        instead: text.fractionAsExpression.map { [$0] } ?? [before + "pt", before])
    }
    return isNegative ? -points : points
  }
}

extension ValueKind<Int> {
  /// A number of things in a group, from 1.
  static let groupCount: ValueKind = count("a number of items", 1...Limits.groupItems)

  /// A number of items in a section, from 0.
  static let itemCount: ValueKind = count("a number of items", 0...Limits.items)

  static func count(_ name: String, _ range: ClosedRange<Int>) -> ValueKind {
    let span = { @Sendable in "from \(range.lowerBound.grouped) to \(range.upperBound.grouped)" }
    let computed: @Sendable (Double) throws(ValueError) -> Int = { number throws(ValueError) in
      let number = try whole(number, name)
      guard range.contains(number) else {
        throw ValueError(problem: .computed(number.grouped, kind: name, range: span()))
      }
      return number
    }
    return scalar(
      name, shape: .wholeNumber(name.capitalizedWords, range), computed: computed
    ) { text throws(ValueError) in
      guard !text.isEmpty, text.unicodeScalars.allSatisfy({ ("0"..."9").contains($0) }) else {
        throw ValueError(
          problem: .notAValue(text, kind: name, examples: "3"),
          instead: text.plainCount.map { ["\($0)"] } ?? [])
      }
      guard let number = Int(text), range.contains(number) else {
        let least = text.allSatisfy { $0 == "0" } ? ["\(range.lowerBound)"] : []
        throw ValueError(
          problem: .outOfRange(text, kind: name, range: span()), instead: least)
      }
      return number
    }
  }

  /// A drawing order, with or without a sign.
  static let zIndex: ValueKind = scalar(
    "a drawing order",
    shape: .scalar(
      ScalarGrammar(
        name: "zIndex", patterns: ["[-+]?[0-9]+", ScalarGrammar.computed],
        numbers: Double(Limits.zIndex.lowerBound)...Double(Limits.zIndex.upperBound),
        isWhole: true, canonical: { Int($0).map { "\($0)" } ?? $0 })),
    computed: order
  ) { text throws(ValueError) in
    guard let number = Int(text), Limits.zIndex.contains(number) else {
      throw ValueError(
        problem: .notAValue(text, kind: "a whole number", examples: "1 or -1"))
    }
    return number
  }
}

extension ValueKind<Int> {
  /// Converts a computed number to a drawing order.
  static func order(_ number: Double) throws(ValueError) -> Int {
    let number = try whole(number, "a drawing order")
    guard Limits.zIndex.contains(number) else {
      throw ValueError(
        problem: .computed(
          number.grouped, kind: "a drawing order",
          range: "from \(Limits.zIndex.lowerBound.grouped) to \(Limits.zIndex.upperBound.grouped)"))
    }
    return number
  }

  /// Converts a computed number to a whole number, ignoring rounding errors.
  static func whole(_ number: Double, _ kind: String) throws(ValueError) -> Int {
    let nearest = number.rounded()
    guard abs(number - nearest) < 1e-9, let whole = Int(exactly: nearest) else {
      throw ValueError(problem: .notWhole(number.grouped, kind: kind))
    }
    return whole
  }
}

extension String {
  /// The whole number that is meant by a number with a sign or thousands separators.
  fileprivate var plainCount: Int? {
    let groups = drop { $0 == "-" || $0 == "+" }.split { $0 == "," || $0 == "_" }
    return groups.dropFirst().allSatisfy { $0.count == 3 } ? Int(groups.joined()) : nil
  }

  /// `numberOfItems` for `a number of items`.
  var capitalizedWords: String {
    let words = split(separator: " ").drop { $0 == "a" || $0 == "an" || $0 == "the" }
    return words.enumerated().map { $0 == 0 ? String($1) : $1.capitalized }.joined()
  }
}
