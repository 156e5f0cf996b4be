internal import Artwork
internal import Foundation
package import Scene

/// A symbol set's drawing in an asset catalog: an SVG in the format of Apple's app SF Symbols, with a group for
/// each weight and size, such as `Regular-M`, and lines that tell its margins and its baseline.
package struct SymbolTemplate: Hashable, Sendable {
  private let text: String

  package init(_ bytes: [UInt8]) throws(ImageProblem) {
    guard bytes.count <= Self.maximumBytes else {
      throw .unsafe("more than \(Self.maximumBytes) bytes")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .damaged }
    self.text = text
  }

  /// Reads the file at a path; `nil` if it is not one of a symbol set.
  package init?(_ bytes: [UInt8], at path: String) throws(ImageProblem) {
    guard Picture.isOfSymbolSet(path) else { return nil }
    try self.init(bytes)
  }

  private static let maximumBytes = 4 * 1_048_576

  /// The drawing of the weight that is nearest, of the middle size if there is one, as a template.
  /// A file without such groups is drawn as a whole.
  package func image(_ weight: FontWeight = .regular) throws(ImageProblem) -> ImageFile {
    var file = try ImageFile(Array((drawing(weight) ?? text).utf8))
    file.isTemplate = true
    return file
  }

  private func drawing(_ weight: FontWeight) -> String? {
    let tags = text.utf8.split(separator: UInt8(ascii: "<")).map { Tag(Substring($0)) }
    guard tags.count <= 100_000 else { return nil }
    let places = Dictionary(
      tags.enumerated().compactMap { index, tag in tag.attribute("id").map { ($0, index) } }
    ) { first, _ in first }
    let groups = Size.allCases.flatMap { size in
      FontWeight.allCases.map { (size, $0, "\($0.rawValue.capitalized)-\(size.letter)") }
    }
    let known = groups.filter { places[$0.2] != nil }
    func distance(_ other: FontWeight) -> Double { abs(Double(other.number - weight.number)) }
    guard let (size, _, name) = known.min(by: { distance($0.1) < distance($1.1) }),
      let place = places[name]
    else { return nil }
    let group = Self.element(tags[place...])
    func line(_ names: [String], _ key: String) -> Double? {
      names.lazy.compactMap { places[$0].flatMap { tags[$0].number([key + "1", key]) } }.first
    }
    // Letters of the font that the drawing stands beside have a size of 100.
    var box = CGRect(x: 0, y: 0, width: size.side, height: size.side)
    let origin = tags[place].translation
    let baseline = line(["Baseline-\(size.letter)"], "y") ?? origin.y
    let leading = line(["left-margin-\(name)", "left-margin"], "x")
    let trailing = line(["right-margin-\(name)", "right-margin"], "x")
    let bounds = Self.bounds(group)?.offsetBy(dx: origin.x, dy: origin.y)
    let middle = CGPoint(
      x: leading.flatMap { start in trailing.map { (start + $0) / 2 } } ?? bounds?.midX
        ?? origin.x + size.side / 2,
      y: baseline == 0 ? bounds?.midY ?? 0 : baseline - Self.capHeight / 2)
    if let bounds {
      let reach = max(
        middle.x - bounds.minX, bounds.maxX - middle.x, middle.y - bounds.minY,
        bounds.maxY - middle.y)
      box.size.width = max(box.width, 2 * reach)
    }
    let side = min(box.width, 5_000)
    let style = Self.style(tags)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      width="\(side)" height="\(side)" \
      viewBox="\(middle.x - side / 2) \(middle.y - side / 2) \(side) \(side)">\
      \(style)\(group.map { "<\($0.text)" }.joined())</svg>
      """
  }

  /// The height of capital letters in the font.
  private static let capHeight = 70.46

  private enum Size: CaseIterable {
    case medium, small, large

    var letter: String { "\(self)".prefix(1).uppercased() }

    /// The side of the square that symbols have in layouts.
    var side: Double {
      switch self {
      case .medium: 118
      case .small: 93
      case .large: 151
      }
    }
  }

  /// The tags from one that starts an element to its end.
  private static func element(_ tags: ArraySlice<Tag>) -> ArraySlice<Tag> {
    var depth = 0
    let end = tags.firstIndex { tag in
      depth += tag.depth
      return depth == 0
    }
    return tags.prefix(through: end ?? tags.endIndex - 1)
  }

  /// The style sheet of a file that Apple's app did not write, whose styles are for its preview.
  private static func style(_ tags: [Tag]) -> String {
    guard let start = tags.firstIndex(where: { $0.name == "style" }) else { return "" }
    let text = element(tags[start...]).map { "<\($0.text)" }.joined()
    return text.lowercased().contains("sfsymbols") ? "" : text
  }

  /// The bounds of the paths; `nil` if there are other shapes, transforms or relative coordinates.
  private static func bounds(_ group: ArraySlice<Tag>) -> CGRect? {
    var points: [CGPoint] = []
    guard group.reduce(0, { $0 + $1.text.utf8.count }) <= 524_288 else { return nil }
    for tag in group.dropFirst() where !tag.name.hasPrefix("/") {
      if tag.name == "g" || tag.name == "g/", tag.attribute("transform") == nil { continue }
      guard tag.name == "path", tag.attribute("transform") == nil, let path = tag.attribute("d"),
        !path.contains(where: { $0.isLetter && !"MLCZz".contains($0) })
      else { return nil }
      let numbers = path.matches(of: /-?(?:\d+\.?\d*|\.\d+)/).compactMap { Double($0.output) }
      points += stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
    }
    return points.bounds
  }
}

/// A tag and the text after it, without the bracket in front.
private struct Tag {
  let text: Substring
  let name: Substring

  init(_ text: Substring) {
    self.text = text
    name = text.prefix { !$0.isWhitespace && $0 != ">" }
  }

  private var head: Substring { text.prefix { $0 != ">" } }

  /// How many elements the tag opens.
  var depth: Int {
    if text.hasPrefix("/") { return -1 }
    return text.hasPrefix("!") || text.hasPrefix("?") || head.hasSuffix("/") ? 0 : 1
  }

  func attribute(_ name: String) -> String? {
    let head = head
    for quote in ["\"", "'"] {
      guard let start = head.firstRange(of: " \(name)=\(quote)") else { continue }
      return String(head[start.upperBound...].prefix { String($0) != quote })
    }
    return nil
  }

  func number(_ names: [String]) -> Double? {
    names.lazy.compactMap { attribute($0).flatMap(Double.init) }.first(where: \.isFinite)
  }

  /// The place to which the transform moves the origin.
  var translation: CGPoint {
    let text = attribute("transform") ?? ""
    let numbers = text.split { "(), ".contains($0) }.compactMap { Double($0) }
    let isKnown = text.hasPrefix("translate") || text.hasPrefix("matrix") && numbers.count == 6
    guard isKnown, numbers.count > 1, numbers.allSatisfy(\.isFinite) else { return .zero }
    return CGPoint(x: numbers[numbers.count - 2], y: numbers[numbers.count - 1])
  }
}

extension ImageFile {
  /// Reads a file of an asset catalog: of a symbol set its regular drawing.
  ///
  /// - Parameters:
  ///   - path: The path of the file, whose folder may be a set.
  ///   - contents: The bytes of another file.
  package init(
    _ bytes: [UInt8], at path: String, _ contents: (String) -> [UInt8]?
  ) throws(ImageProblem) {
    if let symbol = try SymbolTemplate(bytes, at: path) {
      self = try symbol.image()
      return
    }
    try self.init(bytes)
    let set = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    if set.hasSuffix(".imageset") {
      isTemplate = ImageSet(contents("\(set)/Contents.json"), files: []).isTemplate
    }
  }
}
