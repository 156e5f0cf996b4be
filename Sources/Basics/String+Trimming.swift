extension String {
  /// The text without trailing line feeds.
  package var trimmingNewlines: String {
    var text = self
    while text.last?.isNewline == true { text.removeLast() }
    return text
  }

  /// The path without a trailing slash.
  package var withoutSlash: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }
}
