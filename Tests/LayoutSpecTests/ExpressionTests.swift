import CellContent
import CompositionalLayout
import Foundation
import SpecDiagnostics
import SpecTree
import Testing

@testable import LayoutSpec

/// Expressions: parsing, evaluation, errors, and their names in layouts.
struct ExpressionTests {
  static func value(_ text: String, width: CGFloat = 320) throws -> ExpressionValue {
    var scope = Scope()
    scope.describe(Container(width: width))
    var evaluator = Evaluator(scope)
    return try evaluator.value(of: try SpecExpression(text))
  }

  @Test(
    arguments: [
      ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("10 - 4 - 3", 3), ("2 * -3", -6), ("7 % 4", 3),
      ("1 / 2 / 2", 0.25), ("--2", 2), ("min(3, 1, 2)", 1), ("max(1)", 1), ("clamp(9, 1, 5)", 5),
      ("floor(-0.5)", -1), ("ceil(0.1)", 1), ("round(2.5)", 3), ("abs(-4)", 4), ("sqrt(9)", 3),
      ("if(width > 300, 2, 1 / 0)", 2), ("width / 2", 160), ("containerHeight", 844),
      ("(width - 3*8)/4", 74), ("1.5*2", 3), (" 8 ", 8),
      ("clamp(0, 1, 5)", 1), ("1\t+\n2", 3), ("1000000000000000 - 1", 999_999_999_999_999),
    ] as [(String, Double)])
  func `numeric expressions evaluate`(_ text: String, _ number: Double) throws {
    #expect(try Self.value(text) == .number(number))
  }

  @Test(
    arguments: [
      ("1 < 2 and 2 <= 2", true), ("not 1 > 2", true), ("not not true", true),
      ("1 == 1.0", true), ("1 != 1", false), ("true == false", false), ("compact", true),
      ("regular or ltr and not dark", true), ("false and 1 / 0 > 1", false),
      ("true or 1 / 0 > 1", true), ("true or false and false", true), ("accessibility", false),
      ("true != false", true), ("true != true", false),
    ] as [(String, Bool)])
  func `boolean expressions evaluate`(_ text: String, _ boolean: Bool) throws {
    #expect(try Self.value(text) == .boolean(boolean))
  }

  /// Invalid expressions, with the messages and the ranges of their errors.
  @Test(
    arguments: [
      ("", "invalid expression: expected a number or a name", 0..<1),
      ("1 +", "invalid expression: expected a number or a name", 2..<3),
      ("(1 +)", "invalid expression: expected a number or a name", 4..<5),
      ("2 * * 3", "invalid expression: expected a number or a name", 4..<5),
      ("2 * and", "invalid expression: expected a number or a name", 4..<7),
      ("(1 2)", "invalid expression: expected an operator", 3..<4),
      ("max(1 2)", "invalid expression: expected an operator", 6..<7),
      ("8. + 2", "invalid expression: unexpected '.'", 1..<2),
      (
        "rtl ? 1 : 2",
        "invalid expression: unexpected '?'; write if(condition, a, b)", 4..<5
      ),
      (
        "1 < 2 <= 3",
        "invalid expression: comparisons cannot be chained; join two with 'and'", 6..<8
      ),
      ("1 + )", "this parenthesis is never opened", 4..<5),
      ("(1))", "this parenthesis is never opened", 3..<4),
      ("(2 *", "this parenthesis is never closed", 0..<1),
      ("(1 + (2", "this parenthesis is never closed", 5..<6),
      ("(1 + (", "this parenthesis is never closed", 5..<6),
      ("8x", "unknown unit 'x' in an expression", 0..<2),
      ("round(1, 2)", "'round' takes 1 argument, not 2", 0..<5),
      (
        "1000000000000001", "1000000000000001 is more than the largest number in expressions",
        0..<16
      ),
    ] as [(String, String, Range<Int>)])
  func `errors have the right messages and ranges`(
    _ text: String, _ message: String, _ range: Range<Int>
  ) {
    let error = #expect(throws: ValueError.self) { try SpecExpression(text) }
    #expect(error?.problem.message == message)
    #expect(error?.range == range)
  }

  @Test func `a fix keeps the rest of an expression`() {
    for (wrong, right) in [
      ("=gap + 8pt", "=gap + 8"), ("=2 * gpa", "=2 * gap"), ("=flor(gap) + 1", "=floor(gap) + 1"),
      ("=gap − 1", "=gap - 1"),
    ] {
      let text = "vars: {gap: 8}\nsections: [{group: {height: \(wrong)}, items: 1}]"
      let fixed = diagnostics(of: text).flatMap(\.fixes).map { applying($0, to: text) }
      #expect(fixed == [text.replacing(wrong, with: right)])
    }
  }

  @Test func `a result that is too large is an error`() {
    let product = Array(repeating: "1000000000000000", count: 21).joined(separator: "*")
    let failure = #expect(throws: Evaluator.Failure.self) { try Self.value(product) }
    #expect(failure?.error.problem == .notFinite("infinite"))
  }

  @Test func `names can have letters of all scripts, digits and underscores`() throws {
    let layout = try plan(
      """
      vars: {my_gap: 8, größe: 3, x2: 1, _y: 1}
      sections: [{group: {height: =my_gap * größe + x2 + _y}, items: 1}]
      """
    ).layout.solve(itemCounts: [1], in: Container(width: 390))
    #expect(layout.contentSize.height == 26)
  }

  @Test(arguments: [
    ("-1", "+", 70), ("abs(1)", "+", 70), ("(1)", "+", 70), ("not not rtl", " or ", 34),
  ])
  func `operators side by side do not count as nesting`(
    _ part: String, _ mark: String, _ count: Int
  ) {
    let text = Array(repeating: part, count: count).joined(separator: mark)
    #expect(throws: Never.self) { try SpecExpression(text) }
  }

  @Test func `the longest and deepest expressions are accepted`() throws {
    let sum = Array(repeating: "1", count: 256).joined(separator: "+")
    #expect(try Self.value(sum) == .number(256))
    #expect(try Self.value(sum + " ") == .number(256))
    let values = Array(repeating: "1", count: 64).joined(separator: ",")
    #expect(try Self.value("min(\(values))") == .number(1))
    #expect(throws: ValueError.self) { try Self.value("min(\(values),1)") }
    #expect(throws: ValueError.self) { try Self.value(sum + "+1") }
    func nested(_ depth: Int) -> String {
      String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth)
    }
    #expect(try Self.value(nested(64)) == .number(1))
    #expect(throws: ValueError.self) { try Self.value(nested(65)) }
    #expect(throws: ValueError.self) { try Self.value(String(repeating: "-", count: 400) + "1") }
    #expect(throws: ValueError.self) { try Self.value(String(repeating: "not ", count: 99) + "1") }
  }

  @Test func `vars that double each other are evaluated quickly`() throws {
    let vars = (1...50).map { "v\($0): v\($0 - 1) + v\($0 - 1)" }.joined(separator: ", ")
    let layout = try plan(
      """
      vars: {v0: 1, \(vars)}
      sections: [{group: {height: =v50 / v50 * 44}, items: 1}]
      """
    ).layout.solve(itemCounts: [1], in: Container(width: 390))
    #expect(layout.contentSize.height == 44)
  }

  /// Any text either evaluates or is an error.
  @Test(.timeLimit(.minutes(20))) func `no text traps`() {
    let pieces = [
      "1", "0", ".5", "width", "x", "(", ")", ",", "+", "-", "*", "/", "%", "<", "==", "!", "=",
      "and", "not", "true", "min(", "if(", "sqrt(", "1e999", "9999999999999999", " ", "é", "$",
    ]
    var chance = Chance("expressions")
    for _ in 0..<20_000 {
      let text = (0..<(1 + chance.number(below: 9))).map { _ in chance.one(of: pieces) }.joined()
      if case .number(let number)? = try? Self.value(text) { #expect(number.isFinite) }
    }
  }

  @Test(arguments: [
    ("height: =2 * gap + 4", 20.0), ("height: \"=if(rtl, 10, 12)\"", 12),
    ("height: =width / 10", 35),
    ("size: [1w, =columns * 7], columns: 2", 14), ("height: {default: 10, 300: =gap}", 8),
    ("height: {default: 10, 500: 12}", 10),
    ("height: =rows * 20, rows: 2", 20),
  ])
  func `sizes are computed`(_ group: String, _ height: Double) throws {
    let plan = try plan(
      """
      vars: {gap: 8}
      sections: [{group: {\(group)}, items: 1, contentInsets: [0, 20]}]
      """)
    let layout = try plan.layout.solve(itemCounts: [1], in: Container(width: 390))
    #expect(Double(layout.allElements()[0].frame.height) == height)
  }

  @Test func `width equals 1w at every place`() throws {
    let plan = try plan(
      """
      sections:
        - contentInsets: [0, =width / 39]
          group:
            height: 100
            columns: 2
            interItemSpacing: 10
            item:
              subitems: [{width: =width / 2, height: =height / 4}]
          items: 2
      """)
    let cell = try plan.layout.solve(itemCounts: plan.itemCounts, in: Container(width: 390))
      .allElements()[0]
    // 390 minus insets of 10 and a gap of 10 is 360, shared by two; half a share is 90.
    #expect(cell.frame == CGRect(x: 10, y: 0, width: 90, height: 25))
  }

  @Test func `names of one group are not visible in another`() throws {
    let layout = try plan(
      """
      sections:
        - group:
            height: 40
            subitems:
              - {width: 50%, subitems: [{width: 20%, custom: {frame: [0, 0, width, height], count: 1}}]}
              - {width: =width / 2}
          items: 6
      """
    ).layout.solve(itemCounts: [6], in: Container(width: 390))
    #expect(layout.allElements().map(\.frame.width) == [39, 39, 39, 39, 39, 195])
    let named = "subitems: [{width: 50%, rows: 2}, {width: 50%, height: =rows * 8}]"
    #expect(
      diagnostics(of: "sections: [{group: {height: 40, \(named)}, items: 1}]").map(\.code)
        == ["E503"])
  }

  @Test func `custom groups are computed from their own size`() throws {
    let plan = try plan(
      """
      vars: {gap: 8, step: 28}
      sections:
        - group:
            height: =5 * (step + gap)
            custom:
              count: 5
              let: {w: (width - 4*gap) / 5}
              frame: [i * (w + gap), i * (step + gap), w, step]
              zIndex: =n - i
          contentInsets: 12
          items: 10
      """)
    let layout = try plan.layout.solve(itemCounts: [10], in: Container(width: 390))
    let cells = layout.allElements()
    let share = (366.0 - 32) / 5
    #expect(cells[0].frame == CGRect(x: 12, y: 12, width: share, height: 28))
    #expect(abs(cells[4].frame.maxX - 378) <= 0.5)
    #expect(cells[0].zIndex == 5)
    #expect(cells[5].frame.minY == 192)
  }

  /// Sections that take a quarter of the width and the height, as `W` and `H`.
  static let quarters = [
    // R36, R40, R71: orthogonal scrolling and insets references.
    "{width: W, height: H}, orthogonalScrollingBehavior: continuous, contentInsets: {top: 10, leading: 20, bottom: 30, trailing: 45}",
    "{width: W, height: 100}, contentInsetsReference: layoutMargins",
    // R24.
    "{width: W, height: 10}, header: {width: W, height: H}, contentInsets: [0, 20]",
    "{width: W, height: 10}, header: {width: W}, contentInsets: [0, 20], supplementariesFollowContentInsets: false",
    // R3, R8, R9: shares are rounded down.
    "{height: 99, columns: 3, interItemSpacing: 11, item: {rows: 2, item: {item: {width: W, height: H}}}}",
    "{height: 100, count: 2, interItemSpacing: 10, item: {width: W, height: H}}",
    // R14, R17, R73: estimates.
    "{height: ~100, contentInsets: [10, 20], item: {width: W, height: H}}",
    "{width: ~200, height: 60, contentInsets: 10, item: {width: W, height: H}}",
    "{width: ~200, height: 60, item: {contentInsets: 10, item: {width: W, height: H}}}",
    "{width: ~200, height: 60, columns: 2, item: {contentInsets: 10, item: {width: W, height: H}}}",
    "{width: ~200, height: 60, interItemSpacing: 10, subitems: [{width: 20}, {width: W}]}",
    // R4, R5, R16: subitems that repeat while they fit.
    "{height: 60, interItemSpacing: 10, subitems: [{width: 100}, {width: W}]}",
    "{height: 60, interItemSpacing: 10, subitems: [{width: 100, edgeSpacing: {trailing: 120}}, {width: W}]}",
    "{height: 60, interItemSpacing: 10, subitems: [{width: 50.5%, height: W}]}",
    "{height: 60, interItemSpacing: 6, subitems: [{width: 1/9, height: W}]}",
    "{height: 60, interItemSpacing: 50, subitems: [{width: 100, height: 25%w}, {width: 60, height: W}]}",
  ]

  @Test(arguments: quarters, ["ios16", "ios13"])
  func `a computed part of the width equals a fraction`(
    _ section: String, _ generation: String
  ) throws {
    func frames(_ quarter: String, _ other: String) throws -> [CGRect] {
      let section = section.replacing(/\b[WH]\b/) { $0.output == "W" ? quarter : other }
      let plan = try plan(
        """
        configuration: {compatibility: \(generation)}
        sections: [{group: \(section), items: 5}]
        """)
      return try plan.layout.solve(itemCounts: plan.itemCounts, in: Container(width: 390))
        .allElements().map(\.frame)
    }
    let fractions = try frames("25%w", "25%h")
    let computed = try frames("=width / 4", "=height / 4")
    #expect(fractions.count == computed.count && fractions.count >= 5)
    for (one, other) in zip(fractions, computed) {
      // Computed lengths are not rounded down to a pixel.
      #expect(abs(one.minX - other.minX) < 1 && abs(one.minY - other.minY) < 1)
      #expect(abs(one.width - other.width) <= 0.5 && abs(one.height - other.height) <= 0.5)
    }
  }

  @Test(
    arguments: [
      // R5: 3 × 95 points and two gaps; a fourth would fit without gaps.
      ("{height: 44, interItemSpacing: 10, item: {width: 95}}", [0, 0, 0, 1, 1]),
      ("{height: 44, interItemSpacing: 10, item: {width: 120}}", [0, 0, 0, 1, 1]),
      ("{height: 44, interItemSpacing: 10, item: {width: 190}}", [0, 0, 1, 1, 2]),
      ("{height: 44, columns: 2, item: {rows: 2}}", [0, 0, 0, 0, 1]),
      (
        "{height: 44, count: 2, item: {count: 2, width: 50%, item: {width: 50%}}}", [0, 0, 0, 0, 1]
      ),
      ("{height: 44, custom: {count: 2, frame: [i * 50, 0, 50, 44]}}", [0, 0, 1, 1, 2]),
      // R14: one run.
      ("{width: ~200, height: 44, subitems: [{width: 20}, {width: 20}]}", [0, 0, 1, 1, 2]),
    ] as [(String, [Int])])
  func `line is the index of the item's group`(_ group: String, _ lines: [Int]) throws {
    let plan = try plan(
      "sections: [{group: \(group), items: {count: 5, intrinsicSize: [=line, null]}}]")
    for (item, line) in lines.enumerated() {
      let size = plan.intrinsicSizes[.init(category: .cell, section: 0, item: item)]
      #expect(size == .size(width: CGFloat(line), height: nil))
    }
    let layout = try plan.layout.solve(itemCounts: [5], in: Container(width: 390))
    var groups: [Int] = []
    for (index, group) in layout.groups(
      ofSection: 0, in: CGRect(origin: .zero, size: layout.contentSize)
    ).enumerated() {
      groups += Array(repeating: index, count: group.fragment.itemCount)
    }
    #expect(groups == lines)
  }
}
