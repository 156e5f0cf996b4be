internal import CellContent
internal import Foundation
internal import Geometry
internal import LayoutEngine
internal import SpecTree

extension ValueKind<[BoundarySpec]> {
  static let boundaryItems: ValueKind = list(
    ofExisting: .boundaryItem, named: "a list of boundary items", limit: 100)
}

extension ValueKind {
  /// A list of items that exist only where their `when` is true.
  static func list<Element>(
    ofExisting kind: ValueKind<Element>, named name: String, limit: Int
  ) -> ValueKind where Value == [Element] {
    let all = ValueKind<[Element?]>.list(of: .existing(kind), named: name, limit: limit)
    return ValueKind(name: name, shape: all.shape) { node, context, sink in
      all.readPlain(node, context, &sink)?.compactMap(\.self)
    }
  }

  /// An item that exists only where its `when` is true; otherwise it is only checked.
  private static func existing<Element>(_ kind: ValueKind<Element>) -> ValueKind
  where Value == Element? {
    ValueKind(name: kind.name, shape: kind.shape) { node, context, sink in
      if context.isPresent(node, &sink) { return kind.read(node, context, &sink).map { .some($0) } }
      _ = kind.read(node, context.checking, &sink)
      return .some(nil)
    }
  }
}

extension ValueKind<BoundarySpec> {
  /// A boundary item without defaults, except for those of UIKit.
  static let boundaryItem: ValueKind = .init(
    name: "a boundary item", shape: .map { BoundaryKeys.map }
  ) { node, context, sink in
    let fields = context.fieldNames(of: node, ofKind: "", sink)
    guard let map = SourceMap(node, BoundaryKeys.map, also: fields, &sink) else { return nil }
    let size = context.sizeInside(map, nil, &sink) {
      $0.requiredSize(map, example: "[1w, 44]", &$1)
    }
    guard let kind = map.read(BoundaryKeys.elementKind, context, &sink),
      let alignment = map.read(BoundaryKeys.alignment, context, &sink),
      let width = size.width, let height = size.height
    else { return nil }
    return context.boundaryItem(
      map, BoundarySpec(elementKind: kind, width: width, height: height, alignment: alignment),
      &sink)
  }
}

extension EvaluationContext {
  /// Reads a header or a footer: `true`, a height, or a map, in which all keys are optional.
  func edgeItem(
    _ entry: SourceNode.Entry?, _ kind: MapKind, at alignment: NSRectAlignment, _ sink: inout Sink
  ) -> BoundarySpec? {
    optionalPart(entry, &sink) { $1.edgeItemValue($0, kind, at: alignment, &$2) }
  }

  /// Reads an optional part of a section, possibly by width. If its `when` is false, it is only
  /// checked.
  func optionalPart<Part>(
    _ entry: SourceNode.Entry?, _ sink: inout Sink,
    _ read: (SourceNode.Entry, EvaluationContext, inout Sink) -> Part?
  ) -> Part? {
    guard let entry else { return nil }
    if entry.value.isNull {
      sink.reportMissingValue(of: entry)
      return nil
    }
    if entry.value.isByWidth {
      return byWidth(entry.value, &sink) { value, context, sink in
        var entry = entry
        entry.value = value
        return .some(context.optionalPart(entry, &sink, read))
      } ?? nil
    }
    guard isPresent(entry.value, &sink) else {
      _ = read(entry, checking, &sink)
      return nil
    }
    return read(entry, self, &sink)
  }

  private func edgeItemValue(
    _ entry: SourceNode.Entry, _ kind: MapKind, at alignment: NSRectAlignment, _ sink: inout Sink
  ) -> BoundarySpec? {
    var item = BoundarySpec(
      elementKind: entry.key, width: .fractionalWidth(1), height: .estimated(44),
      alignment: alignment, place: sink.source.span(of: entry))
    guard entry.value.entries == nil else {
      let fields = fieldNames(of: entry.value, ofKind: entry.key, sink)
      guard let map = SourceMap(entry.value, kind, owner: entry, also: fields, &sink) else {
        return nil
      }
      let size = sizeInside(map, item, &sink) { $0.size(map, &$1) }
      item.elementKind = map.read(BoundaryKeys.elementKind, self, &sink) ?? item.elementKind
      item.alignment = map.read(BoundaryKeys.alignment, self, &sink) ?? item.alignment
      item.width = size.width ?? item.width
      item.height = size.height ?? item.height
      return boundaryItem(map, item, &sink)
    }
    let plain = plainEdgeItem(entry, item, &sink)
    return plain.map { composed($0, kind, at: entry, &sink) }
  }

  /// The fields of the compositions that a header or a footer can show.
  func fieldNames(of node: SourceNode, ofKind kind: String, _ sink: Sink) -> [String] {
    let kind = node[BoundaryKeys.elementKind.rule.name]?.text ?? kind
    return compositionFields(node, usually: compositions(ofStyles: [[kind]], sink), sink)
  }

  /// A header or a footer without data, which may show a composition.
  func composed(
    _ item: BoundarySpec, _ kind: MapKind, at entry: SourceNode.Entry, _ sink: inout Sink
  ) -> BoundarySpec {
    var item = item
    guard !compositions(ofStyles: [[item.elementKind]], sink).isEmpty,
      let map = SourceMap(
        SourceNode(value: .map([]), place: entry.value.place), kind, owner: entry, &sink)
    else { return item }
    item.content = content(map, ofKind: item.elementKind, &sink)
    return item
  }

  private func plainEdgeItem(
    _ entry: SourceNode.Entry, _ standard: BoundarySpec, _ sink: inout Sink
  ) -> BoundarySpec? {
    switch entry.value.text {
    case "true": return standard
    case "false": return nil
    case .some(let text) where text.isTitle:
      sink.reportTitle(text, at: entry.value, expected: "true, a height or a map")
      return nil
    case nil where entry.value.resemblesParts:
      sink.reportShape(entry.value, expected: "true, a height or a map", takesContent: true)
      return nil
    default:
      let kind = ValueKind<LayoutDimension>.dimension(.vertical)
      var item = standard
      guard let height = kind.read(entry.value, self, &sink) else { return nil }
      item.height = height
      return item
    }
  }

  /// Returns the size of a boundary item, computed in the box inside its own insets.
  ///
  /// - Parameter standard: The defaults for the size.
  fileprivate func sizeInside(
    _ map: SourceMap, _ standard: BoundarySpec?, _ sink: inout Sink,
    _ read: (EvaluationContext, inout Sink) -> SizeSpec
  ) -> SizeSpec {
    guard let box = environment.boundary, map.has(NodeKeys.contentInsets) else {
      return read(self, &sink)
    }
    // Insets do not apply along lengths that are estimates.
    let (size, insets) = sink.trying { sink in
      (self.size(map, &sink), map.read(NodeKeys.contentInsets, self, &sink))
    }.value
    let item = BoxDescription(
      size: SizeDescription(
        width: size.width ?? standard?.width ?? SizeDescription.whole.width,
        height: size.height ?? standard?.height ?? SizeDescription.whole.height),
      contentInsets: insets ?? .zero)
    return read(inside(box.size(less: item.effectiveInsets)), &sink)
  }

  /// Reads the keys that all boundary items share.
  fileprivate func boundaryItem(
    _ map: SourceMap, _ item: BoundarySpec, _ sink: inout Sink
  ) -> BoundarySpec {
    var item = item
    BoundaryKeys.table.read(map, into: &item, self, &sink)
    item.content = content(map, ofKind: item.elementKind, &sink)
    item.style = item.content.style
    item.place =
      map.entry(BoundaryKeys.elementKind).map { sink.source.span(of: $0.value) } ?? item.place
    return item
  }
}

extension Sink {
  /// Reports boundary items of one section with the same element kind.
  mutating func checkKinds(of items: [BoundarySpec]) {
    checkKinds(items.map { ($0.elementKind, $0.place) }, Problem.repeatedKind)
  }

  /// Reports supplementary items of one group with the same element kind, on different items too (R100).
  mutating func checkKinds(of group: NodeSpec) {
    checkKinds(
      group.allSupplementaryItems.map { ($0.elementKind, $0.place) }, Problem.repeatedItemKind)
  }

  private mutating func checkKinds(
    _ kinds: [(kind: String, place: SourceSpan)], _ problem: (String) -> Problem
  ) {
    var counts: [String: Int] = [:]
    for (kind, place) in kinds.sorted(by: { $0.place.place < $1.place.place }) {
      counts[kind, default: 0] += 1
      guard let count = counts[kind], count > 1 else { continue }
      let fix = FixCandidate(title: "\(kind)-\(count)", span: place)
      report(Finding(problem(kind), at: place, advice: .write, fixes: [fix]))
    }
  }

  /// Reports text in place of a map; most likely it is meant as the title.
  mutating func reportTitle(_ text: String, at node: SourceNode, expected: String) {
    let title = node.isQuoted ? "{title: \"\(text)\"}" : "{title: \(text)}"
    report(
      .wrongShape(expected: expected, shape: "text"), at: node, advice: .write, instead: [title])
  }
}

extension String {
  /// Whether the text starts with a word other than Apple's name for a length: `absolute(44)`.
  fileprivate var isTitle: Bool {
    first?.isLetter == true && drop(while: \.isLetter).first != "("
  }
}

extension SourceNode {
  fileprivate var isQuoted: Bool {
    if case .scalar(let scalar) = value { !scalar.isPlain } else { false }
  }
}
