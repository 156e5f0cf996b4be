extension String {
  /// The text broken into lines between words. Lines have at most `width` characters, unless a
  /// single word is longer.
  package func wrapped(at width: Int) -> [String] {
    var lines = [""]
    for word in split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count > width {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] = last + " " + word
      }
    }
    return lines
  }
}
