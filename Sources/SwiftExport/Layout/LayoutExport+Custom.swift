internal import Basics
internal import Foundation
internal import LayoutSpec
internal import SpecTree

/// Custom groups and their frames.
extension LayoutExport {
  /// The statements of the item provider, which returns an array of items.
  mutating func provider(_ node: SourceNode) -> [SwiftStatement] {
    let (outer, before) = (box, expressions)
    defer { (box, expressions) = (outer, before) }
    box = SwiftBox(
      width: outer.width.map { _ in .name("width") },
      height: outer.height.map { _ in .name("height") })
    let statements =
      node["frames"]?.elements.map { listed($0, node["zIndex"]?.elements) } ?? computed(node)
    // The provider's environment has another size: the one that the group would have in the full
    // container.
    let names = statements.names
    let sides = [("width", outer.width), ("height", outer.height)].compactMap { name, length in
      names.contains(name) ? length.map { SwiftStatement.constant(name, as: ": CGFloat", $0) } : nil
    }
    return sides + statements
  }

  /// The provider for frames that are computed from their index.
  private mutating func computed(_ node: SourceNode) -> [SwiftStatement] {
    let lets = node["let"]?.entries ?? []
    enterNames(of: lets)
    let count = node["count"].flatMap { code($0) }?.asWhole ?? .zero
    let frame = (node["frame"]?.elements ?? []).map { code($0) ?? .zero }
    let zIndex = node["zIndex"].flatMap { code($0) }?.asWhole
    let columns = node["columns"].flatMap { code($0) }?.asWhole
    let item = item(frame, zIndex, fills: columns != nil)
    var constants = lets.map { constant($0) }
    let used = constants.reduce(into: item.names) { $0.formUnion($1.code.names) }
    if used.contains("n") {
      constants.insert(Constant(name: "n", code: count.asLength, isFlag: false), at: 0)
    }
    var once: [SwiftStatement] = []
    var each: [SwiftStatement] = []
    var changing = Set(["i"] + Self.columnNames)
    for constant in SwiftNames.ordered(constants, name: \.name, uses: \.code.names) {
      if constant.code.names.isDisjoint(with: changing) {
        once.append(constant.declaration)
      } else {
        each.append(constant.declaration)
        changing.insert(constant.name)
      }
    }
    if columns != nil { each = Self.shortestColumn(usedIn: used) + each }
    if used.contains("i") {
      each.insert(.constant("i", .call("CGFloat", .name("index"))), at: 0)
    }
    if let columns {
      once.append(
        .declare("var", "ends", ("[CGFloat]" as Code)(repeating: .zero, count: columns)))
    }
    let range = Code.binary(.zero, .range, count)
    return once + [
      .code(
        "return ",
        .closure(range.map, used.contains("i") ? "index" : "_", each + item))
    ]
  }

  /// Adds the names that frames may use: the index, the number of frames, and the names in `let`.
  private mutating func enterNames(of lets: [SourceNode.Entry]) {
    for name in ["i", "n"] + Self.columnNames { expressions.names[name] = .name(name) }
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
    Constant(
      name: SwiftNames.constant(entry.key), code: code(entry.value) ?? .zero,
      isFlag: entry.value.expression.map { expressions.isCondition($0) } ?? false)
  }

  /// The names that describe the shortest column.
  private static let columnNames = ["shortest", "shortestEnd"]

  /// The constants for the column that ends first.
  private static func shortestColumn(usedIn names: Set<String>) -> [SwiftStatement] {
    let values: [Code] = [.call("CGFloat", .name("column")), "ends[column]"]
    return [.line("let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0")]
      + zip(columnNames, values).compactMap { name, value in
        names.contains(name) ? .constant(name, value) : nil
      }
  }

  /// The statements that return an item with a frame.
  ///
  /// - Parameter fills: Whether the item is placed at the end of its column.
  private func item(_ frame: [Code], _ zIndex: Code?, fills: Bool) -> [SwiftStatement] {
    let frame = Self.rectangle(frame)
    guard fills else { return [.code("return ", Self.item(frame, zIndex))] }
    return [
      .constant("frame", frame), .line("ends[column] = frame.maxY"),
      .code("return ", Self.item(.name("frame"), zIndex)),
    ]
  }

  private static func item(_ frame: Code, _ zIndex: Code?) -> Code {
    .call(
      "NSCollectionLayoutGroupCustomItem",
      [Code.Slot("frame", frame), Code.Slot("zIndex", zIndex)])
  }

  private static func rectangle(_ sides: [Code]) -> Code {
    .call("CGRect", zip(["x", "y", "width", "height"], sides).map { Code.Slot($0, $1) })
  }

  /// The provider for frames that are listed.
  private mutating func listed(
    _ frames: [SourceNode], _ order: [SourceNode]?
  ) -> [SwiftStatement] {
    let items = frames.enumerated().map { index, frame in
      let sides = (frame.elements ?? []).map { length($0) ?? .zero }
      return Self.item(Self.rectangle(sides), whole(order?[safely: index]))
    }
    return [.code("return ", .array(items))]
  }
}
