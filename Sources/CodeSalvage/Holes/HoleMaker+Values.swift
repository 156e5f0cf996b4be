internal import Basics

// Puts usual values in place of missing constants of layouts.
extension HoleMaker {
  /// Replaces a constant such as `Metrics.spacing` or `TitleView.reuseIdentifier` by a usual value, if the
  /// code around it shows what it is for. Layouts are often copied without their constants.
  mutating func replaceConstant(
    at place: Int, _ error: CompilerError, _ declaration: Declaration, _ path: [Declaration],
    _ cause: Hole.Cause
  ) -> Bool {
    let index = code.token(at: place)
    guard error.missingName == code.word(index), index > 0 else { return false }
    var end = index + 1
    while code.isSign(".", at: end), code.isName(at: end + 1) { end += 2 }
    // Calls and subscripts are no constants.
    guard !["(", "[", "{", "?", "!"].contains(code.word(end)) || code.tokens[end].isFirst,
      end < code.tokens.count, let value = usualValue(before: index, last: code.word(end - 1))
    else { return false }
    add(.value, declaration, path, cause, edit: bytes(of: index..<end), by: value)
    return true
  }

  /// The value for the argument or the assignment that a token begins.
  private func usualValue(before index: Int, last: String) -> String? {
    let before = code.word(index - 1)
    if before == "(" { return Self.valuesOfCalls[code.word(index - 2)] }
    let label = code.word(index - 2)
    if before == "=" {
      // `let spacing: CGFloat = Metrics.spacing`
      return Self.value(for: code.isSign(":", at: index - 3) ? code.word(index - 4) : label)
    }
    guard before == ":" else { return nil }
    return Self.labelsOfTexts.contains(label) ? last.swiftLiteral : Self.value(for: label)
  }

  private static func value(for name: String) -> String? {
    let word = name.lowercased()
    if let known = valuesOfLabels[name] { return known }
    if ["spacing", "inset", "padding", "margin"].contains(where: word.hasSuffix) { return "8" }
    return ["height", "width"].contains(where: word.hasSuffix) ? "100" : nil
  }

  private static let labelsOfTexts: Set = [
    "elementKind", "ofKind", "forSupplementaryViewOfKind", "forDecorationViewOfKind",
    "withReuseIdentifier", "forCellWithReuseIdentifier", "background",
  ]

  private static let valuesOfCalls = [
    "absolute": "100", "estimated": "100", "fractionalWidth": "1", "fractionalHeight": "1",
    "fixed": "8", "flexible": "8", "uniformAcrossSiblings": "100", "background": "\"background\"",
  ]

  private static let valuesOfLabels = [
    "top": "8", "leading": "8", "bottom": "8", "trailing": "8", "left": "8", "right": "8",
    "dx": "8", "dy": "8", "spacing": "8", "interGroupSpacing": "8", "interSectionSpacing": "8",
    "minimumLineSpacing": "8", "minimumInteritemSpacing": "8", "cornerRadius": "8", "count": "2",
    "columns": "2", "ofSize": "17", "constant": "8", "estimate": "100", "zIndex": "0",
  ]
}
