/// Numbers as SVG holds them.
package enum SVGNumber {
  /// What is larger is written as this: no picture is a millionth as wide.
  private static let most = 1e12
  /// A sign, thirteen digits, a point and two decimals.
  private static let mostCharacters = 17

  /// A number with at most two decimals, none of them a zero at the end, and no minus zero. What is
  /// no number is zero.
  package static func text(_ value: Double) -> String {
    guard !value.isNaN else { return "0" }
    let hundredths = Int((min(max(value, -most), most) * 100).rounded())
    // Digit by digit from the right: a picture full of cells has thousands of numbers.
    return String(unsafeUninitializedCapacity: mostCharacters) { buffer in
      var start = mostCharacters
      func add(_ character: UInt8) {
        start -= 1
        buffer[start] = character
      }
      var rest = hundredths.magnitude
      for place in 0..<2 {
        let digit = UInt8(rest % 10)
        if digit > 0 || start < mostCharacters { add(UInt8(ascii: "0") + digit) }
        if place == 1, start < mostCharacters { add(UInt8(ascii: ".")) }
        rest /= 10
      }
      repeat {
        add(UInt8(ascii: "0") + UInt8(rest % 10))
        rest /= 10
      } while rest > 0
      if hundredths < 0 { add(UInt8(ascii: "-")) }
      let count = mostCharacters - start
      for index in 0..<count { buffer[index] = buffer[start + index] }
      return count
    }
  }

  /// Numbers with blanks between them.
  static func list(_ values: Double...) -> String {
    var list = ""
    for value in values {
      if !list.isEmpty { list += " " }
      list += text(value)
    }
    return list
  }
}
