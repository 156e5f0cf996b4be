import Foundation
import Scene

extension TextShaper {
  /// Throws if no font has any letter of a text of the scene. Texts without letters, such as symbols,
  /// are not checked.
  ///
  /// - Throws: ``RendererError/letters(_:)``.
  /// - Complexity: O(*n*) for *n* texts, most of which their first letter decides.
  func requireLetters(of scene: Scene) throws(RendererError) {
    for group in scene.groups {
      for element in group.elements {
        try requireLetters(of: element.texts)
        for layer in element.layers { try requireLetters(of: layer.texts) }
      }
    }
  }

  private func requireLetters(of blocks: [TextBlock]) throws(RendererError) {
    for block in blocks {
      for paragraph in block.paragraphs { try requireLetters(of: paragraph.string) }
      if let detail = block.detail { try requireLetters(of: detail.string) }
    }
  }

  private func requireLetters(of text: String) throws(RendererError) {
    var hasLetters = false
    for letter in text.unicodeScalars where letter.isLetter {
      if hasFont(for: letter) { return }
      hasLetters = true
    }
    if hasLetters { throw .letters(text) }
  }

  /// Whether a font has a letter. Fonts that have one ASCII letter have all of them.
  private func hasFont(for letter: Unicode.Scalar) -> Bool {
    let letter = letter.isASCII ? "A" : letter
    if let known = lettersInFonts[letter] { return known }
    let key = Key(string: String(letter), size: 17, weight: .regular, maxLines: 1)
    let has = shape(key).unknownGlyphs == 0
    lettersInFonts[letter] = has
    return has
  }
}

extension Unicode.Scalar {
  fileprivate var isLetter: Bool {
    if isASCII { return properties.isAlphabetic }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }
}
