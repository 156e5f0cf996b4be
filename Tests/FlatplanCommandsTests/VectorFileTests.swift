import Foundation
import Testing

@testable import SpecDiagnostics

/// Vector files and their embedded fonts.
@Suite struct VectorFileTests {
  static let spec = """
    name: words
    styles:
      card: {content: titleSubtitle, font: {size: 24}}
    sections:
      - group: {height: 60}
        items: [{title: Grün, subtitle: "1,204", style: card}, {title: 漢字}, {title: سلام}]

    """

  private func render(_ arguments: String...) async throws -> [UInt8] {
    let work = try Workplace()
    try work.write(Self.spec, to: "words.yaml")
    let result = await work.run(["render", "words.yaml"] + arguments)
    #expect(result.code == .done, "\(result.words)")
    return result.output.isEmpty ? work.bytes("x.pdf") ?? work.bytes("x.svg") ?? [] : result.output
  }

  @Test func `a PDF has one page of the picture's size, its fonts and no date`() async throws {
    let bytes = try await render("-o", "x.pdf", "--width", "390")
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("%PDF-1.4\n"))
    #expect(text.contains("/MediaBox [ 0 0 390 180 ]"))
    #expect(text.contains("/FontFile") && !text.contains("Date"))
    #expect(try await render("-o", "x.pdf", "--width", "390") == bytes)
    // The objects are at the offsets in the cross-reference table.
    let words = text.split(whereSeparator: \.isWhitespace)
    let place = try #require(words.dropLast().last.flatMap { Int($0) })
    #expect(bytes[place...].starts(with: Array("xref".utf8)))
  }

  @Test func `an SVG embeds its fonts with names of its own`() async throws {
    let bytes = try await render("-o", "x.svg", "--text", "embed")
    let text = String(decoding: bytes, as: UTF8.self)
    let rules = text.components(separatedBy: "@font-face{").dropFirst()
    #expect(rules.count >= 3)
    #expect(rules.allSatisfy { $0.hasPrefix("font-family:'words-") })
    #expect(rules.contains { $0.contains("U+6f22") })
    for rule in rules {
      let data = rule.components(separatedBy: "base64,").last?.prefix { $0 != ")" } ?? ""
      let font = try #require(Data(base64Encoded: String(data)))
      #expect(font.starts(with: Array("OTTO".utf8)) || font.starts(with: [0, 1, 0, 0]))
      #expect(font.count < 20_000)
    }
    #expect(text.contains("font-family=\"words-text,Inter,"))
    #expect(try await render("-o", "x.svg", "--text", "embed") == bytes)
  }
}
