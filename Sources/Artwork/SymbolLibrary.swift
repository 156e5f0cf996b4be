internal import Basics
import EmbeddedFiles

/// The drawings of all symbols, packed into one file. Names are found by binary search, and drawings
/// are parsed on first use.
enum SymbolLibrary {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// One line per name, sorted bytewise: the name and its drawing, preceded by `~` if it is mirrored
  /// in right-to-left layouts; or the name and `@` with the name that it is a synonym of.
  static var text: Bytes { file.bytes }
  private static let file = EmbeddedFile("Artwork/Symbols/packed.txt")

  private static let space = UInt8(ascii: " ")
  private static let newline = UInt8(ascii: "\n")

  private enum Entry {
    case drawing(SymbolDrawing, isDirectional: Bool)
    case synonym(String)

    /// Parses the entry after a name.
    ///
    /// - Parameter range: The bytes after the name.
    init(_ text: Bytes, _ range: Range<Int>) {
      switch text[range.lowerBound] {
      case UInt8(ascii: "@"):
        self = .synonym(String(decoding: text[range.dropFirst()], as: UTF8.self))
      case UInt8(ascii: "~"):
        self = .drawing(SymbolDrawing(range: range.dropFirst()), isDirectional: true)
      default: self = .drawing(SymbolDrawing(range: range), isDirectional: false)
      }
    }
  }

  /// The drawing with a name, and whether it is mirrored in right-to-left layouts; `nil` for
  /// synonyms and unknown names.
  ///
  /// - Complexity: O(log *n*) in the number of names.
  static func drawing(_ name: String) -> (drawing: SymbolDrawing, isDirectional: Bool)? {
    guard case .drawing(let drawing, let isDirectional)? = entry(name) else { return nil }
    return (drawing, isDirectional)
  }

  /// The name that a synonym refers to; other names are returned unchanged.
  ///
  /// - Complexity: O(log *n*) in the number of names.
  static func resolved(_ name: String) -> String {
    guard case .synonym(let other)? = entry(name) else { return name }
    return other
  }

  /// The sorted names of all symbols, optionally with synonyms.
  static func names(synonyms: Bool = false) -> [String] {
    text.split(separator: newline).compactMap { line in
      let name = line.prefix { $0 != space }
      // Drawings in folders are parts of symbols.
      guard !name.contains(UInt8(ascii: "/")),
        synonyms || line[name.endIndex + 1] != UInt8(ascii: "@")
      else { return nil }
      return String(decoding: name, as: UTF8.self)
    }
  }

  private static func entry(_ name: String) -> Entry? {
    var name = name
    return name.withUTF8 { name in
      // A name with a space would match beyond the name in the packed text.
      name.allSatisfy { $0 > space } ? entry(name, text) : nil
    }
  }

  private static func entry(_ name: Bytes, _ text: Bytes) -> Entry? {
    let index = starts.partitioningIndex { start in
      !text[start...].prefix { $0 != space }.lexicographicallyPrecedes(name)
    }
    guard index < starts.count else { return nil }
    let line = text[starts[index]...].prefix { $0 != newline }
    let end = line.startIndex + name.count
    guard line.starts(with: name), end < line.endIndex, line[end] == space else { return nil }
    return Entry(text, (end + 1)..<line.endIndex)
  }

  /// Where the lines start. Drawings are long, so that looking for their ends took longer than comparing
  /// names.
  private static let starts =
    [0] + text.indices.dropLast().filter { text[$0] == newline }.map { $0 + 1 }
}
