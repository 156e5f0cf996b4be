internal import Foundation
internal import SpecSource

extension Reader {
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

extension String {
  /// The map for a CSS shadow: `0 2px 4px rgba(0, 0, 0, 0.3)`. A CSS blur is twice the radius.
  var cssShadow: String? {
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
  var cssGradient: String? {
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
