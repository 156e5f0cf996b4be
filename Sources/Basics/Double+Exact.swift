internal import Foundation

extension Double {
  /// The shortest text that parses to the same number: `1` for 1.0, `0.5` for 0.5, never `-0`.
  package var exact: String {
    guard let whole = Int(exactly: self) else { return "\(self)" }
    return "\(whole)"
  }
}

extension CGFloat {
  /// The shortest text that parses to the same number.
  package var exact: String { Double(self).exact }
}
