import Foundation
import SpecDiagnostics
import Testing

@testable import LayoutSpec

/// Names that a spec defines and never uses.
struct UnusedNameTests {
  private func words(_ text: String, files: [String: [UInt8]]? = nil) -> [String] {
    diagnostics(of: text, files: files).map(\.message)
  }

  private func spec(_ top: String, _ key: String = "items: 12") -> String {
    let rest = key.hasPrefix("items") ? key : "items: 12\n    \(key)"
    return "\(top)\nsections:\n  - group: {height: 44}\n    \(rest)\n"
  }

  @Test(arguments: [
    ("vars: {gap: 8}", "interGroupSpacing: =2 * gap"), ("vars: {wide: 600}", "when: width < wide"),
    ("vars: {from: 2}", "items: [{title: \"$(index + from)\"}]"),
    ("vars: {one: 1, two: one + 1}", "interGroupSpacing: =two"),
    ("styles: {cell: {color: red}}", "items: 12"),
    ("styles: {header: {color: red}}", "header: true"),
    ("styles: {background: {color: red}}", "background: true"),
    ("styles: {card: {color: red}}", "items: [{style: card}]"),
    ("styles: {base: {color: red}, cell: {extends: base}}", "items: 12"),
    ("styles: {base: &base {color: red}, cell: {<<: *base, opacity: 0.5}}", "items: 12"),
    ("styles: {base: &base {color: red}, cell: *base}", "items: 12"),
    ("styles: {page: {color: red}}", "decorationItems: [{elementKind: page}]"),
    ("templates: {grid: {interGroupSpacing: 8}}", "use: grid"),
    ("templates: {one: {use: two}, two: {interGroupSpacing: 8}}", "use: [one]"),
  ])
  func `any use of a name counts`(_ top: String, _ key: String) {
    #expect(words(spec(top, key)) == [])
    #expect(!words(spec(top)).isEmpty || key == "items: 12")
  }

  @Test func `data files can use names`() {
    let rows = Array("title,style\nOne,$(first)\nTwo,card\n".utf8)
    let top = "styles: {card: {color: red}, lost: {color: blue}}"
    #expect(
      words(spec(top, "items: rows.csv"), files: ["rows.csv": rows])
        == ["the style 'lost' is never used"])
  }

  @Test func `unused names of an included file are not reported`() {
    let shared = Array("styles: {card: {color: red}}\nvars: {gap: 8}\n".utf8)
    #expect(words(spec("include: shared.yaml"), files: ["shared.yaml": shared]) == [])
  }

  @Test func `unused names are not reported in a spec with errors`() {
    let text = spec("styles: {card: {color: red}}", "items: [{style: crad}]")
    #expect(words(text).count == 1 && words(text)[0].contains("crad"))
  }
}
