import SceneSVG

/// The numbers in coordinates and paths.
enum SVGNumbers {
  /// The text with all its numbers rounded to two decimals.
  static func rounded(_ text: Substring) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for word in text.split(separator: " ") {
      if !result.isEmpty { result += " " }
      result += Double(word).map(SVGNumber.text) ?? String(word)
    }
    return result
  }

  /// A path without the move that Cairo adds after its last part.
  static func withoutLastMove(_ path: Substring) -> Substring {
    guard let end = path.lastIndex(of: "Z") else { return path }
    let rest = path[path.index(after: end)...]
    return rest.contains { $0.isLetter && $0 != "M" } ? path : path[...end]
  }
}
