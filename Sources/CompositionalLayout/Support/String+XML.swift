extension String {
  /// The text as it stands between the tags of XML, or in quotes if `inAttribute`.
  ///
  /// What XML 1.0 cannot hold at all, control characters and the like, becomes U+FFFD.
  package func xml(inAttribute: Bool = false) -> String {
    guard !isPlainInXML else { return self }
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

  /// Whether all of it is ASCII that means nothing to XML.
  private var isPlainInXML: Bool {
    // To look at all bytes takes less than to stop at the first that is not plain.
    utf8.withContiguousStorageIfAvailable { bytes in
      bytes.reduce(0 as UInt8) { $0 | ($1.isPlainInXML ? 0 : 1) } == 0
    } ?? utf8.allSatisfy(\.isPlainInXML)
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
    let isMarkup =
      self == UInt8(ascii: "&") || self == UInt8(ascii: "<") || self == UInt8(ascii: ">")
      || self == UInt8(ascii: "\"")
    return !isMarkup && self >= 0x20 && self < 0x7F
  }
}
