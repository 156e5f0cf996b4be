import Testing

@testable import HostSystem
@testable import LayoutSpec

/// Every key of the spec language has an example, which is a valid spec and can be drawn.
@Suite struct KeyExampleTests {
  @Test(arguments: WordPage.keys)
  func `every key has an example that is drawn without warnings`(key: String) async throws {
    let example = try #require(WordPage(key)?.example, "\(key) has no example")
    #expect(try example.contains(Regex("(^|[{ \\[\"])\(key.replacing("$", with: "[$]"))\"?:")))
    let work = try Workplace()
    try work.write(example + "\n", to: "example.yaml")
    try work.write("vars: {gap: 8}\n", to: "shared.yaml")
    try work.write("city\nKyoto\nPorto\nLima\n", to: "places.csv")
    let check = await work.run("check", "example.yaml")
    #expect(check.code == .done && check.words == "1 spec checked\n", "\(key): \(check.words)")
    let drawn = await work.run("render", "example.yaml", "-f", "svg", "-o", "pictures")
    #expect(drawn.code == .done, "\(key): \(drawn.words)")
  }
}
