extension Int {
  /// So many of a thing: `1 width`, `2 widths`.
  package func of(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }
}
