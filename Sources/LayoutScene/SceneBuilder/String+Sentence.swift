extension String {
  /// The text as a sentence followed by a space; empty if the text is blank.
  var sentence: String {
    let words = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard let last = words.last else { return "" }
    return words + (".!?…".contains(last) ? " " : ". ")
  }
}
