import Foundation

extension Symbol {
  /// All symbols with a drawing, sorted by name.
  ///
  /// - Complexity: O(*n* log *n*) in the number of symbols.
  public static var all: [Symbol] { names.compactMap(named) }

  /// The names of all symbols with a drawing, sorted.
  public static let names = SymbolLibrary.names()

  /// Returns the symbol with a name, or `nil` if there is none.
  ///
  /// Suffixes modify any name:
  /// - `circle`, `square`, `shield`, `bubble` and similar words enclose the symbol.
  /// - `slash` crosses it out.
  /// - `fill` after an enclosing shape fills that shape. The symbol is cut out of it if it has a
  ///   cutout drawing or is filled itself.
  /// - `badge` adds a dot over a corner, or the symbol whose name follows.
  ///
  /// Unknown badges and words that only select another form are ignored: `tag.badge.unknown` and
  /// `tag.inverse` are both `tag`.
  ///
  /// - Complexity: O(log *n*) in the number of symbols.
  public static func named(_ name: String) -> Symbol? {
    guard name.utf8.count <= longestName else { return nil }
    return find(name[...], isFilled: false)
  }

  /// Whether a short text, such as that of a badge, is the name of a symbol. Words with capitals and
  /// numbers are texts.
  package static func isName(_ text: String) -> Bool {
    text.first?.isLetter == true && !text.contains(where: \.isUppercase) && named(text) != nil
  }

  /// Returns the symbol inside a filled circle, square or similar shape, so that both can have
  /// their own colors. Returns `nil` for other names and for cropped symbols.
  ///
  /// - Complexity: O(log *n*) in the number of symbols.
  public static func insideFilledShape(named name: String) -> Symbol? {
    guard name.utf8.count <= longestName else { return nil }
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    guard words.count > 2, words.last == "fill",
      let variant = Variant(rawValue: String(words[words.count - 2])), variant.area != nil
    else { return nil }
    let stem = name.dropLast(variant.rawValue.count + ".".count + ".fill".count)
    guard !stem.isEmpty, !stem.hasSuffix(".crop") else { return nil }
    if let symbol = characters(stem, variant) { return symbol }
    guard var symbol = find(stem, isFilled: true), symbol.variant == nil else { return nil }
    symbol.variant = variant
    return symbol
  }

  private static func find(_ name: Substring, isFilled: Bool) -> Symbol? {
    let name = SymbolLibrary.resolved(String(name))
    if isFilled, let symbol = drawn(name + ".fill") { return symbol }
    if let symbol = drawn(name) { return symbol }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let (stem, word) = (name[..<dot], name[dot...].dropFirst())
    if word == "fill" { return find(stem, isFilled: true) }
    if let badge = name.range(of: ".badge") {
      var symbol = find(name[..<badge.lowerBound], isFilled: isFilled)
      symbol?.badge = Badge(named: name[badge.upperBound...].drop { $0 == "." })
      return symbol
    }
    if let turn = Variant(rawValue: String(stem)), turn.isTurn { return characters(word, turn) }
    if let variant = Variant(rawValue: String(word)), !variant.isTurn {
      return find(stem, variant, isFilled: isFilled)
    }
    return ignoredWords.contains(word) ? find(stem, isFilled: isFilled) : nil
  }

  private static func find(_ stem: Substring, _ variant: Variant, isFilled: Bool) -> Symbol? {
    let isArea = isFilled && variant.area != nil
    if variant != .slash {
      if let symbol = characters(stem, variant, isCutOut: isArea) { return symbol }
      if isArea, let symbol = cutOut(String(stem), variant) { return symbol }
    }
    // Inside an outline, stroked symbols are more legible than filled ones.
    var symbol = find(stem, isFilled: isFilled && !isArea)
    if symbol?.variant == nil { symbol?.variant = variant }
    return symbol
  }

  /// The symbol with its own drawing for a name.
  private static func drawn(_ name: String) -> Symbol? {
    guard !name.contains("/"), let (drawing, isDirectional) = SymbolLibrary.drawing(name) else {
      return nil
    }
    return Symbol(name: name, drawing: drawing, isDirectional: isDirectional)
  }

  /// A symbol cut out of a filled shape: one with a cutout drawing, or one that is filled itself.
  private static func cutOut(_ name: String, _ variant: Variant) -> Symbol? {
    let name = SymbolLibrary.resolved(name)
    var symbol: Symbol
    if let disc = drawn(name + ".circle.fill") {
      // The drawing contains the disc, so the symbol must be scaled as in the disc.
      symbol = disc
      symbol.isDrawnOnDisc = true
    } else if let (drawing, isDirectional) = SymbolLibrary.drawing("Cutouts/" + name) {
      symbol = Symbol(name: name, drawing: drawing, isDirectional: isDirectional)
    } else {
      guard let filled = find(name[...], isFilled: true), filled.isFilled else { return nil }
      symbol = filled
    }
    (symbol.variant, symbol.isCutOut) = (variant, true)
    return symbol
  }

  /// A letter, or a number of up to two digits, in a variant.
  private static func characters(
    _ name: Substring, _ variant: Variant, isCutOut: Bool = false
  ) -> Symbol? {
    func drawing(_ character: Substring) -> SymbolDrawing? {
      SymbolLibrary.drawing((isCutOut ? "Cutouts/" : "Characters/") + character)?.drawing
    }
    let isNumber = name.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard name.utf8.count == 1 || name.utf8.count == 2 && isNumber,
      let first = drawing(name.prefix(1))
    else { return nil }
    return Symbol(
      name: "\(name).\(variant)", drawing: first,
      secondDigit: name.utf8.count == 2 ? drawing(name.suffix(1)) : nil, isDirectional: false,
      variant: variant, isCutOut: isCutOut)
  }

  /// Longer than any name in SF Symbols, in bytes.
  private static let longestName = 100

  private static let ignoredWords: Set<Substring> = [
    "inverse", "rtl", "2", "3", "low", "medium", "high", "plaintext", "richtext",
    "zipper",
  ]

  /// The placeholder for a missing picture: a crossed-out frame.
  static let missing = SymbolLibrary.drawing("Parts/missing").map {
    Symbol(name: "missing", drawing: $0.drawing, isDirectional: false)
  }
}
