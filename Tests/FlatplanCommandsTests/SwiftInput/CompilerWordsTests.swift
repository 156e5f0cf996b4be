import LayoutSpec
import SpecDiagnostics
import Testing

@testable import CodeSalvage
@testable import SwiftInput

/// Filtering of compiler output.
@Suite struct CompilerWordsTests {
  @Test func `duplicate errors are shown once`() {
    let output = """
      A.swift:1:2: error: no
      1 | a: error: b
        | `- error: no

      A.swift:1:2: error: no
      1 | a: error: b
        | `- error: no

      A.swift:2:2: warning: hm

      """
    #expect(
      CompilerOutput(output).shown == """
        A.swift:1:2: error: no
        1 | a: error: b
          | `- error: no

        A.swift:2:2: warning: hm
        """)
  }

  @Test func `of thousands of errors, the first ones and the number are shown`() {
    let output = (1...1000).map {
      "A.swift:\($0):1: \u{1B}[31merror\u{1B}[0m: no\nA.swift:\($0):1: warning: hm\n"
    }.joined()
    let shown = CompilerOutput(output).shown.split(separator: "\n")
    #expect(shown.count == 11 && shown.last == "… and 990 more errors")
    #expect(!shown.contains { $0.contains("warning") })
  }

  @Test func `declarations of unavailable library API are not shown`() {
    let output = """
      A.swift:3:21: error: 'UITableView' is unavailable: no
      3 | a
      /b/Left.swift:18:12: note: 'UITableView' has been explicitly marked unavailable here
      16 | )
      17 | open class UITableView: UIScrollView {
         |            `- note: 'UITableView' has been explicitly marked unavailable here
      A.swift:4:2: error: failed to produce diagnostic for expression; please submit a bug report
      4 | b
      """
    #expect(
      CompilerOutput(output).shown == """
        A.swift:3:21: error: 'UITableView' is unavailable: no
        3 | a
        """)
  }

  @Test func `source lines are quoted as in the user's file`() {
    let code = """
      @objc func tap() {
        button.add(#selector(tap))
      }
      let “a” = #selector(other)

      """
    let file = SwiftUnit.File(name: "sub/A.swift", bytes: Array(code.utf8))
    let source = CompiledSource(file.bytes)
    let read = String(decoding: source.bytes, as: UTF8.self).split(separator: "\n")
    let lines = QuotedLines([file], readAs: [source])
    func output(_ first: Substring, _ second: Substring) -> String {
      """
      sub/A.swift:2:3: error: no
      1 | \(first)
      2 | \(second)
        |   `- error: no
      B.swift:2:3: error: 1 | no
      2 | \(read[1])

      sub/A.swift:2:3: \u{1B}[1;31merror: \u{1B}[1;39mno\u{1B}[0;0m
      \u{1B}[0;36m2 |\u{1B}[0;0m \(second)
      \u{1B}[0;36m4 |\u{1B}[0;0m \(read[3])

      """
    }
    let written = code.split(separator: "\n")
    #expect(lines.restored(in: output(read[0], read[1])) == output(written[0], written[1]))
  }

  @Test func `machine-readable diagnostics contain errors and warnings with positions`() {
    let output = """
      a:b/Ä.swift:10:11: \u{1B}[1;31merror: \u{1B}[1;39mno: error: x\u{1B}[0;0m
       9 | first
      \u{1B}[0;36m10 |\u{1B}[0;0m let ä = a | b
         |           `- error: no
      B.swift:2:1: warning: hm
      B.swift:2:1: note: why
      and so on
      """
    let found = CompilerOutput("clang: warning: x\n" + output).diagnostics
    #expect(
      DiagnosticFormat.short.text(found) == """
        a:b/Ä.swift:10:10: error[swift]: no: error: x
        B.swift:2:1: warning[swift]: hm

        """)
    #expect(found.map(\.location.sourceLine) == ["let ä = a | b", ""])
    #expect(CompilerOutput("A.swift:1:0: error: no").diagnostics.map(\.location.column) == [1])
  }

  @Test func `other output is not changed`() {
    #expect(CompilerOutput("clang: no such file\n").shown == "clang: no such file")
    #expect(CompilerOutput("").shown == "")
  }
}
