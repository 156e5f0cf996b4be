internal import Basics
internal import Foundation
internal import Geometry
internal import LayoutEngine
internal import LayoutSpec
internal import SpecSource

/// Sections with their boundary items and decorations.
extension SwiftReader {
  /// Reads a section for all environments: all combinations of `adapt` conditions and all widths.
  mutating func section(_ written: SourceNode) -> SwiftSection {
    guard let node = reader.using(written) else {
      return .one(SwiftPart(kind: .section(group: nil)))
    }
    let changes = (node["adapt"]?.elements ?? []).compactMap { change in
      change["when"].flatMap { conditionAtAllWidths($0) }
        .map { (condition: $0, patch: change.without(["when"])) }
    }.filter { $0.condition != "false" }
    guard changes.count(where: { $0.condition != "true" }) <= Self.maximumConditions else {
      let problem = Problem.tooMany(
        "conditions in 'adapt', the limit of Swift export", limit: Self.maximumConditions)
      refusals.append(Finding(problem, at: reader.source.span(of: node["adapt"] ?? node)))
      return .one(SwiftPart(kind: .section(group: nil)))
    }
    return adapted(node.without(["adapt", "when"]), changes[...], then: [])
  }

  /// The number of items of a section, or `nil` if it depends on the width.
  mutating func itemCount(of section: SourceNode) -> String? {
    guard let items = section["items"], !items.isByWidth, items["count"]?.isByWidth != true else {
      return nil
    }
    return reader.itemCount(items).map { "\($0)" }
  }

  /// The maximum number of conditions of a section. The section is read for every combination of
  /// them, so the time is exponential in their number.
  private static let maximumConditions = 10

  /// Reads a section with conditional changes. Later changes override earlier ones.
  ///
  /// The generated code tests the last condition first. If it decides a value, the earlier conditions
  /// are not tested.
  ///
  /// - Parameter patches: The patches of later changes whose conditions are assumed to be true.
  private mutating func adapted(
    _ node: SourceNode, _ changes: ArraySlice<(condition: String, patch: SourceNode)>,
    then patches: [SourceNode]
  ) -> SwiftSection {
    guard let last = changes.last else {
      return byWidth(patches.reduce(node) { $0.merged(with: $1) })
    }
    let changed = adapted(node, changes.dropLast(), then: [last.patch] + patches)
    guard last.condition != "true" else { return changed }
    return .choice(
      last.condition, changed, adapted(node, changes.dropLast(), then: patches))
  }

  private mutating func byWidth(_ node: SourceNode) -> SwiftSection {
    let before = expressions.width
    defer { expressions.width = before }
    var result: SwiftSection?
    for width in [0] + widths(in: node).union(thresholds).sorted() {
      expressions.width = width
      let section = SwiftSection.one(part(node))
      guard let narrower = result else {
        result = section
        continue
      }
      result = .choice("containerWidth >= \(width.exact)", section, narrower)
    }
    return result ?? .one(part(node))
  }

  /// The positive widths in the values by width of a node, including those of its templates.
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
      // Data does not affect the layout.
      for entry in node.entries ?? [] where entry.key != "items" {
        all.formUnion(widths(in: entry.value))
      }
      if node.isByWidth {
        all.formUnion((node.entries ?? []).compactMap { Double($0.key) }.filter { $0 > 0 })
      }
      return all
    }
  }

  private mutating func part(_ written: SourceNode) -> SwiftPart {
    let node = plain(written)
    let before = box
    defer { box = before }
    var part = SwiftPart(kind: node["list"] == nil ? .section(group: nil) : .list)
    insets(node["contentInsets"], into: &part)
    properties(SectionKeys.map, of: node, into: &part) { $0.box == .outer }
    let settings = settings(of: node)
    let knowsInsets = knowsInsets(of: node)
    enter(settings.contentInsetsReference)
    inset(settings.groupInsetAxis(scrolling: scrollAxis), by: knowsInsets ? part : nil)
    properties(SectionKeys.map, of: node, into: &part) { $0.box == .inner }
    if let list = node["list"] {
      self.list(list, into: &part)
    } else if let group = node["group"] {
      part.kind = .section(group: self.node(group, in: Outer(), isRoot: true))
    }
    let edges = settings.boundaryEdges
    enter(edges.reference)
    if edges.followsInsets {
      inset(BoundaryBox.insetAxis(scrolling: scrollAxis), by: knowsInsets ? part : nil)
    }
    boundaryItems(of: node, into: &part)
    box = .container
    decorations(of: node, into: &part)
    return part
  }

  // MARK: Boxes

  /// The settings that determine the boxes of a section at the current width.
  private mutating func settings(of node: SourceNode) -> SectionBoxSettings {
    SectionBoxSettings(
      contentInsetsReference: value(SectionKeys.contentInsetsReference, of: node)
        ?? (node["list"] == nil ? .automatic : .none),
      supplementaryContentInsetsReference: value(
        SectionKeys.supplementaryContentInsetsReference, of: node) ?? .automatic,
      supplementariesFollowContentInsets: value(
        SectionKeys.supplementariesFollowContentInsets, of: node) ?? true,
      orthogonalScrollingBehavior: value(SectionKeys.orthogonalScrollingBehavior, of: node)
        ?? .none)
  }

  /// Whether the side insets of a section are known, unlike the default insets of a list.
  private mutating func knowsInsets(of section: SourceNode) -> Bool {
    guard let list = section["list"], section["contentInsets"] == nil else { return true }
    let appearance = list.entries == nil ? list : list["appearance"]
    let read = appearance.flatMap { ListKeys.appearance.kind.read($0, &reader) }
    return ListProfile.standard.metrics[read ?? .plain].side == 0
  }

  /// Makes the container, reduced to an insets reference, the current box. The safe area is assumed to
  /// be the whole container; the size inside of margins is unknown.
  private mutating func enter(_ reference: UIContentInsetsReference) {
    box = .container
    switch reference == .automatic ? insetsReference : reference {
    case .automatic, .none, .safeArea: break
    case .layoutMargins, .readableContent: box[scrollAxis.across] = nil
    }
  }

  /// Subtracts the insets of a section from the current box. Without a part, the insets are a list's
  /// own, and the length is unknown.
  private mutating func inset(_ axis: Axis, by part: SwiftPart?) {
    if let part { box.inset(axis, by: part) } else { box[axis] = nil }
  }

  // MARK: Contents of a section

  private mutating func list(_ node: SourceNode, into part: inout SwiftPart) {
    properties(ListKeys.map, of: node, into: &part)
    if node.entries == nil { part[.appearance] = node.text?.asCase }
  }

  private mutating func boundaryItems(of node: SourceNode, into part: inout SwiftPart) {
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
    part.supplementaries = part.supplementaries.compactMap(\.withoutConstantCondition)
  }

  private mutating func decorations(of node: SourceNode, into part: inout SwiftPart) {
    if let background = node["background"], background.text != "false" {
      part.decorations.append(decoration(background))
    }
    part.decorations += (node["decorationItems"]?.elements ?? []).map { decoration($0) }
  }

  /// Reads a header, a footer or another boundary item.
  ///
  /// - Parameters:
  ///   - kind: The default element kind.
  ///   - alignment: The default alignment.
  ///   - width: The default width.
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
    let sizes = (
      width: node["width"] ?? sides[safely: 0],
      height: isPlain && node.text != "true" ? node : node["height"] ?? sides[safely: 1]
    )
    insets(node["contentInsets"], into: &part)
    let outer = box
    let axis = BoundaryBox.insetAxis(scrolling: scrollAxis)
    // Insets do not reduce an estimated length. A copy reads the dimension, so that no errors are
    // recorded twice.
    var copy = self
    let across = copy.dimension(
      axis.select(horizontal: sizes.width, vertical: sizes.height), axis)
    if across?.isEstimated != true { box.inset(axis, by: part) }
    part[.width] = dimension(sizes.width, .horizontal) ?? width
    part[.height] = dimension(sizes.height, .vertical) ?? ".estimated(44)"
    box = outer
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
  /// A name with a leading dot, as an implicit member expression.
  var asCase: String { hasPrefix(".") ? self : "." + self }

  /// The expression, in parentheses unless it has no spaces.
  var asOperand: String { contains(" ") ? "(\(self))" : self }

  /// The length minus insets. Two equal insets are subtracted as twice the inset.
  func less(_ insets: [String?]) -> String {
    let insets = insets.compactMap(\.self).filter { $0 != "0" }
    guard insets.count == 2, insets[0] == insets[1] else {
      return ([asTerm] + insets.map(\.asOperand)).joined(separator: " - ")
    }
    let both = Double(insets[0]).map { (2 * $0).exact }
    return "\(asTerm) - \(both ?? "2 * \(insets[0].asOperand)")"
  }
}
