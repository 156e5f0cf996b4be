import SpecDiagnostics
internal import SpecTree

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
      let choices = choices()
      return choices[try choices.map(\.0).index(of: text, named: name)].1
    }
  }
}

extension [String] {
  /// The index of a word, with or without Apple's leading dot. Not generic, so that it is compiled
  /// once.
  fileprivate func index(of text: String, named name: String) throws(ValueError) -> Int {
    let word = text.hasPrefix(".") ? String(text.dropFirst()) : text
    if let index = firstIndex(of: word) { return index }
    throw ValueError(
      problem: .unknownName(word, what: name, known: self),
      instead: OtherWords.words(for: word).filter(contains)
        + Similar.words(to: word, among: self))
  }
}
