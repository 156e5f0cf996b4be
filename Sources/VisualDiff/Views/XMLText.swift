extension String {
  /// The text as it stands between the tags of XML, or in quotes if `inAttribute`.
  ///
  /// What XML 1.0 cannot hold at all, control characters and the like, becomes U+FFFD.
  func xml(inAttribute: Bool = false) -> String {
    if utf8.allSatisfy(\.isPlainInXML) { return self }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"" where inAttribute: text += "&quot;"
      case "\n" where inAttribute, "\t" where inAttribute: text += "&#\(scalar.value);"
      // A reader would make a line feed of it.
      case "\r": text += "&#13;"
      case _ where scalar.isXML: text.unicodeScalars.append(scalar)
      default: text += "\u{FFFD}"
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 can hold it (section 2.2).
  fileprivate var isXML: Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}

extension UInt8 {
  /// Whether the byte is a character of ASCII that means nothing to XML.
  fileprivate var isPlainInXML: Bool {
    switch self {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    case 0x20..<0x7F: true
    default: false
    }
  }
}
