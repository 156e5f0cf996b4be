internal import Basics
internal import Foundation
internal import SpecTree

/// The texts of an app in its languages, by key.
struct LocalizedStrings: Sendable {
  /// The texts by language and key; a map has one for each plural category.
  private var texts: [String: [String: SourceNode]] = [:]
  /// The first language, which stands for those that lack a key.
  private var first = ""

  init() {}

  /// Reads the value of `strings`: languages, with keys in them.
  init(_ node: SourceNode) {
    for entry in node.entries ?? [] {
      let texts = (entry.value.entries ?? []).map { ($0.key, $0.value) }
      self.texts[entry.key.lowercased()] = Dictionary(texts) { $1 }
    }
    first = node.entries?.first?.key.lowercased() ?? ""
  }

  /// All keys, for suggestions.
  var keys: [String] { texts[first].map { $0.keys.sorted() } ?? [] }

  /// The text of a key with values in place of its specifiers, such as `%@`; `nil` for an unknown key.
  func text(_ key: String, in language: LanguageFormat, with values: [String]) -> String? {
    let tags = language.tags + [first]
    guard let node = tags.lazy.compactMap({ texts[$0]?[key] }).first else { return nil }
    var text = node.text
    if node.entries != nil {
      let number = values.lazy.compactMap { Double(written: $0) }.first ?? 0
      text = (node[language.plural(of: number)] ?? node["other"])?.text
    }
    return text.map { Self.filled($0, values, language) }
  }

  /// Replaces `%@`, `%lld`, `%.1f`, `%2$@` and `%%`.
  private static func filled(
    _ text: String, _ values: [String], _ language: LanguageFormat
  ) -> String {
    guard text.contains("%") else { return text }
    var (result, rest, next) = ("", text[...], 0)
    while let sign = rest.firstIndex(of: "%") {
      result += rest[..<sign]
      rest = rest[sign...].dropFirst()
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      let form = rest.prefix { $0.isNumber || "$.-+lhqzt#".contains($0) }
      guard let kind = rest.dropFirst(form.count).first, "@diufgsx".contains(kind) else {
        result += "%"
        continue
      }
      rest = rest.dropFirst(form.count + 1)
      let place = form.split(separator: "$").first.flatMap { UInt16($0) }
      let index = form.contains("$") ? Int(place ?? 1) - 1 : next
      next += form.contains("$") ? 0 : 1
      let value = values[safely: index] ?? ""
      let digits = form.split(separator: ".").last.flatMap { Int($0.filter(\.isNumber)) }
      result +=
        kind == "@"
        ? value
        : Double(written: value).map { number -> String in
          let count = kind == "f" ? min(form.contains(".") ? digits ?? 6 : 6, 9) : 0
          return language.number(number, fractions: count...count)
        } ?? value
    }
    return result + rest
  }
}

extension LanguageFormat {
  /// The plural category of a number, by the rules of the CLDR.
  func plural(of value: Double) -> String {
    let isWhole = value == value.rounded()
    let number = Int(min(abs(value), 1e15))
    let (ones, tens) = (number % 10, number % 100)
    let isFew = (2...4).contains(ones) && !(12...14).contains(tens)
    switch self["plural"] {
    case "none": return "other"
    case "upTo2": return number < 2 ? "one" : "other"
    case "icelandic": return ones == 1 && tens != 11 || !isWhole ? "one" : "other"
    case "hebrew": return number == 1 ? "one" : number == 2 ? "two" : "other"
    case "czech": return !isWhole ? "many" : number == 1 ? "one" : 2...4 ~= number ? "few" : "other"
    case "polish": return !isWhole ? "other" : number == 1 ? "one" : isFew ? "few" : "many"
    case "eastSlavic":
      return !isWhole ? "other" : ones == 1 && tens != 11 ? "one" : isFew ? "few" : "many"
    case "southSlavic": return ones == 1 && tens != 11 ? "one" : isFew ? "few" : "other"
    case "slovenian":
      return !isWhole ? "few" : ["one", "two", "few", "few"][safely: tens - 1] ?? "other"
    case "romanian":
      return isWhole && number == 1 ? "one" : number == 0 || 1...19 ~= tens ? "few" : "other"
    case "lithuanian":
      let isTeen = 11...19 ~= tens
      return !isWhole
        ? "many" : ones == 1 && !isTeen ? "one" : ones > 1 && !isTeen ? "few" : "other"
    case "latvian":
      return ones == 0 || 11...19 ~= tens ? "zero" : ones == 1 ? "one" : "other"
    case "arabic":
      let first = ["zero", "one", "two"][safely: number]
      return first ?? (3...10 ~= tens ? "few" : tens > 10 ? "many" : "other")
    default: return isWhole && number == 1 ? "one" : "other"
    }
  }
}
