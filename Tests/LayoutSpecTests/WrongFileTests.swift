import SpecTree
import Testing

@testable import LayoutSpec
@testable import SpecDiagnostics

/// Data files and included files with the wrong contents.
struct WrongFileTests {
  static let manyKeys = (0...200).map { "\"c\($0)\": 1" }.joined(separator: ", ")

  @Test(arguments: [
    ("csv", "title,note\n\"Kyoto\"!,1\n", "line 2 continues after a closing quote"),
    (
      "csv", "title,note\nKyoto,1\n\u{FF},2\n",
      "line 3 is not UTF-8 text; save it as UTF-8, or say how it is stored"
    ),
    ("csv", "title,title\nKyoto,1\n", "two columns are named 'title'"),
    ("json", "\"Kyoto\"", "it has no list of maps"),
    (
      "json", "[{\"title\": \"\u{FF}\"}]",
      "line 1 is not UTF-8 text; save it as UTF-8, or say how it is stored"
    ),
    (
      "json", "[{\"title\": \"Kyoto\"},\n {\"title\": \"Ky",
      "it is not JSON or YAML: found unexpected end of stream, on line 2"
    ),
    ("json", "[{\(manyKeys)}]", "it has more than 200 columns"),
  ])
  func `files that are not tables are errors`(_ ending: String, _ text: String, _ why: String) {
    // One byte per letter, for texts that are not UTF-8.
    let bytes = text.unicodeScalars.map { UInt8($0.value) }
    let items = "items: {from: rows.\(ending), title: $title}"
    let error = #expect(throws: SpecErrors.self) { () throws(SpecErrors) in
      try SpecFile.load(
        Array("sections: [{group: {height: 44}, \(items)}]".utf8), path: "grid.yaml",
        readFile: { _ throws(SpecFileProblem) in bytes })
    }
    #expect(error?.diagnostics.map(\.message) == ["'rows.\(ending)' is not a table: \(why)"])
    #expect(error?.diagnostics.map(\.code) == ["E605"])
  }

  @Test func `an included file must be small enough and UTF-8`() {
    func messages(_ bytes: [UInt8], include: String = "brand.yaml") -> [String] {
      let text = "include: \(include)\nsections: [{group: {height: 44}, items: 1}]\n"
      do throws(SpecErrors) {
        _ = try SpecFile.load(
          Array(text.utf8), path: "grid.yaml", readFile: { _ throws(SpecFileProblem) in bytes })
        return []
      } catch {
        return error.diagnostics.map { "\($0.location.line):\($0.location.column) \($0.message)" }
      }
    }
    let comment = Array("# a long comment".utf8)
    let large = comment + Array(repeating: UInt8(ascii: "."), count: Limits.fileSize)
    #expect(
      messages(large) == ["1:10 the file has 1,048,592 bytes; the limit for a spec is 1,048,576"])
    #expect(
      messages(Array("theme: ".utf8) + [0xFF]) == [
        "1:10 'brand.yaml' cannot be read: it is not UTF-8 text"
      ])
    #expect(
      messages([], include: "[{brand: yaml}]") == ["1:11 expected a file name, found a map"])
    // Each cause is reported once, and no file is read needlessly.
    let names = (0..<300).map { "f\($0).yaml" }.joined(separator: ", ")
    #expect(
      messages(Array("vars: {}\n".utf8), include: "[\(names)]") == [
        "1:321 more than 32 included files"
      ]
    )
  }
}
