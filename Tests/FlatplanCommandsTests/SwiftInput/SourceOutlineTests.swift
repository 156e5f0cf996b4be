import Testing

@testable import CodeSalvage
@testable import SwiftInput

/// Declarations found without the compiler.
@Suite struct SourceOutlineTests {
  /// The steps of a tutorial, or variants of a screen, lie side by side.
  @Test func `extensions of another file's type of the same name are not needed`() {
    let screen = "class Home { func show() { Theme.start() } }\nfunc lay() {}\n"
    let files = [
      ("/app/One.swift", screen, true),
      ("/app/Two.swift", screen + "extension Home: Codable { func show() { lay() } }\n", false),
      ("/app/Theme.swift", "enum Theme {}\nextension Theme { static func start() {} }\n", false),
    ]
    var closure = CodeClosure(
      files.map { path, text, isOwn in
        CodeClosure.File(path: path, outline: SourceOutline(Array(text.utf8)), isOwn: isOwn)
      })
    closure.take(closure.own)
    #expect(closure.taken.filter { $0.file == 1 }.isEmpty)
    #expect(closure.taken.filter { $0.file == 2 }.count == 2)
  }

  @Test(arguments: [
    ("let a = values[safe: 1]", true), ("let a = values[1]", false),
    ("let a: UIColor = .init(hex: 1)", true), ("let a: Int = .init(octal: 1)", false),
  ])
  func `an extension is needed for the labels of its initializers and subscripts`(
    _ code: String, _ isNeeded: Bool
  ) {
    let other = """
      extension Array { subscript(safe index: Int) -> Element? { nil } }
      extension Color { convenience init(hex: Int) {} }
      """
    var closure = CodeClosure(
      [("/app/One.swift", code, true), ("/app/Two.swift", other, false)].map { path, text, isOwn in
        CodeClosure.File(path: path, outline: SourceOutline(Array(text.utf8)), isOwn: isOwn)
      })
    closure.take(closure.own)
    #expect(closure.taken.contains { $0.file == 1 } == isNeeded)
  }

  @Test(
    arguments: [
      (
        "func a() { let s = Kind(rawValue: 1); switch s { case .a, .b: c() case .d: e() } }",
        "enum Kind: Int, CaseIterable { case `a`, `b`, `d` }"
      ),
      (
        "func a(_ s: Kind) { if s == .a { Kind.b.go() }; b(Kind.allCases[0]) }",
        "enum Kind: Int, CaseIterable { case `b`, `a` }"
      ),
      ("func a() { switch Kind(rawValue: 1) { case .a(let b): b() } }", nil),
      ("func a() { Kind.start() }", nil),
      (
        "extension Kind { func a() -> UICollectionViewLayout { b(view) } }",
        "class Kind: UIViewController {}"
      ),
      (
        "extension Kind: P { static func a() -> NSCollectionLayoutSection { b() } }",
        "class Kind: NSObject {}"
      ),
      ("extension Kind where A == B { func a() -> UICollectionViewLayout { b() } }", nil),
      ("extension Kind { func a() -> Int { 0 } }", nil),
    ] as [(String, String?)])
  func `missing types are declared if the code shows them`(_ code: String, _ found: String?) {
    let types = MissingTypes(
      SourceOutline(Array(code.utf8)),
      of: [
        CompilerError(file: "a", line: 1, column: 1, message: "cannot find 'Kind' in scope")
      ])
    #expect(types.all.map(\.declaration).first == found)
  }

  @Test func `declarations have names, bodies and members`() {
    let code = """
      import UIKit
      @MainActor public final class Home: UIViewController, Shown {
        private lazy var grid: UIView = { UIView() }()
        var count: Int { 3 }
        let text = "}" // }
        static func make(_ a: [Int] = []) -> Home? { nil }
      }
      extension Outer.Inner { func f() {} }
      let a = 1
      """
    let outline = SourceOutline(Array(code.utf8))
    #expect(outline.declarations.map(\.keyword) == ["import", "class", "extension", "let"])
    #expect(outline.declarations.map(\.name) == ["UIKit", "Home", "Inner", "a"])
    let members = outline.declarations[1].members
    #expect(members.map(\.name) == ["grid", "count", "text", "make"])
    #expect(members.map { $0.body != nil } == [false, true, false, true])
  }

  @Test(arguments: [
    "(((((", "}}]])", "class", "func f(", "class A { func", "@", "let", "\"", "`", "#if",
  ])
  func `broken code has an outline`(code: String) {
    for text in [code, String(repeating: code, count: 2_000)] {
      let outline = SourceOutline(Array(text.utf8))
      let ranges = outline.declarations.map(\.range)
      #expect(ranges.allSatisfy { 0..<text.utf8.count ~= $0.lowerBound && !$0.isEmpty })
      #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
      let place = text.utf8.count / 2
      #expect(outline.path(to: place).allSatisfy { $0.range.lowerBound <= place })
    }
  }
}
