internal import Foundation
internal import SpecDiagnostics
internal import SpecTree

extension Sink {
  /// Reports a color that is written as a CSS function and returns whether it is one. Commas may
  /// have split it.
  mutating func reportCSSColor(_ node: SourceNode) -> Bool {
    guard let text = node.text, let open = text.firstIndex(of: "(") else { return false }
    let rest = source.rest(from: node.place)
    let quotes = rest.first == "\"" || rest.first == "'" ? 1 : 0
    let written = (rest.firstIndex(of: ")").map { rest[...$0] } ?? rest).dropFirst(quotes)
    let span = SourceSpan(place: node.place, length: written.count + 2 * quotes)
    let function = String(written)
    switch text[..<open].lowercased() {
    case "rgb", "rgba":
      let fix = function.hexadecimal.map { FixCandidate(title: "\"\($0)\"", span: span) }
      report(
        Finding(
          .cssColor(function), at: span,
          hint: "write \"#rrggbb\", or \"#rrggbbaa\" with an opacity",
          advice: .write, fixes: fix.map { [$0] } ?? []))
    case "hsl", "hsla":
      report(Finding(.cssColor(function), at: span, hint: "write \"#rrggbb\""))
    case "linear-gradient", "radial-gradient":
      let colors = "[\"#0a3d91\", \"#1c6ed6\"]"
      let isRadial = text.lowercased().hasPrefix("radial")
      let meant = isRadial ? "{type: radial, colors: \(colors)}" : colors
      report(
        Finding(
          .cssColor(function), at: span,
          hint: "use 'gradient' for a color gradient: \(meant)"))
    default: return false
    }
    return true
  }
}
