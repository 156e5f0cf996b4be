internal import Basics
internal import CompositionalLayout
internal import Foundation
internal import Geometry
internal import LayoutEngine
internal import LayoutSpec
internal import SpecDiagnostics
internal import SpecTree

/// Makes the code of a layout from the tree of its spec, whose expressions stay expressions.
struct LayoutExport {
  let spec: FileSpec
  var context: EvaluationContext
  var sink: Sink
  var expressions = SwiftExpressions()
  /// Notes about what the generated code leaves out or fixes to one width.
  var notes: [String] = []
  /// Errors for expressions that cannot be written in Swift.
  var refusals: [Finding] = []
  /// The box whose size `width` and `height` refer to. Its lengths are `nil` if the generated code
  /// cannot compute them.
  var box = SwiftBox.container
  var scrollAxis = Axis.vertical
  /// The reference of section insets for sections that do not set their own.
  var insetsReference = UIContentInsetsReference.safeArea
  /// The widths at which vars without a Swift constant change.
  var thresholds: Set<Double> = []
  /// Vars with a constant value, in dependency order.
  private(set) var constants: [Constant] = []
  /// Vars that depend on the container, in dependency order.
  private(set) var locals: [Constant] = []
  /// The values by width that were read, by their places. A section is read once per width.
  let widthTables = WidthTables()

  /// A constant of the generated code.
  struct Constant {
    var name: String
    var code: Code
    var isFlag: Bool

    var declaration: SwiftStatement { .constant(name, as: isFlag ? "" : ": CGFloat", code) }
  }

  /// A section with its name and the condition under which it exists.
  struct Section {
    var name: String
    var section: SwiftSection
    var condition: Code?
  }

  init(_ spec: FileSpec) {
    self.spec = spec
    context = spec.evaluationContext(for: spec.firstContainer)
    sink = Sink(spec.source)
  }

  mutating func note(_ text: String) {
    if !notes.contains(text) { notes.append(text) }
  }

  mutating func source(_ root: SourceNode) throws(SpecErrors) -> SwiftSource {
    enterNames(root)
    let configuration = root["configuration"]
    scrollAxis = value(ConfigurationKeys.scrollDirection, of: configuration)?.axis ?? .vertical
    insetsReference =
      value(ConfigurationKeys.contentInsetsReference, of: configuration) ?? .safeArea
    let sections = sections(root)
    let statements = configurationStatements(configuration)
    if spec.hasGroupBackgrounds {
      note(
        "backgrounds of groups are left out: UIKit draws them as supplementary items of the group "
          + "with the z-index -1")
    }
    let typeName = SwiftNames.name(of: spec.name, isType: true) + "Layout"
    guard refusals.isEmpty else {
      throw Findings(refusals, in: spec.source, spec.context).specErrors()
    }
    var screen = screen(root, typeName)
    let cells = CellExport(
      spec, cellExpressions, typeName: typeName,
      isFixed: sections.allSatisfy { $0.condition == nil }, panels: screen?.panels ?? [])
    screen?.views = cells.views
    let file = SwiftFile(export: self, typeName: typeName, sections: sections)
    return SwiftSource(
      text: file.text(configuration: statements, cells, screen), typeName: typeName,
      notes: notes + (screen?.notes ?? []) + cells.notes)
  }

  /// The screen around the layout in the first container of the spec.
  private mutating func screen(_ root: SourceNode, _ typeName: String) -> ScreenExport? {
    let container = spec.firstContainer
    guard let node = root["screen"], let screen = spec.screen(in: container) else { return nil }
    if spec.render.containers.contains(where: { spec.screen(in: $0) != screen }) {
      note(
        "the bars depend on the container; the Swift code has those at a width of "
          + "\(container.size.width.grouped) points")
    }
    let width = expressions.width
    defer { expressions.width = width }
    expressions.width = container.size.width
    return ScreenExport(screen, plain(node), typeName: typeName)
  }

  // MARK: Names

  /// Expressions with the names that cells know. Vars are replaced by their expressions.
  private var cellExpressions: SwiftExpressions {
    var cells = expressions
    cells.constantNames = [:]
    cells.names = SwiftExpressions.names(of: "traitCollection")
    cells.names["width"] = Code.name("bounds").width
    cells.names["height"] = Code.name("bounds").height
    return cells
  }

  private mutating func enterNames(_ root: SourceNode) {
    expressions.names = SwiftExpressions.names(of: .name("environment").traitCollection)
    for name in ["containerWidth", "containerHeight"] { expressions.names[name] = .name(name) }
    context.define(root, &sink)
    expressions.variables = context.scope.variables
    let listed = (root["vars"]?.entries ?? []).compactMap { entry in
      expressions.variables[entry.key].map { (name: entry.key, variable: $0) }
    }
    for (name, variable) in SwiftNames.ordered(listed, name: \.name, uses: \.variable.names) {
      enter(name, variable)
    }
  }

  private mutating func enter(_ name: String, _ variable: Variable) {
    let uses = variable.allNames(expressions.variables)
    let places = Set(Scope.places.keys).intersection(uses)
    guard places.isSubset(of: Scope.containerNames.subtracting(["width", "height"])) else {
      thresholds.formUnion(variable.expressions.map(\.width).filter { $0 > 0 })
      return
    }
    let choices = variable.expressions.sorted { $0.width < $1.width }
    guard let narrowest = choices.first else { return }
    var code = expressions.code(of: narrowest.expression)
    for choice in choices.dropFirst() {
      code = .conditional(
        .isWide(choice.width), expressions.code(of: choice.expression), code)
    }
    let constant = Constant(
      name: SwiftNames.constant(name), code: code,
      isFlag: expressions.isCondition(narrowest.expression))
    if places.isEmpty, choices.count == 1 {
      constants.append(constant)
    } else {
      locals.append(constant)
    }
    expressions.constantNames[name] = constant.name
  }

  // MARK: Sections

  /// Names that are invalid or ambiguous as enum cases.
  private static let reservedCases: Set = ["none", "some", "allCases", "rawValue", "self", "init"]

  private mutating func sections(_ root: SourceNode) -> [Section] {
    let nodes = root["sections"]?.elements ?? []
    var taken: Set<String> = []
    var sections: [Section] = []
    var isIndexFixed = true
    for (index, node) in nodes.enumerated() {
      var name = node["id"]?.text.map { SwiftNames.name(of: $0) } ?? "section\(index + 1)"
      if Self.reservedCases.contains(name) { name += "Section" }
      name = taken.taking(name)
      let whole = context.using(node, &sink)
      expressions.names["itemCount"] = whole.flatMap { itemCount(of: $0) }
      let written = whole?["when"].flatMap { conditionAtAllWidths($0) }
      let condition = written == .yes ? nil : written
      isIndexFixed = isIndexFixed && condition == nil
      expressions.names["section"] = isIndexFixed ? .number(Double(index)) : nil
      sections.append(Section(name: name, section: section(node), condition: condition))
    }
    expressions.names["section"] = nil
    expressions.names["itemCount"] = nil
    return sections
  }

  /// The number of items of a section, or `nil` if it depends on the width.
  private mutating func itemCount(of section: SourceNode) -> Code? {
    guard let items = section["items"], !items.isByWidth, items["count"]?.isByWidth != true else {
      return nil
    }
    return context.itemCount(items, &sink).map { .number(Double($0)) }
  }

  // MARK: Configuration

  /// The statements that create the configuration; empty if all values are defaults.
  ///
  /// The configuration is created before a layout environment exists. Values that depend on the
  /// container are therefore generated for the first container of the spec.
  private mutating func configurationStatements(_ node: SourceNode?) -> [SwiftStatement] {
    guard let node else { return [] }
    let (before, container) = (expressions, spec.firstContainer)
    defer { expressions = before }
    let known = Set(constants.map(\.name))
    expressions.constantNames = before.constantNames.filter { known.contains($0.value) }
    let variables = before.variables.filter { expressions.constantNames[$0.key] == nil }
    let changes = variables.values.flatMap { $0.expressions.map(\.width) }
    var variants: Set<[SwiftStatement]> = []
    for width in widths(in: node).union(changes).union([0]) {
      variants.insert(configurationStatements(node, at: width))
    }
    expressions.scope.describe(container)
    expressions.scope.variables = variables
    let statements = configurationStatements(node, at: container.size.width)
    if variants != [statements] {
      note(
        "the configuration depends on the container; the Swift code uses its values at a width of "
          + "\(container.size.width.grouped) points")
    }
    return statements
  }

  private mutating func configurationStatements(
    _ node: SourceNode, at width: Double
  ) -> [SwiftStatement] {
    expressions.width = width
    let node = plain(node)
    if let generation = node["compatibility"]?.text, generation != "ios26" {
      note(
        "'compatibility: \(generation)' has no effect in Swift; "
          + "the system version of the device decides")
    }
    let items = (node["boundarySupplementaryItems"]?.elements ?? []).map { boundary($0) }
    let configuration = SwiftObject(
      name: "configuration", type: "UICollectionViewCompositionalLayoutConfiguration",
      arguments: [],
      properties: properties(ConfigurationKeys.map, of: node) + [
        list("boundarySupplementaryItems", items)
      ])
    guard configuration.properties.contains(where: { $0.value != nil }) else { return [] }
    var body = SwiftBody(taken: Set(constants.map(\.name)))
    _ = body.make(configuration)
    return body.statements
  }
}

/// The Swift expressions for `width` and `height`.
struct SwiftBox: AxisPair {
  var width: Code?
  var height: Code?

  static let container = SwiftBox(width: .name("containerWidth"), height: .name("containerHeight"))

  /// Subtracts insets from the length along an axis.
  mutating func inset(_ axis: Axis, by edges: SwiftEdges?) {
    guard let edges, let length = self[axis] else { return }
    self[axis] = length.less(edges.along(axis))
  }
}

/// Insets as Swift expressions.
struct SwiftEdges {
  var top = Code.zero
  var leading = Code.zero
  var bottom = Code.zero
  var trailing = Code.zero

  func along(_ axis: Axis) -> [Code] {
    axis.select(horizontal: [leading, trailing], vertical: [top, bottom])
  }

  var code: Code {
    .call(
      "NSDirectionalEdgeInsets",
      [
        Code.Slot("top", top), Code.Slot("leading", leading), Code.Slot("bottom", bottom),
        Code.Slot("trailing", trailing),
      ])
  }
}

extension Code {
  /// The length minus insets. Two equal insets are subtracted as twice the inset.
  fileprivate func less(_ insets: [Code]) -> Code {
    let insets = insets.filter { $0 != .zero }
    guard insets.count == 2, insets[0] == insets[1] else {
      return insets.reduce(self) { .binary($0, .minus, $1) }
    }
    if case .number(let inset) = insets[0] { return .binary(self, .minus, .number(2 * inset)) }
    return .binary(self, .minus, .binary(.number(2), .times, insets[0]))
  }
}
