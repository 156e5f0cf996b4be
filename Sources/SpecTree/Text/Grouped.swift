internal import Basics
package import Foundation

extension Double {
  /// The shortest text that reads as the same number, with thousands separators.
  package var grouped: String { Int(exactly: self).map(\.grouped) ?? exact }
}

extension CGFloat {
  /// The shortest text that reads as the same number, with thousands separators.
  package var grouped: String { Double(self).grouped }
}

extension Int {
  /// The number with commas as thousands separators, in every locale.
  package var grouped: String {
    let digits = String(magnitude)
    var groups: [Substring] = []
    var rest = digits[...]
    while !rest.isEmpty {
      groups.append(rest.suffix(3))
      rest = rest.dropLast(3)
    }
    return (self < 0 ? "-" : "") + groups.reversed().joined(separator: ",")
  }
}
