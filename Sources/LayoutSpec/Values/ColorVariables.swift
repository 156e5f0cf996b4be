internal import CellContent
internal import Foundation
internal import Scene
internal import SpecDiagnostics
internal import SpecTree

/// Vars that are colors: `vars: {brand: "#1db954"}`. Styles and parts use them by name, as `brand` or
/// `=brand`. They are not names of expressions.
extension EvaluationContext {
  /// Reads the vars that are colors, and returns the entries of the others.
  mutating func readColors(of entries: [SourceNode.Entry], _ sink: inout Sink) -> [SourceNode.Entry]
  {
    definitions.colors = [:]
    let names = Set(entries.map(\.key))
    var others: [SourceNode.Entry] = []
    var aliases: [SourceNode.Entry] = []
    for entry in entries {
      if entry.value.isColor(unlessOneOf: names), sink.isName(entry) {
        definitions.colors[entry.key] = ValueKind<ColorReference>.color.read(
          entry.value, self, &sink)
      } else if let name = entry.value.text, names.contains(name), name != entry.key {
        aliases.append(entry)
      } else {
        others.append(entry)
      }
    }
    // A var may name the color of another one.
    while let index = aliases.firstIndex(where: { definitions.colors[$0.value.text ?? ""] != nil })
    {
      let entry = aliases.remove(at: index)
      if sink.isName(entry) {
        definitions.colors[entry.key] = definitions.colors[entry.value.text ?? ""]
      }
    }
    return others + aliases
  }

  /// The color of a var that a value names, as `brand` or `=brand`.
  func namedColor(_ node: SourceNode) -> ColorReference? {
    guard let text = node.nonNullText, !definitions.colors.isEmpty else { return nil }
    return definitions.colors[text.hasPrefix("=") ? String(text.dropFirst()) : text]
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
