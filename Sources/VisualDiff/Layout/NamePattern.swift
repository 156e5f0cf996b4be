internal import Foundation

/// A name in which `*` stands for any text.
public struct NamePattern: Hashable, Sendable {
  /// The texts between the stars.
  private let pieces: [[Unicode.Scalar]]

  public init(_ text: String) {
    pieces = Self.scalars(of: text).split(separator: "*", omittingEmptySubsequences: false)
      .map(Array.init)
  }

  /// Whether the pieces follow one another in a text, the first at its start, the last at its end.
  ///
  /// - Complexity: O(text × pattern).
  public func matches(_ text: String) -> Bool {
    var rest = Self.scalars(of: text)[...]
    guard let first = pieces.first, let last = pieces.last, pieces.count > 1 else {
      return rest.elementsEqual(pieces.first ?? [])
    }
    guard rest.starts(with: first) else { return false }
    rest = rest.dropFirst(first.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let found = rest.firstRange(of: piece) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.suffix(last.count).elementsEqual(last)
  }

  /// The same for all ways to write a name; a mark that a name begins with is not taken for a part of
  /// what stands before it.
  private static func scalars(of text: String) -> [Unicode.Scalar] {
    Array(text.precomposedStringWithCanonicalMapping.unicodeScalars)
  }
}
