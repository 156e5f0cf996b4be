/// Numbers as SVG holds them.
package enum SVGNumber {
  /// What is larger is written as this: no picture is a millionth as wide.
  private static let most = 1e12

  /// A number with at most two decimals, none of them a zero at the end, and no minus zero. What is
  /// no number is zero.
  package static func text(_ value: Double) -> String {
    var markup = SVGMarkup()
    markup.append(value)
    return markup.string
  }

  /// Adds the same to a file: a picture full of cells has thousands of numbers, none of which needs to
  /// be a string first.
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

  /// What is left of a number; numbers that have the same are written in the same way.
  static func hundredths(_ value: Double) -> Int {
    value.isNaN ? 0 : Int((min(max(value, -most), most) * 100).rounded())
  }

  /// Numbers with blanks between them.
  static func list(_ values: Double...) -> String {
    var list = SVGMarkup()
    list.append(values)
    return list.string
  }
}
