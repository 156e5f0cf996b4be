internal import Foundation

/// Numbers as they are written in paths, words and data.
enum Number {
  /// The shortest text that reads as the same number: `1` for 1.0, `0.5` for 0.5, never `-0`.
  static func text(_ number: CGFloat) -> String {
    if let whole = Int(exactly: number) { return "\(whole)" }
    return "\(Double(number))"
  }
}
