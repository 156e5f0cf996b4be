extension String {
  /// The text as it stands between tags and quotes, without what XML cannot hold at all.
  package var escapedForXML: String {
    guard !isPlainInXML else { return self }
    return unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      case "\u{FFFE}", "\u{FFFF}": break
      case _ where scalar.value < 0x20: break
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether all of it is ASCII that means nothing to XML.
  private var isPlainInXML: Bool {
    // To look at all bytes takes less than to stop at the first that is not plain.
    utf8.withContiguousStorageIfAvailable { bytes in
      bytes.reduce(0 as UInt8) { $0 | ($1.isPlainInXML ? 0 : 1) } == 0
    } ?? utf8.allSatisfy(\.isPlainInXML)
  }

  /// Whether XML would join or drop blanks of the text.
  var hasLooseBlanks: Bool {
    var wasBlank = true
    for byte in utf8 {
      let isBlank = byte == UInt8(ascii: " ")
      if isBlank && wasBlank { return true }
      wasBlank = isBlank
    }
    return wasBlank && !isEmpty
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
