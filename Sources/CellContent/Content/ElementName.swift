import Foundation

/// The name of an element of a layout, as `verify` writes it: `photos/0`, `photos header`, `photos/2
/// badge`. Groups are named by their position: `photos group 1`, and `photos group 1.0` for the first
/// subgroup of that group.
public struct ElementName: Hashable, Sendable {
  /// The name as written.
  public let text: String
  /// The id or the index of the section; `layout` for boundary items of the layout itself.
  package let section: String
  package let target: Target

  package enum Target: Hashable, Sendable {
    /// The section itself.
    case section
    case cell(Int)
    /// A text of a cell, by its field.
    case part(Int, String)
    /// A supplementary or decoration view; without a number the only or the first one of its kind.
    case view(String, Int?)
    /// A group by its position, and the positions of its nested groups.
    case group([Int])
  }

  /// Whether the name is that of a part of a cell.
  package var isPart: Bool { if case .part = target { true } else { false } }

  /// Creates a name; returns `nil` if the text is not one.
  public init?(_ text: String) {
    self.text = text
    guard let end = text.firstIndex(of: " ") else {
      guard let (section, item, part) = Self.head(text) else { return nil }
      self.section = section
      target =
        switch (item, part) {
        case (let item?, let part?): .part(item, part)
        case (let item?, nil): .cell(item)
        case (nil, _): .section
        }
      return
    }
    let kind = text[text.index(after: end)...]
    guard let (section, item, part) = Self.head(String(text[..<end])), part == nil, !kind.isEmpty,
      kind.first != " "
    else { return nil }
    self.section = section
    if item == nil, let path = Self.path(kind) {
      target = .group(path)
    } else {
      target = .view(String(kind), item)
    }
  }

  /// Splits `photos/3.title` into its section, item and part.
  private static func head(_ text: String) -> (section: String, item: Int?, part: String?)? {
    guard let slash = text.lastIndex(of: "/") else {
      return text.isEmpty ? nil : (text, nil, nil)
    }
    let rest = text[text.index(after: slash)...]
    let pieces = rest.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let section = String(text[..<slash])
    guard let item = Int(pieces[0]), item >= 0, !section.isEmpty else { return nil }
    let part = pieces.count > 1 ? String(pieces[1]) : nil
    guard part?.isEmpty != true else { return nil }
    return (section, item, part)
  }

  /// The positions in `group 1.0`; `nil` for other kinds.
  private static func path(_ kind: Substring) -> [Int]? {
    let words = kind.split(separator: " ")
    guard words.count == 2, words[0] == "group" else { return nil }
    let numbers = words[1].split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    let path = numbers.compactMap(\.self)
    return path.count == numbers.count && path.allSatisfy { $0 >= 0 } ? path : nil
  }
}
