import HostSystem
import LayoutSpec
import SpecDiagnostics
import Testing

@testable import CodeSalvage
@testable import SwiftInput

/// Directives in comments.
@Suite struct DirectiveTests {
  private let check: RequestCheck = { text throws(SpecErrors) in
    _ = try RenderRequest(text, path: "")
  }

  @Test func `all directives are parsed`() throws {
    #expect(try Directive("  // flatplan: items 12, 4") == .items([12, 4]))
    #expect(try Directive("/// flatplan: items 3") == .items([3]))
    #expect(try Directive("//flatplan:skip") == .skip)
    #expect(try Directive("// flatplan: bars off") == .barsOff)
    #expect(try Directive("// flatplan: swift 6") == .swift("6"))
    #expect(try Directive("// flatplan: name home") == .name("home"))
    #expect(
      try Directive("// flatplan: arguments rows: 3, [1, 2], \"a, b\"")
        == .arguments(["rows: 3", "[1, 2]", "\"a, b\""]))
    let request = "{widths: [320, 768], appearance: [light, dark]}"
    #expect(try Directive("// flatplan: render \(request)") == .render(request))
  }

  @Test func `other lines are not directives`() throws {
    #expect(try Directive("// flat plan: items 12") == nil)
    #expect(try Directive("let a = 3 // flatplan: skip") == nil)
    #expect(try Directive("") == nil)
  }

  @Test(arguments: [
    "// flatplan: itms 3", "// flatplan: items", "// flatplan: items 3, -1", "// flatplan: items x",
    "// flatplan: items 1000001", "// flatplan: swift 4", "// flatplan: skip it", "// flatplan:",
    "// flatplan: name", "// flatplan: bars", "// flatplan: bars on", "// flatplan: name a b",
    "// flatplan: render {width: 3x}",
    "// flatplan: render {wdths: [3]}", "// flatplan: arguments", "// flatplan: arguments a: (1",
    "// flatplan: arguments 1)",
  ])
  func `an unknown directive is an error`(line: String) {
    #expect(throws: Directive.Problem.self) { try Directive(line, checkingRequest: check) }
  }

  @Test(
    arguments: [
      ("{widths: [3], aperance: dark}", 37, 8, "did you mean 'appearance'?"),
      ("{widths: 3x}", 32, 2, nil), ("{widths: [3", 32, 1, nil),
    ] as [(String, Int, Int, String?)])
  func `errors in a render directive are shown in the comment`(
    request: String, column: Int, length: Int, label: String?
  ) throws {
    let line = "  // flatplan: render \(request)"
    let file = SwiftUnit.File(name: "A.swift", bytes: Array("import UIKit\n\(line)\n".utf8))
    let failure = #expect(throws: Failure.self) { try Comments(file, checkingRequest: check) }
    guard case .wrongSpec(let errors) = failure, let first = errors.diagnostics.first else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(
      first.location
        == Diagnostic.Location(
          path: "A.swift", line: 2, column: column, length: length, sourceLine: line))
    #expect(label == nil || first.label == label)
  }

  @Test func `a directive applies to the declaration directly below it`() throws {
    let text = """
      // flatplan: items 7

      // flatplan: items 1, 2
      // Words between.
      @MainActor
      func one() {}
      func two() {}
      // flatplan: skip
      func three() {}
      """
    let comments = try Comments(SwiftUnit.File(name: "A.swift", bytes: Array(text.utf8)))
    #expect(comments.items(6) == [1, 2])
    #expect(comments.items(7) == nil)
    #expect(comments.skips(9))
    #expect(!comments.skips(6))
  }
}
