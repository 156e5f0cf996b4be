internal import CompositionalLayout
internal import Foundation

/// Sections, with what is at their edges and behind them.
extension SwiftReader {
  /// A section in every environment: by its `adapt` and by the widths that its values name.
  mutating func section(_ written: SourceNode, scrolling axis: Axis) -> SwiftSection {
    guard let node = reader.using(written) else { return .one(SwiftPart(kind: .section)) }
    let changes = (node["adapt"]?.elements ?? []).compactMap { change in
      change["when"].flatMap { conditionAtAllWidths($0) }
        .map { (condition: $0, patch: change.without(["when"])) }
    }.filter { $0.condition != "false" }
    guard changes.count(where: { $0.condition != "true" }) <= Self.mostConditions else {
      let problem = Problem.tooMany(
        "conditions of one section that Swift can say", limit: Self.mostConditions)
      refusals.append(Finding(problem, at: reader.source.span(of: node["adapt"] ?? node)))
      return .one(SwiftPart(kind: .section))
    }
    return adapted(node.without(["adapt", "when"]), changes[...], then: [], axis)
  }

  /// How many items a section has, where it has as many at every width.
  mutating func itemCount(of section: SourceNode) -> String? {
    guard let items = section["items"], !items.isByWidth, items["count"]?.isByWidth != true else {
      return nil
    }
    return reader.itemCount(items).map { "\($0)" }
  }

  /// Of so many conditions each may hold or not: the section is read for all that can be.
  private static let mostConditions = 10

  /// The section by its changes, the last of which beat those before them.
  ///
  /// What all ways come to is said once, so the last condition is asked first: where it settles a value
  /// nobody asks for another.
  ///
  /// - Parameter patches: Those of later changes that hold.
  private mutating func adapted(
    _ node: SourceNode, _ changes: ArraySlice<(condition: String, patch: SourceNode)>,
    then patches: [SourceNode], _ axis: Axis
  ) -> SwiftSection {
    guard let last = changes.last else {
      return byWidth(patches.reduce(node) { $0.merged(with: $1) }, axis)
    }
    let changed = adapted(node, changes.dropLast(), then: [last.patch] + patches, axis)
    guard last.condition != "true" else { return changed }
    return .choice(
      last.condition, changed, adapted(node, changes.dropLast(), then: patches, axis))
  }

  private mutating func byWidth(_ node: SourceNode, _ axis: Axis) -> SwiftSection {
    let before = expressions.width
    defer { expressions.width = before }
    var result: SwiftSection?
    for width in [0] + widths(in: node).union(thresholds).sorted() {
      expressions.width = width
      let section = SwiftSection.one(part(node, axis))
      guard let narrower = result else {
        result = section
        continue
      }
      result = .choice("containerWidth >= \(width.exact)", section, narrower)
    }
    return result ?? .one(part(node, axis))
  }

  /// The widths, over 0, that by-width values of a node name; those of templates are among them.
  mutating func widths(in node: SourceNode) -> Set<Double> {
    switch node.value {
    case .scalar: return []
    case .list(let elements):
      var all: Set<Double> = []
      for element in elements { all.formUnion(widths(in: element)) }
      return all
    case .map:
      let node = reader.using(node) ?? node
      var all: Set<Double> = []
      // Data is no layout.
      for entry in node.entries ?? [] where entry.key != "items" {
        all.formUnion(widths(in: entry.value))
      }
      if node.isByWidth {
        all.formUnion((node.entries ?? []).compactMap { Double($0.key) }.filter { $0 > 0 })
      }
      return all
    }
  }

  private mutating func part(_ written: SourceNode, _ axis: Axis) -> SwiftPart {
    let node = plain(written)
    let before = box
    defer { box = before }
    var part = SwiftPart(kind: node["list"] == nil ? .section : .list)
    insets(node["contentInsets"], into: &part)
    properties(SectionKeys.map, of: node, into: &part) { $0.decidesBoxes }
    enterSection(part, axis)
    properties(SectionKeys.map, of: node, into: &part) { !$0.decidesBoxes }
    if let list = node["list"] {
      self.list(list, into: &part)
    } else if let group = node["group"] {
      part.parts = [self.node(group, in: Outer(), isRoot: true)]
    }
    enterEdges(part, axis)
    edges(of: node, into: &part)
    return part
  }

  /// The box of a group: the container's, less the insets across (R2, R71).
  private mutating func enterSection(_ part: SwiftPart, _ axis: Axis) {
    let scrolls = (part[.orthogonalScrollingBehavior] ?? ".none") != ".none"
    box.inset(scrolls ? axis : axis.across, by: part)
  }

  /// The box of headers, footers and side items, which follow the insets or not (R24).
  private mutating func enterEdges(_ part: SwiftPart, _ axis: Axis) {
    box = .container
    if part[.supplementariesFollowContentInsets] != "false" { box.inset(axis.across, by: part) }
  }

  private mutating func list(_ node: SourceNode, into part: inout SwiftPart) {
    properties(ListKeys.map, of: node, into: &part)
    if node.entries == nil { part[.appearance] = node.text?.asCase }
  }

  private mutating func edges(of node: SourceNode, into part: inout SwiftPart) {
    for (key, alignment) in [("header", ".top"), ("footer", ".bottom")] {
      guard let edge = node[key], edge.text != "false" else { continue }
      if part.kind == .list {
        let mode: SwiftPart.Value = key == "header" ? .headerMode : .footerMode
        let when = edge["when"].flatMap { condition($0) }
        part[mode] = when.map { "\($0.asTerm) ? .supplementary : .none" } ?? ".supplementary"
      } else {
        part.supplementaries.append(
          boundary(edge, kind: key, alignment: alignment, width: ".fractionalWidth(1)"))
      }
    }
    for item in node["boundarySupplementaryItems"]?.elements ?? [] {
      part.supplementaries.append(boundary(item))
    }
    part.supplementaries = part.supplementaries.compactMap(\.ifEver)
    if let background = node["background"], background.text != "false" {
      part.decorations.append(decoration(background))
    }
    part.decorations += (node["decorationItems"]?.elements ?? []).map { decoration($0) }
  }

  /// A header, a footer or a side item; what is not said of the first two is given.
  mutating func boundary(
    _ written: SourceNode, kind: String? = nil, alignment: String? = nil, width: String? = nil
  ) -> SwiftPart {
    let node = plain(written)
    var part = SwiftPart(kind: .boundary)
    part.condition = node["when"].flatMap { condition($0) }
    let sides = node["size"]?.elements ?? []
    let isPlain = node.entries == nil
    part[.elementKind] = node["elementKind"]?.text ?? kind
    part[.alignment] = node["alignment"]?.text?.asCase ?? alignment
    part[.width] = dimension(node["width"] ?? sides[safely: 0], .horizontal) ?? width
    let height = isPlain && node.text != "true" ? node : node["height"] ?? sides[safely: 1]
    part[.height] = dimension(height, .vertical) ?? ".estimated(44)"
    insets(node["contentInsets"], into: &part)
    if let offset = node["absoluteOffset"]?.elements, offset.count == 2 {
      part[.offsetX] = length(offset[0])
      part[.offsetY] = length(offset[1])
    }
    properties(BoundaryKeys.map, of: node, into: &part)
    return part
  }

  private mutating func decoration(_ node: SourceNode) -> SwiftPart {
    var part = SwiftPart(kind: .decoration)
    part[.elementKind] = node["elementKind"]?.text ?? "background"
    insets(node["contentInsets"], into: &part)
    properties(DecorationKeys.map, of: node, into: &part)
    return part
  }
}

extension String {
  /// A word with Apple's leading point.
  var asCase: String { hasPrefix(".") ? self : "." + self }

  /// An expression that may stand beside any operator.
  var asOperand: String { contains(" ") ? "(\(self))" : self }

  /// A length less some insets, two that are equal as one.
  func less(_ insets: [String?]) -> String {
    let insets = insets.compactMap(\.self).filter { $0 != "0" }
    guard insets.count == 2, insets[0] == insets[1] else {
      return ([asTerm] + insets.map(\.asOperand)).joined(separator: " - ")
    }
    let both = Double(insets[0]).map { (2 * $0).exact }
    return "\(asTerm) - \(both ?? "2 * \(insets[0].asOperand)")"
  }
}
