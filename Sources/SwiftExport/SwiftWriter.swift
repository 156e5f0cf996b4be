internal import Basics
internal import CompositionalLayout
internal import Foundation
internal import Geometry
internal import LayoutEngine
internal import LayoutSpec
internal import SpecDiagnostics
internal import SpecSource

/// Generates a Swift file from a spec.
struct SwiftWriter {
  let spec: FileSpec
  var reading: SwiftReader
  /// Vars with a constant value, in dependency order.
  var constants: [(name: String, text: String, isFlag: Bool)] = []
  /// Vars that depend on the container, in dependency order.
  var locals: [(name: String, text: String, isFlag: Bool)] = []

  init(_ spec: FileSpec) {
    self.spec = spec
    reading = SwiftReader(
      reader: spec.reader(for: spec.firstContainer), expressions: SwiftExpressions())
  }

  /// Names that are invalid or ambiguous as enum cases.
  private static let reservedCases: Set = ["none", "some", "allCases", "rawValue", "self", "init"]

  /// A section with its name and the condition under which it exists.
  struct Section {
    var name: String
    var section: SwiftSection
    var condition: String?
  }

  mutating func source(_ root: SourceNode) throws(SpecErrors) -> SwiftSource {
    enterNames(root)
    let configuration = root["configuration"]
    reading.scrollAxis =
      reading.value(ConfigurationKeys.scrollDirection, of: configuration)?.axis ?? .vertical
    reading.insetsReference =
      reading.value(ConfigurationKeys.contentInsetsReference, of: configuration) ?? .safeArea
    let sections = sections(root)
    let lines = configurationLines(configuration)
    if spec.hasGroupBackgrounds {
      reading.note(
        "backgrounds of groups are left out: UIKit draws them as supplementary items of the group "
          + "with the z-index -1")
    }
    let typeName = SwiftNames.name(of: spec.name, isType: true) + "Layout"
    guard reading.refusals.isEmpty else {
      throw Findings(reading.refusals, in: spec.source, spec.context).specErrors()
    }
    let cells = CellExport(
      spec, cellExpressions, typeName: typeName,
      isFixed: sections.allSatisfy { $0.condition == nil })
    let text = SwiftFile(writer: self, typeName: typeName).text(sections, lines, cells)
    return SwiftSource(text: text, typeName: typeName, notes: reading.notes + cells.notes)
  }

  // MARK: Names

  private static let containerNames = [
    "containerWidth": "containerWidth", "containerHeight": "containerHeight",
    "scale": "environment.traitCollection.displayScale",
    "dark": "environment.traitCollection.userInterfaceStyle == .dark",
    "light": "environment.traitCollection.userInterfaceStyle != .dark",
    "rtl": "environment.traitCollection.layoutDirection == .rightToLeft",
    "ltr": "environment.traitCollection.layoutDirection != .rightToLeft",
    "regular": "environment.traitCollection.horizontalSizeClass == .regular",
    "compact": "environment.traitCollection.horizontalSizeClass != .regular",
    "accessibility":
      "environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory",
  ]

  /// Expressions with the names that cells know. Vars are replaced by their expressions.
  private var cellExpressions: SwiftExpressions {
    var expressions = reading.expressions
    expressions.constantNames = [:]
    expressions.names = ["width": "bounds.width", "height": "bounds.height"]
    for (name, text) in Self.containerNames where text.hasPrefix("environment.") {
      expressions.names[name] = text.replacingOccurrences(of: "environment.", with: "")
    }
    return expressions
  }

  private mutating func enterNames(_ root: SourceNode) {
    reading.expressions.names = Self.containerNames
    reading.reader.variables(root.entries?.first { $0.key == "vars" })
    reading.reader.templates(root.entries?.first { $0.key == "templates" })
    let variables = reading.reader.scope.variables
    reading.expressions.variables = variables
    let listed = (root["vars"]?.entries ?? []).compactMap { entry in
      variables[entry.key].map { (name: entry.key, variable: $0) }
    }
    for (name, variable) in SwiftNames.ordered(listed, name: \.name, uses: \.variable.names) {
      enter(name, variable)
    }
  }

  private mutating func enter(_ name: String, _ variable: Variable) {
    let uses = variable.allNames(reading.expressions.variables)
    let places = Set(Scope.places.keys).intersection(uses)
    let isOfContainer = places.isSubset(of: Scope.containerNames.subtracting(["width", "height"]))
    guard isOfContainer else {
      reading.thresholds.formUnion(variable.expressions.map(\.width).filter { $0 > 0 })
      return
    }
    let choices = variable.expressions.sorted { $0.width < $1.width }
    var text = ""
    for choice in choices {
      let value = reading.expressions.text(of: choice.expression)
      text =
        text.isEmpty
        ? value : "containerWidth >= \(choice.width.exact) ? \(value) : \(text)"
    }
    let isFlag = choices.first.map { reading.expressions.isCondition($0.expression) } ?? false
    let constant = SwiftNames.constant(name)
    if places.isEmpty, choices.count == 1 {
      constants.append((constant, text, isFlag))
    } else {
      locals.append((constant, text, isFlag))
    }
    reading.expressions.constantNames[name] = constant
  }

  // MARK: Sections

  private mutating func sections(_ root: SourceNode) -> [Section] {
    let nodes = root["sections"]?.elements ?? []
    for node in nodes {
      if let id = node["id"]?.text, reading.reader.templates[id] == nil {
        reading.reader.templates[id] = node
      }
    }
    var taken: Set<String> = []
    var sections: [Section] = []
    var isIndexFixed = true
    for (index, node) in nodes.enumerated() {
      var name = node["id"]?.text.map { SwiftNames.name(of: $0) } ?? "section\(index + 1)"
      if Self.reservedCases.contains(name) { name += "Section" }
      while !taken.insert(name).inserted { name += "Again" }
      let whole = reading.reader.using(node)
      reading.expressions.names["itemCount"] = whole.flatMap { reading.itemCount(of: $0) }
      let condition = whole?["when"].flatMap { reading.conditionAtAllWidths($0) }.flatMap {
        $0 == "true" ? nil : $0
      }
      isIndexFixed = isIndexFixed && condition == nil
      reading.expressions.names["section"] = isIndexFixed ? "\(index)" : nil
      let section = reading.section(node)
      sections.append(Section(name: name, section: section, condition: condition))
    }
    reading.expressions.names["section"] = nil
    reading.expressions.names["itemCount"] = nil
    return sections
  }

  // MARK: Configuration

  /// The statements that create the configuration; empty if all values are defaults.
  ///
  /// The configuration is created before a layout environment exists. Values that depend on the
  /// container are therefore generated for the first container of the spec.
  private mutating func configurationLines(_ node: SourceNode?) -> [String] {
    guard let node else { return [] }
    let (before, container) = (reading.expressions, spec.firstContainer)
    defer { reading.expressions = before }
    let constants = Set(constants.map(\.name))
    reading.expressions.constantNames = before.constantNames.filter { constants.contains($0.value) }
    let variables = before.variables.filter { reading.expressions.constantNames[$0.key] == nil }
    let thresholds = variables.values.flatMap { $0.expressions.map(\.width) }
    var variants: Set<[String]> = []
    for width in reading.widths(in: node).union(thresholds).union([0]) {
      variants.insert(configurationLines(node, at: width))
    }
    reading.expressions.scope.describe(container)
    reading.expressions.scope.variables = variables
    let lines = configurationLines(node, at: container.size.width)
    if variants != [lines] {
      reading.note(
        "the configuration depends on the container; the Swift code uses its values at a width of "
          + "\(container.size.width.grouped) points")
    }
    if lines.isEmpty { return [] }
    return ["let configuration = UICollectionViewCompositionalLayoutConfiguration()"] + lines
  }

  private mutating func configurationLines(_ node: SourceNode, at width: Double) -> [String] {
    reading.expressions.width = width
    let plain = reading.plain(node)
    var body = SwiftBody(indent: 4, taken: Set(constants.map(\.name)))
    for rule in ConfigurationKeys.map.rules {
      guard let text = reading.text(of: rule, in: plain) else { continue }
      body.add("configuration.\(rule.swiftProperty) = \(text)")
    }
    let items = (plain["boundarySupplementaryItems"]?.elements ?? []).compactMap {
      reading.boundary($0).withoutConstantCondition
    }
    body.attach(items, to: "configuration.boundarySupplementaryItems", "=") { body, part in
      body.make(part)
    }
    if let generation = plain["compatibility"]?.text, generation != "ios26" {
      reading.note(
        "'compatibility: \(generation)' has no effect in Swift; "
          + "the system version of the device decides")
    }
    return body.lines
  }
}
