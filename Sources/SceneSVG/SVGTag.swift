internal import Scene

/// An SVG element. Attributes are written in the order in which they were added.
struct SVGTag: SVGAttributes {
  private let name: StaticString
  var attributes = SVGMarkup()
  /// The markup between the start tag and the end tag.
  private var content = SVGMarkup()

  init(_ name: StaticString) {
    self.name = name
  }

  /// Appends a child element.
  mutating func append(_ tag: SVGTag) { tag.write(to: &content) }

  /// The element with attributes inserted before its own.
  func with(_ first: SVGMarkup) -> SVGTag {
    var result = self
    result.attributes = first
    result.attributes.append(attributes)
    return result
  }

  /// Whether the element is a `<g>`. All groups have a class already.
  var isGroup: Bool { name.withUTF8Buffer { $0.elementsEqual("g".utf8) } }

  /// The length of the whole element in bytes.
  var count: Int {
    var file = SVGMarkup()
    write(to: &file)
    return file.count
  }

  /// Appends the whole element to a file.
  func write(to file: inout SVGMarkup) {
    open(in: &file)
    let tag = file.count
    file.append(content)
    file.close(name, openedAt: tag)
  }

  /// Appends the start tag.
  func open(in file: inout SVGMarkup) {
    file.append(character: "<")
    file.append(name)
    file.append(attributes)
    file.append(character: ">")
  }
}
