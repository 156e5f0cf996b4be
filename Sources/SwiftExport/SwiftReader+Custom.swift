internal import Basics
internal import Foundation
internal import LayoutSpec
internal import SpecSource

/// Custom groups and their frames.
extension SwiftReader {
  /// The lines of the item provider, which returns an array of items.
  mutating func customLines(_ node: SourceNode) -> [String] {
    let (outer, before) = (box, expressions)
    defer { (box, expressions) = (outer, before) }
    box = SwiftBox(
      width: outer.width.map { _ in "width" }, height: outer.height.map { _ in "height" })
    if let frames = node["frames"]?.elements {
      return listed(frames, node["zIndex"]?.elements, in: outer)
    }
    return computed(node, in: outer)
  }

  /// A local constant of an item provider.
  private struct Constant {
    var name: String
    /// The type annotation, which makes integer literals lengths.
    var type = ": CGFloat"
    var text: String

    var line: String { "let \(SwiftNames.escaped(name))\(type) = \(text)" }
  }

  /// The provider for frames that are computed from their index.
  private mutating func computed(_ node: SourceNode, in outer: SwiftBox) -> [String] {
    let lets = node["let"]?.entries ?? []
    enterNames(of: lets)
    let count = bare(node["count"]).map(Self.whole) ?? "0"
    let frame = (node["frame"]?.elements ?? []).map { bare($0) ?? "0" }
    let zIndex = bare(node["zIndex"]).map(Self.whole)
    let columns = bare(node["columns"]).map(Self.whole)
    var constants = lets.map { constant($0) }
    let used = Self.words(in: constants.map(\.text) + frame + [zIndex ?? ""])
    if used.contains("n") {
      constants.insert(Constant(name: "n", type: "", text: "CGFloat(\(count))"), at: 0)
    }
    let (once, each) = Self.lines(
      of: SwiftNames.ordered(constants, name: \.name) { Self.words(in: [$0.text]) })
    let usesIndex = Self.words(in: each + frame + [zIndex ?? ""]).contains("i")
    let sizes = used.union(Self.words(in: [count, columns ?? ""]))
    var lines = Self.sides(of: outer, usedIn: sizes) + once
    if let columns { lines.append("var ends = [CGFloat](repeating: 0, count: \(columns))") }
    lines.append("return (0..<\(count)).map { \(usesIndex ? "index" : "_") in")
    if usesIndex { lines.append("  let i = CGFloat(index)") }
    let shortest = columns == nil ? [] : Self.shortestColumn(usedIn: used)
    let item = columns == nil ? Self.item(frame, zIndex) : Self.itemOfColumn(frame, zIndex)
    lines += (shortest + each + item).map { "  " + $0 }
    lines.append("}")
    return lines
  }

  /// Adds the names that frames may use: the index, the number of frames, and the names in `let`.
  private mutating func enterNames(of lets: [SourceNode.Entry]) {
    expressions.names["i"] = "i"
    expressions.names["n"] = "n"
    for name in Self.columnNames { expressions.names[name] = name }
    for entry in lets {
      expressions.names[entry.key] = nil
      expressions.constantNames[entry.key] = SwiftNames.constant(entry.key)
      expressions.variables[entry.key] = entry.value.expression.map {
        Variable(expressions: [(0, entry.value, $0)], isByWidth: false)
      }
    }
  }

  /// The constant for an entry of `let`.
  private mutating func constant(_ entry: SourceNode.Entry) -> Constant {
    let isFlag = entry.value.expression.map { expressions.isCondition($0) } ?? false
    var constant = Constant(
      name: SwiftNames.constant(entry.key), text: bare(entry.value) ?? "0")
    if isFlag { constant.type = "" }
    return constant
  }

  /// Splits constants into those that are equal for all frames and those that depend on the index.
  private static func lines(of constants: [Constant]) -> (once: [String], each: [String]) {
    var (once, each): ([String], [String]) = ([], [])
    var dependentNames = Set(["i"] + columnNames)
    for constant in constants {
      if words(in: [constant.text]).isDisjoint(with: dependentNames) {
        once.append(constant.line)
      } else {
        each.append(constant.line)
        dependentNames.insert(constant.name)
      }
    }
    return (once, each)
  }

  private mutating func bare(_ node: SourceNode?) -> String? {
    node.flatMap { expressionText($0) }
  }

  /// A translated expression, converted to an integer.
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

  /// The names that describe the shortest column.
  private static let columnNames = ["shortest", "shortestEnd"]

  /// The constants for the column that ends first.
  private static func shortestColumn(usedIn names: Set<String>) -> [String] {
    let values = ["CGFloat(column)", "ends[column]"]
    return ["let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0"]
      + zip(columnNames, values).compactMap { name, value in
        names.contains(name) ? "let \(name) = \(value)" : nil
      }
  }

  /// The lines that place an item at the end of its column.
  private static func itemOfColumn(_ frame: [String], _ zIndex: String?) -> [String] {
    let labels = zip(["x", "y", "width", "height"], frame).map { "\($0): \($1)" }
    let order = zIndex.map { ", zIndex: \($0)" } ?? ""
    return ["let frame = CGRect("] + labels.enumerated().map { "  \($1)\($0 < 3 ? "," : ")")" }
      + [
        "ends[column] = frame.maxY",
        "return NSCollectionLayoutGroupCustomItem(frame: frame\(order))",
      ]
  }

  /// Constants for the group's own size. The provider's environment has another size: the one that
  /// the group would have in the full container.
  private static func sides(of box: SwiftBox, usedIn names: Set<String>) -> [String] {
    [("width", box.width), ("height", box.height)].compactMap { name, length in
      guard names.contains(name), let length else { return nil }
      return Constant(name: name, text: length).line
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
      if let zIndex = whole(order?[safely: index]) { arguments.append(("zIndex", .text(zIndex))) }
      return SwiftCode.call("NSCollectionLayoutGroupCustomItem", arguments)
        .lines(indent: 8, suffix: ",")
    }.flatMap(\.self)
    // Removes argument labels, which would count as uses of the names.
    let values = items.map {
      $0.replacingOccurrences(of: "width:", with: "").replacingOccurrences(of: "height:", with: "")
    }
    return Self.sides(of: outer, usedIn: Self.words(in: values)) + ["return ["]
      + items.map { "  " + $0 } + ["]"]
  }

  /// The identifiers in Swift code, without member names.
  private static func words(in texts: [String]) -> Set<String> {
    let words = texts.flatMap { text in
      text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    }
    return Set(words.map { String($0.prefix { $0 != "." }) })
  }
}
