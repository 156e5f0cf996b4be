internal import Foundation

/// The strings of a string catalog (`.xcstrings`) in one language, as the tables that Foundation reads.
struct StringCatalog {
  /// The texts by key. Plural texts have the form for other numbers.
  private(set) var texts: [String: String] = [:]
  /// The forms of plural texts for the number 1.
  private(set) var singulars: [String: String] = [:]

  static let suffix = ".xcstrings"
  /// The suffix of the table with the forms for the number 1.
  static let singularSuffix = "~one"

  /// Reads a catalog in English, or in its own language if it has none; `nil` if it is not a catalog.
  init?(_ bytes: [UInt8]) {
    guard let root = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any],
      let strings = root["strings"] as? [String: Any]
    else { return nil }
    let language = root["sourceLanguage"] as? String ?? "en"
    for (key, value) in strings {
      let localizations = (value as? [String: Any])?["localizations"] as? [String: Any]
      guard let found = localizations?["en"] ?? localizations?[language],
        let localization = found as? [String: Any]
      else { continue }
      texts[key] = Self.text(of: localization, form: "other")
      singulars[key] = Self.text(of: localization, form: "one")
    }
    singulars = singulars.filter { texts[$0.key] != $0.value }
  }

  private static func text(of localization: [String: Any], form: String) -> String? {
    if let unit = localization["stringUnit"] as? [String: Any] { return unit["value"] as? String }
    guard let variations = localization["variations"] as? [String: Any] else { return nil }
    let forms = variations["plural"] as? [String: Any] ?? [:]
    let devices = variations["device"] as? [String: Any] ?? [:]
    let found = forms[form] ?? forms["other"] ?? devices["iphone"] ?? devices["other"]
    return (found as? [String: Any]).flatMap { text(of: $0, form: form) }
  }

  /// A table in the format of `.strings` files.
  static func table(_ texts: [String: String]) -> [UInt8] {
    let lines = texts.sorted { $0.key < $1.key }.map {
      "\(quoted($0.key)) = \(quoted($0.value));\n"
    }
    return Array(lines.joined().utf8)
  }

  private static func quoted(_ text: String) -> String {
    "\""
      + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n") + "\""
  }
}
