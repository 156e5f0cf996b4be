#if !canImport(ObjectiveC)
  import Testing

  @testable import FlatplanCommands

  /// Code without what Apple's runtime alone understands.
  @Suite struct ObjectiveCTests {
    private func removed(_ text: String) -> String? {
      ObjectiveC.removed(from: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(arguments: [
      ("@objc func tap() {}", "      func tap() {}"),
      ("@objc\nprivate func tap() {}", "     \nprivate func tap() {}"),
      ("@objc(tapped:) func tap()", "               func tap()"),
      ("@objcMembers class A {}", "             class A {}"),
      ("@nonobjc var a = 1", "         var a = 1"),
      ("a(#selector(tap), b)", "a( Selector(   ), b)"),
      ("#selector(A.tap(_:with:))", " Selector(              )"),
      ("#selector(\n  tap\n)", " Selector(\n     \n)"),
      ("/* \" */ @objc /* \" */", "/* \" */       /* \" */"),
      ("let a = \"\\(b[\"c\"])\"; @objc", "let a = \"\\(b[\"c\"])\";      "),
      ("let a = \"never closed\n@objc", "let a = \"never closed\n     "),
      ("#selector(tap", " Selector(   "),
    ])
    func `what is left stands where it stood`(_ code: String, _ rest: String) {
      #expect(removed(code) == rest)
    }

    @Test(arguments: [
      "func tap() {}", "// @objc", "/* /* */ @objc */", "\"@objc #selector(a)\"",
      "#\"a\"@objc\"#", "\"\"\"\n @objc \"\n\"\"\"", "\"\\\" @objc\"", "@objcs", "#selectors(a)",
      "",
    ])
    func `comments, texts and other words stay`(_ code: String) {
      #expect(removed(code) == nil)
    }
  }
#endif
