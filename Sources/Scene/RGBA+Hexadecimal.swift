extension RGBA {
  /// The color as `#eff4ff`, or as `#fff` where the short form is exact. Alpha is ignored.
  public var hexadecimal: String {
    func byte(_ component: Double) -> UInt8 {
      component > 0 ? UInt8((min(component, 1) * 255).rounded()) : 0
    }
    let bytes = (byte(red), byte(green), byte(blue))
    let isShort = bytes.0 % 17 == 0 && bytes.1 % 17 == 0 && bytes.2 % 17 == 0
    return String(unsafeUninitializedCapacity: 7) { buffer in
      buffer[0] = UInt8(ascii: "#")
      var count = 1
      func add(_ digit: UInt8) {
        buffer[count] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
        count += 1
      }
      for byte in [bytes.0, bytes.1, bytes.2] {
        if !isShort { add(byte >> 4) }
        add(byte & 15)
      }
      return count
    }
  }
}

extension RGBA {
  /// The color of `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`; `nil` for any other text.
  package init?(hexadecimal text: String) {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.isHexadecimal, let number = UInt32(digits.doubled, radix: 16)
    else { return nil }
    let hasAlpha = digits.count == 4 || digits.count == 8
    self = hasAlpha ? RGBA(number >> 8, alpha: Double(number & 0xFF) / 255) : RGBA(number)
  }
}

extension Substring {
  /// Whether the text has as many hexadecimal digits as a color.
  package var isHexadecimal: Bool {
    [3, 4, 6, 8].contains(count) && allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  /// `fc0` as `ffcc00`.
  package var doubled: String {
    count < 6 ? String(flatMap { [$0, $0] }) : String(self)
  }
}
