internal import Basics
internal import CellContent
internal import SpecDiagnostics
internal import SpecTree

/// The documentation of a word of the spec language: a key, a value that is a word, a word of
/// expressions, or a name of UIKit's API.
public struct WordPage: Sendable {
  /// The word as specs write it.
  public var word: String
  /// The meanings of a key, one for each distinct use.
  package private(set) var uses: [KeyUse] = []
  /// The values of a key.
  package private(set) var values: [ValueEntry] = []
  /// Other meanings, as sentences.
  package private(set) var notes: [String] = []
  /// The composition of a template, as it is written under `contents`.
  private var composition: String? { BuiltInContents.text(word) }
  /// An example spec that uses the word.
  public var example: String?
  /// Whether the example is a `flatplan.yaml`.
  package private(set) var isSetting = false

  /// A value of a key.
  package struct ValueEntry: Sendable {
    package var word: String
    /// A sentence without the initial capital and the final period; `nil` if there is none.
    package var meaning: String?
    /// An example spec that uses the value.
    package var example: String?
  }

  /// Creates the page of a word in any letter case, with or without a leading dot; `nil` for an
  /// unknown word.
  public init?(_ word: String) {
    let language = Language.all
    let plain = Self.withoutType(word)
    if let length = LengthWords.entry(plain) {
      self.init(length: length)
      return
    }
    let entry = ExpressionWords.entry(plain)
    guard
      let known = language.words.first(where: { $0 == plain })
        ?? language.words.first(where: { $0.lowercased() == plain.lowercased() })
    else {
      if let entry {
        self.init(expression: entry)
      } else {
        self.init(foreign: plain)
      }
      return
    }
    if language.keys.contains(known) {
      self.init(key: known)
    } else {
      self.init(word: known)
      let key = language.keys(havingValue: known).first ?? ""
      example = WordPage(key: key).value(known)?.example
    }
    notes = Self.meanings(of: known)
    if let entry { notes.append("In expressions: \(entry.meaning).") }
    let others = OtherWords.keys(for: known).filter { $0 != known && language.keys.contains($0) }
    if !others.isEmpty { notes.append("See also \(others.map { "'\($0)'" }.listed).") }
  }

  private init(word: String) { self.word = word }

  /// The word without a leading dot or a type of UIKit in front: `.flexible`,
  /// `NSCollectionLayoutSpacing.flexible(8)`.
  private static func withoutType(_ word: String) -> String {
    if word.hasPrefix(".") { return String(word.dropFirst()) }
    guard word.hasPrefix("NS") || word.hasPrefix("UI"), let dot = word.firstIndex(of: ".") else {
      return word
    }
    return String(word[word.index(after: dot)...].prefix { $0 != "(" })
  }

  package init(key: String) {
    word = key
    uses = Language.all.uses(of: key)
    example =
      StyleKeys.map.rule(key).flatMap(Self.example) ?? KeyExamples.example(key)
      ?? KeyExamples.example(of: key, as: StyleKeys.content.rule.name)
    if example == nil, let setting = KeyExamples.ofSettings[key] {
      (example, isSetting) = (setting, true)
    }
    values = Language.all.values(of: key).map { value in
      ValueEntry(
        word: value, meaning: ValueWords.meaning(value, of: key),
        example: Self.example(of: value, as: key, example))
    }
  }

  private static func example(
    of value: String, as key: String, _ keyExample: String?
  ) -> String? {
    keyExample.flatMap { KeyExamples.example(of: value, as: key, in: $0) }
  }

  /// The page of one of UIKit's words for lengths.
  init(length: LengthWords.Entry) {
    (word, notes, example) = (length.word, [length.meaning], length.example)
  }

  /// The page of a word of expressions or sample data.
  init(expression entry: ExpressionWords.Entry) {
    (word, example) = (entry.word, entry.example)
    notes = ["\(entry.usage): \(entry.meaning)."]
  }

  /// The page of a name of UIKit's API, or of a common word for a key or a value.
  private init?(foreign word: String) {
    let language = Language.all
    if let entry = UIKitWords.entry(word) {
      self.init(word: entry.word)
      notes = [entry.meaning]
      example = entry.key.flatMap { WordPage($0)?.example }
      return
    }
    let meant =
      OtherWords.keys(for: word).filter(language.keys.contains)
      + OtherWords.words(for: word).filter { !language.keys(havingValue: $0).isEmpty }
    guard let first = meant.first, let page = WordPage(first) else { return nil }
    self = page
    let others = meant.uniqued().map { "'\($0)'" }.alternatives
    notes.insert("The word for '\(word)' in specs is \(others).", at: 0)
  }

  /// The meanings of a word as a value, each with the keys that it is a value of.
  private static func meanings(of value: String) -> [String] {
    var meanings: [(text: String?, keys: [String])] = []
    for key in Language.all.keys(havingValue: value) {
      let text = ValueWords.meaning(value, of: key)
      if let index = meanings.firstIndex(where: { $0.text == text }) {
        meanings[index].keys.append(key)
      } else {
        meanings.append((text, [key]))
      }
    }
    return meanings.map { text, keys in
      let keys = keys.map { "'\($0)'" }.listed
      return text.map { "As \(keys): \($0)." } ?? "A value of \(keys)."
    }
  }

  /// An example spec that uses a key; `nil` if there is none.
  static func example(of rule: KeyRule) -> String? {
    guard let entries = StyleKeys.map.rule(rule.name)?.example else {
      return KeyExamples.example(rule.name)
    }
    return KeyExamples.style(entries, extendingCard: rule.name == StyleKeys.extends.rule.name)
  }

  package func value(_ word: String) -> ValueEntry? { values.first { $0.word == word } }

  /// The page as plain text.
  public var text: String {
    var parts =
      [word] + (uses.map(\.text) + notes).map { $0.wrapped(at: 80).joined(separator: "\n") }
    if !values.isEmpty { parts.append(Self.table(values)) }
    if let composition {
      parts += [
        "Its composition of parts, to copy and change; it then replaces the template:",
        "contents:\n\(composition.indented(by: 2))".indented(),
      ]
    }
    if let example {
      for (name, content) in KeyExamples.files(of: example) {
        parts += ["With \(name):", content.indented()]
      }
      parts += [isSetting ? "Example of a flatplan.yaml:" : "Example:", example.indented()]
    } else {
      parts.append(
        "'flatplan schema' writes a JSON Schema with all keys and values, for completion in editors."
      )
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The values with their meanings, or, if there are many, only the values.
  private static func table(_ values: [ValueEntry]) -> String {
    guard values.count <= 20 else {
      return values.map(\.word).joined(separator: ", ").wrapped(at: 76)
        .map { "    \($0)" }.joined(separator: "\n")
    }
    let width = values.map(\.word.count).max() ?? 0
    return values.map { value in
      let lines = (value.meaning ?? "").wrapped(at: max(80 - width - 6, 30))
      return (lines.isEmpty ? [""] : lines).enumerated().map { index, line in
        let head = index == 0 ? value.word : ""
        let gap = line.isEmpty ? 0 : width + 2 - head.count
        return "    " + head + String(repeating: " ", count: gap) + line
      }.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// All words, keys first.
  public static var words: [String] {
    (Language.all.words + LengthWords.all.map(\.word)
      + (ExpressionWords.expressions + ExpressionWords.samples).map(\.word)
      + UIKitWords.all.map(\.word)).uniqued()
  }

  /// The keys of specs and of `flatplan.yaml`.
  package static var keys: [String] { Language.all.keys }

  /// The values of `content` with their meanings.
  public static var contents: [(word: String, meaning: String)] {
    BuiltInContents.names.map {
      ($0, ValueWords.meaning($0, of: StyleKeys.content.rule.name) ?? "")
    }
  }

  /// The keys of styles with their descriptions.
  public static var styles: [(word: String, meaning: String)] {
    StyleKeys.map.rules.map { ($0.name, $0.doc) }
  }
}

extension String {
  fileprivate func indented(by count: Int = 4) -> String {
    split(separator: "\n").map { String(repeating: " ", count: count) + $0 }
      .joined(separator: "\n")
  }
}
