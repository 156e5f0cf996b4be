extension Paragraph {
  /// The language that decides how its letters look, as a tag such as `ja`: that which is said of it, or else
  /// that of its letters. Han letters alone may be of several: said or not, they are not those of `en`.
  package var spokenLanguage: String? {
    if let language, language.isOfHan || string.languageOfLetters == nil { return language }
    return string.languageOfLetters
  }
}

extension String {
  /// The language whose letters are among those of a text: Japanese has kana, Korean has hangul.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package var languageOfLetters: String? {
    // None of these scripts begins before.
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

  /// Whether a text has letters or marks that look different from one language of East Asia to another.
  package var isOfEastAsia: Bool {
    guard utf8.contains(where: { $0 >= 0xE1 }) else { return false }
    return unicodeScalars.contains(where: \.isOfEastAsia)
  }

  /// Whether a tag is of a language that is written with Han letters.
  fileprivate var isOfHan: Bool {
    ["ja", "ko", "zh", "yue"].contains(lowercased().prefix { $0 != "-" })
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter or a mark of a script of East Asia.
  package var isOfEastAsia: Bool {
    switch value {
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFFEF, 0x1F200...0x1F2FF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
