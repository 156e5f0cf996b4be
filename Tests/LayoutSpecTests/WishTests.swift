import CompositionalLayout
import Foundation
import LayoutSpec
import SpecDiagnostics
import Testing

/// Wishes that UIKit does not fulfill: the key that people write, and a spec with the suggested line.
struct Wish: Sendable, CustomTestStringConvertible {
  let name: String
  /// A spec with the wish.
  let text: String
  /// The line that the hint quotes.
  let line: String
  /// A spec with the line in place of the wish.
  let answer: String

  var testDescription: String { name }

  private static let group = "group: {height: 50}\n    items: 3"

  static let all = [
    Wish(
      name: "a background without the header",
      text: """
        sections:
          - \(group)
            header: {height: 44}
            background: {excludesHeader: true}
        """,
      line: "contentInsets: {top: 44}",
      answer: """
        sections:
          - \(group)
            header: {height: 44}
            background: {contentInsets: {top: 44}}
        """),
    Wish(
      name: "a header that scrolls with its carousel",
      text: """
        sections:
          - orthogonalScrollingBehavior: continuous
            group: {size: [100, 50]}
            items: 9
            header: {height: 44, scrollsWithCarousel: true}
        """,
      line: "supplementaryItems: [{elementKind: title, size: [1w, 30], containerAnchor: "
        + "{edges: [top, leading]}}]",
      answer: """
        sections:
          - orthogonalScrollingBehavior: continuous
            group:
              size: [100, 50]
              supplementaryItems: [{elementKind: title, size: [1w, 30], containerAnchor: {edges: [top, leading]}}]
            items: 9
        """),
    Wish(
      name: "an endless carousel",
      text: """
        sections:
          - orthogonalScrollingBehavior: continuous
            endless: true
            group: {size: [100, 50]}
            items: 300
        """,
      line: "scrollOffset: 5000",
      answer: """
        sections:
          - orthogonalScrollingBehavior: continuous
            scrollOffset: 5000
            group: {size: [100, 50]}
            items: 300
        """),
    Wish(
      name: "content from the bottom up",
      text: """
        configuration: {reversed: true}
        sections:
          - \(group)
        """,
      line: "contentInsets: {top: \"=max(height - 300, 0)\"}",
      answer: """
        sections:
          - \(group)
            contentInsets: {top: "=max(height - 300, 0)"}
        """),
    Wish(
      name: "a footer at the bottom of a short screen",
      text: """
        sections:
          - \(group)
            footer: {height: 44, sticksToBottom: true}
        """,
      line: "contentInsets: {bottom: \"=max(height - 300, 0)\"}",
      answer: """
        sections:
          - \(group)
            footer: {height: 44}
            contentInsets: {bottom: "=max(height - 300, 0)"}
        """),
    Wish(
      name: "a waterfall",
      text: """
        sections:
          - group: {height: 400, waterfall: 3}
            items: 9
        """,
      line: "custom: {count: 9, columns: 3, frame: [shortest * width / 3, shortestEnd, width / 3, "
        + "60 + i % 3 * 30]}",
      answer: """
        sections:
          - group:
              height: 400
              custom: {count: 9, columns: 3, frame: [shortest * width / 3, shortestEnd, width / 3, 60 + i % 3 * 30]}
            items: 9
        """),
    Wish(
      name: "an item that spans columns",
      text: """
        sections:
          - group: {height: 50, subitems: [{width: 1/3, span: 2}]}
            items: 6
        """,
      line: "subitems: [{width: 2/3}, {width: 1/3}]",
      answer: """
        sections:
          - group: {height: 50, subitems: [{width: 2/3}, {width: 1/3}]}
            items: 6
        """),
    Wish(
      name: "a maximum length",
      text: """
        sections:
          - group: {width: {maximum: 600}, height: 50}
            items: 3
        """,
      line: "\"=min(width, 600)\"",
      answer: """
        sections:
          - group: {width: "=min(width, 600)", height: 50}
            items: 3
        """),
  ]
}

struct WishTests {
  @Test(arguments: Wish.all)
  func `a wish that UIKit does not fulfill is answered with the usual way round`(_ wish: Wish) {
    let found = diagnostics(of: wish.text)
    let text = DiagnosticFormat.human.text(found).replacing(#/\n\s*(=\s*)?/#, with: " ")
    #expect(found.count == 1 && text.contains(wish.line), "\(text)")
  }

  @Test(arguments: Wish.all)
  func `the suggested line works`(_ wish: Wish) throws {
    #expect(diagnostics(of: wish.answer).isEmpty)
    let plan = try plan(wish.answer)
    let layout = try plan.layout.solve(itemCounts: plan.itemCounts, in: Container(width: 390))
    #expect(!layout.allElements().isEmpty && layout.warnings.isEmpty)
  }

  private func solved(_ name: String) throws -> [SolvedElement] {
    let wish = try #require(Wish.all.first { $0.name == name })
    let plan = try plan(wish.answer)
    return try plan.layout.solve(
      itemCounts: plan.itemCounts, in: Container(width: 390, height: 844)
    ).allElements()
  }

  @Test func `a background can begin below the header`() throws {
    let background = try solved("a background without the header")
      .first { $0.category == .decoration }
    #expect(background?.frame.minY == 44)
  }

  @Test func `space above or below moves short content to the bottom`() throws {
    // 844 points less 300.
    let first = try solved("content from the bottom up").first { $0.category == .cell }
    #expect(first?.frame.minY == 544)
    let footer = try solved("a footer at the bottom of a short screen")
      .first { $0.category == .supplementary }
    #expect(footer?.frame.minY == 694)
  }

  @Test func `a waterfall places each cell in the column that ends first`() throws {
    let frames = try solved("a waterfall").map(\.frame)
    // Heights of 60, 90 and 120 in columns of 130.
    #expect(frames.map(\.minX) == [0, 130, 260, 0, 130, 0, 260, 130, 260])
    #expect(frames.map(\.minY) == [0, 0, 0, 60, 90, 120, 120, 180, 180])
    let plan = try plan(
      """
      sections:
        - group:
            height: 400
            custom: {count: 5, columns: 2, frame: [shortest * 100, shortestEnd, 100, "if(i == 0, 100, 40)"]}
          items: 5
      """)
    let uneven = try plan.layout.solve(itemCounts: [5], in: Container(width: 390)).allElements()
    // The second column takes cells until it ends below the first.
    #expect(uneven.map(\.frame.minX) == [0, 100, 100, 100, 0])
    #expect(uneven.map(\.frame.minY) == [0, 0, 40, 80, 100])
  }

  @Test func `the names of columns are known only there`() {
    let found = diagnostics(
      of: """
        sections:
          - group: {height: 400, custom: {count: 5, frame: [0, shortestEnd, 100, 40]}}
            items: 5
        """)
    #expect(found.map(\.code) == ["E503"])
  }

  @Test(arguments: [
    "estimated", "absolute", "fractionalWidth", ".fractionalHeight", "uniformAcrossSiblings",
    "fixed", "flexible", "FLEXIBLE",
  ])
  func `UIKit's words for lengths have pages with a working example`(_ word: String) throws {
    let page = try #require(WordPage(word))
    let example = try #require(page.example)
    #expect(example.contains(page.word + "("))
    #expect(diagnostics(of: example + "\n").isEmpty)
  }
}
