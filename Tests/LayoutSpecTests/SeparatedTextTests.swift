import Foundation
import Testing

@testable import LayoutSpec

/// Tables as programs export them.
struct SeparatedTextTests {
  private static let expected = [["Müller", "Köln; Deutz", "12,50"], ["Łódź", "a\nb", "\"3\""]]

  private static func table(_ separator: String, _ lineEnd: String, _ head: String = "") -> String {
    let rows = [["name", "city", "price"]] + expected
    return head
      + rows.map { row in
        row.map { value in
          let isPlain = !value.contains { "\"\n;,".contains($0) }
          return isPlain ? value : "\"\(value.replacingOccurrences(of: "\"", with: "\"\""))\""
        }.joined(separator: separator)
      }.joined(separator: lineEnd) + lineEnd
  }

  private static let encodings: [@Sendable (String) -> [UInt8]] = [
    { Array($0.utf8) }, { [0xEF, 0xBB, 0xBF] + Array($0.utf8) },
    { [0xFF, 0xFE] + utf16($0, isBig: false) }, { [0xFE, 0xFF] + utf16($0, isBig: true) },
    { utf16($0, isBig: false) }, { utf16($0, isBig: true) },
  ]

  private static func utf16(_ text: String, isBig: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      isBig ? [UInt8(unit >> 8), UInt8(unit & 255)] : [UInt8(unit & 255), UInt8(unit >> 8)]
    }
  }

  @Test(arguments: [",", ";", "\t", "|"], ["\n", "\r\n", "\r"])
  func `separators, line ends and encodings are recognized`(
    _ separator: String, _ lineEnd: String
  ) throws {
    for encode in Self.encodings {
      for head in ["", "sep=\(separator)\(lineEnd)"] {
        let bytes = encode(Self.table(separator, lineEnd, head))
        let table = try DataTable(bytes, DataSource(name: "a.csv"))
        #expect(table.columns == ["name", "city", "price"])
        #expect(table.rows.map { $0.map(\.shown) } == Self.expected)
        #expect(table.lines == (head.isEmpty ? [2, 3] : [3, 4]))
      }
    }
  }

  @Test func `separators in quotes and in single columns separate nothing`() throws {
    let quoted = try DataTable(Array("\"a;b;c\",d\n1,2\n".utf8), DataSource(name: "a.csv"))
    #expect(quoted.columns == ["a;b;c", "d"])
    let one = try DataTable(Array("name\nA; B\n".utf8), DataSource(name: "a.csv"))
    #expect(one.columns == ["name"] && one.rows.map { $0.map(\.shown) } == [["A; B"]])
    // A quote after spaces may be a part of a text.
    let spaced = try DataTable(
      Array("a, b\n\"1\" , \"x, y\"\n2, \"Hi\" he said\n".utf8), DataSource(name: "a.csv"))
    #expect(
      spaced.rows.map { $0.map(\.shown) } == [["1", "x, y"], ["2", " \"Hi\" he said"]])
    #expect(Double(written: String(repeating: "%", count: 200_000)) == nil)
    // As many of both: commas are usual.
    let both = try DataTable(Array("a;b,c\n1;2,3\n".utf8), DataSource(name: "a.csv"))
    #expect(both.columns == ["a;b", "c"])
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x00, 0xD8, 0x41, 0x00], "it is not UTF-16 text; save it as UTF-8"),
      ([0xFF, 0xFE, 0x41], "it is not UTF-16 text; save it as UTF-8"),
      (
        Array("a;b\nM".utf8) + [0xFC] + Array("ller;1\n".utf8),
        "line 2 is not UTF-8 text; save it as UTF-8, or say how it is stored"
      ),
      (Array("a;b\n1\n".utf8), "line 2 has 1 value, not 2"),
    ] as [([UInt8], String)])
  func `what is no table is told`(_ bytes: [UInt8], _ why: String) {
    let error = #expect(throws: DataTable.Failure.self) {
      try DataTable(bytes, DataSource(name: "a.csv"))
    }
    #expect(error?.why == why)
  }
}
