import SpecDiagnostics
internal import SpecSource

extension ValueKind<String> {
  /// Any text.
  static let text: ValueKind = scalar("text") { text throws(ValueError) in text }

  /// A name: a text that is not empty and has no whitespace.
  static let name: ValueKind = scalar("a name", shape: .name) { text throws(ValueError) in
    guard !text.isEmpty, !text.contains(where: \.isWhitespace) else {
      throw ValueError(problem: .notAValue(text, kind: "a name", examples: "photos or photo-grid"))
    }
    return text
  }

  /// A name that is valid for files.
  static let fileName: ValueKind = scalar(
    "a name",
    shape: .scalar(
      ScalarGrammar(
        name: "fileName", patterns: [#"[^/\\]+"#], numbers: -.infinity ... .infinity,
        allowsBooleans: true))
  ) { text throws(ValueError) in
    let isPlain = text.unicodeScalars.allSatisfy { $0 != "/" && $0 != "\\" && $0.value >= 32 }
    guard isPlain, !text.isEmpty, text != ".", text != ".." else {
      throw ValueError(
        problem: .notAValue(text, kind: "a file name", examples: "two-column-grid"))
    }
    return text
  }
}

extension ValueKind<Bool> {
  /// `true` or `false`.
  static let flag: ValueKind = scalar("true or false", shape: .flag) { text throws(ValueError) in
    switch text {
    case "true": return true
    case "false": return false
    default:
      let meant = ["yes": "true", "on": "true", "no": "false", "off": "false"][text.lowercased()]
      throw ValueError(
        problem: .notAValue(text, kind: "true or false", examples: ""),
        instead: (meant.map { [$0] } ?? []) + Similar.words(to: text, among: ["true", "false"]))
    }
  }
}

extension ValueKind where Value: CaseIterable & RawRepresentable<String> & Sendable {
  /// One of the cases of an enumeration, by its raw value.
  static func choice(_ name: String) -> ValueKind {
    let choices = Value.allCases.map { ($0.rawValue, $0) }
    return choice(name, choices)
  }
}

extension ValueKind {
  /// One of several fixed words, with or without Apple's leading dot.
  static func choice(
    _ name: String, _ choices: @escaping @autoclosure @Sendable () -> [(String, Value)]
  ) -> ValueKind where Value: Sendable {
    scalar(
      "one of " + choices().map(\.0).alternatives, shape: .choice(choices().map(\.0))
    ) { text throws(ValueError) in
      let hasPoint = text.hasPrefix(".")
      let word = hasPoint ? String(text.dropFirst()) : text
      let choices = choices()
      if let choice = choices.first(where: { $0.0 == word }) { return choice.1 }
      let words = choices.map(\.0)
      throw ValueError(
        problem: .unknownName(word, what: name, known: words),
        instead: OtherWords.words(for: word).filter(words.contains)
          + Similar.words(to: word, among: words))
    }
  }
}
