extension String {
  /// The text as a quoted JSON string, which is also a valid YAML string.
  package var inJSON: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(Character(scalar))
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.isEscaped:
        result += "\\u" + UInt16(truncatingIfNeeded: scalar.value).hexadecimal
      default: result.unicodeScalars.append(scalar)
      }
    }
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
        result += "\\u" + UInt16(truncatingIfNeeded: scalar.value).hexadecimal
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

  /// Whether the scalar needs a `\u` escape: JSON requires one, or YAML would read the scalar as a
  /// line break or reject it.
  fileprivate var isEscaped: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
