extension FixedWidthInteger {
  /// The value as hexadecimal digits, padded with zeros to the width of the type.
  package var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: bitWidth / 4 - digits.count) + digits
  }
}
