import CompositionalLayout
import Foundation
import Testing

@testable import LayoutSpec
@testable import SpecDiagnostics
@testable import SpecNormalForm

/// What file specs and code specs share, and how they differ.
struct SpecTests {
  private let code = Spec.code(
    CodeSpec(
      name: "Home", group: "screens",
      location: Diagnostic.Location(
        path: "Home.swift", line: 3, column: 1, length: 0, sourceLine: ""),
      plan: { _ in
        let layout = UICollectionViewCompositionalLayout { _, _ in nil }
        return SpecPlan(layout: layout, itemCounts: [2])
      }))

  @Test func `a code spec makes plans by calling its code and has one location`() throws {
    let container = Container(width: 390)
    #expect(try code.plan(in: container).itemCounts == [2])
    #expect(code.perform(for: container) { 7 } == 7)
    #expect(code.locations().section(4)?.line == 3)
    #expect(code.locations().boundaryItem("header", inSection: 0)?.path == "Home.swift")
    #expect(code.title == "Home" && code.group == "screens" && code.file == nil)
  }

  @Test func `a file spec allows more than a code spec`() throws {
    let file = Spec.file(try load("title: Grid\nsections: [{group: {height: 4}, items: 1}]"))
    #expect(file.declaresStyles && file.allowsConcurrency && file.hasWholeNormalForm)
    #expect(!file.mayShareFile && file.title == "Grid" && file.name == "grid")
    #expect(!code.declaresStyles && !code.allowsConcurrency && !code.hasWholeNormalForm)
    #expect(code.mayShareFile)
  }

  @Test func `the normal form of a code spec is its name`() {
    #expect(NormalSpec(code).text.filter { !$0.isWhitespace } == #"{"name":"Home"}"#)
  }
}
