import CellContent
import CompositionalLayout
import Foundation

@testable import LayoutSpec
@testable import SpecDiagnostics
@testable import SpecNormalForm
@testable import SpecTree
@testable import SwiftExport

/// Invariants of the spec language that hold for any text. The fuzzers in `Tests/Fuzzers` and the
/// corpus tests check them.
public enum Invariants {
  /// A violated invariant, described in words.
  public struct Broken: Error, CustomStringConvertible {
    public var description: String
  }

  static func require(
    _ condition: Bool, _ promise: @autoclosure () -> String
  ) throws {
    if !condition { throw Broken(description: promise()) }
  }

  // MARK: Specs

  /// Any bytes either produce errors at valid positions, or are a spec that has a normal form and
  /// can be formatted and laid out.
  public static func spec(_ bytes: [UInt8]) throws {
    do {
      let loaded = try load(bytes)
      try places(of: loaded.warnings, in: bytes)
      try form(of: loaded.spec)
      try layout(of: loaded.spec)
    } catch let error as SpecErrors {
      try require(!error.diagnostics.isEmpty, "a refusal says why")
      try require(error.diagnostics.count <= Limits.shownErrors + 200, "a refusal has an end")
      try places(of: error.diagnostics, in: bytes)
    }
    try format(bytes)
  }

  /// A cell with any bytes as its composition is a spec for which ``spec(_:)`` holds.
  public static func composition(_ bytes: [UInt8]) throws {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var text = Array("contents:\n  a:".utf8)
    for line in lines { text += Array("\n    ".utf8) + line }
    try spec(text + compositionUse.utf8)
  }

  private static let compositionUse = """

    styles: {a: {content: a, padding: 4}}
    sections:
      - group: {width: 1/2, height: ~60, item: {style: a}}
        items:
          - {title: A title, subtitle: B, tags: [c, d], count: 1, done: 0.5, hours: [0, 3, 2], image: avatar-2}
          - {title: "", symbol: star}
      - {list: plain, items: [{style: a, title: C}]}

    """

  /// Provides every file that a spec names.
  private static func load(_ bytes: [UInt8]) throws(SpecErrors) -> LoadedSpec {
    try SpecFile.load(
      bytes, path: "fuzz.yaml",
      readFile: { name throws(SpecFileProblem) in
        if name.hasSuffix(".csv") { return Array("title,count\nOne,1\n\"T,wo\",\n".utf8) }
        if name.hasSuffix(".json") { return Array(#"[{"title": "One", "count": 1}]"#.utf8) }
        if name.hasSuffix(".yaml") { return Array("vars: {gap: 8}\n".utf8) }
        throw .notFound
      })
  }

  private static func places(of diagnostics: [Diagnostic], in bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
    let lines = text.unicodeScalars.split(omittingEmptySubsequences: false) {
      "\n\r\u{85}\u{2028}\u{2029}".unicodeScalars.contains($0)
    }
    for diagnostic in diagnostics where diagnostic.location.path == "fuzz.yaml" {
      let place = diagnostic.location
      try require((1...lines.count).contains(place.line), "\(diagnostic.code) is at a line")
      let length = lines[place.line - 1].count
      // A missing value is reported one past the end; a byte order mark is no character.
      try require(
        place.column >= 1 && place.column <= length + 2, "\(diagnostic.code) is in its line")
      try require(!diagnostic.message.isEmpty, "\(diagnostic.code) has a message")
    }
    for format in DiagnosticFormat.allCases {
      try require(
        !format.text(diagnostics).isEmpty || diagnostics.isEmpty, "\(format.rawValue) says it")
    }
  }

  private static func form(of spec: FileSpec) throws {
    let form = NormalSpec(spec)
    do {
      let again = try NormalSpec(text: form.text)
      try require(again == form, "a form's text is read as the form")
      let copy = try again.spec(path: "fuzz.yaml")
      try require(NormalSpec(copy).text == form.text, "the spec of a form has that form")
      try require(copy.render == spec.render, "the spec of a form asks for the same pictures")
    } catch let error as SpecErrors {
      throw Broken(description: "a form is a spec: \(error)")
    }
  }

  private static func layout(of spec: FileSpec) throws {
    _ = try? spec.swift()
    for width in [40, 320, 1_024] as [CGFloat] {
      let container = Container(width: width)
      guard let plan = try? spec.plan(in: container) else { continue }
      // Solving time is the engine's concern.
      guard plan.itemCounts.reduce(0, { Swift.max($0, $1) }) <= 2_000 else { continue }
      guard let solved = try? plan.layout.solve(itemCounts: plan.itemCounts, in: container) else {
        continue
      }
      let size = solved.contentSize
      try require(size.width.isFinite && size.height.isFinite, "content has a size")
      for element in solved.elements(in: CGRect(x: 0, y: 0, width: width, height: 1_000)).prefix(50)
      {
        let frame = element.frame
        try require(
          [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy(\.isFinite),
          "elements have frames")
        _ = plan.content[element]
      }
      try cells(of: plan, in: container)
    }
  }

  /// Formatting keeps the meaning, and formatting again changes nothing.
  private static func format(_ bytes: [UInt8]) throws {
    for path in ["fuzz.yaml", "fuzz.json"] {
      guard let once = try? SpecFormatter.format(bytes, path: path) else { return }
      guard let twice = try? SpecFormatter.format(Array(once.utf8), path: path) else {
        throw Broken(description: "formatted text can be read")
      }
      try require(
        twice.utf8.elementsEqual(once.utf8),
        "formatting twice is formatting once: \(path)\n\(once)\n\(twice)")
    }
  }

  // MARK: Expressions

  private typealias SpecExpression = SpecTree.SpecExpression

  /// Any text either produces an error at a valid position or evaluates to a number or a boolean,
  /// in all its spellings.
  public static func expression(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    let count = text.unicodeScalars.count
    let scope = scope
    do {
      let expression = try SpecExpression(text)
      let one = try value(of: expression, scope, count)
      if let plain = written(expression), let again = try? SpecExpression(plain) {
        let two = try value(of: again, scope, plain.unicodeScalars.count)
        try require(one == two, "'\(plain)' comes to \(String(describing: one))")
      }
      var swift = SwiftExpressions()
      try require(!swift.code(of: expression).printed.isEmpty, "an expression can be said in Swift")
    } catch let error as ValueError {
      try check(error, count)
    }
    let field = "sections: [{id: a, group: {height: 44}, items: {count: 2, title: $(\(text))}}]"
    try spec(Array(field.utf8))
  }

  private static var scope: Scope {
    var scope = Scope()
    scope.describe(Container(width: 390))
    return scope
  }

  /// The value of an expression; `nil` if it has an error, whose position is checked.
  private static func value(
    of expression: SpecExpression, _ scope: Scope, _ count: Int
  ) throws -> ExpressionValue? {
    var evaluator = Evaluator(scope)
    do {
      let value = try evaluator.value(of: expression)
      if case .number(let number) = value { try require(number.isFinite, "numbers are finite") }
      return value
    } catch let failure as Evaluator.Failure {
      try check(failure.error, count)
      return nil
    }
  }

  private static func check(_ error: ValueError, _ count: Int) throws {
    try require(!error.problem.message.isEmpty, "an error has a message")
    if let range = error.range {
      try require(
        range.lowerBound >= 0 && range.upperBound <= count + 1, "an error is in its expression")
    }
  }

  /// The expression with all parentheses written; `nil` if a number cannot be written.
  private static func written(_ expression: SpecExpression) -> String? {
    switch expression {
    case .value(.number(let number)): return plainNumber(number)
    case .value(.boolean(let boolean)): return "\(boolean)"
    case .name(let name, _): return name
    case .minus(let operand, _): return written(operand).map { "(-\($0))" }
    case .not(let operand, _): return written(operand).map { "(not \($0))" }
    case .chain(let first, let links):
      return links.reduce(written(first)) { left, link in
        guard let left, let right = written(link.operand) else { return nil }
        return "(\(left) \(link.operation.rawValue) \(right))"
      }
    case .call(let function, let values, _):
      let texts = values.compactMap(written)
      guard texts.count == values.count else { return nil }
      return "\(function.rawValue)(\(texts.joined(separator: ", ")))"
    }
  }
}
