extension String {
  /// The text as a quoted JSON string, which is also a valid YAML string.
  package var inJSON: String {
    var result = "\""
    // Runs without escapes are copied at once, because specs may repeat long texts.
    var start = startIndex
    for index in unicodeScalars.indices {
      let scalar = unicodeScalars[index]
      let escape: String
      switch scalar {
      case "\"", "\\": escape = "\\" + String(Character(scalar))
      case "\n": escape = "\\n"
      case "\t": escape = "\\t"
      case _ where scalar.isEscaped: escape = scalar.jsonEscape
      default: continue
      }
      result += self[start..<index]
      result += escape
      start = unicodeScalars.index(after: index)
    }
    result += self[start...]
    return result + "\""
  }
}

extension String {
  /// JSON text in which characters that YAML does not allow in a file are escaped. Other programs
  /// write them as they are. Line breaks and tabs between values are kept.
  package var withJSONControlsEscaped: String {
    let isPlain = unicodeScalars.allSatisfy { !$0.isEscaped || $0.isJSONSpace }
    guard !isPlain else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isEscaped, !scalar.isJSONSpace {
        result += scalar.jsonEscape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether JSON allows the scalar between values.
  fileprivate var isJSONSpace: Bool { ["\n", "\r", "\t"].contains(self) }

  /// Whether the scalar needs a `\u` escape: JSON requires one, YAML would reject the scalar or read
  /// it as a line break, or readers cannot see it.
  fileprivate var isEscaped: Bool { isInvisible || value == 0xFFFE || value == 0xFFFF }

  /// The scalar as one or, beyond the basic plane, two escapes.
  fileprivate var jsonEscape: String {
    (UTF16.encode(self).map(Array.init) ?? []).map { "\\u" + $0.hexadecimal }.joined()
  }
}
