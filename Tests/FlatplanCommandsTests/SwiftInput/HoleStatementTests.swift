import Testing

@testable import SwiftInput

/// Statements with missing names, which are left out of the functions around them.
@Suite struct HoleStatementTests {
  /// The code after the statement with the name `Missing` was left out, without spaces.
  private func left(_ body: String) -> String {
    let code = "func show() {\n\(body)\n}\n"
    let line = code.split(separator: "\n", omittingEmptySubsequences: false).enumerated().first {
      $0.element.contains("Missing")
    }
    guard let line, let column = line.element.range(of: "Missing") else { return "" }
    var maker = HoleMaker("Home.swift", Array(code.utf8), extent: .statement, causes: [:])
    maker.leaveOut(
      CompilerError(
        file: "Home.swift", line: line.offset + 1,
        column: line.element.distance(from: line.element.startIndex, to: column.lowerBound) + 1,
        message: "cannot find 'Missing' in scope"))
    return String(decoding: maker.bytes, as: UTF8.self).filter { !$0.isWhitespace }
  }

  @Test(arguments: [
    (
      "switch a { case 1:\n Missing.log()\ncase 2: b()\ndefault: break }",
      "switcha{case1:()case2:b()default:break}"
    ),
    ("switch a { case 1: Missing.log()\ndefault: break }", "switcha{case1:()default:break}"),
    (
      "switch a { case .x(let b): b()\n Missing.log()\n@unknown default: c() }",
      "switcha{case.x(letb):b()@unknowndefault:c()}"
    ),
    (
      "switch a { case 1: b()\n@unknown default:\n Missing.log() }",
      "switcha{case1:b()@unknowndefault:()}"
    ),
    ("if a { Missing.log() }\nb()", "ifa{()}b()"),
    ("a { [weak self] _ in Missing.log() }\nb()", "a{[weakself]_in()}b()"),
    ("a {\n  Missing.log()\n}\nb()", "a{()}b()"),
    ("if Missing.isOn { a() }\nb()", "b()"),
    ("if Missing.isOn { a() } else { b() }\nc()", "do{b()}c()"),
    ("if Missing.isOn { a() } else if d { b() }\nc()", "ifd{b()}c()"),
    ("if d { a() } else if Missing.isOn { b() }\nc()", "ifd{a()}c()"),
    ("if d { a() } else if Missing.isOn { b() } else { e() }\nc()", "ifd{a()}else{e()}c()"),
    ("guard Missing.isOn else { return }\nc()", "c()"),
    ("for item in Missing.items { a(item) }\nc()", "c()"),
  ])
  func `a statement is left out, and the rest stays`(_ body: String, _ rest: String) {
    #expect(left(body) == "funcshow(){\(rest)}", "\(body)")
  }

  @Test(arguments: ["return Missing.value", "let a: Int = { Missing.value }()\nb()"])
  func `a value that is missing stops the function`(_ body: String) {
    #expect(left(body).hasPrefix("funcshow(){fatalError("), "\(left(body))")
  }
}
