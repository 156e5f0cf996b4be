/// A text as a string literal of several lines.
struct SwiftLiteral {
  let bytes: [UInt8]

  /// - Parameters:
  ///   - hashes: The number of signs `#` around the quotes. Escapes have as many.
  ///   - indent: The white space before each line but the first, which stands where the literal does.
  init(_ text: String, hashes: Int, indent: [UInt8], newline: [UInt8]) {
    let hashes = String(repeating: "#", count: hashes)
    func escaped(_ line: Substring) -> String {
      var written = ""
      for index in line.unicodeScalars.indices {
        let scalar = line.unicodeScalars[index]
        let begins = scalar == "\\" && line[index...].dropFirst().hasPrefix(hashes)
        let ends = scalar == "\"" && written.hasSuffix("\"\"")
        let isControl = scalar.properties.generalCategory == .control && scalar != "\t"
        if begins || ends || isControl { written += "\\" + hashes }
        if isControl {
          written += "u{" + String(scalar.value, radix: 16) + "}"
        } else {
          written.unicodeScalars.append(scalar)
        }
      }
      return written
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? [] : indent + escaped($0).utf8
    }
    let quotes = "\"\"\""
    bytes = Array(
      ([Array((hashes + quotes).utf8)] + lines + [indent + (quotes + hashes).utf8])
        .joined(separator: newline))
  }
}
