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
