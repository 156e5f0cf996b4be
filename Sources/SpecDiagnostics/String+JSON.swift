internal import CompositionalLayout

extension String {
  /// The text as a string of JSON, with its quotation marks; YAML reads it the same way.
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

extension Unicode.Scalar {
  /// Whether JSON has it no other way, or YAML would take it for a break or not take it at all.
  fileprivate var isEscaped: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
