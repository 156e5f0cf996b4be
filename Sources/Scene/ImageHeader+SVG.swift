internal import Foundation

extension ImageHeader {
  /// The maximum size of an SVG in bytes, the number of its effects, and of the elements that have one.
  private static let (maximumBytes, maximumEffects, maximumUses) = (524_288, 100, 1_000)

  /// Reads the size of an SVG from its root, in units of `px`. Only shapes and texts are allowed: what
  /// could make a small file a lot of work, or lead out of it, is an error.
  static func svg(_ bytes: [UInt8]) throws(ImageProblem) -> ImageHeader {
    let start = bytes.prefix(256).drop { [0xEF, 0xBB, 0xBF, 9, 10, 13, 32].contains($0) }
    guard start.first == UInt8(ascii: "<") else { throw .unknownFormat }
    guard bytes.count <= maximumBytes else { throw .unsafe("more than \(maximumBytes) bytes") }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .damaged }
    guard let root = rootTag(of: text) else { throw .unknownFormat }
    try check(text)
    let box = attribute("viewBox", of: root).map { text in
      text.split { " ,\n\t\r".contains($0) }.compactMap { Double($0) }
    }
    func side(_ name: String, _ index: Int) -> Int? {
      let own = attribute(name, of: root).flatMap(pixels)
      let other = box?.count == 4 ? box?[index] : nil
      guard let length = own ?? other, length > 0, length <= 10_000 else { return nil }
      return max(1, Int(length.rounded()))
    }
    guard let width = side("width", 2), let height = side("height", 3) else {
      throw .unsafe("no size: its root needs 'width' and 'height', or a 'viewBox'")
    }
    return try ImageHeader(.svg, width, height)
  }

  /// What defines an effect, and what draws it.
  private static let effects = ["<fe", "<mask", "<pattern"]
  private static let uses = ["filter=", "filter:", "mask=", "mask:", "<use"]

  private static func check(_ text: String) throws(ImageProblem) {
    // The names of elements may have a prefix.
    let lower = text.lowercased().replacing(/<[\w.-]+:/, with: "<")
    let refused = [
      ("<!entity", "entities"), ("<script", "a script"), ("<foreignobject", "HTML"),
      ("<image", "another image"), ("<feimage", "another image"),
      ("@import", "another style sheet"),
      ("<?xml-stylesheet", "another style sheet"), ("javascript:", "a script"),
    ]
    for (mark, what) in refused where lower.contains(mark) { throw .unsafe(what) }
    guard !lower.contains(/\son[a-z]+\s*=\s*["']/) else { throw .unsafe("a script") }
    for (marks, most) in [(effects, maximumEffects), (uses, maximumUses)] {
      let count = marks.map { lower.ranges(of: $0).count }.reduce(0, +)
      guard count <= most else { throw .unsafe("more than \(most) effects") }
    }
  }

  /// The root's tag, after the declaration, comments and the document type.
  private static func rootTag(of text: String) -> Substring? {
    var rest = text[...]
    while let open = rest.firstIndex(of: "<") {
      rest = rest[open...]
      let end: String = rest.hasPrefix("<!--") ? "-->" : ">"
      guard let close = rest.firstRange(of: end) else { return nil }
      let name = rest.dropFirst().prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
      if name == "svg" || name.hasSuffix(":svg") { return rest[..<close.upperBound] }
      guard rest.hasPrefix("<?") || rest.hasPrefix("<!") else { return nil }
      rest = rest[close.upperBound...]
    }
    return nil
  }

  private static func attribute(_ name: String, of tag: Substring) -> String? {
    for quote in ["\"", "'"] {
      for space in [" ", "\n", "\t"] {
        guard let start = tag.firstRange(of: "\(space)\(name)=\(quote)") else { continue }
        return String(tag[start.upperBound...].prefix { String($0) != quote })
      }
    }
    return nil
  }

  /// A length in units of `px`; `nil` for percentages.
  private static func pixels(_ text: String) -> Double? {
    let units = [
      "": 1.0, "px": 1, "pt": 4.0 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
      "em": 16,
    ]
    let digits = text.prefix { $0.isNumber || $0 == "." }
    guard let number = Double(digits), let unit = units[String(text.dropFirst(digits.count))] else {
      return nil
    }
    return number * unit
  }
}
