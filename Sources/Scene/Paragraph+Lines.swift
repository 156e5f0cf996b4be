extension Paragraph {
  /// Truncates the text after `most` lines, counted by hard line breaks. Appends an ellipsis if
  /// visible text was cut and the paragraph's truncation mode uses one.
  package func truncated(toLines most: Int) -> Paragraph {
    let scalars = string.unicodeScalars
    let ends = scalars.indices.lazy.filter { scalars[$0].endsLine }
    guard let end = ends.dropFirst(max(most, 1) - 1).first else { return self }
    let isLast = scalars[end...].allSatisfy(\.properties.isWhitespace)
    var cut = self
    cut.string =
      String(scalars[..<end]).endingInWord + (isLast || !truncation.hasEllipsis ? "" : "…")
    var left = cut.string.unicodeScalars.count
    cut.runs = runs.compactMap { run in
      var run = run
      run.length = min(run.length, left)
      left -= run.length
      return run.length > 0 ? run : nil
    }
    return cut
  }
}

extension String {
  /// The text without trailing whitespace, including a partial CRLF.
  package var endingInWord: String {
    let end = unicodeScalars.lastIndex { !$0.properties.isWhitespace }
    return end.map { String(unicodeScalars[...$0]) } ?? ""
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a hard line break.
  package var endsLine: Bool {
    switch self {
    case "\n", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
