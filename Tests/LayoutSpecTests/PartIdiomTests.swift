import CellContent
import Foundation
import SpecDiagnostics
import Testing

@testable import LayoutSpec

/// What messages about words of other layout languages suggest.
struct PartIdiomTests {
  /// The text between the first quotation mark after `start` and the last one.
  private func quoted(_ hint: String, from start: String) throws -> String {
    let first = try #require(hint.range(of: "'" + start)).lowerBound
    let last = try #require(hint.lastIndex(of: "'"))
    return String(hint[hint.index(after: first)..<last])
  }

  @Test(arguments: [
    "label", "text", "button", "stack", "hstack", "vstack", "zstack", "icon", "avatar", "chip",
    "view",
    "stepper", "progressView", "gauge", "toggle", "slider", "stars", "picker", "searchBar",
    "lineChart",
    "barChart", "circle", "UILabel", "UIStackView", "UIButton",
  ])
  func `the suggested composition is valid in a style and in a row`(_ word: String) throws {
    let hint = try #require(PartKind.idiom(forMisplaced: word))
    let line = try quoted(hint, from: "content: ")
    for text in [
      "styles: {cell: {\(line)}}\nsections: [{group: {height: 80}, items: [{title: A}]}]\n",
      "sections: [{group: {height: 80}, items: [{title: A, \(line)}]}]\n",
      "sections: [{header: {title: A, \(line)}, group: {height: 80}, items: 1}]\n",
    ] {
      let found = diagnostics(of: text)
      #expect(found.isEmpty, "\(found)")
    }
  }

  @Test(arguments: [
    "label", "text", "button", "icon", "avatar", "chip", "stars", "gauge", "toggle", "slider",
  ])
  func `a field named after a part is shown by the suggested composition`(_ word: String) throws {
    let hint = try #require(PartKind.idiom(forField: word))
    let line = try quoted(hint, from: "content: ")
    let values = ["stars": "4", "gauge": "0.4", "toggle": "true", "slider": "0.4", "icon": "star"]
    let field = "\(word): \(values[word] ?? (word == "avatar" ? word : "A"))"
    for text in [
      "sections: [{group: {height: 80}, items: [{\(field), \(line)}]}]\n",
      "sections: [{header: {\(field), \(line)}, group: {height: 80}, items: 1}]\n",
    ] {
      let found = diagnostics(of: text)
      #expect(found.isEmpty, "\(found)")
    }
  }

  @Test(arguments: ["tabBar", "UITabBar", "toolbar", "navigationBar", "navbar", "UINavigationBar"])
  func `the suggested bar is valid at the top level`(_ word: String) throws {
    let hint = try #require(PartKind.idiom(forMisplaced: word))
    let line = try quoted(hint, from: "configuration: ")
    let found = diagnostics(of: "\(line)\nsections: [{group: {height: 80}, items: 1}]\n")
    #expect(found.isEmpty, "\(found)")
    let row = try quoted(try #require(PartKind.idiom(for: word)), from: "row: ")
    let inCell =
      "styles: {cell: {content: {\(row)}}}\nsections: [{group: {height: 80}, items: 1}]\n"
    #expect(diagnostics(of: inCell).isEmpty)
  }

  @Test(arguments: [
    "stepper", "switch", "progress", "button", "image", "label", "vstack", "avatar",
  ])
  func `a word alone is answered with a whole part`(_ word: String) throws {
    let part = try #require(PartKind.part(for: word))
    let text =
      "styles: {cell: {content: [\(part)]}}\nsections: [{group: {height: 80}, items: [{title: A}]}]\n"
    #expect(diagnostics(of: text).isEmpty)
  }
}
