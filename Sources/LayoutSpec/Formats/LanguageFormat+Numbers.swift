internal import Basics
internal import Foundation

extension LanguageFormat {
  /// A number with separators.
  ///
  /// - Parameter fractions: The least and the largest number of digits after the decimal separator.
  func number(_ value: Double, fractions: ClosedRange<Int> = 0...3) -> String {
    written(value, pattern: self["number"], fractions)
  }

  /// A fraction as a percentage.
  func percent(_ value: Double, fractions: ClosedRange<Int> = 0...0) -> String {
    written(value * 100, pattern: self["percent"], fractions)
  }

  /// An amount of money.
  ///
  /// - Parameter currency: The code of ISO 4217.
  func money(_ value: Double, currency: String, fractions: ClosedRange<Int>? = nil) -> String {
    let digits = Self.fractionDigits.first { $1.contains(currency) }?.key ?? 2
    let symbols = self["symbols"].split(separator: " ").first { $0.hasPrefix(currency + "=") }
    let symbol = symbols.map { String($0.dropFirst(4)).replacing("_", with: "\u{A0}") } ?? currency
    var pattern = self["currency"]
    // A code does not touch its amount.
    if symbol.last?.isLetter == true { pattern.replace("¤#", with: "¤\u{A0}#") }
    if symbol.first?.isLetter == true { pattern.replace("0¤", with: "0\u{A0}¤") }
    return written(value, pattern: pattern, fractions ?? digits...digits)
      .replacing("¤", with: symbol)
  }

  /// The currencies that do not have two digits after the decimal separator (CLDR).
  private static let fractionDigits = [
    0: """
    AFN ALL BIF CLP COP DJF GNF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RSD RWF SOS SYP \
    UGX VND VUV XAF XOF XPF YER
    """,
    3: "BHD JOD KWD LYD OMR TND", 4: "CLF",
  ]

  /// A number in a pattern such as `#,##0.00 ¤;-#,##0.00 ¤`.
  private func written(
    _ value: Double, pattern: String, _ fractions: ClosedRange<Int>
  ) -> String {
    let patterns = pattern.split(separator: ";").map(String.init)
    let isMarked: (Character) -> Bool = { "#0,.".contains($0) }
    var form = patterns.first ?? "#"
    let signs = self["signs"].split(separator: " ").map {
      String($0).replacing("_", with: "\u{A0}").replacing("~", with: "\u{202F}")
    }
    let digits = digits(of: value, form.filter(isMarked), fractions, signs)
    let isNegative = value < 0 && digits.contains { $0.isNumber && $0.wholeNumberValue != 0 }
    var prefix = ""
    if isNegative, patterns.count > 1 {
      form = patterns[1]
    } else if isNegative {
      prefix = signs[2]
    }
    let start = form.firstIndex(where: isMarked) ?? form.startIndex
    let end = form.lastIndex(where: isMarked).map { form.index(after: $0) } ?? start
    let around = [form[..<start], form[end...]].map {
      String($0).replacing("%", with: signs[3]).replacing("-", with: signs[2])
    }
    return prefix + around[0] + digits + around[1]
  }

  /// The digits with separators, without a sign.
  private func digits(
    of value: Double, _ pattern: String, _ fractions: ClosedRange<Int>, _ signs: [String]
  ) -> String {
    let text = String(format: "%.\(fractions.upperBound)f", abs(value))
    let parts = text.split(separator: ".")
    var fraction = parts[safely: 1].map(String.init) ?? ""
    while fraction.count > fractions.lowerBound, fraction.last == "0" { fraction.removeLast() }
    let groups = pattern.prefix { $0 != "." }.split(separator: ",").dropFirst().map(\.count)
    var whole = ""
    let (first, others) = (groups.last ?? 0, groups.count > 1 ? groups[0] : groups.last ?? 0)
    let least = first + (Int(self["grouped"]) ?? 1)
    for (index, digit) in parts[0].reversed().enumerated() {
      if first > 0, parts[0].count >= least, index >= first, (index - first) % others == 0 {
        whole.append(contentsOf: signs[1].reversed())
      }
      whole.append(digit)
    }
    return self.digits(
      String(whole.reversed()) + (fraction.isEmpty ? "" : signs[0] + fraction))
  }
}

extension Double {
  /// Reads a number as an API or a spreadsheet writes it: `1234.5`, `1.234,50`, `1 234,5`, `$12.50`,
  /// `(12.50)`, `7,5 %`. A single comma before three digits may mean either, and is refused.
  init?(written text: String) {
    if let number = Double(text), number.isFinite {
      self = number
      return
    }
    var plain = text.replacing("\u{2212}", with: "-").filter { character in
      let kind = character.unicodeScalars.first?.properties.generalCategory
      return !" \u{A0}\u{202F}'’".contains(character) && kind != .currencySymbol
    }
    let isPercent = plain.hasSuffix("%")
    if isPercent { plain.removeLast() }
    // As accountants write negative numbers.
    if plain.hasPrefix("("), plain.hasSuffix(")") { plain = "-\(plain.dropFirst().dropLast())" }
    guard plain.allSatisfy({ "0123456789,.-".contains($0) }) else { return nil }
    let marks = plain.filter { ",.".contains($0) }
    let decimal = marks.last.flatMap { last in
      marks.filter { $0 == last }.count == 1
        && (marks.count > 1 || plain.split(separator: last).last?.count != 3 || last == ".")
        ? last : nil
    }
    guard decimal != nil || marks.count != 1 else { return nil }
    let digits = plain.compactMap { character -> Character? in
      character == decimal ? "." : ",.".contains(character) ? nil : character
    }
    guard let number = Double(String(digits)), number.isFinite else { return nil }
    self = isPercent ? number / 100 : number
  }
}
