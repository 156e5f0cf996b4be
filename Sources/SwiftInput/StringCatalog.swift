internal import Foundation
internal import HostSystem

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
    guard let file = try? JSONDecoder().decode(File.self, from: Data(bytes)) else { return nil }
    for (key, entry) in file.strings {
      let found = entry.localizations?["en"] ?? entry.localizations?[file.sourceLanguage ?? "en"]
      texts[key] = found?.text(form: "other")
      singulars[key] = found?.text(form: "one")
    }
    singulars = singulars.filter { texts[$0.key] != $0.value }
  }

  private struct File: Decodable {
    var sourceLanguage: String?
    var strings: [String: Entry]
  }

  private struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    struct Unit: Decodable { var value: String? }

    var stringUnit: Unit?
    /// The texts for the forms `plural` and `device`.
    var variations: [String: [String: Localization]]?

    func text(form: String) -> String? {
      if let stringUnit { return stringUnit.value }
      let (forms, devices) = (variations?["plural"] ?? [:], variations?["device"] ?? [:])
      let found = forms[form] ?? forms["other"] ?? devices["iphone"] ?? devices["other"]
      return found?.text(form: form)
    }
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
