internal import Foundation
internal import SpecSource

extension Reader {
  /// Reports a list or map value that a comma inside parentheses has split; returns whether it did.
  mutating func reportSplit(in node: SourceNode) -> Bool {
    for part in node.elements ?? node.entries?.map(\.value) ?? [] {
      guard let unclosed = part.text?.openParenthesis else { continue }
      let span = source.span(of: part, characters: unclosed..<(unclosed + 1))
      report(Finding(.unbalanced("("), at: span, hint: Finding.splitHint))
      return true
    }
    return false
  }
}
