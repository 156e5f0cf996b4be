/// A tag as it is written, its attributes in the order they were added in.
struct SVGTag {
  private let name: String
  private var attributes = SVGMarkup()
  /// What stands between its tags.
  private var content = SVGMarkup()

  init(_ name: String) {
    self.name = name
  }

  /// Adds an attribute, escaped; none for `nil`.
  mutating func add(_ attribute: String, _ value: String?) {
    guard let value else { return }
    add(attribute, plain: value.escapedForXML)
  }

  /// Adds a number; none where it would be the one that is assumed.
  mutating func add(_ attribute: String, _ value: Double, unless assumed: Double? = nil) {
    if let assumed, SVGNumber.hundredths(value) == SVGNumber.hundredths(assumed) { return }
    begin(attribute)
    attributes.append(value)
    attributes.append(character: "\"")
  }

  /// Adds an attribute without anything that would have to be escaped.
  private mutating func add(_ attribute: String, plain value: String) {
    begin(attribute)
    attributes.append(value)
    attributes.append(character: "\"")
  }

  private mutating func begin(_ attribute: String) {
    if attributes.isEmpty { attributes.reserveCapacity(Self.usualLength) }
    attributes.append(character: " ")
    attributes.append(attribute)
    attributes.append("=\"")
  }

  /// The bytes of attributes that most tags get by with.
  private static let usualLength = 128

  /// Adds what stands between its tags.
  mutating func append(_ tag: SVGTag) { tag.write(to: &content) }

  /// Adds a colour; how opaque it is stands beside it, as not all programs read it within.
  mutating func add(_ attribute: String, _ color: RGBA) {
    add(attribute, plain: color.hexadecimal)
    let alpha = color.alpha
    if !(alpha >= 1) { add("\(attribute)-opacity", alpha > 0 ? alpha : 0) }
  }

  /// The same tag with the attributes of another one before its own.
  func with(_ first: SVGTag) -> SVGTag {
    var result = self
    result.attributes = first.attributes
    result.attributes.append(attributes)
    return result
  }

  /// Whether it has a class of its own, as all groups do.
  var isGroup: Bool { name == "g" }

  /// The whole element.
  var markup: String { around(SVGMarkup()).string }

  /// The whole element, with more content after its own.
  func around(_ more: SVGMarkup) -> SVGMarkup {
    var markup = SVGMarkup()
    write(to: &markup, around: more)
    return markup
  }

  /// Adds the whole element to the end of a file, with more content after its own.
  func write(to file: inout SVGMarkup, around more: SVGMarkup = SVGMarkup()) {
    file.append("<")
    file.append(name)
    file.append(attributes)
    guard !content.isEmpty || !more.isEmpty else {
      file.append("/>")
      return
    }
    file.append(">")
    file.append(content)
    file.append(more)
    file.append("</")
    file.append(name)
    file.append(">")
  }

  /// The tag that the element begins with.
  var opening: String { "<\(name)\(attributes.string)>" }
}

extension RGBA {
  /// `#eff4ff`, or `#fff` where that says the same; without its opacity.
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
