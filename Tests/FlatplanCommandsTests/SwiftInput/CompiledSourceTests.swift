import Testing

@testable import CodeSalvage
@testable import SwiftInput

/// The source passed to the compiler instead of the user's.
@Suite struct CompiledSourceTests {
  private func read(_ text: String) -> String {
    String(decoding: CompiledSource(Array(text.utf8)).bytes, as: UTF8.self)
  }

  #if !canImport(ObjectiveC)
    @Test(arguments: [
      ("@objc func tap() {}", "      func tap() {}"),
      ("@objc\nprivate func tap() {}", "     \nprivate func tap() {}"),
      ("@objc(tapped:) func tap()", "               func tap()"),
      ("@objcMembers class A {}", "             class A {}"),
      ("@nonobjc var a = 1", "         var a = 1"),
      ("a(#selector(tap), b)", "a(calling(\"tap\"), b)"),
      ("#selector(A.tap(_:with:))", "calling(\"tap\"           )"),
      ("#selector(`in` as () -> Void)", "calling(\"in\"                )"),
      ("#selector(getter: A.b)", "calling(\"getter\"     )"),
      ("#selector(a ?? b)", "calling(        )"),
      ("#selector(\n  tap\n)", "calling(\"tap\"\n     \n)"),
      ("/* \" */ @objc /* \" */", "/* \" */       /* \" */"),
      ("let a = \"\\(b[\"c\"])\"; @objc", "let a = \"\\(b[\"c\"])\";      "),
      ("let a = \"never closed\n@objc", "let a = \"never closed\n     "),
      ("#selector(tap", "calling(     "),
      ("a(#keyPath(CALayer.opacity))", "a(\"opacity\"                )"),
      ("#keyPath(Person.friend.name)", "\"friend.name\"               "),
      ("#keyPath(name)", "\"name\"        "),
      ("#keyPath(", "#keyPath("),
      ("a = Timer.scheduledTimer(x)", "a = FlatplanScreens.ScheduledTimer.scheduled(x)"),
      ("Timer(timeInterval: 1)", "FlatplanScreens.ScheduledTimer(timeInterval: 1)"),
      ("MyTimer(fire: 1); My.Timer(fire: 1)", "MyTimer(fire: 1); My.Timer(fire: 1)"),
      ("var timer: Timer?", "var timer: Timer?"),
      ("DateComponentsFormatter()", "FlatplanScreens.DateComponentsFormatter()"),
      (
        "A.MeasurementFormatter, MeasurementFormatters",
        "A.MeasurementFormatter, MeasurementFormatters"
      ),
    ])
    func `Objective-C runtime features are removed or replaced in their lines`(
      _ code: String, _ rest: String
    ) {
      #expect(read(code) == rest)
    }
  #endif

  @Test(arguments: [
    ("@main class A {}", "      class A {}"),
    ("@UIApplicationMain\nclass A {}", "                  \nclass A {}"),
  ])
  func `the entry point of an app is removed`(_ code: String, _ rest: String) {
    #expect(read(code) == rest)
  }

  @Test(arguments: [
    ("#if os(iOS) || os(tvOS)\na", "#if true    || os(tvOS)\na"),
    ("#if os(macOS)\n#elseif !os(iOS)", "#if os(macOS)\n#elseif !true   "),
    ("#if canImport(os)", "#if canImport(os)"), ("let a = os(iOS)", "let a = os(iOS)"),
    ("import os.log\n", "import os    \n"), ("import struct os.Logger", "import struct os.Logger"),
    ("import UIKit.UIColor", "import UIKit        "),
  ])
  func `conditions and imports are those of iOS`(_ code: String, _ rest: String) {
    #expect(read(code) == rest)
  }

  @Test(arguments: [
    ("a\u{A0}b", "a  b"), ("\u{3000}a\u{2003}b", "   a   b"), ("a\u{200B}\u{2060}b", "ab"),
    ("f(\u{201C}a\u{201D})", "f(  \"a\"  )"), ("\u{201D}é\u{201D}", "  \"é\"  "),
    ("\u{FEFF}a", "a"),
  ])
  func `typographic characters become plain ones, and positions stay the same`(
    _ code: String, _ rest: String
  ) {
    #expect(read(code) == rest)
  }

  @Test func `truncated code is read to its end`() {
    let code = #"""
      @objc(a) #selector(b("\)")) "\(c)" #"\"# """
      \""" /* /* */ @main \u{201C}d\u{201D}\u{A0}#Preview("\"", e: "f") { "\" /* } */ }
      """#
    let bytes = Array((code + "\u{201C}d\u{201D}\u{A0}\u{3000}#Preview(\"\\").utf8)
    for end in bytes.indices {
      for start in [0, end / 2] {
        let part = Array(bytes[start..<end])
        let lines = CompiledSource(part).bytes.count { $0 == UInt8(ascii: "\n") }
        #expect(lines == part.count { $0 == UInt8(ascii: "\n") })
      }
    }
    for tail in ["#Preview { \"\\", "#Preview(\"\\", "#selector(\"\\", "\"\\", "#Preview("] {
      #expect(CompiledSource(Array(tail.utf8)).bytes.count >= tail.utf8.count)
    }
  }

  @Test func `any number of zero-width characters is removed`() {
    let code = "a() // b\n"
    #expect(read(String(repeating: "\u{200B}", count: 10_000) + code) == code)
  }

  @Test func `the first line with curly quotes is found`() {
    #expect(CompiledSource(Array("a\nb(\u{201C}c\u{201D})\n\u{201C}\u{201D}".utf8)).curlyLine == 2)
    #expect(CompiledSource(Array("\u{201C}never closed\n\u{201D}".utf8)).curlyLine == nil)
  }

  @Test(arguments: [
    "func tap() {}", "// @objc \u{201C}a\u{201D} #Preview {", "/* /* */ @objc\u{A0}*/",
    "\"@objc #selector(a)\u{A0}\"", "#\"a\"@objc\"#", "\"\"\"\n @objc \"\n\"\"\"",
    "\"\\\" @objc\"", "@objcs @mains", "#selectors(a)", "#Previews {}", "#Preview", "",
    "\"\u{201C}a\u{201D}\"", "\u{201C}", "👩\u{200D}👧()",
  ])
  func `comments, strings and other words are kept`(_ code: String) {
    #expect(read(code) == code)
  }

  @Test func `previews become named properties with their contents`() {
    let code = """
      import UIKit
      #Preview("Home (dark)", traits: .landscapeLeft) {
        let home = Home(at: "}") // }
        return Bar(home)
      }
      #Preview { Home() }
      """
    let source = CompiledSource(Array(code.utf8))
    #expect(
      source.previews == [
        .init(line: 2, name: "Home (dark)", calledNames: ["Home", "Bar"]),
        .init(line: 6, name: nil, calledNames: ["Home"]),
      ])
    let lines = String(decoding: source.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines[1].hasPrefix("private let Preview_0 = FlatplanScreens.preview "))
    #expect(lines[1].hasSuffix(" {") && !lines[1].contains("landscape"))
    #expect(lines[5].hasSuffix(" { Home() }"))
  }
}
