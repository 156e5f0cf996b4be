internal import CompositionalLayout
internal import Foundation

/// Custom groups: their frames as Swift computes them.
extension SwiftReader {
  /// The lines of the provider, which answer with an array of items.
  mutating func customLines(_ node: SourceNode) -> [String] {
    let before = box
    defer { box = before }
    box = SwiftBox(
      width: before.width.map { _ in "width" }, height: before.height.map { _ in "height" })
    if let frames = node["frames"]?.elements {
      return listed(frames, node["zIndex"]?.elements, in: before)
    }
    let (names, named) = (expressions.names, expressions.named)
    defer { (expressions.names, expressions.named) = (names, named) }
    return computed(node, in: before)
  }

  /// Frames of which each is computed from its index.
  private mutating func computed(_ node: SourceNode, in outer: SwiftBox) -> [String] {
    let lets = (node["let"]?.entries ?? []).map { ($0.key, $0.value) }
    enterNames(of: lets)
    let count = bare(node["count"]).map(Self.whole) ?? "0"
    let (once, each) = lines(of: lets)
    let frame = (node["frame"]?.elements ?? []).map { bare($0) ?? "0" }
    let zIndex = bare(node["zIndex"]).map(Self.whole)
    let ofEach = (each + frame + [zIndex ?? ""]).joined(separator: " ")
    let all = ([ofEach] + once).joined(separator: " ")
    let usesIndex = Self.words(in: ofEach).contains("i")
    var lines = Self.sides(of: outer, usedIn: all + " " + count)
    if Self.words(in: all).contains("n") { lines.append("let n = CGFloat(\(count))") }
    lines += once
    lines.append("return (0..<\(count)).map { \(usesIndex ? "index" : "_") in")
    if usesIndex { lines.append("  let i = CGFloat(index)") }
    lines += (each + Self.item(frame, zIndex)).map { "  " + $0 }
    lines.append("}")
    return lines
  }

  /// Has expressions know the names that frames may use: the index, the number of frames, and what `let`
  /// names.
  private mutating func enterNames(of lets: [(String, SourceNode)]) {
    expressions.names["i"] = "i"
    expressions.names["n"] = "n"
    for (name, _) in lets {
      expressions.names[name] = nil
      expressions.named.insert(name)
    }
  }

  /// What `let` names: what is the same for all frames, and what follows from the index of each.
  private mutating func lines(
    of lets: [(String, SourceNode)]
  ) -> (once: [String], each: [String]) {
    var (once, each): ([String], [String]) = ([], [])
    for (name, value) in sorted(lets) {
      let text = bare(value) ?? "0"
      let type = Double(text) == nil ? "" : ": CGFloat"
      let line = "let \(SwiftNames.escaped(name))\(type) = \(text)"
      let words = Set(Self.words(of: value))
      let isOfEach = words.contains("i") || each.contains { words.contains($0.declaredName) }
      if isOfEach { each.append(line) } else { once.append(line) }
    }
    return (once, each)
  }

  private mutating func bare(_ node: SourceNode?) -> String? {
    node.flatMap { said($0) }
  }

  /// What was said where a number without a fraction stands.
  private static func whole(_ text: String) -> String {
    Int(text) == nil ? "Int((\(text)).rounded())" : text
  }

  private static func item(_ frame: [String], _ zIndex: String?) -> [String] {
    let labels = zip(["x", "y", "width", "height"], frame).map { "\($0): \($1)" }
    let order = zIndex.map { ", zIndex: \($0)" } ?? ""
    let line =
      "NSCollectionLayoutGroupCustomItem(frame: CGRect(\(labels.joined(separator: ", ")))\(order))"
    guard line.count > 88 else { return ["return " + line] }
    let sides = labels.joined(separator: ", ")
    let broken =
      sides.count < 80
      ? ["  " + sides + ")"] : labels.enumerated().map { "  \($1)\($0 < 3 ? "," : ")")" }
    return ["let frame = CGRect("] + broken
      + ["return NSCollectionLayoutGroupCustomItem(frame: frame\(order))"]
  }

  /// The group's own size, which its provider is not told: that of the environment is what the group
  /// would have in the whole view (R19).
  private static func sides(of box: SwiftBox, usedIn text: String) -> [String] {
    let names = words(in: text)
    return [("width", box.width), ("height", box.height)].compactMap { name, length in
      guard names.contains(name), let length else { return nil }
      return "let \(name)\(Double(length) == nil ? "" : ": CGFloat") = \(length)"
    }
  }

  private mutating func listed(
    _ frames: [SourceNode], _ order: [SourceNode]?, in outer: SwiftBox
  ) -> [String] {
    let items = frames.enumerated().map { index, frame -> [String] in
      let sides = (frame.elements ?? []).map { length($0) ?? "0" }
      let labels = zip(["x", "y", "width", "height"], sides)
      var arguments: [(label: String?, value: SwiftCode)] = [
        ("frame", .call("CGRect", labels.map { ($0, .text($1)) }))
      ]
      if let zIndex = order?[safely: index]?.text { arguments.append(("zIndex", .text(zIndex))) }
      return SwiftCode.call("NSCollectionLayoutGroupCustomItem", arguments)
        .lines(indent: 8, suffix: ",")
    }.flatMap(\.self)
    // Labels look like names.
    let values = items.joined(separator: " ").replacingOccurrences(of: "width:", with: "")
      .replacingOccurrences(of: "height:", with: "")
    return Self.sides(of: outer, usedIn: values) + ["return ["] + items.map { "  " + $0 } + ["]"]
  }

  /// Names that are used stand before those that use them.
  private func sorted(_ lets: [(String, SourceNode)]) -> [(String, SourceNode)] {
    var rest = lets
    var result: [(String, SourceNode)] = []
    while !rest.isEmpty {
      let open = Set(rest.map(\.0))
      let index = rest.firstIndex { Set(Self.words(of: $0.1)).isDisjoint(with: open) } ?? 0
      result.append(rest.remove(at: index))
    }
    return result
  }

  private static func words(of node: SourceNode) -> [String] { words(in: node.text ?? "") }

  private static func words(in text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.map(String.init)
  }
}

extension String {
  /// What a line beginning with `let` names.
  fileprivate var declaredName: String {
    String(dropFirst("let ".count).prefix { $0 != " " && $0 != ":" })
  }
}
