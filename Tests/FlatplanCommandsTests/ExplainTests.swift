import Testing

@testable import SpecDiagnostics

/// `flatplan explain` for specs.
@Suite struct ExplainTests {
  let work: Workplace

  init() throws { work = try Workplace() }

  private func explain(_ spec: String, _ arguments: String...) async throws -> String {
    try work.write(spec + "\n", to: "spec.yaml")
    let result = await work.run(["explain", "spec.yaml"] + arguments)
    #expect(result.code == .done && result.words.isEmpty, "\(result.words)")
    return result.text
  }

  @Test func `all defaults are filled in, with sizes, calls and a drawing`() async throws {
    let text = try await explain("sections:\n  - {id: a, group: {height: 44}, items: 3}")
    let lines = """
      spec.yaml at 390 points: content of 390 x 132 pt
        scrollDirection: vertical, interSectionSpacing: 0, contentInsetsReference: safeArea
        compatibility: ios26

      section 0 'a', spec.yaml:2: 390 x 132 pt at 0, 0
        NSCollectionLayoutSection(group:)
        contentInsets: 0, interGroupSpacing: 0, orthogonalScrollingBehavior: none
        contentInsetsReference: automatic, supplementaryContentInsetsReference: automatic
        supplementariesFollowContentInsets: true
        3 items in 3 groups, one after another down
        group: width 1w, height 44 → 390 x 44 pt
          NSCollectionLayoutGroup.horizontal(layoutSize:subitems:)
          contentInsets: 0, edgeSpacing: none, interItemSpacing: 0
          1 subitem in 390 pt; 2 would need 780 pt
          item: width 1w, height 1h → 390 x 44 pt
            NSCollectionLayoutItem(layoutSize:)
            contentInsets: 0, edgeSpacing: none

      """
    #expect(text.hasPrefix(lines))
    #expect(text.contains("    ┌────") && text.contains("────┘\n"))
  }

  @Test(arguments: [
    ("{height: 2000}", 5), ("{height: 4}", 1), ("{height: 300, columns: 7}", 20),
    ("{height: 2000, rows: 7}", 20),
  ])
  func `drawings fit a terminal, and those of a single cell are small`(
    _ group: String, _ most: Int
  ) async throws {
    let text = try await explain("sections: [{group: \(group), items: 7}]")
    let drawing = text.split(separator: "\n").filter { $0.contains { "┌│└▪".contains($0) } }
    #expect((1...most).contains(drawing.count))
    #expect(drawing.allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: [
    ("{height: 44, columns: 3, interItemSpacing: 8}", "3 equal shares of 300 pt minus spacing"),
    ("{height: 44, item: {width: 90}}", "3 subitems in 300 pt; 4 would need 360 pt"),
    ("{height: 44, item: {width: 29}}", "10 subitems in 300 pt; 11 would need 319 pt"),
    ("{height: 44, item: {width: 15}}", "20 subitems in 300 pt; 21 would need 315 pt"),
    ("{height: 44, count: 2, item: {width: 90}}", "2 repeated subitems in 300 pt"),
    ("{height: ~44, direction: vertical, item: {height: ~44}}", "1 subitem in 44 pt: each once"),
  ])
  func `a line has a reason for its number of items`(_ group: String, _ reason: String) async throws
  {
    let text = try await explain("sections: [{group: \(group), items: 6}]", "--width", "300")
    #expect(text.contains("    \(reason)"), "\(text)")
  }

  @Test func `different edges are listed separately`() async throws {
    let insets = "{top: 1, leading: 2, bottom: 3, trailing: 4}"
    let text = try await explain(
      """
      sections:
        - group: {height: 44, contentInsets: \(insets), item: {width: 9, edgeSpacing: {top: 4+, leading: 8}}}
          items: 3
      """)
    #expect(text.contains("    contentInsets: \(insets), edgeSpacing: none\n"), "\(text)")
    let spacing = "edgeSpacing: {top: 4+, leading: 8, bottom: 0, trailing: 0}"
    #expect(text.contains("      contentInsets: 0, \(spacing)\n"), "\(text)")
  }

  @Test(arguments: [
    ("55%", "55%w"), ("12.5%", "1/8w"), ("33.5%", "33.5%w"), ("0.123w", "12.3%w"),
    ("0.1234w", "0.1234w"), ("2/3", "2/3w"), ("~40", "~40"), ("~=40", "~=40"),
  ])
  func `sizes have their most readable form`(_ size: String, _ words: String) async throws {
    let text = try await explain("sections: [{group: {width: \(size), height: 44}, items: 1}]")
    #expect(text.contains("  group: width \(words), height 44 → "), "\(text)")
  }

  @Test func `lists, custom groups, nested groups and carousels are explained`() async throws {
    let text = try await explain(
      """
      sections:
        - {list: plain, items: 2}
        - {group: {height: 50, custom: {frames: [[0, 0, 20, 20], [30, 0, 20, 20]], zIndex: [1, 0]}}, items: 2}
        - group: {height: 60, subitems: [{width: 25%}, {width: 75%, rows: 2}]}
          items: 3
        - {group: {width: 80%, height: 70}, orthogonalScrollingBehavior: groupPaging, items: 2}
      """)
    #expect(text.contains("NSCollectionLayoutSection.list(using:)"))
    #expect(text.contains("NSCollectionLayoutGroup.custom(layoutSize:itemProvider:)"))
    #expect(text.contains("    frame 1: [30, 0, 20, 20], zIndex: 0\n"))
    #expect(text.contains("    subitem 0: item: width 25%w, height 1h → 97.5 x 60 pt\n"))
    #expect(text.contains("    subitem 1: group: width 75%w, height 1h → 292.5 x 60 pt\n"))
    #expect(text.contains("NSCollectionLayoutGroup.vertical(layoutSize:subitem:count:)"))
    #expect(text.contains("orthogonalScrollingBehavior: groupPaging"))
    #expect(text.contains("2 items in 2 groups, one after another across"))
  }

  @Test func `values that depend on the width are explained per width`() async throws {
    let text = try await explain(
      "sections: [{group: {height: 44, columns: {default: 2, 600: 4}}, items: 8}]",
      "--width", "320,768")
    let parts = text.split(separator: "spec.yaml at ")
    #expect(parts.count == 2)
    #expect(parts[0].hasPrefix("320 points") && parts[0].contains("2 equal shares of 320 pt"))
    #expect(parts[1].hasPrefix("768 points") && parts[1].contains("4 equal shares of 768 pt"))
  }

  @Test func `headers, badges and backgrounds have their calls`() async throws {
    let text = try await explain(
      """
      sections:
        - header: 30
          background: true
          group:
            height: 44
            item:
              supplementaryItems:
                - {elementKind: badge, size: [20, 20], containerAnchor: {edges: [top, trailing]}}
          items: 2
      """)
    #expect(text.contains("header: width 1w, height 30 → 390 x 30 pt"))
    #expect(
      text.contains(
        "NSCollectionLayoutBoundarySupplementaryItem(layoutSize:elementKind:alignment:)"))
    #expect(text.contains("NSCollectionLayoutDecorationItem.background(elementKind:)"))
    #expect(text.contains("badge: width 20, height 20"))
  }

  @Test(arguments: [
    ("{height: 44, item: {width: 500}}", "nothing is laid out (W402): "),
    ("{height: ~44, item: {height: 1h}}", "warning (W405): an item's height is 100% of"),
    (
      "{height: 90, custom: {frames: [[300, 0, 100, 90]]}}",
      "warning (W404): frame 0 of a custom group"
    ),
  ])
  func `warnings are shown at their section`(_ group: String, _ words: String) async throws {
    let text = try await explain("sections: [{group: \(group), items: 2}]")
    #expect(text.contains("  \(words)"), "\(text)")
  }

  @Test func `an invalid spec is reported as by other commands`() async throws {
    try work.write("sections: [{group: {heigth: 44}, items: 2}]\n", to: "spec.yaml")
    let result = await work.run("explain", "spec.yaml")
    #expect(result.code == .badSpec && result.output.isEmpty)
    #expect(result.words.hasPrefix("error[E104]: unknown key 'heigth' in a group\n"))
  }
}
