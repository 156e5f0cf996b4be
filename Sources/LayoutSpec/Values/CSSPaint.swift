internal import Foundation
internal import SpecDiagnostics
internal import SpecTree

extension Sink {
  /// Reports a shadow or a gradient in CSS syntax, with its spelling in a spec, and returns whether
  /// it is one. Commas may have split it.
  mutating func reportCSSPaint(
    _ node: SourceNode, as kind: String, _ meant: (String) -> String?
  ) -> Bool {
    guard let text = node.text else { return false }
    let isSplit = text.openParenthesis != nil
    let span =
      isSplit
      ? SourceSpan(place: node.place, length: source.lengthOfParentheses(from: node.place))
      : source.span(of: node)
    let written = isSplit ? String(source.rest(from: node.place).prefix(span.length)) : text
    guard let meant = meant(written) else { return false }
    report(
      Finding(
        .notAValue(written, kind: kind, examples: ""), at: span,
        hint: isSplit ? Finding.splitHint : nil, advice: .write,
        fixes: [FixCandidate(title: meant, span: span)]))
    return true
  }
}
