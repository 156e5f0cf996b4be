internal import Basics
internal import CellContent
internal import Foundation
internal import Geometry
internal import LayoutEngine
internal import LayoutSpec
internal import SpecTree

/// Sections with their boundary items and decorations.
extension LayoutExport {
  /// Reads a section for all environments: all combinations of `adapt` conditions and all widths.
  mutating func section(_ written: SourceNode) -> SwiftSection {
    let node = context.using(written, &sink) ?? written
    let changes = (node["adapt"]?.elements ?? []).compactMap { change in
      change["when"].flatMap { conditionAtAllWidths($0) }
        .map { (condition: $0, patch: change.without(["when"])) }
    }.filter { $0.condition != .no }
    if changes.count(where: { $0.condition != .yes }) > Self.maximumConditions {
      let problem = Problem.tooMany(
        "conditions in 'adapt', the limit of Swift export", limit: Self.maximumConditions)
      refusals.append(Finding(problem, at: sink.source.span(of: node["adapt"] ?? node)))
      return byWidth(node)
    }
    return adapted(node.without(["adapt", "when"]), changes[...], then: [])
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
    _ node: SourceNode, _ changes: ArraySlice<(condition: Code, patch: SourceNode)>,
    then patches: [SourceNode]
  ) -> SwiftSection {
    guard let last = changes.last else {
      return byWidth(patches.reduce(node) { $0.merged(with: $1) })
    }
    let changed = adapted(node, changes.dropLast(), then: [last.patch] + patches)
    guard last.condition != .yes else { return changed }
    return .choice(
      last.condition, changed, adapted(node, changes.dropLast(), then: patches))
  }

  private mutating func byWidth(_ node: SourceNode) -> SwiftSection {
    let before = expressions.width
    defer { expressions.width = before }
    expressions.width = 0
    var result = SwiftSection.one(object(plain(node)))
    for width in widths(in: node).union(thresholds).sorted() {
      expressions.width = width
      result = .choice(.isWide(width), .one(object(plain(node))), result)
    }
    return result
  }

  /// The positive widths in the values by width of a node, including those of its templates.
  mutating func widths(in node: SourceNode) -> Set<Double> {
    var all: Set<Double> = []
    for element in node.elements ?? [] { all.formUnion(widths(in: element)) }
    guard node.entries != nil else { return all }
    let node = context.using(node, &sink) ?? node
    // Data does not affect the layout.
    for entry in node.entries ?? [] where entry.key != "items" {
      all.formUnion(widths(in: entry.value))
    }
    if node.isByWidth {
      all.formUnion((node.entries ?? []).compactMap { Double($0.key) }.filter { $0 > 0 })
    }
    return all
  }

  /// The section at the current width.
  private mutating func object(_ node: SourceNode) -> SwiftObject {
    let before = box
    defer { box = before }
    let insets = insets(node["contentInsets"])
    let outside = properties(SectionKeys.map, of: node) { $0.box == .outer }
    let settings = settings(of: node)
    let known = knowsInsets(of: node) ? insets ?? SwiftEdges() : nil
    enter(settings.contentInsetsReference)
    inset(settings.groupInsetAxis(scrolling: scrollAxis), by: known)
    var section = SwiftObject(name: "section", type: "NSCollectionLayoutSection", arguments: [])
    section.properties =
      outside + properties(SectionKeys.map, of: node) { $0.box == .inner }
      + [Self.insets(insets)]
    if let list = node["list"] {
      section.factory = ".list"
      section.arguments = [
        Code.Slot("using", .object(self.list(list, of: node))),
        Code.Slot("layoutEnvironment", .name("environment")),
      ]
    } else if let group = node["group"] {
      section.arguments = [
        Code.Slot("group", .object(self.node(group, in: Outer(), isRoot: true)))
      ]
    }
    let edges = settings.boundaryEdges
    enter(edges.reference)
    if edges.followsInsets { inset(BoundaryBox.insetAxis(scrolling: scrollAxis), by: known) }
    let items = boundaryItems(of: node)
    box = .container
    section.properties += [items, decorations(of: node)]
    return section
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
    let read = appearance.flatMap { ListKeys.appearance.kind.read($0, context, &sink) }
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

  /// Subtracts the insets of a section from the current box. If the insets are a list's own, the length
  /// is unknown.
  private mutating func inset(_ axis: Axis, by edges: SwiftEdges?) {
    if let edges { box.inset(axis, by: edges) } else { box[axis] = nil }
  }

  // MARK: Contents of a section

  /// The configuration of a list, whose header and footer the section sets.
  private mutating func list(_ list: SourceNode, of section: SourceNode) -> SwiftObject {
    var slots = properties(ListKeys.map, of: list)
    for (key, property) in [
      ("header", ListKeys.headerMode.rule), ("footer", ListKeys.footerMode.rule),
    ] {
      guard let edge = section[key], edge.text != "false" else { continue }
      let code = Code.conditional(
        condition(edge["when"]) ?? .yes, ".supplementary", ".none")
      for index in slots.indices where slots[index].label == property.name {
        slots[index].value = code
      }
    }
    let name = ListKeys.appearance.rule.name
    let appearance = list.entries == nil ? list.text?.asCase : list[name]?.text?.asCase
    return SwiftObject(
      name: "configuration", type: "UICollectionLayoutListConfiguration",
      arguments: [Code.Slot("appearance", .literal(appearance ?? ".plain"))],
      properties: slots.filter { $0.label != name })
  }

  /// A closure that returns the actions of all rows of a list; `nil` if there are none.
  mutating func swipeActions(_ node: SourceNode?) -> Code? {
    guard let node, let actions = ListKeys.trailingSwipeActions.kind.read(node, context, &sink),
      !actions.isEmpty
    else { return nil }
    let names = actions.indices.map { "action\($0 + 1)" }
    let made = zip(names, actions).flatMap { name, action -> [SwiftStatement] in
      let call = ("UIContextualAction" as Code)(
        style: action.isDestructive ? ".destructive" : ".normal",
        title: .text(action.title ?? ""))
      let handler = Code.closure(call, "_, _, done", [.line("done(true)")])
      let image = action.image.map {
        SwiftStatement.assign(
          Code.name(name).image, ("UIImage" as Code)(systemName: .text($0)))
      }
      let color = action.background.map {
        SwiftStatement.assign(Code.name(name).backgroundColor, CellValues.color($0))
      }
      return [.constant(name, handler), image, color].compactMap { $0 }
    }
    let all = ("UISwipeActionsConfiguration" as Code)(actions: .array(names.map(Code.name)))
    return .closure(nil, "_", made + [.code("return ", all)])
  }

  private mutating func boundaryItems(of node: SourceNode) -> Code.Slot {
    var items: [Code.Element] = []
    for (key, alignment) in [("header", ".top"), ("footer", ".bottom")] where node["list"] == nil {
      guard let edge = node[key], edge.text != "false" else { continue }
      items.append(boundary(edge, kind: key, alignment: alignment, width: Self.whole(.horizontal)))
    }
    for item in node["boundarySupplementaryItems"]?.elements ?? [] { items.append(boundary(item)) }
    var slot = list("boundarySupplementaryItems", items)
    // A list has the items of its header and footer.
    slot.adds = node["list"] != nil
    return slot
  }

  private mutating func decorations(of node: SourceNode) -> Code.Slot {
    var decorations: [Code.Element] = []
    if let background = node["background"], background.text != "false" {
      decorations.append(decoration(background))
    }
    for node in node["decorationItems"]?.elements ?? [] { decorations.append(decoration(node)) }
    return list("decorationItems", decorations)
  }

  /// Reads a header, a footer or another boundary item.
  ///
  /// - Parameters:
  ///   - kind: The default element kind.
  ///   - alignment: The default alignment.
  ///   - width: The default width.
  mutating func boundary(
    _ node: SourceNode, kind: String? = nil, alignment: String? = nil, width: Code? = nil
  ) -> Code.Element {
    var node = node
    if node.entries == nil, node.text != "true" {
      // A height is short for a map.
      node = SourceNode(map: [("height", node)], at: node.place)
    }
    let kind = node["elementKind"]?.text ?? kind ?? ""
    let insets = insets(node["contentInsets"])
    let outer = box
    let axis = BoundaryBox.insetAxis(scrolling: scrollAxis)
    // Insets do not reduce an estimated length. A copy reads the dimension, so that no errors are
    // recorded twice.
    var copy = self
    let across = copy.size(node, nil, nil).arguments[axis == .horizontal ? 0 : 1].value
    if across?.isEstimate != true { box.inset(axis, by: insets) }
    let size = size(node, width, .call(".estimated", 44))
    box = outer
    let item = SwiftObject(
      name: SwiftNames.name(of: kind), type: "NSCollectionLayoutBoundarySupplementaryItem",
      kind: kind,
      arguments: [
        Code.Slot("layoutSize", size.asArgument),
        Code.Slot("elementKind", .text(kind)),
        Code.Slot("alignment", .literal(node["alignment"]?.text?.asCase ?? alignment ?? ".top")),
        Code.Slot(
          "absoluteOffset", point(node["absoluteOffset"]), standard: .point(.zero, .zero)),
      ], properties: [Self.insets(insets)] + properties(BoundaryKeys.map, of: node))
    return Code.Element(condition: condition(node["when"]), object: item)
  }

  private mutating func decoration(_ node: SourceNode) -> Code.Element {
    let kind = node["elementKind"]?.text ?? "background"
    return Code.Element(
      object: SwiftObject(
        name: SwiftNames.name(of: kind), type: "NSCollectionLayoutDecorationItem",
        factory: ".background", kind: kind,
        arguments: [Code.Slot("elementKind", .text(kind))],
        properties: [Self.insets(insets(node["contentInsets"]))]
          + properties(DecorationKeys.map, of: node)))
  }
}
