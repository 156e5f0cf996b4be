extension String {
  /// The text without line feeds at its end.
  package var trimmingNewlines: String {
    var text = self
    while text.last?.isNewline == true { text.removeLast() }
    return text
  }

  /// The name of a folder without a slash at its end.
  package var withoutSlash: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }
}
