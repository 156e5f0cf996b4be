/// The drawings of all symbols, packed into one static string. Names are found by binary search,
/// and drawings are parsed on first use.
enum SymbolLibrary {
  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private static let space = UInt8(ascii: " ")
  /// The number of digits of a line's offset.
  private static let width = 6

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
    withTables { text, starts in
      (0..<count(starts)).compactMap { index -> String? in
        let start = start(index, in: starts)
        let end = text[start...].firstIndex(of: space) ?? start
        // Drawings in folders are parts of symbols.
        guard !text[start..<end].contains(UInt8(ascii: "/")),
          synonyms || text[end + 1] != UInt8(ascii: "@")
        else { return nil }
        return String(decoding: text[start..<end], as: UTF8.self)
      }
    }
  }

  private static func withTables<Result>(_ body: (_ text: Bytes, _ starts: Bytes) -> Result)
    -> Result
  {
    text.withUTF8Buffer { text in starts.withUTF8Buffer { body(text, $0) } }
  }

  private static func count(_ starts: Bytes) -> Int { starts.count / width - 1 }

  private static func start(_ index: Int, in starts: Bytes) -> Int {
    starts[(index * width)..<((index + 1) * width)].reduce(0) {
      $0 * 10 + Int($1) - Int(UInt8(ascii: "0"))
    }
  }

  private static func entry(_ name: String) -> Entry? {
    var name = name
    return name.withUTF8 { name in
      // A name with a space would match beyond the name in the packed text.
      name.allSatisfy { $0 > space } ? withTables { entry(name, $0, $1) } : nil
    }
  }

  private static func entry(_ name: Bytes, _ text: Bytes, _ starts: Bytes) -> Entry? {
    var (low, high) = (0, count(starts))
    while low < high {
      let middle = (low + high) / 2
      let start = start(middle, in: starts)
      // Every line has a space, which `name` has not, so the comparison ends within the line.
      let same = name.indices.first { name[$0] != text[start + $0] } ?? name.count
      let end = start + same
      if same == name.count, text[end] == space {
        return Entry(text, (end + 1)..<(Self.start(middle + 1, in: starts) - 1))
      }
      if same < name.count, text[end] < name[same] {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return nil
  }
}
