import Foundation
import Testing

@testable import CodeSalvage
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
    ("[a, Missing.b, c].forEach(d)\nc()", "[a,c].forEach(d)c()"),
    ("d([a, b(Missing)])\nc()", "d([a,])c()"),
    ("d([\n  Missing { x in x },\n  b ? c : d,\n])", "d([b?c:d,])"),
    ("return [a, Missing.b]", "return[a,]"),
    ("d([Missing.a])\nc()", "c()"),
    ("d([\"a\": a, \"b\": Missing.b])\nc()", "c()"),
    ("d[a, Missing.b] = e\nc()", "c()"),
    (
      "return .init(layoutSize: a, elementKind: Missing.id, alignment: .top)",
      "return.init(layoutSize:a,elementKind:\"id\",alignment:.top)"
    ),
    (
      "return a(.absolute(Missing.height), top: Missing.Sizes.gap)",
      "returna(.absolute(100),top:Missing.Sizes.gap)"
    ),
    ("a.interGroupSpacing = Missing.gap\nc()", "a.interGroupSpacing=8c()"),
    ("a.absolute(Missing.height())\nc()", "c()"),
    ("let itemSpacing: CGFloat = Missing.gap\nc()", "letitemSpacing:CGFloat=8c()"),
    ("a { [weak b, c = Missing.d] in b() }\nc()", "c()"),
  ])
  func `a statement is left out, and the rest stays`(_ body: String, _ rest: String) {
    #expect(left(body) == "funcshow(){\(rest)}", "\(body)")
  }

  @Test func `statements with other errors are left out, too, and so are missing attributes`() {
    let code = """
      func show() {
        grid.dataSource = self
        go()
      }
      struct A { @Wrapped(\\.a) var a: Int? }
      """
    var maker = HoleMaker("Home.swift", Array(code.utf8), extent: .statement, causes: [:])
    maker.leaveOut(
      CompilerError(
        file: "Home.swift", line: 2, column: 21, message: "cannot assign value of type 'Home'"))
    maker.leaveOut(
      CompilerError(
        file: "Home.swift", line: 5, column: 12, message: "unknown attribute 'Wrapped'"))
    let left = String(decoding: maker.bytes, as: UTF8.self).filter { !$0.isWhitespace }
    #expect(left == "funcshow(){go()}structA{vara:Int?}")
  }

  @Test(arguments: ["return Missing.value", "let a: Int = { Missing.value }()\nb()"])
  func `a value that is missing stops the function`(_ body: String) {
    #expect(left(body).hasPrefix("funcshow(){fatalError("), "\(left(body))")
  }
}
