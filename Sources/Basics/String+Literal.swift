extension String {
  /// The text as a Swift string literal, including the quotation marks.
  package var swiftLiteral: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case _ where scalar.isEscaped: text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

extension Unicode.Scalar {
  /// Whether readers cannot see the scalar or would take it for a space.
  fileprivate var isEscaped: Bool { isInvisible || properties.isWhitespace && self != " " }
}

extension String {
  /// The text with an uppercase first character.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
