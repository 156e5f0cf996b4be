import Foundation
import Testing

@testable import SpecDiagnostics

/// `flatplan swift`. SwiftOutputTests checks that the code compiles and gives the same layout.
@Suite struct SwiftTests {
  let work: Workplace

  init() throws {
    work = try Workplace()
    try work.write(Example.grid, to: "my-grid.yaml")
  }

  @Test func `a layout is translated to Swift`() async {
    let result = await work.run("swift", "my-grid.yaml")
    #expect(result.code == .done && result.words.isEmpty)
    #expect(
      result.text == """
        import UIKit

        /// The layout `my-grid`.
        @MainActor enum MyGridLayout {
          static func createLayout() -> UICollectionViewLayout {
            let item = NSCollectionLayoutItem(
              layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
              layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
              subitem: item,
              count: 2)
            let section = NSCollectionLayoutSection(group: group)
            return UICollectionViewCompositionalLayout(section: section)
          }
        }

        """)
  }

  @Test(arguments: ["self", "Self", "Any"])
  func `a var with an invalid Swift name is renamed`(name: String) async throws {
    try work.write(
      "vars: {\(name): 8}\nsections: [{group: {height: =\(name)}, items: 1}]\n", to: "x.yaml")
    let text = await work.run("swift", "x.yaml").text
    #expect(text.contains("  private static let \(name)Value: CGFloat = 8\n"), "\(text)")
    #expect(text.contains(".absolute(\(name)Value)"), "\(text)")
  }

  @Test(arguments: ["swift", "fmt"])
  func `Swift input is an error`(_ command: String) async throws {
    try work.write("@main struct App {}", to: "App.swift")
    let result = await work.run(command, "App.swift")
    #expect(result.code == .badUsage)
    #expect(result.words.hasPrefix("error: App.swift is Swift code; this command works only with"))
  }

  /// It is created before there is an environment.
  @Test(arguments: [
    ("{gap: 8}", "=gap", "gap", false),
    ("{}", "{default: 8, 600: 12}", "8", true),
    ("{gap: {default: 8, 600: 12}}", "=gap * 2", "16", true),
    ("{gap: 8}", "=gap + width / 2", "gap + 195", true),
    ("{gap: 8}", "=if(dark, 4, gap)", "gap", true),
  ])
  func `the configuration is that of the first width`(
    vars: String, spacing: String, expected: String, warns: Bool
  ) async throws {
    try work.write(
      """
      vars: \(vars)
      configuration:
        interSectionSpacing: \(spacing)
        boundarySupplementaryItems:
          - {elementKind: day, size: [1w, 44], alignment: top}
      sections: [{group: {height: 44}, items: 1}]
      """, to: "x.yaml")
    let result = await work.run("swift", "x.yaml")
    #expect(
      result.text.contains("configuration.interSectionSpacing = \(expected)\n"), "\(result.text)")
    let note =
      "warning: x.yaml: the configuration depends on the container; the Swift code uses its values at a width of "
      + "390 points\n"
    #expect(result.words == (warns ? note : ""))
  }

  private static func adapting(_ count: Int) -> String {
    "sections:\n  - group: {height: 44}\n    items: 3\n    adapt:\n"
      + (1...count).map { "      - {when: width < \($0)00, group: {height: \($0)}}\n" }.joined()
  }

  @Test func `of overlapping adaptations, the last is tested first`() async throws {
    try work.write(Self.adapting(4), to: "x.yaml")
    let text = await work.run("swift", "x.yaml").text
    #expect(
      text.contains(
        """
        heightDimension: containerWidth < 400
                  ? .absolute(4)
                  : containerWidth < 300
                    ? .absolute(3)
                    : containerWidth < 200
                      ? .absolute(2)
                      : containerWidth < 100 ? .absolute(1) : .absolute(44)),
        """), "\(text)")
    try work.write(Self.adapting(11), to: "y.yaml")
    let refused = await work.run("swift", "y.yaml")
    #expect(refused.code == .badSpec)
    #expect(
      refused.words.contains("more than 10 conditions in 'adapt', the limit of Swift export"),
      "\(refused.words)")
  }

  @Test func `equal parts of sections are shared`() async throws {
    try work.write(
      """
      vars: {makeFooter: 3}
      sections:
        - id: top
          header: {height: 40}
          footer: {height: =10 * makeFooter}
          group: {height: 50, columns: 3}
          items: 3
          orthogonalScrollingBehavior: paging
        - id: middle
          header: {height: 40}
          footer: {height: =10 * makeFooter}
          group: {height: 60, columns: {default: 2, 600: 3}}
          items: 3
        - id: bottom
          header: {height: 44}
          group: {height: 50, columns: 3}
          items: 3
        - id: end
          header: {height: 44, when: dark}
          group: {height: 60, columns: {default: 2, 600: 3}}
          items: 3
          interGroupSpacing: 1
      """, to: "x.yaml")
    let text = await work.run("swift", "x.yaml").text
    func count(_ part: String) -> Int { text.components(separatedBy: part).count - 1 }
    #expect(
      text.contains(
        """
          private static func makeTopHeader() -> NSCollectionLayoutBoundarySupplementaryItem {
            NSCollectionLayoutBoundarySupplementaryItem(
        """), "\(text)")
    #expect(count("[makeTopHeader(), makeFooter2()]") == 2)
    #expect(count("makeBottomHeader()") == 3 && count("append(makeBottomHeader())") == 1)
    #expect(count("NSCollectionLayoutSection(group: makeGroup())") == 2)
    // Their number of columns depends on the environment.
    #expect(count("count: containerWidth >= 600 ? 3 : 2)") == 2)
  }

  @Test func `the code is written to a file`() async {
    let result = await work.run("swift", "my-grid.yaml", "-o", "Sources/MyGridLayout.swift")
    #expect(result.words == "Sources/MyGridLayout.swift written\n")
    #expect(
      work.bytes("Sources/MyGridLayout.swift")?.starts(with: Array("import UIKit".utf8)) == true)
  }

  @Test func `in columns, widths are fractions of the line or of the column`()
    async
    throws
  {
    let spec = """
      sections:
        - group:
            height: 100
            columns: 2
            item: {columns: 3, contentInsets: {top: =width / 34}, item: {contentInsets: {top: =width / 10}}}
          items: 6
      """
    try work.write(spec, to: "x.yaml")
    let text = await work.run("swift", "x.yaml").text
    #expect(text.contains("top: containerWidth / 34,"))
    #expect(text.contains("top: containerWidth / 2 / 10,"))
    let frames = await work.run("frames", "x.yaml", "--width", "340", "--format", "csv").text
    // A tenth of half the container is below 10 points in the inner group.
    #expect(frames.contains(",cell,,0,0,0,27,"))
  }

  @Test func `values that depend on layout results are errors`() async throws {
    let spec = """
      sections:
        - group: {height: 44, interItemSpacing: 8, item: {width: =width / 3, height: 1h}}
          items: 3
      """
    try work.write(spec, to: "x.yaml")
    let result = await work.run("swift", "x.yaml")
    #expect(result.code == .badSpec && result.output.isEmpty)
    let expected = """
      error[E801]: 'width' is a length that is known only during layout, so it cannot be exported \
      to Swift
        ┌─ x.yaml:2:61
      2 │   - group: {height: 44, interItemSpacing: 8, item: {width: =width / 3, height: 1h}}
        │                                                             ^^^^^ use a fraction, or name \
      the length in 'vars'

      """
    #expect(result.words == expected)
    let short = await work.run("swift", "x.yaml", "--diagnostics", "short")
    #expect(short.words.hasPrefix("x.yaml:2:61: error[E801]: 'width' is a length"))
  }

  @Test func `features without a Swift equivalent are reported`() async throws {
    let spec = Example.grid + "configuration: {interSectionSpacing: {default: 8, 600: 20}}\n"
    try work.write(spec, to: "x.yaml")
    let result = await work.run("swift", "x.yaml")
    #expect(result.code == .done)
    #expect(result.text.contains("configuration.interSectionSpacing = 8"))
  }

  @Test(arguments: ["contentInsets: {VALUES}", "orthogonalScrollingBehavior: {WORDS}"])
  func `thousands of values by width give code in proportion`(key: String) async throws {
    func size(_ count: Int) async throws -> Int {
      let values = (0..<count).map { "\($0 + 1): \($0 % 7)" }.joined(separator: ", ")
      let words = (0..<count).map { "\($0 + 1): \(["none", "paging"][$0 % 2])" }
        .joined(separator: ", ")
      let line = key.replacing("VALUES", with: values).replacing("WORDS", with: words)
      try work.write(
        "sections: [{group: {height: 44}, items: 2, \(line)}]\n", to: "x.yaml")
      let result = await work.run("swift", "x.yaml")
      #expect(result.code == .done, "\(result.words)")
      return result.output.count
    }
    let (few, many) = (try await size(500), try await size(4000))
    #expect(many < few * 10, "\(few) and \(many) bytes")
  }

  @Test func `a missing file is an error`() async {
    #expect(await work.run("swift", "none.yaml").code == .badUsage)
  }

  private static let rows = """
    styles:
      row:
        content:
          row:
            - {image: $symbol, tintColor: $tint}
            - {text: "$title!"}
            - {text: $note, when: "width > 300"}
            - {repeat: $tags, text: $each}
          spacing: 8
    sections:
      - group: {height: ~44, item: {style: row}}
        items:
          - {title: Bread, symbol: cart, tint: systemRed, note: Today, tags: [one, two]}
          - {title: Milk, symbol: leaf}
    """

  @Test func `compositions become cells with their data`() async throws {
    try work.write(Self.rows, to: "rows.yaml")
    let result = await work.run("swift", "rows.yaml")
    #expect(result.code == .done && result.words.isEmpty, "\(result.words)")
    for part in [
      "  struct RowItem {", "    var tags: [String]?", "    var tint: UIColor?",
      "  final class RowCell: UICollectionViewCell {",
      "    func configure(with item: RowItem) {",
      "symbolImageView.isHidden = item.symbol == nil",
      "label.text = \"\\(item.title ?? \"\")!\"",
      "noteLabel.isHidden = item.note == nil || bounds.width <= 300",
      "  private func makeTagsView(_ each: String, _ item: RowItem) -> UIView {",
      "tags: [\"one\", \"two\"],", "tint: UIColor.systemRed",
      "final class DataSource: NSObject, UICollectionViewDataSource {",
    ] {
      #expect(result.text.contains(part), "\(part)\n\(result.text)")
    }
  }

  @Test func `repeated parts follow each other, and an empty row is hidden`() async throws {
    try work.write(
      """
      styles:
        row:
          content:
            column:
              - {repeat: $tags, text: $each}
              - {repeat: $tags, badge: $each}
              - row: [{image: $symbol}]
      sections:
        - {when: containerWidth > 5000, group: {height: ~44, item: {style: row}}, items: [{tags: [hidden]}]}
        - {group: {height: ~44, item: {style: row}}, items: [{tags: [one, two], symbol: cart}]}
      """, to: "rows.yaml")
    let result = await work.run("swift", "rows.yaml")
    #expect(result.code == .done, "\(result.words)")
    for part in [
      "func makeTagsView(_ each", "func makeTagsView2(_ each",
      "insertArrangedSubview($1, at: tagsViews.count + $0)",
      "row.isHidden = row.arrangedSubviews.dropLast().allSatisfy(\\.isHidden)",
      "tags: [\"hidden\"]",
    ] {
      #expect(result.text.contains(part), "\(part)\n\(result.text)")
    }
  }

  @Test func `parts that cannot be exported are named, also in the file`() async throws {
    try work.write(
      """
      styles:
        row:
          content:
            row: [{text: $title, lineHeight: 30}, {image: avatar, status: systemGreen}]
        other: {content: imageTitle}
      sections:
        - group: {height: ~44, item: {style: row}}
          items: [{title: Bread}, {title: Milk, style: other}]
      """, to: "rows.yaml")
    let result = await work.run("swift", "rows.yaml")
    #expect(result.code == .done)
    for note in ["the line height 30 is left out", "'status' of a picture is left out"] {
      #expect(result.words.contains("RowCell: \(note)"))
      #expect(result.text.contains("  // - \(note)."))
    }
    #expect(
      result.text.contains("  /// The content of a template, which is left out.\n    case empty"))
  }

  @Test func `repeated parts of an overlay are below those that follow`() async throws {
    try work.write(
      """
      styles:
        row:
          content:
            overlay: [{repeat: $tags, text: $each, at: top, inset: 4}, {text: $title}]
      sections:
        - group: {height: ~44, item: {style: row}}
          items: [{title: Bread, tags: [one, two]}]
      """, to: "rows.yaml")
    let result = await work.run("swift", "rows.yaml")
    #expect(result.code == .done && result.words.isEmpty, "\(result.words)")
    for part in [
      "overlay.add($1, x: 0.5, y: 0, inset: 4)",
      "overlay.bringSubviewToFront(titleLabel)",
    ] {
      #expect(result.text.contains(part), "\(part)\n\(result.text)")
    }
  }

  @Test func `each cell of a group has the class of its style`() async throws {
    try work.write(
      """
      styles:
        one: {content: {column: [{text: $title}]}}
        two: {content: {row: [{text: $title}, spacer, {image: heart}]}}
      sections:
        - group:
            height: 80
            subitems: [{width: 50%, style: one}, {width: 25%, style: two}, {width: 25%, style: two}]
          items: [{title: A}, {title: B}, {title: C}, {title: D}, {title: E, style: one}]
        - group: {height: 80, subitems: [{width: 50%, style: two}, {width: 50%, style: one}]}
          items: 3
      """, to: "rows.yaml")
    let result = await work.run("swift", "rows.yaml")
    #expect(result.code == .done && result.words.isEmpty, "\(result.words)")
    let items = result.text.matches(of: /\.(one|two)\((?:One|Two)Item\(/).map { "\($0.output.1)" }
    #expect(items == ["one", "two", "two", "one", "one", "two", "one", "two"], "\(result.text)")
  }
}
