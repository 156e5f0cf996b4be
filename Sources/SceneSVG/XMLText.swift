extension String {
  /// Whether XML would join or drop blanks of the text.
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
