/// A tag as it is written, its attributes in the order they were added in.
struct SVGTag {
  private let name: String
  private var attributes = ""
  /// What stands between its tags.
  private var content = ""

  init(_ name: String) {
    self.name = name
  }

  /// Adds an attribute, escaped; none for `nil`.
  mutating func add(_ attribute: String, _ value: String?) {
    guard let value else { return }
    attributes += " \(attribute)=\"\(value.escapedForXML)\""
  }

  /// Adds a number; none where it would be the one that is assumed.
  mutating func add(_ attribute: String, _ value: Double, unless assumed: Double? = nil) {
    let number = SVGNumber.text(value)
    if let assumed, number == SVGNumber.text(assumed) { return }
    attributes += " \(attribute)=\"\(number)\""
  }

  /// Adds what stands between its tags.
  mutating func append(_ tag: SVGTag) { content += tag.markup }

  /// Adds a colour; how opaque it is stands beside it, as not all programs read it within.
  mutating func add(_ attribute: String, _ color: RGBA) {
    attributes += " \(attribute)=\"\(color.hexadecimal)\""
    let alpha = color.alpha
    if !(alpha >= 1) { add("\(attribute)-opacity", alpha > 0 ? alpha : 0) }
  }

  /// The same tag with the attributes of another one before its own.
  func with(_ first: SVGTag) -> SVGTag {
    var result = self
    result.attributes = first.attributes + attributes
    return result
  }

  /// Whether it has a class of its own, as all groups do.
  var isGroup: Bool { name == "g" }

  var opening: String { "<\(name)\(attributes)>" }
  var closing: String { "</\(name)>" }
  /// The whole element.
  var markup: String { around("") }

  /// The whole element, with more content after its own.
  func around(_ more: String) -> String {
    let content = content + more
    return content.isEmpty ? "<\(name)\(attributes)/>" : opening + content + closing
  }
}

extension RGBA {
  /// `#eff4ff`, or `#fff` where that says the same.
  fileprivate var hexadecimal: String {
    let bytes = [red, green, blue].map { component in
      component > 0 ? UInt8((min(component, 1) * 255).rounded()) : 0
    }
    if bytes.allSatisfy({ $0 % 17 == 0 }) {
      return "#" + bytes.map { String($0 / 17, radix: 16) }.joined()
    }
    return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
