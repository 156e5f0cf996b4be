internal import Basics
internal import Foundation
internal import SpecTree

/// A file with the texts of an app: a string catalog of Xcode, a `.strings` file in the folder of its
/// language, or YAML.
enum StringsFile {
  private static let text = ValueKind<String>.text.shape

  static let shape: ValueShape = .either([
    .oneOrMore(text), .names(.names(.either([text, .names(text)]))),
  ])

  /// The texts by language and key, as `strings` in a spec has them.
  static func languages(of root: SourceNode) -> [SourceNode.Entry] {
    guard let catalog = root["strings"]?.entries, let source = root["sourceLanguage"] else {
      return root.entries ?? []
    }
    var languages: [String: [SourceNode.Entry]] = [:]
    for entry in catalog {
      var known: Set<String> = []
      for localization in entry.value["localizations"]?.entries ?? [] {
        guard let value = text(localization.value) else { continue }
        known.insert(localization.key)
        languages[localization.key, default: []].append(
          SourceNode.Entry(key: entry.key, keyPlace: entry.keyPlace, value: value))
      }
      guard let language = source.text, !known.contains(language) else { continue }
      let own = SourceNode(text: entry.key, isPlain: false, at: entry.keyPlace)
      languages[language, default: []].append(
        SourceNode.Entry(key: entry.key, keyPlace: entry.keyPlace, value: own))
    }
    let names = languages.keys.sorted {
      ($0 == source.text ? "" : $0) < ($1 == source.text ? "" : $1)
    }
    return names.map { name in
      SourceNode.Entry(
        key: name, keyPlace: root.place,
        value: SourceNode(value: .map(languages[name] ?? []), place: root.place))
    }
  }

  /// The text of a localization, or a map of its plural forms.
  private static func text(_ node: SourceNode) -> SourceNode? {
    if let value = node["stringUnit"]?["value"] { return value }
    let forms = node["variations"]?["plural"]?.entries ?? []
    let texts = forms.compactMap { entry in
      entry.value["stringUnit"]?["value"].map {
        SourceNode.Entry(key: entry.key, keyPlace: entry.keyPlace, value: $0)
      }
    }
    return texts.isEmpty ? nil : SourceNode(value: .map(texts), place: node.place)
  }

  /// Whether a file has the format of `.strings`, which names one language by its folder.
  static func language(ofFile path: String) -> String? {
    guard path.hasSuffix(".strings") else { return nil }
    let folder = path.split(separator: "/").dropLast().last ?? ""
    return folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : "Base"
  }

  /// Reads `"key" = "text";` with comments.
  static func entries(of source: SourceText) throws(Finding) -> [SourceNode.Entry] {
    var (scanner, entries) = (StringsScanner(source), [SourceNode.Entry]())
    while let (key, place) = try scanner.text() {
      try scanner.skip("=")
      guard let (text, start) = try scanner.text() else { throw scanner.failure("a text") }
      try scanner.skip(";")
      entries.append(
        SourceNode.Entry(
          key: key, keyPlace: place, value: SourceNode(text: text, isPlain: false, at: start)))
    }
    return entries
  }
}

/// Reads the tokens of a `.strings` file.
private struct StringsScanner {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  /// The line that contains the last place, where it begins, and the end of that place.
  private var (line, lineStart, placed) = (1, 0, 0)

  init(_ source: SourceText) { scalars = Array(source.text.unicodeScalars) }

  mutating func failure(_ expected: String) -> Finding {
    let found = scalars[safely: index].map { "'\($0)'" } ?? "the end of the file"
    return Finding(
      .wrongShape(expected: expected, shape: found), at: SourceSpan(place: place(), length: 1))
  }

  /// The place of the next character.
  private mutating func place() -> SourcePlace {
    for other in placed..<max(placed, index) where scalars[other] == "\n" {
      (line, lineStart) = (line + 1, other + 1)
    }
    placed = max(placed, index)
    return SourcePlace(line: line, column: index - lineStart + 1)
  }

  mutating func skip(_ sign: Unicode.Scalar) throws(Finding) {
    try skipSpace()
    guard scalars[safely: index] == sign else { throw failure("'\(sign)'") }
    index += 1
  }

  /// A text in quotes, or a word; `nil` at the end.
  mutating func text() throws(Finding) -> (String, SourcePlace)? {
    try skipSpace()
    guard let first = scalars[safely: index] else { return nil }
    let place = place()
    guard first == "\"" else {
      let word = scalars[index...].prefix { $0.isNamePart || ".-".unicodeScalars.contains($0) }
      guard !word.isEmpty else { throw failure("a text in quotes") }
      index += word.count
      return (String(String.UnicodeScalarView(word)), place)
    }
    index += 1
    var text = String.UnicodeScalarView()
    while let scalar = scalars[safely: index], scalar != "\"" {
      index += 1
      text.append(scalar == "\\" ? escaped() : scalar)
    }
    guard index < scalars.count else { throw failure("a closing quote") }
    index += 1
    return (String(text), place)
  }

  /// The character after a backslash: `\n`, `\"` or `\U00e9`.
  private mutating func escaped() -> Unicode.Scalar {
    guard let scalar = scalars[safely: index] else { return "\\" }
    index += 1
    guard scalar == "U" || scalar == "u" else {
      let signs: [Unicode.Scalar: Unicode.Scalar] = ["n": "\n", "t": "\t", "r": "\r"]
      return signs[scalar] ?? scalar
    }
    let digits = scalars[index...].prefix(4)
    guard let code = UInt32(String(String.UnicodeScalarView(digits)), radix: 16) else {
      return scalar
    }
    index += digits.count
    return Unicode.Scalar(code) ?? "\u{FFFD}"
  }

  private mutating func skipSpace() throws(Finding) {
    while let scalar = scalars[safely: index] {
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        index += 1
      } else if scalar == "/", scalars[safely: index + 1] == "/" {
        index = scalars[index...].firstIndex(of: "\n") ?? scalars.count
      } else if scalar == "/", scalars[safely: index + 1] == "*" {
        let start = index
        index += 2
        while index < scalars.count, scalars[index] != "*" || scalars[safely: index + 1] != "/" {
          index += 1
        }
        guard index < scalars.count else {
          index = start
          throw failure("the end of this comment")
        }
        index += 2
      } else {
        return
      }
    }
  }
}
