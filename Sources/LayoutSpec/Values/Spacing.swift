internal import Foundation
package import LayoutEngine
internal import SpecDiagnostics
internal import SpecTree

extension ValueKind<Spacing> {
  /// A spacing in points: `8`, `8+`, `.fixed(8)`, `.flexible(8)`.
  static let spacing: ValueKind = spacing(signed: false)

  /// A spacing that can be negative, as around an item.
  package static let signedSpacing: ValueKind<Spacing> = spacing(signed: true)

  private static func shape(signed: Bool) -> ValueShape {
    let number = (signed ? "-?" : "") + ScalarGrammar.number
    return .scalar(
      ScalarGrammar(
        name: signed ? "signedSpacing" : "spacing",
        patterns: [
          #"\#(number)\+?"#, #"\.?(fixed|flexible)\(\#(number)\)"#, ScalarGrammar.computed,
        ],
        numbers: (signed ? -Limits.points : 0)...Limits.points,
        canonical: { text in
          var parser = SpacingText(cursor: Cursor(text), isSigned: true)
          switch try? parser.parse() {
          case .fixed(let points)?: return plainNumber(points) ?? text
          case .flexible(let points)?: return plainNumber(points).map { $0 + "+" } ?? text
          case nil: return text
          }
        }))
  }

  private static func spacing(signed: Bool) -> ValueKind {
    let computed: @Sendable (Double) throws(ValueError) -> Spacing = {
      number throws(ValueError) in
      let kind = ValueKind<CGFloat>.self
      return .fixed(
        signed ? try kind.points(number) : try kind.unsignedPoints(number, "this spacing"))
    }
    return scalar("a spacing", shape: shape(signed: signed), computed: computed) {
      text throws(ValueError) in
      var parser = SpacingText(cursor: Cursor(text), isSigned: signed)
      return try parser.parse()
    }
  }
}

/// The grammar of spacings.
private struct SpacingText {
  var cursor: Cursor
  let isSigned: Bool

  mutating func parse() throws(ValueError) -> Spacing {
    guard cursor.next == "-" || cursor.next.map({ ("0"..."9").contains($0) }) == true else {
      return try appleSyntax()
    }
    let points = try points()
    let before = cursor.read
    if cursor.isAtEnd { return .fixed(points) }
    if cursor.take("+"), cursor.isAtEnd { return .flexible(points) }
    let (unit, range) = cursor.rest
    throw ValueError(
      problem: .unknownUnit(unit, kind: "a spacing"), range: range,
      instead: [cursor.text.fractionAsExpression ?? before])
  }

  private var invalidSpacing: ValueError {
    let isShared = cursor.text == "auto" || cursor.text.hasPrefix("space-")
    return ValueError(
      problem: .notAValue(cursor.text, kind: "a spacing", examples: "8 or 8+"),
      instead: isShared ? ["0+"] : [])
  }

  private mutating func points() throws(ValueError) -> CGFloat {
    let isNegative = cursor.take("-")
    guard !isNegative || isSigned else {
      throw ValueError(
        problem: .negative(kind: "this spacing"), instead: [cursor.text.replacing("-", with: "")])
    }
    guard let number = cursor.number() else { throw invalidSpacing }
    let points = try number.points()
    return isNegative ? -points : points
  }

  private mutating func appleSyntax() throws(ValueError) -> Spacing {
    _ = cursor.take(".")
    let start = cursor.index
    let name = cursor.word()
    let range = start..<cursor.index
    guard !name.isEmpty, cursor.take("(") else { throw invalidSpacing }
    guard name == "fixed" || name == "flexible" else {
      throw ValueError(
        problem: .unknownName(name, what: "spacing"), range: range,
        instead: Similar.words(to: name, among: ["fixed", "flexible"]).map {
          cursor.text.replacing(name, with: $0, maxReplacements: 1)
        })
    }
    let points = try points()
    guard cursor.take(")"), cursor.isAtEnd else { throw invalidSpacing }
    return name == "fixed" ? .fixed(points) : .flexible(points)
  }
}
