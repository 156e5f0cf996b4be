import Testing

@testable import SpecDiagnostics

/// Which content is measured.
@Suite struct MeasureTests {
  let work: Workplace

  init() throws {
    work = try Workplace()
    let rows = (0..<100).map { "      - {title: Row \($0)}" }.joined(separator: "\n")
    let spec = """
      styles: {cell: {content: title, font: {size: 10}, padding: 10}}
      sections:
        - group: {height: estimated(60), item: {height: estimated(60)}}
          items:
      \(rows)

      """
    try work.write(spec, to: "rows.yaml")
  }

  /// The heights of all cells.
  private func heights(_ arguments: String...) async -> [Double] {
    let result = await work.run(
      ["frames", "rows.yaml", "--width", "320", "--height", "200", "--format", "csv"] + arguments)
    #expect(result.code == .done, "\(result.words)")
    let lines = result.text.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    guard let column = lines.first?.firstIndex(of: "height") else { return [] }
    return lines.dropFirst().compactMap { Double($0[column]) }
  }

  @Test func `all content is measured by default`() async {
    let all = await heights()
    #expect(all.count == 100)
    #expect(Set(all).count == 1)
    #expect(all.first.map { $0 < 40 } == true)
    #expect(await heights("--measure", "all") == all)
  }

  @Test func `only visible content is measured on request`() async {
    let (all, visible) = await (heights(), heights("--measure", "visible"))
    #expect(visible.count == 100)
    let measured = visible.prefix { $0 < 60 }
    #expect(Set(measured) == Set(all))
    // Some cells fit 200 points; all others have the estimated height.
    #expect((7...9).contains(measured.count))
    #expect(visible.dropFirst(measured.count).allSatisfy { $0 == 60 })
  }

  @Test func `content scrolled into view is measured`() async {
    let visible = await heights("--measure", "visible", "--scroll", "600")
    #expect(visible.first.map { $0 < 60 } == true)
    #expect(visible.last == 60)
    let beyond = visible.drop { $0 < 60 }.drop { $0 == 60 }.prefix { $0 < 60 }
    #expect((5...9).contains(beyond.count))
  }
}
