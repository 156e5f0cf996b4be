internal import CellContent
internal import Foundation
internal import Geometry
internal import Scene
internal import SpecDiagnostics
internal import SpecTree

extension ValueKind<PartSide> {
  /// A side of a part.
  static func side(_ axis: Axis) -> ValueKind {
    let kind = "a \(axis.lengthName)"
    return ValueKind(
      name: kind,
      shape: .scalar(
        ScalarGrammar(
          name: "partSide",
          patterns: [
            "fill|hug", ScalarGrammar.number + "(pt|%)?", "[0-9]+/[0-9]+", ScalarGrammar.computed,
          ], numbers: 0...Limits.points))
    ) { node, context, sink in
      guard let text = node.nonNullText else { return sink.expected(kind, at: node) }
      if text.hasPrefix("=") {
        return context.deferred(in: node, from: 1, &sink).map { .computed($0) }
          ?? ValueKind<CGFloat>.unsignedLength.read(node, context, &sink).map {
            .fixed(.points($0))
          }
      }
      do throws(ValueError) {
        return .fixed(try length(text, kind))
      } catch {
        sink.report(error, in: node)
        return nil
      }
    }
  }

  private static func length(_ text: String, _ kind: String) throws(ValueError) -> PartLength {
    switch text {
    case "fill": return .fill
    case "hug": return .hug
    default: break
    }
    var cursor = Cursor(text)
    if let number = cursor.number() {
      if cursor.isAtEnd || cursor.take("pt") && cursor.isAtEnd {
        return .points(try number.points())
      }
      if cursor.take("%"), cursor.isAtEnd {
        return try fraction(number.hundredth, text, kind, "100%")
      }
      if cursor.take("/"), let divisor = cursor.number(), cursor.isAtEnd {
        guard divisor.value > 0 else {
          throw ValueError(problem: .divisionByZero, range: divisor.range)
        }
        return try fraction(number.value / divisor.value, text, kind, "1/1")
      }
    }
    if text.hasPrefix("-"), Double(text) != nil {
      throw ValueError(problem: .negative(kind: kind), instead: [String(text.dropFirst())])
    }
    let words = [
      "auto": "hug", "fit": "hug", "content": "hug", "full": "fill", "flex": "fill", "max": "fill",
      "1w": "fill", "1h": "fill",
    ]
    let plain = text.filter { $0 != "~" }
    let axisless = text.hasSuffix("w") || text.hasSuffix("h") ? [String(text.dropLast())] : []
    throw ValueError(
      problem: .notAValue(text, kind: kind, examples: "44, 50%, fill or hug"),
      instead: words[text].map { [$0] }
        ?? (text.hasPrefix("~") && Double(plain) != nil ? ["hug"] : axisless)
        + [String(text.prefix { $0.isNumber || $0 == "." })].filter { !$0.isEmpty })
  }

  /// A fraction of the parent's side, at most all of it.
  private static func fraction(
    _ fraction: Double, _ text: String, _ kind: String, _ whole: String
  ) throws(ValueError) -> PartLength {
    guard fraction <= 1 else {
      throw ValueError(
        problem: .outOfRange(text, kind: kind, range: "at most \(whole) of the parent's"),
        instead: [whole, "fill"])
    }
    return .fraction(fraction)
  }
}

extension ValueKind<CGFloat> {
  /// A ratio of width to height: `1.5`, `16:9` or `3/2`.
  static let ratio: ValueKind = scalar(
    "a ratio",
    shape: .scalar(
      ScalarGrammar(
        name: "ratio",
        patterns: [
          "\(ScalarGrammar.number)( *[:/] *\(ScalarGrammar.number))?", ScalarGrammar.computed,
        ],
        numbers: 0.001...1_000)), computed: ratio
  ) { text throws(ValueError) in
    let parts = text.split { ":/".contains($0) }.map {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    guard let first = parts.first ?? nil, parts.count <= 2, let last = parts[parts.count - 1] else {
      let sides = text.split { "x×".contains($0) }
      throw ValueError(
        problem: .notAValue(text, kind: "a ratio", examples: "16:9 or 1.5"),
        instead: sides.count == 2 ? [sides.joined(separator: ":")] : [])
    }
    return try ratio(parts.count == 1 ? first : first / last)
  }

  private static func ratio(_ number: Double) throws(ValueError) -> CGFloat {
    guard number.isFinite, (0.001...1_000).contains(number) else {
      throw ValueError(
        problem: .outOfRange("\(number)", kind: "a ratio", range: "from 0.001 to 1,000"))
    }
    return number
  }

  /// A fraction from 0 to 1.
  static let part: ValueKind = number("a fraction", from: 0...1, isComputable: true)

  static let chartValue: ValueKind = scalar("a number") { text throws(ValueError) in
    guard let number = Double(text), abs(number) <= Limits.points else {
      throw ValueError(problem: .notAValue(text, kind: "a number", examples: "3 or 0.5"))
    }
    return number
  }
}

extension ValueKind<[String]> {
  /// A list of texts.
  static let texts: ValueKind = list(of: .text, named: "a list of texts", limit: 20)
}

extension ValueKind<PartImage.Outline> {
  /// A color, or a map.
  static let outline: ValueKind = .init(
    name: "an outline",
    shape: .either([ValueKind<ColorReference>.color.shape, .map { OutlineKeys.map }])
  ) { node, context, sink in
    var outline = PartImage.Outline()
    guard let entries = node.entries, entries.contains(where: { OutlineKeys.map.has($0.key) })
    else {
      outline.color = ValueKind<ColorReference>.color.read(node, context, &sink)
      return outline.color.map { _ in outline }
    }
    return OutlineKeys.table.read(node, from: outline, context, &sink)
  }
}

extension ValueKind<PartPlace.Anchor> {
  static let partPlace: ValueKind = choice("place")
}

extension ValueKind<PartAlignment> {
  static let partAlignment: ValueKind = choice("alignment")
}

extension ValueKind<PartDistribution> {
  static let partDistribution: ValueKind = choice("distribution")
}

extension ValueKind<PartImage.Mask> {
  static let mask: ValueKind = choice("mask")
}

extension ValueKind<PartText.Case> {
  static let textCase: ValueKind = choice("text case")
}

extension ValueKind<PartButton.Kind> {
  static let buttonKind: ValueKind = choice("button configuration")
}

extension ValueKind<String> {
  static let textRole: ValueKind = choice(
    "role", ["title", "subtitle", "detail", "eyebrow"].map { ($0, $0) })
}

extension ValueKind<Paragraph.Truncation> {
  static let lineBreakMode: ValueKind = choice(
    "line break mode",
    [
      ("byTruncatingHead", .start), ("byTruncatingMiddle", .middle), ("byTruncatingTail", .end),
      ("byWordWrapping", .words), ("byCharWrapping", .letters),
    ])
}
