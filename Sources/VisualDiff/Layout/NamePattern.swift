internal import Foundation

/// A name pattern in which `*` matches any text.
public struct NamePattern: Hashable, Sendable {
  /// The texts between the asterisks.
  private let pieces: [[Unicode.Scalar]]

  public init(_ text: String) {
    pieces = Self.scalars(of: text).split(separator: "*", omittingEmptySubsequences: false)
      .map(Array.init)
  }

  /// Whether the pattern matches the whole text. Canonically equivalent texts match.
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

  /// The scalars of the canonical composition. Comparing scalars instead of characters keeps a
  /// combining mark at the start of a piece separate from the character before it.
  private static func scalars(of text: String) -> [Unicode.Scalar] {
    Array(text.precomposedStringWithCanonicalMapping.unicodeScalars)
  }
}
