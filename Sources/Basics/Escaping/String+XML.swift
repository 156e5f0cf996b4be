extension String {
  /// Escapes the text for XML content, or for a quoted attribute value if `inAttribute`.
  ///
  /// Control characters become U+FFFD: XML 1.0 cannot represent some of them, and HTML reads others
  /// as other characters. Format characters become references.
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
      case "\n", "\t": text.unicodeScalars.append(scalar)
      // A parser would normalize it to a line feed.
      case "\r": text += "&#13;"
      case _ where !scalar.isXML || scalar.properties.generalCategory == .control:
        text += "\u{FFFD}"
      case _ where scalar.isInvisible: text += "&#\(scalar.value);"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// Whether the text is all ASCII without XML markup.
  private var isPlainInXML: Bool {
    // Checking all bytes is faster than stopping at the first that needs escaping.
    utf8.withContiguousStorageIfAvailable { bytes in
      bytes.reduce(0 as UInt8) { $0 | ($1.isPlainInXML ? 0 : 1) } == 0
    } ?? utf8.allSatisfy(\.isPlainInXML)
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 allows the character (section 2.2).
  fileprivate var isXML: Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}

extension UInt8 {
  /// Whether the byte is printable ASCII and not XML markup.
  fileprivate var isPlainInXML: Bool {
    let isMarkup =
      self == UInt8(ascii: "&") || self == UInt8(ascii: "<") || self == UInt8(ascii: ">")
      || self == UInt8(ascii: "\"")
    return !isMarkup && self >= 0x20 && self < 0x7F
  }
}
