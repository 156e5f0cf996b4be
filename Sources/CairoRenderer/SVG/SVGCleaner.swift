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
    var attributes: [SVGPresentation.Attribute] = []
    var attribute: Substring?
    for piece in pieces {
      let text = String(decoding: piece, as: UTF8.self)
      if let name = attribute {
        attributes.append((String(name), text))
        attribute = nil
        continue
      }
      var rest = text[...]
      if text.hasSuffix("="), let blank = text.lastIndex(of: " ") {
        rest = text[..<blank]
        attribute = text[text.index(after: blank)...].dropLast()
      }
      guard attribute == nil || !rest.isEmpty else { continue }
      result += written(attributes) + rest
      attributes = []
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
  /// The attributes of one tag, cleaned, with a blank before each.
  private mutating func written(_ attributes: [SVGPresentation.Attribute]) -> String {
    var result = ""
    for (name, value) in SVGPresentation.clean(attributes) {
      result += " \(name)=\"\(clean(value[...], of: name))\""
    }
    return result
  }

  private mutating func clean(_ value: Substring, of attribute: String) -> String {
    switch attribute {
    case "id": renamed(value)
    case "xlink:href" where value.hasPrefix("#"): "#" + renamed(value.dropFirst())
    case "d": SVGNumbers.rounded(SVGNumbers.withoutLastMove(value))
    case "x", "y": SVGNumbers.rounded(value)
    case _ where value.hasPrefix("url(#"):
      "url(#\(renamed(value.dropFirst(5).dropLast())))"
    default: String(value)
    }
  }

  private mutating func renamed(_ id: Substring) -> String {
    if let known = ids[id] { return known }
    let new = "\(name)-\(ids.count + 1)"
    ids[id] = new
    return new
  }
}
