internal import Basics
internal import Foundation
internal import LayoutEngine
internal import SpecTree

extension ValueKind<CGRect> {
  /// `[x, y, width, height]`.
  static let rectangle: ValueKind = .init(
    name: "a frame [x, y, width, height]",
    shape: .tuple(
      Array(repeating: ValueKind<CGFloat>.length.shapeByWidth, count: 2)
        + Array(repeating: ValueKind<CGFloat>.unsignedLength.shapeByWidth, count: 2))
  ) { node, context, sink in
    guard let numbers = context.lengths(4, "a frame [x, y, width, height]", at: node, &sink) else {
      return nil
    }
    for index in 2...3 where numbers[index] < 0 {
      sink.report(.negative(kind: "a frame's size"), at: node.elements?[index] ?? node)
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension ValueKind<[CustomItemDescription]> {
  /// The cells of a custom group, with listed frames or one frame that is computed per cell.
  static let frames: ValueKind = .init(
    name: "a custom group", shape: .map { FrameKeys.map }
  ) { node, context, sink in
    guard node.elements == nil else {
      sink.report(
        .wrongShape(expected: "a custom group", shape: node.shape), at: node,
        hint: "list the frames in a map: {frames: [[0, 0, 100, 44]]}")
      return nil
    }
    guard let map = SourceMap(node, FrameKeys.map, &sink) else { return nil }
    if map.has(FrameKeys.frame) || map.has(FrameKeys.count) || map.has(FrameKeys.names)
      || map.has(FrameKeys.columns)
    {
      return map.has(FrameKeys.frames) ? nil : context.computedFrames(map, &sink)
    }
    map.require(FrameKeys.frames, examples: ["[[0, 0, 100, 44]]"], &sink)
    guard let frames = map.read(FrameKeys.frames, context, &sink) else { return nil }
    let order = context.listedOrder(map, count: frames.count, &sink)
    return frames.enumerated().map { index, frame in
      CustomItemDescription(frame: frame, zIndex: order[safely: index] ?? 0)
    }
  }

  fileprivate static let order = ValueKind<[Int]>.list(
    of: .zIndex, named: "a list of whole numbers", limit: Limits.groupItems)
}

extension EvaluationContext {
  fileprivate func listedOrder(_ map: SourceMap, count: Int, _ sink: inout Sink) -> [Int] {
    guard let entry = map.entry(FrameKeys.zIndex) else { return [] }
    if entry.value.isNull {
      sink.reportMissingValue(of: entry)
      return []
    }
    let order = ValueKind<[CustomItemDescription]>.order.read(entry.value, self, &sink) ?? []
    if let found = entry.value.elements?.count, found != count {
      sink.report(
        .wrongCount(expected: "\(count) numbers, one per frame", found: found), at: entry.value)
    }
    return order
  }

  /// Computes the frame of each cell from its index and the group's size.
  fileprivate func computedFrames(_ map: SourceMap, _ sink: inout Sink) -> [CustomItemDescription]?
  {
    map.require(FrameKeys.count, examples: ["3"], &sink)
    map.require(FrameKeys.frame, examples: ["[0, i * 44, width, 44]"], &sink)
    let columns = map.entry(FrameKeys.columns).map {
      Columns(computed($0.value, ValueKind<Int>.cellCount, &sink) ?? 1)
    }
    var context = self
    let computedNames = context.computedNames(map.entry(FrameKeys.names), &sink)
    let frame = context.frame(map.entry(FrameKeys.frame)?.value, &sink)
    let order = map.entry(FrameKeys.zIndex).flatMap { context.computation($0.value, &sink) }
    guard let node = map.entry(FrameKeys.count)?.value,
      let count = context.computed(node, ValueKind<Int>.cellCount, &sink)
    else {
      context.enter(columns)
      context.checkNames(computedNames + (frame ?? []) + (order.map { [$0] } ?? []), &sink)
      return nil
    }
    guard let frame, frame.count == 4 else { return nil }
    context.scope["n"] = Double(count)
    var (cells, filled): ([CustomItemDescription], Columns?) = ([], columns)
    for index in 0..<count {
      context.scope["i"] = Double(index)
      context.enter(filled)
      guard let cell = context.cell(frame, order, &sink) else { return nil }
      filled?.add(cell.frame)
      cells.append(cell)
    }
    return cells
  }

  /// Defines the names for the shortest column.
  private mutating func enter(_ columns: Columns?) {
    guard let columns else { return }
    scope["shortest"] = Double(columns.shortest)
    scope["shortestEnd"] = columns.ends[columns.shortest]
  }

  private typealias Computation = (expression: SpecExpression, node: SourceNode)

  /// Returns the computation for the container's width and checks those for other widths.
  private func computation(_ node: SourceNode, _ sink: inout Sink) -> Computation? {
    if node.isByWidth {
      return byWidth(node, &sink) { node, context, sink in
        let computation = context.computation(node, &sink)
        if context.isChecking { context.checkNames([computation].compactMap(\.self), &sink) }
        return computation
      }
    }
    return bareExpression(in: node, "an expression", &sink).map { ($0, node) }
  }

  /// Checks the names in expressions that cannot be computed.
  private func checkNames(_ computations: [Computation], _ sink: inout Sink) {
    var context = checking
    context.scope["n"] = 1
    context.scope["i"] = 0
    for item in computations { _ = context.value(of: item.expression, in: item.node, &sink) }
  }

  private mutating func computedNames(_ entry: SourceNode.Entry?, _ sink: inout Sink)
    -> [Computation]
  {
    guard let entry else { return [] }
    guard let entries = entry.value.entries else {
      return sink.expected("a map of expressions", at: entry.value) ?? []
    }
    guard entries.count <= Limits.variables else {
      sink.report(.tooMany("names", limit: Limits.variables), at: entry)
      return []
    }
    return entries.compactMap { entry in
      guard sink.isName(entry), let computation = computation(entry.value, &sink) else {
        return nil
      }
      scope.variables[entry.key] = Variable(
        expressions: [(0, computation.node, computation.expression)], isByWidth: false)
      return computation
    }
  }

  private func frame(_ node: SourceNode?, _ sink: inout Sink) -> [Computation]? {
    guard let node else { return nil }
    if node.isByWidth { return byWidth(node, &sink) { $1.frame($0, &$2) } }
    guard let elements = node.elements else {
      return sink.expected("a frame [x, y, width, height]", at: node)
    }
    let before = sink.findings.count
    var frame: [Computation] = []
    for node in elements {
      if let computation = computation(node, &sink) {
        frame.append(computation)
      } else if case .unbalanced? = sink.findings.last?.problem {
        // A comma inside parentheses has split one expression into two.
        return nil
      }
    }
    if elements.count != 4, sink.findings.count == before {
      sink.report(
        .wrongCount(expected: "a frame [x, y, width, height]", found: elements.count), at: node)
    }
    return frame
  }

  private func cell(
    _ frame: [Computation], _ order: Computation?, _ sink: inout Sink
  ) -> CustomItemDescription? {
    var numbers: [CGFloat] = []
    for (index, side) in frame.enumerated() {
      let length = { (number: Double) throws(ValueError) in
        index < 2
          ? try ValueKind<CGFloat>.points(number)
          : try ValueKind<CGFloat>.unsignedPoints(number, "a frame's size")
      }
      let number = computed(side, length, &sink)
      guard let number else { return nil }
      numbers.append(number)
    }
    var zIndex = 0
    if let order {
      guard let number = computed(order, ValueKind<Int>.order, &sink) else { return nil }
      zIndex = number
    }
    return CustomItemDescription(
      frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
      zIndex: zIndex)
  }

  /// Computes a value that is written without `=`.
  private func computed<Value>(
    _ node: SourceNode, _ make: (Double) throws(ValueError) -> Value, _ sink: inout Sink
  ) -> Value? {
    if node.isByWidth { return byWidth(node, &sink) { $1.computed($0, make, &$2) } }
    return bareExpression(in: node, "an expression", &sink).flatMap {
      computed(($0, node), make, &sink)
    }
  }

  private func computed<Value>(
    _ computation: Computation, _ make: (Double) throws(ValueError) -> Value, _ sink: inout Sink
  ) -> Value? {
    guard let value = value(of: computation.expression, in: computation.node, &sink) else {
      return nil
    }
    do throws(ValueError) {
      guard case .number(let number) = value else {
        throw ValueError(
          problem: .typeMismatch("=", expected: "a number", found: value.kind))
      }
      return try make(number)
    } catch {
      sink.report(error, in: computation.node)
      return nil
    }
  }
}

/// The columns of a waterfall with the cells placed so far.
private struct Columns {
  /// The bottom edge of the last cell of each column, relative to the group.
  private(set) var ends: [CGFloat]

  init(_ count: Int) { ends = Array(repeating: 0, count: count) }

  /// The index of the column that ends first; of equal ones the first.
  var shortest: Int { ends.indices.min { ends[$0] < ends[$1] } ?? 0 }

  mutating func add(_ frame: CGRect) { ends[shortest] = frame.maxY }
}

extension ValueKind<Int> {
  /// Converts a computed number to a number of cells.
  fileprivate static func cellCount(_ number: Double) throws(ValueError) -> Int {
    let count = try whole(number, "a number of cells")
    guard (1...Limits.groupItems).contains(count) else {
      throw ValueError(
        problem: .computed(
          count.grouped, kind: "a number of cells", range: "from 1 to \(Limits.groupItems.grouped)")
      )
    }
    return count
  }
}
