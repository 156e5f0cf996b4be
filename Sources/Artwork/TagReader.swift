/// Reads the tags of an XML file, one after the other. Comments and declarations are skipped, and so
/// are attributes with a namespace, which belong to the editor.
struct TagReader {
  /// A start or end tag.
  struct Tag {
    var name: String
    var place: Bytes
    var isEnd = false
    var isEmpty = false
    /// The attributes that were not taken yet. Properties of `style` are among them.
    private(set) var attributes: [(name: String, value: Bytes)] = []
  }

  private var rest: Bytes

  init(_ text: UnsafeBufferPointer<UInt8>) { rest = text[...] }

  mutating func next() throws(DrawingProblem) -> Tag? {
    while true {
      let blank = rest.prefix { $0 != UInt8(ascii: "<") }
      if let word = blank.firstIndex(where: { $0 > UInt8(ascii: " ") }) {
        throw DrawingProblem("text is not drawn: convert it to a path", at: blank[word...])
      }
      rest = rest[blank.endIndex...]
      if rest.isEmpty { return nil }
      if rest.starts(with: "<!--".utf8) {
        try skip(past: "-->")
      } else if rest.starts(with: "<?".utf8) {
        try skip(past: "?>")
      } else {
        return try tag()
      }
    }
  }

  mutating func skip(past end: String) throws(DrawingProblem) {
    guard let range = rest.firstRange(of: end.utf8) else {
      throw DrawingProblem("\(end) is missing", at: rest)
    }
    rest = rest[range.upperBound...]
  }

  private mutating func tag() throws(DrawingProblem) -> Tag {
    var tag = Tag(name: "", place: rest)
    rest.removeFirst()
    tag.isEnd = take("/")
    tag.name = word()
    while true {
      skipSpace()
      if take(">") { return tag }
      if take("/") {
        tag.isEmpty = true
        continue
      }
      let (place, name) = (rest, word())
      guard !name.isEmpty, take("="), let quote = rest.first, "\"'".utf8.contains(quote),
        let end = rest.dropFirst().firstIndex(of: quote)
      else { throw DrawingProblem("<\(tag.name)> is damaged", at: place) }
      tag.add(name, rest[(rest.startIndex + 1)..<end])
      rest = rest[(end + 1)...]
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func skipSpace() { rest = rest.drop { $0 <= UInt8(ascii: " ") } }

  private mutating func word() -> String {
    let word = rest.prefix { $0 > UInt8(ascii: " ") && !"=/<>\"'".utf8.contains($0) }
    rest = rest[word.endIndex...]
    return word.text
  }
}

extension TagReader.Tag {
  fileprivate mutating func add(_ name: String, _ value: Bytes) {
    guard name != "style" else {
      for property in value.split(separator: UInt8(ascii: ";")) {
        let name = property.prefix { $0 != UInt8(ascii: ":") }
        add(name.text, property[name.endIndex...].dropFirst())
      }
      return
    }
    let isSkipped = name == "id" && self.name != "linearGradient" || name == "xmlns"
    if !isSkipped, !name.contains(":") { attributes.append((name, value)) }
  }

  /// Removes an attribute and returns its value.
  mutating func take(_ name: String) -> Bytes? {
    attributes.firstIndex { $0.name == name }.map { attributes.remove(at: $0).value }
  }

  /// Removes an attribute that can only have one value.
  mutating func take(
    _ name: String, always value: String, isRequired: Bool = false
  ) throws(DrawingProblem) {
    let found = take(name)
    guard found.map({ $0.text == value }) ?? !isRequired else {
      throw DrawingProblem("\(name) of <\(self.name)> must be \"\(value)\"", at: found ?? place)
    }
  }

  /// Removes an attribute and returns its coordinate or length, in the unit of sketches.
  mutating func length(
    _ name: String, default value: Double? = nil
  ) throws(DrawingProblem) -> Double {
    try number(name, default: value, places: SketchFile.places)
  }

  /// Removes an attribute and returns its number, shifted by decimal places.
  mutating func number(
    _ name: String, default value: Double? = nil, places: Int = 0
  ) throws(DrawingProblem) -> Double {
    guard let found = take(name) else {
      guard let value else { throw DrawingProblem("<\(self.name)> has no \(name)", at: place) }
      return value
    }
    var reader = PathReader(found, places: places)
    let numbers = try reader.numbers()
    guard numbers.count == 1 else {
      throw DrawingProblem("\(name) is not one number", at: found)
    }
    return numbers[0]
  }

  /// Throws if an attribute was not taken.
  func finish() throws(DrawingProblem) {
    guard let first = attributes.first else { return }
    throw DrawingProblem("\(first.name) of <\(name)> is not read", at: first.value)
  }
}

extension Bytes {
  /// The text without spaces around it.
  var text: String {
    let start = drop { $0 <= UInt8(ascii: " ") }
    let end = start.lastIndex { $0 > UInt8(ascii: " ") }.map { $0 + 1 } ?? start.startIndex
    return String(decoding: start[..<end], as: UTF8.self)
  }
}
