internal import Foundation

/// A name in which `*` stands for any text.
public struct NamePattern: Hashable, Sendable {
  private let pieces: [Substring]

  public init(_ text: String) {
    pieces = text.split(separator: "*", omittingEmptySubsequences: false)
  }

  /// Whether the pieces follow one another in a text, the first at its start, the last at its end.
  ///
  /// - Complexity: O(text × pattern).
  public func matches(_ text: String) -> Bool {
    guard let first = pieces.first, let last = pieces.last, pieces.count > 1 else {
      return text[...] == pieces.first
    }
    guard text.hasPrefix(first) else { return false }
    var rest = text.dropFirst(first.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let found = rest.range(of: piece) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.count >= last.count && rest.hasSuffix(last)
  }
}
