extension String {
  /// Whether XML would collapse or trim spaces of the text.
  var hasLooseBlanks: Bool {
    var wasBlank = true
    for byte in utf8 {
      let isBlank = byte == UInt8(ascii: " ")
      if isBlank && wasBlank { return true }
      wasBlank = isBlank
    }
    return wasBlank && !isEmpty
  }
}
