import SpecDiagnostics
import Testing

@testable import SwiftExport

/// Expressions of Swift as text.
@Suite struct CodeTests {
  private static let (a, b, c) = (Code.name("a"), Code.name("b"), Code.name("c"))
  private static let isDark = Code.binary(a, .equal, .literal(".dark"))

  @Test(
    arguments: [
      (.binary(.binary(a, .minus, b), .minus, c), "a - b - c"),
      (.binary(a, .minus, .binary(b, .minus, c)), "a - (b - c)"),
      (.binary(.binary(a, .plus, b), .times, c), "(a + b) * c"),
      (.binary(.binary(a, .less, b), .equal, .binary(b, .less, c)), "(a < b) == (b < c)"),
      (.binary(a, .and, .binary(b, .and, c)), "a && b && c"),
      (.binary(a, .and, .binary(b, .or, c)), "a && (b || c)"),
      (.binary(a, .minus, .number(-2)), "a - -2"),
      (.call(.member(.binary(a, .divided, b), "rounded"), []), "(a / b).rounded()"),
      (.prefix("-", .prefix("-", a)), "-(-a)"),
      (.choice([.init(condition: .conditional(a, b, c), value: b)], c), "(a ? b : c) ? b : c"),
      (
        .call("f", [.init("x", a), .init("y", nil), .init("z", .array([b, c]))]),
        "f(x: a, z: [b, c])"
      ),
      (Code.name("in").count, "`in`.count"),
      (a.f(b.orElse(0), of: -2).g, "a.f(b ?? 0, of: -2).g"),
      (a.orElse(b).f(), "(a ?? b).f()"),
      (.binary(a.orElse(b), .equal, c), "a ?? b == c"),
      (Code.chained(a.b).c, "a.b?.c"),
      (a.map.passing("$0.count"), "a.map { $0.count }"),
      (.string([.init("a \"", b), .init("", c), .init("\n", nil)]), #""a \"\(b)\(c)\n""#),
      (.list([.init(".font", a), .init(".kern", b)]), "[.font: a, .kern: b]"),
    ] as [(Code, String)])
  func `code has the parentheses that it needs`(code: Code, text: String) {
    #expect(code.printed == text)
  }

  @Test(
    arguments: [
      (.conditional(a, b, b), "b"),
      (.conditional(.yes, b, c), "b"),
      (.conditional(isDark, .no, .yes), "a != .dark"),
      (.conditional(isDark, .yes, b), "a == .dark || b"),
      (.conditional(a, b, .yes), "!a || b"),
      (.conditional(.isWide(9), b, .conditional(.isWide(5), b, c)), "containerWidth >= 5 ? b : c"),
      (.conditional(.isWide(9), .yes, .isWide(5)), "containerWidth >= 5"),
      (.conditional(.isWide(9), .no, .isWide(5)), "containerWidth < 9 && containerWidth >= 5"),
    ] as [(Code, String)])
  func `a choice of conditions is a condition`(code: Code, text: String) {
    #expect(code.printed == text)
  }

  @Test func `a part that differs in arguments is one part`() {
    let (one, two) = (SwiftEdges(top: Self.a).code, SwiftEdges(top: Self.b).code)
    #expect(
      one.merged(with: two, where: Self.c)?.printed
        == "NSDirectionalEdgeInsets(top: c ? a : b, leading: 0, bottom: 0, trailing: 0)")
    #expect(one.merged(with: .array([]), where: Self.c) == nil)
  }

  @Test func `a long choice has a line for each branch`() {
    let code = (1...9).reduce(Self.a) { code, width in
      .conditional(.isWide(Double(width)), .name("value\(width)"), code)
    }
    let lines = SwiftStatement.constant("x", code).lines(indent: 0)
    #expect(
      lines.prefix(4) == [
        "let x =", "  containerWidth >= 9", "  ? value9", "  : containerWidth >= 8",
      ])
    #expect(
      lines.last
        == "              : containerWidth >= 2 ? value2 : containerWidth >= 1 ? value1 : a")
    #expect(lines.allSatisfy { $0.count <= Code.width })
  }

  @Test func `code knows its names`() {
    let code = Code.closure(
      .call("f", [.init("a", ".b")]), "x",
      [.control("if", Self.a, [.assign(Self.b.d, Code.name("environment").c)])])
    #expect(code.names == ["a", "b", "environment"])
  }

  @Test func `every helper of cells has code`() {
    #expect(CellTemplate.file.problems == [])
    for helper in CellHelper.allCases {
      #expect(helper.declaration.lines(indent: 0).count > 3, "\(helper)")
    }
  }

  @Test func `a template has lines and words filled in`() {
    func lines(_ heading: String, _ values: [String: [SwiftStatement]]) -> [String] {
      SwiftStatement.template(heading, values).lines(indent: 2)
    }
    let registration = lines("registration", ["case": [.line("row")], "name": [.line("Row")]])
    #expect(
      registration[1]
        == "    UICollectionView.CellRegistration<RowCell, RowItem> { cell, _, item in")
    let items = lines("items", ["cases": [.line("case a"), .line("case b")], "sections": []])
    #expect(items[1...4] == ["  enum Item {", "    case a", "    case b", "  }"])
    #expect(items.last == "  /// The items of the sections.")
  }

  @Test func `long code is broken where it is called, listed or assigned`() {
    let long = Code.name(String(repeating: "n", count: 50))
    let call = Code.name("view").constraint(equalTo: long, multiplier: long).isActive
    #expect(
      SwiftStatement.code("", Self.a.f(long, of: call)).lines(indent: 2) == [
        "  a.f(", "    \(long.printed),", "    of: view.constraint(",
        "      equalTo: \(long.printed),", "      multiplier: \(long.printed)).isActive)",
      ])
    #expect(
      SwiftStatement.assign(Self.a, .binary(long, .plus, long)).lines(indent: 0)
        == ["a =", "  \(long.printed) + \(long.printed)"])
    #expect(
      SwiftStatement.code("", .closure(long.map, "", [.code("", long), .code("", Self.b)]))
        .lines(indent: 0).last == "}")
  }
}
