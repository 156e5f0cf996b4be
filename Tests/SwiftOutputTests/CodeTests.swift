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
      (.member(.binary(a, .divided, b), "rounded", []), "(a / b).rounded()"),
      (.prefix("-", .prefix("-", a)), "-(-a)"),
      (.choice([.init(condition: .conditional(a, b, c), value: b)], c), "(a ? b : c) ? b : c"),
      (
        .call("f", [.init("x", a), .init("y", nil), .init("z", .array([b, c]))]),
        "f(x: a, z: [b, c])"
      ),
      (.name("in", ".count"), "`in`.count"),
    ] as [(Code, String)])
  func `code has the parentheses that it needs`(code: Code, text: String) {
    #expect(code.text == text)
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
    #expect(code.text == text)
  }

  @Test func `a part that differs in arguments is one part`() {
    let (one, two) = (SwiftEdges(top: Self.a).code, SwiftEdges(top: Self.b).code)
    #expect(
      one.merged(with: two, where: Self.c)?.text
        == "NSDirectionalEdgeInsets(top: c ? a : b, leading: 0, bottom: 0, trailing: 0)")
    #expect(one.merged(with: .array([]), where: Self.c) == nil)
  }

  @Test func `a long choice has a line for each branch`() {
    let code = (1...9).reduce(Self.a) { code, width in
      .conditional(.isWide(Double(width)), .name("value\(width)"), code)
    }
    let lines = code.lines("let x = ", indent: 4)
    #expect(
      lines.prefix(4) == [
        "let x =", "  containerWidth >= 9", "  ? value9", "  : containerWidth >= 8",
      ])
    #expect(
      lines.last
        == "              : containerWidth >= 2 ? value2 : containerWidth >= 1 ? value1 : a")
    #expect(lines.allSatisfy { $0.count <= Code.width - 4 })
  }

  @Test func `code knows its names`() {
    let code = Code.closure(
      .call("f", [.init("a", .literal(".b"))]), "x",
      [.if(Self.a, [.code("return ", .name("environment", ".c"))])])
    #expect(code.names == ["a", "environment"])
  }

  @Test func `every helper of cells has code`() {
    #expect(CellTemplate.file.problems == [])
    for helper in CellHelper.allCases { #expect(helper.lines.count > 3, "\(helper)") }
  }

  @Test func `a template has lines and words filled in`() {
    let lines = CellTemplate.lines("registration", ["case": ["row"], "name": ["Row"]])
    #expect(lines[1] == "  UICollectionView.CellRegistration<RowCell, RowItem> { cell, _, item in")
    let items = CellTemplate.lines("items", ["cases": ["case a", "case b"], "sections": []])
    #expect(
      items.prefix(5) == ["/// What a cell shows.", "enum Item {", "  case a", "  case b", "}"])
    #expect(items.suffix(2) == ["static let sampleItems: [[Item]] = [", "]"])
  }
}
