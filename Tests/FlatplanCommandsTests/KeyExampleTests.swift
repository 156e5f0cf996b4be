import Testing

@testable import Basics
@testable import LayoutSpec
@testable import SpecDiagnostics

/// Every word of the spec language has an example, which is a valid spec and can be drawn.
@Suite struct KeyExampleTests {
  @Test(arguments: WordPage.keys)
  func `every key has an example that is drawn without warnings`(key: String) async throws {
    let page = WordPage(key: key)
    let example = try #require(page.example, "\(key) has no example")
    #expect(try example.contains(Regex("(^|[{ \\[\"])\(key.replacing("$", with: "[$]"))\"?:")))
    let work = try Workplace()
    if page.isSetting {
      try work.write(example + "\n", to: "flatplan.yaml")
      try work.write(Example.grid, to: "example.yaml")
      // Its font is one of the project, which tests do not have.
      guard key != "fonts" else { return }
    } else {
      try work.write(example + "\n", to: "example.yaml")
    }
    try await draw(in: work, 1)
  }

  @Test func `every value of a key has a meaning and an example that is drawn without warnings`()
    async throws
  {
    let work = try Workplace()
    var count = 0
    for key in WordPage.keys {
      for value in WordPage(key: key).values {
        #expect(value.meaning?.isEmpty == false, "\(key): \(value.word)")
        let example = try #require(value.example, "\(key): \(value.word) has no example")
        #expect(example.contains(value.word), "\(key): \(value.word)")
        try work.write(example + "\n", to: "examples/\(key).\(value.word).yaml")
        count += 1
      }
    }
    #expect(count > 300)
    try await draw(in: work, count)
  }

  @Test func `other words have examples that are drawn without warnings`() async throws {
    let work = try Workplace()
    var count = 0
    for topic in [ReferenceTopic.lengths, .expressions, .samples] {
      for page in topic.pages {
        let example = try #require(page.example, "\(page.word) has no example")
        #expect(example.contains(page.word), "\(page.word)")
        try work.write(example + "\n", to: "examples/\(topic.rawValue).\(page.word).yaml")
        count += 1
      }
    }
    try await draw(in: work, count)
  }

  /// Draws all specs, which must give no message and draw something in each picture.
  private func draw(in work: Workplace, _ count: Int) async throws {
    let specs = count == 1 ? "example.yaml" : "examples"
    for (name, content) in KeyExamples.files {
      try work.write(content + "\n", to: name)
      // Data is looked for beside the spec. Files that could be specs would be drawn or named.
      if count > 1, name.hasSuffix(".csv") {
        try work.write(content + "\n", to: "examples/\(name)")
      }
    }
    let check = await work.run("check", specs)
    #expect(check.code == .done && check.words == "\(count.of("spec")) checked\n", "\(check.words)")
    let drawn = await work.run("render", specs, "-f", "svg", "-o", "pictures")
    #expect(drawn.code == .done, "\(drawn.words)")
    let pictures = work.contents(of: "pictures")
    #expect(pictures.count >= count)
    for (path, bytes) in pictures {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.contains("<rect") || text.contains("<path") || text.contains("<text"), "\(path)")
    }
  }
}
