public import Scene

/// An element by itself, its attributes in the order they were added in.
struct SVGTag: SVGAttributes {
  private let name: StaticString
  var attributes = SVGMarkup()
  /// What stands between its tags.
  private var content = SVGMarkup()

  init(_ name: StaticString) {
    self.name = name
  }

  /// Adds what stands between its tags.
  mutating func append(_ tag: SVGTag) { tag.write(to: &content) }

  /// The same tag with attributes before its own.
  func with(_ first: SVGMarkup) -> SVGTag {
    var result = self
    result.attributes = first
    result.attributes.append(attributes)
    return result
  }

  /// Whether it has a class of its own, as all groups do.
  var isGroup: Bool { name.withUTF8Buffer { $0.elementsEqual("g".utf8) } }

  /// The whole element.
  var markup: String { file.string }

  /// How long that is, in bytes.
  var count: Int { file.count }

  private var file: SVGMarkup {
    var file = SVGMarkup()
    write(to: &file)
    return file
  }

  /// Adds the whole element to the end of a file.
  func write(to file: inout SVGMarkup) {
    open(in: &file)
    let tag = file.count
    file.append(content)
    file.close(name, openedAt: tag)
  }

  /// Adds the tag that the element begins with.
  func open(in file: inout SVGMarkup) {
    file.append(character: "<")
    file.append(name)
    file.append(attributes)
    file.append(character: ">")
  }
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
