import Basics
import Foundation
import Testing

/// JSON of values that encode themselves.
struct JSONEncodingTests {
  private struct Outline: Codable, Equatable {
    enum Kind: String, Codable { case open, closed }

    var name = "a \"b\" / \\ é 𝄞\n\t"
    var kind: Kind? = .closed
    var missing: String?
    var points: [[Double]] = [[0, 0.1], [1e20, -2.5, 1e-7, 123_456_789.125]]
    var counts: [String: Int] = ["390": 1, "1024": 2, "A": 3, "a": 4, "é": 5, "a/b": 6]
    var flags = [true, false]
    var empty: [Int] = []
    var none: [String: Outline] = [:]
    var inner: [Outline]? = []
    var choice = Choice.circle(radius: 2)

    enum Choice: Codable, Equatable {
      case circle(radius: Int)
      case nothing
    }
  }

  private func encoded(_ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting) throws
    -> String
  {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private let outline = Outline(inner: [Outline(choice: .nothing), Outline(kind: nil)])

  @Test func `the text is that of Foundation`() throws {
    let value = try JSONValue(outline)
    #expect(value.compactText == (try encoded(outline, [])))
    #expect(value.sortedText == (try encoded(outline, .prettyPrinted)))
    for text in [value.compactText, value.sortedText, value.line, value.text()] {
      #expect(try JSONDecoder().decode(Outline.self, from: Data(text.utf8)) == outline)
    }
  }

  @Test func `single values are fragments`() throws {
    // A literal would be JSON itself.
    let (text, number) = ("a", 3)
    #expect(try JSONValue(text).line == "\"a\"" && JSONValue(number).line == "3")
    #expect(try JSONValue(0.5 as Float).line == "0.5")
    #expect(try JSONValue(Outline.Kind.open).line == "\"open\"")
    #expect(try JSONValue([1, nil] as [Int?]).line == "[1, null]")
    #expect(try JSONValue([String: Int]()).line == "{}")
  }

  @Test func `characters that a reader cannot see are escaped`() throws {
    let text =
      (0...0x2FF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).map { "\($0)" }.joined()
      + "\u{2028}\u{FEFF}"
    let json = try JSONValue(text).compactText
    #expect(json.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    #expect(try JSONDecoder().decode(String.self, from: Data(json.utf8)) == text)
  }

  @Test func `chosen lists have a row for each element`() {
    let value: JSONValue = [
      "name": "a", "rows": [[1, 2], ["x": true]], "rest": [1, 2], "none": [],
    ]
    #expect(
      value.text(rowsOf: ["rows", "none"]) == """
        {"name": "a",
          "rows": [[1, 2],
                   {"x": true}], "rest": [1, 2],
          "none": []}
        """)
  }
}
