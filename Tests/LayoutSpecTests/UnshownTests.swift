import CompositionalLayout
import SpecTree
import Testing

@testable import LayoutSpec

/// Finding unshown fields in sections with many rows.
@Suite struct UnshownTests {
  /// Reads a group of six cells with a style each, and rows of which all but one set a field that
  /// none of the styles shows. Returns the number of style queries.
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
    var sink = Sink(spec.source)
    var readings = SpecReadings()
    var context = spec.evaluationContext(for: .standard)
    _ = context.document(spec.root, &readings, &sink)
    #expect(sink.findings.map(\.problem.code) == ["W302"])
    return sink.styleQueryCount
  }

  @Test func `cell styles are queried once per section`()
    throws
  {
    #expect(try styleQueryCount(rows: 2) == 6)
    #expect(try styleQueryCount(rows: 200) == 6)
  }
}
