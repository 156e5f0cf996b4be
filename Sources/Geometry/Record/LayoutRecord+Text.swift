internal import Basics
internal import Foundation

extension LayoutRecord: CustomStringConvertible {
  /// The versions of the format, which the first line names. Only version 2 contains parts.
  static let versions = (elements: "1", parts: "2")
  static let heading = "flatplan layout "

  /// The text of a `.layout` file: three header lines, then one line per frame in aligned columns.
  /// The parts of an element are below it.
  ///
  /// It contains no date, path or release, so equal layouts have equal files.
  ///
  /// - Complexity: O(frames).
  public var description: String {
    // Cells are computed twice. Storing them for hundreds of thousands of frames would need more
    // memory than the text.
    let widths = frames.reduce(into: [0, 0, 0]) { widths, frame in
      for (column, cell) in frame.cells.enumerated() {
        widths[column] = max(widths[column], cell.count)
      }
    }
    var text = Self.heading + (hasParts ? Self.versions.parts : Self.versions.elements) + "\n"
    text += "axes \(axes)\n"
    text += "content \(contentSize.width.short) \(contentSize.height.short)\n"
    let parts = partsByElement
    for (index, frame) in frames.prefix(elementCount).enumerated() {
      frame.write(to: &text, widths)
      for part in parts[index] ?? [] { frames[part].write(to: &text, widths) }
    }
    return text
  }
}

extension LayoutRecord.Axes: CustomStringConvertible {
  /// The properties as in a file: `390x844 ltr large @3x`.
  public var description: String {
    let direction = direction == .rightToLeft ? "rtl" : "ltr"
    return "\(size.width.short)x\(size.height.short) \(direction) \(textSize.word) @\(scale.short)x"
  }
}

extension LayoutRecord.Section: CustomStringConvertible {
  static let layoutWord = "layout"

  /// The index, the identifier or `layout`. An ambiguous identifier is quoted.
  public var description: String {
    switch self {
    case .layout: Self.layoutWord
    case .index(let index): "\(index)"
    case .id(let id): id.isPlainName && id != Self.layoutWord ? id : id.swiftLiteral
    }
  }
}

extension LayoutRecord.Item: CustomStringConvertible {
  /// The index or the identifier. An ambiguous identifier is quoted.
  public var description: String {
    switch self {
    case .index(let index): "\(index)"
    case .id(let id): id.isPlainName ? id : id.swiftLiteral
    }
  }
}

extension LayoutRecord.Frame {
  static let cellWord = "cell"
  static let decorationMark = "decoration:"

  static let partMark = "part:"

  /// The path of the frame: `photos/4`, `photos`, `0/4`, `layout`; of a part: `photos/4.title`,
  /// `photos/header.title`.
  public var path: String {
    part.map(path(of:)) ?? item.map { "\(section)/\($0)" } ?? "\(section)"
  }

  /// The path of a part. In it, the ids of items are quoted, because kinds are not.
  private func path(of part: Part) -> String {
    let name = part.name.isPlainName ? part.name : part.name.swiftLiteral
    let item =
      switch item {
      case .id(let id)?: id.swiftLiteral
      case let item?: "\(item)"
      case nil: ""
      }
    guard category != .cell else { return "\(section)/\(item).\(name)" }
    let kind = kind ?? ""
    let isPlain = kind.isPlainName && !kind.contains(".")
    let isShort = item.isEmpty && isPlain
    return "\(section)/\(item)\(isShort ? "" : "/")\(isPlain ? kind : kind.swiftLiteral).\(name)"
  }

  /// The path, followed by the kind unless the frame is a cell or a part: `photos/4`,
  /// `photos header`.
  package var pathAndKind: String {
    category == .cell || part != nil ? path : "\(path) \(kindWord)"
  }

  /// The aligned columns of the line.
  fileprivate var cells: [String] { [path, kindWord, rect.coordinates] }

  /// Writes the line.
  fileprivate func write(to text: inout String, _ widths: [Int]) {
    for (cell, width) in zip(cells, widths) {
      text += cell
      text += String(repeating: " ", count: width - cell.count + 2)
    }
    text += "z\(zIndex)\n"
  }

  /// `cell`, the element kind, `decoration:` and the element kind, or `part:` and the part's kind.
  public var kindWord: String {
    if let part { return Self.partMark + part.kind }
    return switch category {
    case .cell: Self.cellWord
    case .supplementary: (kind ?? "").asKind
    case .decoration: Self.decorationMark + (kind ?? "").asKind
    }
  }
}

extension CGRect {
  /// The four numbers, separated by spaces.
  fileprivate var coordinates: String {
    [origin.x, origin.y, size.width, size.height].map(\.short).joined(separator: " ")
  }
}

extension CGFloat {
  /// The shortest text with at most three decimals: `212.333`, `16`, never `-0`.
  package var short: String {
    guard magnitude < 1e12 else { return "\(Double(self))" }
    let thousandths = Int((self * 1000).rounded(.toNearestOrAwayFromZero))
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    let sign = thousandths < 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(whole)" }
    var digits = String(1000 + rest).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}

extension String {
  fileprivate var asKind: String { isPlainName && self != "cell" ? self : swiftLiteral }

  /// Whether the text needs no quotes: it has only letters, digits and `-_.$+`, and is not a
  /// number.
  fileprivate var isPlainName: Bool {
    guard !isEmpty, Int(self) == nil else { return false }
    return unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_.$+".unicodeScalars.contains($0)
    }
  }
}
