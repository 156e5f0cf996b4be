import Foundation

/// Makes the SVG that Cairo writes one that is worth keeping.
///
/// Cairo numbers ids by a counter of the whole process, so that the same picture drawn twice differs:
/// here they are numbered by their first appearance and begin with the figure's name. What every
/// reader assumes anyway is left out, colours become hexadecimal, and coordinates keep two decimals.
///
/// Nothing Cairo writes has text outside of attributes, nor a quotation mark in one.
struct SVGCleaner {
  /// The figure's name, which begins all ids.
  let name: String
  private var ids: [Substring: String] = [:]

  init(name: String) {
    self.name = name
  }

  /// What stands inside of the root element of `file`, cleaned.
  mutating func body(of file: [UInt8]) -> String {
    // Every other piece between quotation marks is the value of an attribute.
    let pieces = Self.inside(file).split(
      separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    var result = ""
    var attribute: Substring?
    for piece in pieces {
      let text = String(decoding: piece, as: UTF8.self)
      if let name = attribute {
        if let value = clean(text[...], of: name) { result += " \(name)=\"\(value)\"" }
        attribute = nil
      } else if text.hasSuffix("="), let blank = text.lastIndex(of: " ") {
        result += text[..<blank]
        attribute = text[text.index(after: blank)...].dropLast()
      } else {
        result += text
      }
    }
    return result
  }

  /// What lies between the root's tags.
  private static func inside(_ file: [UInt8]) -> ArraySlice<UInt8> {
    let bracket = UInt8(ascii: ">")
    guard let root = file.firstRange(of: Array("<svg".utf8)),
      let opened = file[root.upperBound...].firstIndex(of: bracket),
      let closed = file.lastIndex(of: UInt8(ascii: "<")), opened < closed
    else { return file[...] }
    return file[(opened + 1)..<closed].drop { $0 == UInt8(ascii: "\n") }
  }
}

extension SVGCleaner {
  /// The value of an attribute; `nil` leaves the attribute out.
  private mutating func clean(_ value: Substring, of attribute: Substring) -> String? {
    switch attribute {
    case "id": renamed(value)
    case "xlink:href" where value.hasPrefix("#"): "#" + renamed(value.dropFirst())
    case "style": SVGStyle.clean(value).map { withRenamedPaint($0) }
    case "d": SVGNumbers.rounded(SVGNumbers.withoutLastMove(value))
    case "x", "y": SVGNumbers.rounded(value)
    case _ where value.hasPrefix("url(#"):
      "url(#\(renamed(value.dropFirst(5).dropLast())))"
    default: String(value)
    }
  }

  /// `fill:url(#linear4)` with the gradient's or the pattern's new id.
  private mutating func withRenamedPaint(_ style: String) -> String {
    guard let start = style.firstRange(of: "url(#"),
      let end = style[start.upperBound...].firstIndex(of: ")")
    else { return style }
    let id = renamed(style[start.upperBound..<end])
    return style[..<start.upperBound] + id + style[end...]
  }

  private mutating func renamed(_ id: Substring) -> String {
    if let known = ids[id] { return known }
    let new = "\(name)-\(ids.count + 1)"
    ids[id] = new
    return new
  }
}
