/// The number format of SVG files.
package enum SVGNumber {
  /// Larger magnitudes are clamped. No picture is a millionth as wide.
  private static let maximum = 1e12

  /// A number with at most two decimals, without trailing zeros or a minus zero. NaN becomes zero.
  package static func text(_ value: Double) -> String {
    var markup = SVGMarkup()
    markup.append(value)
    return markup.string
  }

  /// Appends a number given in hundredths to a file. This avoids a string per number, of which
  /// large pictures have thousands.
  static func append(hundredths: Int, to file: inout [UInt8]) {
    if hundredths < 0 { file.append(UInt8(ascii: "-")) }
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    var place: UInt = 1
    while whole / place >= 10 { place *= 10 }
    while place > 0 {
      file.append(digit(whole / place % 10))
      place /= 10
    }
    guard rest > 0 else { return }
    file.append(UInt8(ascii: "."))
    file.append(digit(rest / 10))
    if rest % 10 > 0 { file.append(digit(rest % 10)) }
  }

  private static func digit(_ value: UInt) -> UInt8 { UInt8(ascii: "0") + UInt8(value) }

  /// The number rounded to hundredths. Numbers with equal results are written alike.
  static func hundredths(_ value: Double) -> Int {
    value.isNaN ? 0 : Int((min(max(value, -maximum), maximum) * 100).rounded())
  }

  /// Numbers separated by spaces.
  static func list(_ values: Double...) -> String {
    var list = SVGMarkup()
    list.append(values)
    return list.string
  }
}
