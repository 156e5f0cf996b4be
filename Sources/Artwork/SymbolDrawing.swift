import Foundation
import Scene
import Synchronization

/// A drawing of the symbol library on a square of 24 by 24 units.
struct SymbolDrawing: Hashable, Sendable {
  /// A filled or stroked path.
  struct Part {
    var path: VectorPath
    var isFilled: Bool
  }

  /// The byte range of its description in the packed text.
  var range: Range<Int>

  /// The side of the square in units.
  static let side: CGFloat = 24
  /// The line width in units.
  static let lineWidth: CGFloat = 1.9

  /// Whether no part is stroked.
  var isFilled: Bool { parts.allSatisfy(\.isFilled) }

  /// The parts. They are parsed once and cached, because a list shows the same symbol in every row.
  var parts: [Part] {
    Self.parsed.withLock { parsed in
      if let parts = parsed[range.lowerBound] { return parts }
      let parts = SymbolLibrary.text[range].split(separator: UInt8(ascii: ";")).map { part in
        let isFilled = part.first == UInt8(ascii: "=")
        var reader = PathReader(isFilled ? part.dropFirst() : part)
        do {
          return Part(path: try reader.path(), isFilled: isFilled)
        } catch {
          preconditionFailure("Artwork/Symbols/packed.txt:\(error)")
        }
      }
      parsed[range.lowerBound] = parts
      return parts
    }
  }

  /// The parsed parts, by the start of their range in the packed text.
  private static let parsed = Mutex<[Int: [Part]]>([:])
}
