/// Numbers as SVG holds them.
package enum SVGNumber {
  /// What is larger is written as this: no picture is a millionth as wide.
  private static let most = 1e12

  /// A number with at most two decimals, none of them a zero at the end, and no minus zero. What is
  /// no number is zero.
  package static func text(_ value: Double) -> String {
    guard !value.isNaN else { return "0" }
    let hundredths = (min(max(value, -most), most) * 100).rounded()
    let whole = Int(hundredths)
    let (units, rest) = (abs(whole) / 100, abs(whole) % 100)
    let sign = whole < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(units)" }
    let decimals = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(units).\(decimals)"
  }

  /// Numbers with blanks between them.
  static func list(_ values: Double...) -> String {
    values.map(text).joined(separator: " ")
  }
}
