internal import Basics
internal import Foundation

extension LayoutRecord {
  /// Creates a record by parsing the text of a `.layout` file.
  ///
  /// - Throws: ``LayoutTextError`` with the line number.
  /// - Complexity: O(bytes).
  public init(parsing bytes: [UInt8]) throws(LayoutTextError) {
    let hasParts = try Self.hasParts(bytes)
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notLayout }
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0) }
    // The part after the last line feed is empty unless the file is truncated.
    guard lines.popLast()?.isEmpty == true else { throw .truncated(line: lines.count + 1) }
    guard lines.count >= 3 else { throw .truncated(line: lines.count + 1) }
    let axes = try Self.axes(lines[1])
    let size = try Self.size(lines[2])
    var frames: [Frame] = []
    frames.reserveCapacity(lines.count - 3)
    for index in 3..<max(lines.count, 3) {
      frames.append(try Self.frame(lines[index], number: index + 1, hasParts))
    }
    self.init(axes: axes, contentSize: size, frames: frames)
  }

  /// Checks the first line, and returns whether the file may contain parts.
  private static func hasParts(_ bytes: [UInt8]) throws(LayoutTextError) -> Bool {
    let first = bytes.prefix(80).prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let line = String(decoding: first, as: UTF8.self)
    if line == heading + versions.elements { return false }
    if line == heading + versions.parts { return true }
    if bytes.isEmpty { throw .truncated(line: 1) }
    if LargeFilePointer.isPointer(first) { throw .largeFilePointer }
    if line.hasPrefix("<<<<<<< ") { throw .conflict(line: 1) }
    if line.hasPrefix(heading) { throw .unknownVersion(String(line.dropFirst(heading.count))) }
    throw heading.hasPrefix(line) && bytes.count == first.count
      ? .truncated(line: 1) : .notLayout
  }

  private static func axes(_ line: Substring) throws(LayoutTextError) -> Axes {
    let expected = LayoutTextError.badLine(2, expected: "'axes 390x844 ltr large @2x'")
    let words = line.split(separator: " ")
    guard words.count == 5, words[0] == "axes", words[4].hasPrefix("@"), words[4].hasSuffix("x"),
      let textSize = UIContentSizeCategory(word: String(words[3])),
      let scale = number(words[4].dropFirst().dropLast()), ["ltr", "rtl"].contains(words[2])
    else { throw expected }
    let sides = words[1].split(separator: "x", omittingEmptySubsequences: false).map(number)
    guard sides.count == 2, let width = sides[0], let height = sides[1] else { throw expected }
    return Axes(
      size: CGSize(width: width, height: height),
      direction: words[2] == "rtl" ? .rightToLeft : .leftToRight, textSize: textSize,
      scale: scale)
  }

  /// Parses a finite number.
  fileprivate static func number(_ word: Substring) -> CGFloat? {
    Double(word).flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  private static func size(_ line: Substring) throws(LayoutTextError) -> CGSize {
    let words = line.split(separator: " ")
    guard words.count == 3, words[0] == "content", let width = number(words[1]),
      let height = number(words[2])
    else { throw .badLine(3, expected: "'content WIDTH HEIGHT'") }
    return CGSize(width: width, height: height)
  }

  private static func frame(
    _ line: Substring, number: Int, _ hasParts: Bool
  ) throws(LayoutTextError) -> Frame {
    for mark in ["<<<<<<<", "=======", ">>>>>>>", "|||||||"] where line.hasPrefix(mark) {
      throw .conflict(line: number)
    }
    var cursor = RecordCursor(line)
    guard let frame = (hasParts ? cursor.part() : nil) ?? cursor.frame() else {
      throw .badLine(number, expected: "'PATH  KIND  X Y WIDTH HEIGHT  zORDER'")
    }
    return frame
  }
}

/// Parses one line of a layout file from left to right, by scalars: a name may begin with a
/// combining mark, which as a character would merge with the space or quotation mark before it.
private struct RecordCursor {
  private var rest: Substring.UnicodeScalarView

  init(_ line: Substring) {
    rest = line.unicodeScalars
  }

  mutating func frame() -> LayoutRecord.Frame? {
    guard let section = section() else { return nil }
    var item: LayoutRecord.Item?
    if take("/") {
      item = self.item()
      if item == nil { return nil }
    }
    guard let (category, kind) = kind(), let (rect, zIndex) = numbers() else { return nil }
    return LayoutRecord.Frame(
      section: section, item: item, category: category, kind: kind, rect: rect, zIndex: zIndex)
  }

  /// Parses the line of a part; `nil`, with the cursor at the start, if it is another one.
  mutating func part() -> LayoutRecord.Frame? {
    let start = rest
    if let frame = wholePart() { return frame }
    rest = start
    return nil
  }

  private mutating func wholePart() -> LayoutRecord.Frame? {
    guard let section = section(), take("/") else { return nil }
    var item: LayoutRecord.Item?
    var kind: String?
    if rest.first == "\"" {
      item = quoted().map(LayoutRecord.Item.id)
    } else if let word = step() {
      if let index = Int(word) { item = .index(index) } else { kind = word }
    }
    if kind == nil, take("/") {
      kind = rest.first == "\"" ? quoted() : step()
      if kind == nil { return nil }
    }
    guard item != nil || kind != nil, take("."), let name = rest.first == "\"" ? quoted() : plain(),
      let word = word(), word.hasPrefix(LayoutRecord.Frame.partMark), let (rect, zIndex) = numbers()
    else { return nil }
    return LayoutRecord.Frame(
      section: section, item: item, category: kind == nil ? .cell : .supplementary, kind: kind,
      rect: rect, zIndex: zIndex,
      part: .init(
        name: name, kind: String(word.dropFirst(LayoutRecord.Frame.partMark.count))))
  }

  /// Parses the four lengths and the position in the drawing order, up to the end of the line.
  private mutating func numbers() -> (CGRect, zIndex: Int)? {
    var numbers: [CGFloat] = []
    while numbers.count < 4, let number = word().flatMap(LayoutRecord.number) {
      numbers.append(number)
    }
    guard numbers.count == 4, let order = word(), order.hasPrefix("z"),
      let zIndex = Int(order.dropFirst()), word() == nil
    else { return nil }
    return (CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), zIndex)
  }

  private mutating func section() -> LayoutRecord.Section? {
    place(LayoutRecord.Section.index, LayoutRecord.Section.id) {
      $0 == LayoutRecord.Section.layoutWord ? .layout : nil
    }
  }

  private mutating func item() -> LayoutRecord.Item? {
    place(LayoutRecord.Item.index, LayoutRecord.Item.id)
  }

  /// Parses a non-negative number or a name.
  ///
  /// - Parameter known: Returns the value of a reserved word; it is not called for quoted names.
  private mutating func place<Place>(
    _ index: (Int) -> Place, _ id: (String) -> Place, known: (String) -> Place? = { _ in nil }
  ) -> Place? {
    if rest.first == "\"" { return quoted().map(id) }
    guard let word = plain() else { return nil }
    if let meant = known(word) { return meant }
    guard let number = Int(word) else { return id(word) }
    return number < 0 ? nil : index(number)
  }

  private mutating func kind() -> (SolvedElement.Category, String?)? {
    guard rest.first == " " else { return nil }
    skipSpaces()
    let mark = LayoutRecord.Frame.decorationMark.unicodeScalars
    let isDecoration = rest.starts(with: mark)
    if isDecoration { rest = rest.dropFirst(mark.count) }
    let category = isDecoration ? SolvedElement.Category.decoration : .supplementary
    if rest.first == "\"" { return quoted().map { (category, $0) } }
    guard let word = plain() else { return nil }
    if !isDecoration, word == LayoutRecord.Frame.cellWord { return (.cell, nil) }
    return (category, word)
  }

  /// Parses up to the next space or slash.
  private mutating func plain() -> String? {
    let word = rest.prefix { $0 != " " && $0 != "/" }
    rest = rest[word.endIndex...]
    return word.isEmpty ? nil : String(word)
  }

  /// Parses up to the next space, slash or dot.
  private mutating func step() -> String? {
    let word = rest.prefix { $0 != " " && $0 != "/" && $0 != "." }
    rest = rest[word.endIndex...]
    return word.isEmpty ? nil : String(word)
  }

  /// Parses up to the next space.
  private mutating func word() -> Substring? {
    skipSpaces()
    let word = rest.prefix { $0 != " " }
    rest = rest[word.endIndex...]
    return word.isEmpty ? nil : Substring(word)
  }

  private mutating func quoted() -> String? {
    guard take("\"") else { return nil }
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return String(text)
      case "\\":
        guard let meant = Self.escaped(&rest) else { return nil }
        text.append(meant)
      default: text.append(scalar)
      }
    }
    return nil
  }

  private static func escaped(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "n": return "\n"
    case "u":
      guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
      let digits = Substring(rest[..<end])
      rest = rest[rest.index(after: end)...]
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    case let scalar?: return scalar
    case nil: return nil
    }
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard rest.first == sign else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func skipSpaces() {
    while rest.first == " " { rest.removeFirst() }
  }
}
