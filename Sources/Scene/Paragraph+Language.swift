extension Paragraph {
  /// The language tag that selects the letterforms, such as `ja`: the explicit language, or the
  /// language of the text's script. If the text has kana or hangul, an explicit language that is
  /// not written with Han characters, such as `en`, is ignored.
  package var effectiveLanguage: String? {
    if let language, language.isOfHan || string.languageOfLetters == nil { return language }
    return string.languageOfLetters
  }
}

extension String {
  /// The language implied by the script: `ja` if the text has kana, `ko` if it has hangul.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package var languageOfLetters: String? {
    // The UTF-8 encoding of all these scripts starts with a byte of 0xE1 or more.
    guard utf8.contains(where: { $0 >= 0xE1 }) else { return nil }
    var found: String?
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: return "ja"
      case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3: found = "ko"
      default: break
      }
    }
    return found
  }

  /// Whether the text has characters whose shape depends on the East Asian language.
  package var isOfEastAsia: Bool {
    guard utf8.contains(where: { $0 >= 0xE1 }) else { return false }
    return unicodeScalars.contains(where: \.isOfEastAsia)
  }

  /// Whether a language tag is of a language that is written with Han characters.
  fileprivate var isOfHan: Bool {
    ["ja", "ko", "zh", "yue"].contains(lowercased().prefix { $0 != "-" })
  }
}

extension Unicode.Scalar {
  /// Whether the scalar belongs to an East Asian script or its punctuation.
  package var isOfEastAsia: Bool {
    switch value {
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFFEF, 0x1F200...0x1F2FF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
