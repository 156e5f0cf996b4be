internal import CompositionalLayout
internal import Foundation

/// Frames that nobody wants to hear of.
struct IgnoredFrames {
  private let patterns: [[Substring]]

  /// - Parameter patterns: Names, kinds or paths; `*` stands for any text.
  init(_ patterns: [String]) {
    self.patterns = patterns.map { $0.split(separator: "*", omittingEmptySubsequences: false) }
  }

  func contains(_ frame: LayoutRecord.Frame) -> Bool {
    guard !patterns.isEmpty else { return false }
    let names = [frame.name, frame.kind, frame.path, "\(frame.section)"].compactMap { $0 }
    return patterns.contains { pattern in names.contains { Self.matches($0[...], pattern[...]) } }
  }

  /// Whether the pieces follow one another in a text, the first at its start, the last at its end.
  private static func matches(_ text: Substring, _ pieces: ArraySlice<Substring>) -> Bool {
    guard let first = pieces.first, pieces.count > 1 else { return text == pieces.first }
    guard let last = pieces.last, text.hasPrefix(first) else { return false }
    var rest = text.dropFirst(first.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let found = rest.range(of: piece) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.count >= last.count && rest.hasSuffix(last)
  }
}
