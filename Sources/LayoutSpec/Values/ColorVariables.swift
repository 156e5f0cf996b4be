internal import CellContent
internal import Foundation
internal import SpecSource

/// Vars that are colors: `vars: {brand: "#1db954"}`. Styles and parts use them by name, as `brand` or
/// `=brand`. They are not names of expressions.
extension Reader {
  /// Reads the vars that are colors, and returns the entries of the others.
  mutating func readColors(of entries: [SourceNode.Entry]) -> [SourceNode.Entry] {
    namedColors = [:]
    let names = Set(entries.map(\.key))
    var others: [SourceNode.Entry] = []
    var aliases: [SourceNode.Entry] = []
    for entry in entries {
      if entry.value.isColor(unlessOneOf: names), isName(entry) {
        namedColors[entry.key] = ValueKind<ColorReference>.color.read(entry.value, &self)
      } else if let name = entry.value.text, names.contains(name), name != entry.key {
        aliases.append(entry)
      } else {
        others.append(entry)
      }
    }
    // A var may name the color of another one.
    while let index = aliases.firstIndex(where: { namedColors[$0.value.text ?? ""] != nil }) {
      let entry = aliases.remove(at: index)
      if isName(entry) { namedColors[entry.key] = namedColors[entry.value.text ?? ""] }
    }
    return others + aliases
  }

  /// The color of a var that a value names, as `brand` or `=brand`.
  func namedColor(_ node: SourceNode) -> ColorReference? {
    guard let text = node.text, !node.isNull, !namedColors.isEmpty else { return nil }
    return namedColors[text.hasPrefix("=") ? String(text.dropFirst()) : text]
  }
}

extension SourceNode {
  /// Whether the value of a var is a color.
  ///
  /// - Parameter names: The names of all vars, which take precedence over those of colors.
  fileprivate func isColor(unlessOneOf names: Set<String>) -> Bool {
    if let entries { return entries.contains { $0.key == "light" || $0.key == "dark" } }
    guard let text, !isNull else { return false }
    if text.hasPrefix("#") { return true }
    return !names.contains(text) && NamedColor.isColor(text)
  }
}
