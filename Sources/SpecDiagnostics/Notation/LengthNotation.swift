internal import Foundation
package import Geometry

extension String {
  /// The lengths along an axis that a length of another layout language may mean: `100vh`, `16:9`,
  /// `calc(100% - 32px)`, `NSCollectionLayoutDimension.absolute(44)`.
  package func foreignLengths(along axis: Axis) -> [String] {
    for (unit, side) in [("vw", "w"), ("vh", "h")] where hasSuffix(unit) {
      return ["\(dropLast(2))%\(side)"]
    }
    let parts = split(separator: ":", omittingEmptySubsequences: false)
    if parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]), width > 0,
      height > 0
    {
      return [
        axis.select(
          horizontal: "\(parts[0])/\(parts[1])h", vertical: "\(parts[1])/\(parts[0])w")
      ]
    }
    guard let open = firstIndex(of: "("), hasSuffix(")") else { return [] }
    if self[..<open] == "calc" {
      return ["=" + self[index(after: open)...].dropLast().computed(along: axis)]
    }
    return self[..<open].lastIndex(of: ".").map { [String(self[$0...])] } ?? []
  }
}

extension String {
  /// The expression for a fraction of a width or a height, for lengths that take no fractions:
  /// `=width / 5` for `1/5w`, `=0.5 * height` for `50%h`.
  package var fractionAsExpression: String? {
    guard hasSuffix("w") || hasSuffix("h") else { return nil }
    let (part, side) = (dropLast(), hasSuffix("w") ? "width" : "height")
    if part.hasSuffix("%") {
      return WrittenNumber.hundredth(of: String(part)).map { "=\($0) * \(side)" }
    }
    let numbers = part.split(separator: "/", omittingEmptySubsequences: false)
    guard numbers.count <= 2, numbers.allSatisfy({ Double($0) != nil }) else { return nil }
    let product = numbers[0] == "1" ? side : "\(numbers[0]) * \(side)"
    return "=" + ([product] + numbers.dropFirst().map(String.init)).joined(separator: " / ")
  }
}

extension Substring {
  /// The length without the CSS unit for points: `8` for `8px`.
  package var withoutPixels: Substring { hasSuffix("px") ? dropLast(2) : self }

  /// The expression for a CSS calculation: `width - 32` for `100% - 32px`.
  fileprivate func computed(along axis: Axis) -> String {
    let side = axis.lengthName
    let words = split(separator: " ").map { word in
      if word == "100%" { return side }
      if word.hasSuffix("%") { return "\(word.dropLast()) / 100 * \(side)" }
      return String(word.withoutPixels)
    }
    return words.joined(separator: " ")
  }
}
