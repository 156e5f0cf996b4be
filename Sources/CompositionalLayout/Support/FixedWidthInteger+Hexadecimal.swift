extension FixedWidthInteger {
  /// Hexadecimal digits, as many as the type has room for.
  package var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: bitWidth / 4 - digits.count) + digits
  }
}
