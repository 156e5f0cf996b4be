internal import Basics
internal import Foundation

extension String {
  /// `#3366cc80` for `rgba(51, 102, 204, 0.5)`.
  package var hexadecimal: String? {
    guard let open = firstIndex(of: "("), hasSuffix(")") else { return nil }
    let parts = self[index(after: open)...].dropLast()
      .split { $0 == "," || $0 == " " || $0 == "/" }
    let numbers = parts.compactMap { Double($0) }
    guard parts.count == numbers.count, numbers.count == 3 || numbers.count == 4 else { return nil }
    let bytes = numbers.prefix(3) + numbers.dropFirst(3).map { $0 * 255 }
    guard bytes.allSatisfy({ (0...255).contains($0) }) else { return nil }
    return "#" + bytes.map { UInt8($0.rounded()).hexadecimal }.joined()
  }
}

extension String {
  /// The map for a CSS shadow: `0 2px 4px rgba(0, 0, 0, 0.3)`. A CSS blur is twice the radius.
  package var cssShadow: String? {
    let words = splitOutsideParentheses { $0 == " " }
    let lengths = words.compactMap { Double($0.withoutPixels) }
    let colors = words.filter { Double($0.withoutPixels) == nil }
    guard (2...4).contains(lengths.count), colors.count <= 1, !words.contains(where: { $0 == "," })
    else { return nil }
    let blur = lengths.count > 2 ? lengths[2] : 0
    guard let x = plainNumber(lengths[0]), let y = plainNumber(lengths[1]), blur >= 0,
      let radius = plainNumber(blur / 2)
    else { return nil }
    var entries: [String] = []
    if let color = colors.first {
      guard let written = color.colorInMap else { return nil }
      entries = ["color: \(written)", "opacity: 1"]
    }
    entries.append("radius: \(radius)")
    if lengths[0] != 0 { entries.append("x: \(x)") }
    entries.append("y: \(y)")
    return "{\(entries.joined(separator: ", "))}"
  }

  /// The spelling of a CSS gradient: `{colors: [red, blue], from: leading, to: trailing}` for
  /// `linear-gradient(90deg, red, blue)`. A gradient with explicit stops has none.
  package var cssGradient: String? {
    guard let open = firstIndex(of: "("), hasSuffix(")") else { return nil }
    let isRadial = self[..<open] == "radial-gradient"
    guard isRadial || self[..<open] == "linear-gradient" else { return nil }
    var parts = String(self[index(after: open)...].dropLast())
      .splitOutsideParentheses { $0 == "," }
      .map { $0.drop { $0 == " " } }
    var edges: (from: String, to: String)?
    if let first = parts.first, first.hasPrefix("to ") || first.hasSuffix("deg") {
      guard !isRadial, let known = Self.edges[String(first)] else { return nil }
      edges = known
      parts.removeFirst()
    }
    let colors = parts.compactMap(\.colorInMap)
    guard colors.count == parts.count, colors.count >= 2 else { return nil }
    let list = "[\(colors.joined(separator: ", "))]"
    if isRadial { return "{type: radial, colors: \(list)}" }
    guard let edges, edges != ("top", "bottom") else { return list }
    return "{colors: \(list), from: \(edges.from), to: \(edges.to)}"
  }

  /// The directions of CSS gradients; left and right become leading and trailing.
  private static let edges: [String: (from: String, to: String)] = {
    let corners = [
      ("to top", "0deg", "bottom", "top"), ("to right", "90deg", "leading", "trailing"),
      ("to bottom", "180deg", "top", "bottom"), ("to left", "270deg", "trailing", "leading"),
      ("to top right", "45deg", "bottomLeading", "topTrailing"),
      ("to bottom right", "135deg", "topLeading", "bottomTrailing"),
      ("to bottom left", "225deg", "topTrailing", "bottomLeading"),
      ("to top left", "315deg", "bottomTrailing", "topLeading"),
    ]
    let named = corners.flatMap { [($0.0, ($0.2, $0.3)), ($0.1, ($0.2, $0.3))] }
    return Dictionary(uniqueKeysWithValues: named)
  }()

  /// Splits the text at separators outside parentheses.
  private func splitOutsideParentheses(_ isSeparator: (Character) -> Bool) -> [Substring] {
    var depth = 0
    return split { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth == 0 && isSeparator(character)
    }
  }
}

extension Substring {
  /// The spelling of a CSS color in a map; `nil` if it has several words.
  fileprivate var colorInMap: String? {
    if contains("(") { return String(self).hexadecimal.map { "\"\($0)\"" } }
    guard !contains(" ") else { return nil }
    return hasPrefix("#") ? "\"\(self)\"" : String(self)
  }
}
