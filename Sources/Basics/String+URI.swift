extension String {
  /// The path as a relative or absolute URI reference (RFC 3986).
  package var asURIPath: String {
    let kept = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)
    var text = hasPrefix("/") ? "file://" : ""
    for byte in utf8 {
      guard !kept.contains(byte) else {
        text.unicodeScalars.append(Unicode.Scalar(byte))
        continue
      }
      let digits = String(byte, radix: 16, uppercase: true)
      text += "%" + (digits.count < 2 ? "0" : "") + digits
    }
    return text
  }
}
