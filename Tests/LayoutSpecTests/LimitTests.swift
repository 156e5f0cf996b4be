import Foundation
import SpecTree
import Testing

@testable import LayoutSpec
@testable import SpecDiagnostics

/// Files that could trap, hang or exhaust memory. The time limits are generous because they only
/// need to catch endless work.
struct LimitTests {
  static let grid = "sections: [{group: {height: 44}, items: 12}]\n"

  @Test(.timeLimit(.minutes(20)))
  func `an alias bomb is reported quickly`() {
    var text = "a0: &a0 [lol, lol]\n"
    for level in 1..<60 { text += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    #expect(diagnostics(of: text).map(\.code) == ["E006"])
    #expect(diagnostics(of: "x-bomb: \n  " + text.replacing("\n", with: "\n  ")).count == 1)
  }

  @Test(
    .timeLimit(.minutes(20)),
    arguments: ["? *a40\n: 1\n", "*a40 : 1\n", "{*a40 : 1}\n", "[*a40, *a40]: 1\n", "- ? *a40\n"])
  func `a key cannot be an alias bomb`(_ key: String) {
    var text = "- &a0 [lol, lol]\n"
    for level in 1...40 { text += "- &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    #expect(diagnostics(of: text + "- " + key).map(\.code) == ["E009"])
  }

  @Test(.timeLimit(.minutes(20)), arguments: [100, 900, 5_000, 100_000])
  func `deep nesting is an error`(_ depth: Int) {
    let open = String(repeating: "[", count: depth)
    #expect(diagnostics(of: "sections: " + open).count == 1)
    let closed = open + String(repeating: "]", count: depth)
    #expect(diagnostics(of: "sections: " + closed).map(\.code) == ["E005"])
    let maps = String(repeating: "{group: ", count: depth)
    #expect(diagnostics(of: maps + String(repeating: "}", count: depth)).map(\.code) == ["E005"])
    #expect(diagnostics(of: String(repeating: "- ", count: depth) + "a").map(\.code) == ["E005"])
  }

  /// Pool threads have a stack of 512 KB, which is too small for a thousand levels.
  @Test(.timeLimit(.minutes(20))) func `deep nesting on a small stack is an error`() async {
    let open = String(repeating: "[", count: 990)
    let text = "sections: " + open + String(repeating: "]", count: 990)
    let codes = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: diagnostics(of: text).map(\.code)) }
      thread.stackSize = 256 * 1_024
      thread.start()
    }
    #expect(codes == ["E005"])
  }

  @Test(.timeLimit(.minutes(20))) func `large files load`() {
    let comment = String(repeating: "#", count: Limits.fileSize)
    #expect(diagnostics(of: comment + "\n").map(\.code) == ["E003"])
    #expect(diagnostics(of: Self.grid + comment.dropLast(Self.grid.count)) == [])
    let rows = String(repeating: "a, ", count: 340_000)
    #expect(diagnostics(of: "sections: [\(rows)]").map(\.code) == ["E006"])
    let keys = (0..<60_000).map { "k\($0): 1\n" }.joined()
    #expect(diagnostics(of: keys).count == 20)
    let same = String(repeating: "k: 1\n", count: 60_000)
    #expect(diagnostics(of: same).allSatisfy { $0.code == "E101" || $0.code == "E104" })
  }

  @Test(.timeLimit(.minutes(20))) func `many sections, rows and frames load`() throws {
    let section = "{group: {height: 44}, items: 12},"
    let sections = "sections: [\(String(repeating: section, count: 1_001))]"
    #expect(diagnostics(of: sections).map(\.code) == ["E208"])
    func rows(_ count: Int) -> String {
      "sections: [{group: {height: 44}, items: [\(String(repeating: "a,", count: count))]}]"
    }
    #expect(diagnostics(of: rows(10_001)).map(\.code) == ["E208"])
    #expect(try plan(rows(10_000)).itemCounts == [10_000])
    func sizes(_ count: Int) -> String {
      "sections: [{group: {height: ~9}, items: {count: \(count), intrinsicSize: [null, =index]}}]"
    }
    #expect(diagnostics(of: sizes(100_001)).map(\.code) == ["E208"])
    #expect(diagnostics(of: sizes(100_000)) == [])
    let styles = sizes(100_001).replacing("intrinsicSize: [null, =index]", with: "padding: =index")
    #expect(diagnostics(of: styles).map(\.code) == ["E208"])
    let frames = String(repeating: "[0, 0, 1, 1],", count: 10_001)
    #expect(
      diagnostics(
        of: "sections: [{group: {height: 4, custom: {frames: [\(frames)]}}, items: 1}]"
      ).map(\.code) == ["E208"])
  }

  @Test(
    .timeLimit(.minutes(20)),
    arguments: [
      ("title\n", "row\n", 1_000_000, "it has more than 100,000 rows"),
      ("title\n", "x", 17_000_000, "it has more than 16,777,216 bytes"),
      ("a", ",a", 300, "it has more than 200 columns"),
    ])
  func `tables that are too large are errors`(
    _ start: String, _ piece: String, _ count: Int, _ why: String
  ) {
    let bytes = Array((start + String(repeating: piece, count: count)).utf8)
    let spec = "sections: [{group: {height: 44}, items: {from: rows.csv, title: $title}}]"
    do throws(SpecErrors) {
      _ = try SpecFile.load(
        Array(spec.utf8), path: "grid.yaml", readFile: { _ throws(SpecFileProblem) in bytes })
      Issue.record("a table has no end")
    } catch {
      // A column of a table with errors is not reported as missing.
      #expect(error.diagnostics.map(\.message) == ["'rows.csv' is not a table: \(why)"])
    }
  }

  @Test(arguments: [
    ("vars: {@}", "vars"),
    (
      "sections: [{group: {height: 44, custom: {count: 1, let: {@}, frame: [0, 0, 1, 1]}}, items: 1}]",
      "names"
    ),
  ])
  func `too many names are an error`(_ spec: String, _ what: String) {
    func messages(_ count: Int) -> [String] {
      let names = (0..<count).map { "a\($0): 1" }.joined(separator: ", ")
      let text = spec.replacing("@", with: names)
      return diagnostics(of: text.hasPrefix("vars") ? text + "\n" + Self.grid : text)
        .filter { $0.code.hasPrefix("E") }.map(\.message)
    }
    #expect(messages(Limits.variables) == [])
    #expect(messages(Limits.variables + 1) == ["more than 1,000 \(what)"])
  }

  @Test func `a long chain of templates is reported once`() {
    func messages(_ count: Int) -> [String] {
      let templates = (1..<count).map { "t\($0): {use: t\($0 + 1)}" }.joined(separator: ", ")
      return diagnostics(
        of: "templates: {\(templates), t\(count): {group: {height: 44}}}\n"
          + "sections: [{use: t1, items: 1}]\n"
      ).map(\.message)
    }
    #expect(messages(Limits.templateDepth) == [])
    #expect(messages(200) == ["more than 16 nested templates"])
  }

  @Test func `too many colors in a gradient are an error`() {
    func messages(_ count: Int) -> [String] {
      let colors = Array(repeating: "red", count: count).joined(separator: ", ")
      let styles = "styles: {card: {gradient: [\(colors)]}}\n"
      let group = "{height: 44, item: {style: card}}"
      return diagnostics(of: styles + "sections: [{group: \(group), items: 1}]\n").map(\.message)
    }
    #expect(messages(16) == [])
    #expect(messages(17) == ["more than 16 colors in a gradient"])
  }

  @Test(arguments: ["-9223372036854775808", "=-9223372036854775808", "9223372036854775807"])
  func `a drawing order without an absolute value is an error`(_ order: String) {
    let custom = "custom: {frames: [[0, 0, 8, 8]], zIndex: [\"\(order)\"]}"
    let codes = diagnostics(of: "sections: [{group: {height: 44, \(custom)}, items: 12}]\n").map(
      \.code)
    #expect(codes == [order.hasPrefix("=") ? "E207" : "E202"])
  }

  @Test func `text that is not UTF-8 is an error`() {
    func messages(_ bytes: [UInt8]) -> [Diagnostic] {
      do throws(SpecErrors) {
        return try SpecFile.load(bytes, path: "grid.yaml").warnings
      } catch {
        return error.diagnostics
      }
    }
    let bytes = Array("title: Stra".utf8) + [0xDF] + Array("e\n".utf8)
    #expect(messages(bytes).map(\.code) == ["E001"])
    #expect(messages(bytes).map(\.location.column) == [12])
    #expect(messages([0xFF, 0xFE, 0x61, 0]).map(\.code) == ["E001"])
    #expect(messages([0x61, 0, 0x3A, 0]).map(\.code) == ["E001"])
    #expect(messages([0, 0x61, 0, 0x3A]).map(\.label) == ["save it as UTF-8"])
    #expect(messages([0]).map(\.code) == ["E004"])
    #expect(messages(Array("a: \u{7}".utf8)).map(\.code) == ["E004"])
  }

  @Test(.timeLimit(.minutes(20))) func `too much computing is an error`() throws {
    let group = "{height: 44, custom: {count: 10000, frame: [i, sqrt(i * i + n), 1, 1]}}"
    let section = "{group: \(group), items: 1},"
    #expect(diagnostics(of: "sections: [\(section)]") == [])
    let many = "sections: [\(String(repeating: section, count: 1_000))]"
    #expect(diagnostics(of: many).map(\.code) == ["E506"])
    let sum = Array(repeating: "1", count: 257).joined(separator: "+")
    #expect(
      diagnostics(of: "sections: [{group: {height: =\(sum)}, items: 1}]").map(\.code) == ["E506"])
    let names = "a, b, c, d, e, f, g, h, i"
    let bomb = (1..<9).map { level in
      "t\(level): {use: [\(String(repeating: "t\(level + 1), ", count: 20))]}"
    }.joined(separator: ", ")
    #expect(
      diagnostics(
        of: "templates: {\(bomb), t9: {\(names)}}\n"
          + "sections: [{use: t1, group: {height: 1}, items: 1}]"
      ).map(\.code) == ["E208"])
    var nested = "{height: 1w, interItemSpacing: 1, item: {}}"
    for _ in 0..<25 { nested = "{height: 1w, interItemSpacing: 1, item: \(nested)}" }
    #expect(diagnostics(of: "sections: [{group: \(nested), items: 1}]") == [])
  }

  /// Every prefix of a spec, and every spec with one byte changed, is either valid or an error, and
  /// reading it ends.
  @Test(.timeLimit(.minutes(20))) func `damaged specs never trap`() {
    let bytes = Array(Self.everything.utf8)
    for end in stride(from: 0, to: bytes.count, by: 3) {
      _ = try? SpecFile.load(Array(bytes[..<end]), path: "grid.yaml")
    }
    for (index, junk) in zip(stride(from: 0, to: bytes.count, by: 2), Self.junk) {
      var damaged = bytes
      damaged[index] = junk
      do throws(SpecErrors) {
        _ = try SpecFile.load(damaged, path: "grid.yaml")
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }

  static let junk: [UInt8] = {
    let bytes = Array("\0[]{}:,-#&*!|>'\"%@`~\n\t 9é\u{7F}".utf8)
    return (0..<2_000).map { bytes[$0 % bytes.count] }
  }()

  static let everything = """
    name: grid
    styles:
      cell: {content: caption, background: "#ff9500", border: {color: red, width: 2}}
      card: {extends: cell, font: {style: body, weight: bold}, padding: [4, 8]}
    configuration: {interSectionSpacing: 8, compatibility: ios16}
    x-inset: &inset {top: 4, horizontal: 8}
    sections:
      - id: photos
        header: {height: ~44, title: Photos, pinToVisibleBounds: true}
        background: true
        group:
          height: 1/2w
          interItemSpacing: 8+
          columns: 2
          item:
            style: card
            edgeSpacing: {leading: -4}
            supplementaryItems:
              - elementKind: badge
                size: [20, 20]
                containerAnchor: {edges: [top, trailing], fractionalOffset: [0.3, -0.3]}
        contentInsets: *inset
        items: {count: 6, title: Photo, badge: {count: 4}}
      - group: {height: 80, custom: {frames: [[0, 0, 40, 40], [40, 0, 40, 40]], zIndex: [0, 1]}}
        items: [{title: "a\\tb", intrinsicSize: [null, 40]}, 'b''c', |
          block
          ]
      - {use: photos, id: more, when: not rtl or width > 300, items: 4}
      - {use: [panel], adapt: [{when: width < 400, group: {columns: 1}}]}
      - {list: insetGrouped, header: {title: $city}, items: [{title: A, accessory: checkmark}]}
    vars: {gap: 8, step: =2 * gap + 4}
    templates:
      panel:
        group:
          height: =3 * (step + gap)
          custom:
            count: 3
            let: {w: (width - 2*gap) / 3}
            frame: [i * (w + gap), i * step, w, step]
        contentInsets: {default: 8, 600: [4, =gap]}
        items: {count: 100000000, title: "$words(2) $(index % 3 + 1) of $itemCount"}
    render: {widths: [320, 390], appearance: [light, dark], output: "{name}.{ext}"}

    """
}
