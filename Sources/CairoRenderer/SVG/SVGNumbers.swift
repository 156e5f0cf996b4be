import Foundation

/// The numbers in coordinates and paths.
enum SVGNumbers {
  /// The text with all its numbers rounded to two decimals.
  static func rounded(_ text: Substring) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for word in text.split(separator: " ") {
      if !result.isEmpty { result += " " }
      result += Double(word).map(number) ?? String(word)
    }
    return result
  }

  /// A number with at most two decimals, none of them a zero at the end, and no minus zero.
  static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    guard abs(hundredths) < 1e15 else { return "0" }
    let whole = Int(hundredths)
    let (units, rest) = (abs(whole) / 100, abs(whole) % 100)
    let sign = whole < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(units)" }
    let decimals = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(units).\(decimals)"
  }

  /// A path without the move that Cairo adds after its last part.
  static func withoutLastMove(_ path: Substring) -> Substring {
    guard let end = path.lastIndex(of: "Z") else { return path }
    let rest = path[path.index(after: end)...]
    return rest.contains { $0.isLetter && $0 != "M" } ? path : path[...end]
  }
}
