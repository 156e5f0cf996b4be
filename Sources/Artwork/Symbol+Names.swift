import Foundation

extension Symbol {
  /// Every symbol that has a drawing of its own, sorted by name.
  public static var all: [Symbol] { names.compactMap(named) }

  /// The names of all symbols that have a drawing of their own, sorted.
  public static let names = SymbolLibrary.names()

  /// The symbol with that name.
  ///
  /// `circle`, `square`, `shield`, `bubble` and the like at the end of any name draw that around it, and
  /// `slash` draws a line over it. With `fill` behind that, the symbol is cut out of a filled shape, if it has a
  /// drawing for that or is filled itself. `badge` draws a dot over a corner, or the symbol named after it.
  /// Badges of unknown names, and words that only choose another form of a symbol, are ignored: both
  /// `tag.badge.unknown` and `tag.inverse` are a tag.
  ///
  /// - Complexity: O(log *n*) for *n* symbols.
  public static func named(_ name: String) -> Symbol? {
    guard name.utf8.count <= longestName else { return nil }
    return find(name[...], isFilled: false)
  }

  /// The symbol that a name puts inside a filled circle, square or the like, for both to be drawn in colours of
  /// their own; `nil` for other names, and for symbols that end where the circle does.
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
    // Inside a circle or a square lines are easier to read than areas.
    var symbol = find(stem, isFilled: isFilled && !isArea)
    if symbol?.variant == nil { symbol?.variant = variant }
    return symbol
  }

  /// A symbol with a drawing of its own.
  private static func drawn(_ name: String) -> Symbol? {
    guard !name.contains("/"), let (drawing, isDirectional) = SymbolLibrary.drawing(name) else {
      return nil
    }
    return Symbol(name: name, drawing: drawing, isDirectional: isDirectional)
  }

  /// A symbol that is cut out of a filled shape: one that is drawn for that, or one that is filled itself.
  private static func cutOut(_ name: String, _ variant: Variant) -> Symbol? {
    let name = SymbolLibrary.resolved(name)
    var symbol: Symbol
    if let disc = drawn(name + ".circle.fill") {
      // What is cut out of the disc has its own size there, and the same size in other shapes.
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

  /// More bytes than any name on Apple's systems has.
  private static let longestName = 100

  private static let ignoredWords: Set<Substring> = [
    "inverse", "rtl", "2", "3", "low", "medium", "high", "plaintext", "richtext",
    "zipper",
  ]

  /// Stands for a picture that is not found: a crossed frame.
  static let missing = SymbolLibrary.drawing("Parts/missing").map {
    Symbol(name: "missing", drawing: $0.drawing, isDirectional: false)
  }
}
