import CompositionalLayout
import Testing

@testable import LayoutSpec

/// How what no content shows is found in sections of many rows.
@Suite struct UnshownTests {
  /// A group of six cells, each with a style of its own, and so many rows, of which all but one say
  /// something that none of the styles shows.
  private func styleQueryCount(rows: Int) throws -> Int {
    let styles = (0..<6).map { "s\($0): {content: caption}" }
    let subitems = (0..<6).map { "{width: 50, style: s\($0)}" }
    let items = ["Sea"] + Array(repeating: "{title: Sea, subtitle: Blue}", count: rows - 1)
    let text = """
      styles: {\(styles.joined(separator: ", "))}
      sections:
        - group: {height: 44, subitems: [\(subitems.joined(separator: ", "))]}
          items: [\(items.joined(separator: ", "))]
      """
    let spec = try SpecFile.load(Array(text.utf8), path: "grid.yaml").spec
    var reader = spec.reader(for: .standard)
    _ = reader.document(spec.root)
    #expect(reader.findings.map(\.problem.code) == ["W302"])
    return reader.styleQueryCount
  }

  @Test func `Cells are requested once a section what they are made of, however many rows it has`()
    throws
  {
    #expect(try styleQueryCount(rows: 2) == 6)
    #expect(try styleQueryCount(rows: 200) == 6)
  }
}
