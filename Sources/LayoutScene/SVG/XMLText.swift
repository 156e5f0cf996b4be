extension String {
  /// The text as it stands between tags and quotes, without what XML cannot hold at all.
  package var escapedForXML: String {
    guard !utf8.allSatisfy(\.isPlainInXML) else { return self }
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
    switch self {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    case 0x20..<0x7F: true
    default: false
    }
  }
}
