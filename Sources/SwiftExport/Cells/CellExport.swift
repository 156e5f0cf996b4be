internal import Basics
internal import CellContent
internal import LayoutSpec
internal import SpecTree

/// The cells, the sample data and the data source of a spec whose items show compositions, and the
/// views of parts outside of cells.
struct CellExport {
  /// The declarations inside of the layout's type.
  private(set) var members: [SwiftStatement] = []
  /// Extensions at the end of the file.
  private(set) var extensions: [SwiftStatement] = []
  private(set) var notes: [String] = []
  /// Whether there are cells, with data and a data source.
  private(set) var hasData = false
  /// The names of the views of parts outside of cells.
  private(set) var views: Set<String> = []

  /// A view of parts outside of cells.
  struct Panel {
    var name: String
    var comment: String
    var node: SourceNode
    /// Whether touches beside its controls reach what is below.
    var isOverlay = false
    /// Whether the parts are as high as they need, in the middle.
    var isCentered = false
  }

  /// A class of cells: a composition in a style.
  private struct CellClass {
    var style: String?
    var composition: String
    var isInList: Bool
    /// The start of the names of its types.
    var name: String
    var samples: [ComposedItem] = []
    var fields: CellFields

    var caseName: String { SwiftNames.name(of: name) }
  }

  /// An item with the index of its class; `nil` for an item that shows a template.
  private typealias Row = (cell: Int, item: ComposedItem)?

  /// Generates the cells of a spec.
  ///
  /// - Parameters:
  ///   - expressions: Expressions whose vars are known.
  ///   - typeName: The name of the layout's type.
  ///   - isFixed: Whether all sections exist in every environment.
  ///   - panels: What is shown outside of cells.
  init(
    _ spec: FileSpec, _ expressions: SwiftExpressions, typeName: String, isFixed: Bool,
    panels: [Panel]
  ) {
    var context = spec.evaluationContext(for: spec.firstContainer)
    var sink = Sink(spec.source)
    let items = context.composedItems(spec.root, &sink)
    let empty = { [context, sink] (fields: CellFields, samples: [ComposedItem]) in
      CellCode(context, sink, fields, samples, owner: .literal(typeName), expressions)
    }
    var helpers: Set<CellHelper> = []
    hasData = items.joined().contains { $0 != nil }
    if hasData {
      let sections = (spec.root["sections"]?.elements ?? []).map { context.using($0, &sink) ?? $0 }
      addCells(items, sections, typeName, &helpers, empty, context, &sink)
      if !isFixed {
        notes.append("the data source has the items of all sections, also of those with conditions")
      }
    }
    for panel in panels { add(panel, empty(CellFields(name: ""), []), &helpers) }
    for helper in CellHelper.allCases where helpers.contains(helper) && helper != .font {
      members += [.line(""), helper.declaration]
    }
    if helpers.contains(.font) { extensions = [.line(""), CellHelper.font.declaration] }
  }

  private mutating func addCells(
    _ items: [[ComposedItem?]], _ sections: [SourceNode], _ typeName: String,
    _ helpers: inout Set<CellHelper>, _ empty: (CellFields, [ComposedItem]) -> CellCode,
    _ context: EvaluationContext, _ sink: inout Sink
  ) {
    var classes: [CellClass] = []
    let rows: [[Row]] = items.enumerated().map { index, section in
      let isInList = sections[safely: index]?["list"] != nil
      return section.map { item in
        guard let item else { return nil }
        return (Self.index(of: item, isInList: isInList, in: &classes), item)
      }
    }
    for index in classes.indices {
      func code() -> CellCode {
        Self.code(of: classes[index], empty(classes[index].fields, classes[index].samples))
      }
      // The second time, the types of all fields are known.
      classes[index].fields = code().fields
      let cell = code()
      classes[index].fields = cell.fields
      helpers.formUnion(cell.helpers)
      notes += cell.notes.map { "\(classes[index].name)Cell: \($0)" }
      members += [.line(""), cell.fields.declaration, .line("")]
      members += Self.declaration(classes[index], cell)
    }
    members += [
      .line(""), Self.data(rows, classes, context, &sink), .line(""),
      Self.source(classes, rows, Self.titles(sections), typeName),
    ]
    if rows.joined().contains(where: { $0 == nil }) {
      notes.append("items that show templates have empty cells in Swift")
    }
    if items.contains(where: { $0.count >= EvaluationContext.maximumSamples }) {
      notes.append(
        "the sample data has at most \(EvaluationContext.maximumSamples) items of a section")
    }
  }

  /// Adds the view of parts outside of cells, unless they need data.
  private mutating func add(
    _ panel: Panel, _ empty: CellCode, _ helpers: inout Set<CellHelper>
  ) {
    var code = empty
    let root = code.root(panel.node.asContainer, CellCode.Ink(), padding: nil)
    code.add(("addSubview" as Code)(root))
    if panel.isCentered {
      code.set(root.translatesAutoresizingMaskIntoConstraints, .no)
      for anchor in ["leadingAnchor", "trailingAnchor", "centerYAnchor"] {
        let constraint = Code.member(root, anchor).constraint(equalTo: .literal(anchor))
        code.set(constraint.isActive, .yes)
      }
    } else {
      code.add(code.helper(.pin)(root, to: "self"))
    }
    let setup = code.body.setup + code.body.later + code.body.update
    guard (setup + code.fitting).names.isDisjoint(with: ["item", "each"]) else { return }
    notes += code.notes.map { "\(panel.name): \($0)" }
    views.insert(panel.name)
    helpers.formUnion(code.helpers)
    let layout = SwiftStatement.template(
      "layout",
      [
        "fitting": code.fitting,
        "capsules": code.hasCapsules ? [.template("capsules", ["view": [.line("self")]])] : [],
      ])
    let functions =
      (panel.isOverlay ? [.template("touches", [:])] : [])
      + (code.hasCapsules || !code.fitting.isEmpty ? [layout] : []) + code.functions
    members += [
      .line(""), .line("/// \(panel.comment)"),
      .template(
        "panel",
        [
          "name": [.line(panel.name)], "properties": Self.properties(code), "setup": setup,
          "functions": functions.flatMap { [.line(""), $0] },
        ]),
    ]
  }

  /// The index of the class of an item, which becomes one of its samples.
  private static func index(
    of item: ComposedItem, isInList: Bool, in classes: inout [CellClass]
  ) -> Int {
    var index = classes.firstIndex {
      ($0.style, $0.composition, $0.isInList) == (item.style, item.composition, isInList)
    }
    if index == nil {
      let last = item.composition.split(separator: ".").last.map(String.init)
      let isNamed = item.style != nil || item.composition.hasPrefix("contents.")
      let wanted = SwiftNames.name(of: item.style ?? last ?? "cell", isType: true)
      var taken = Set(classes.map(\.name))
      let name = taken.taking(isNamed ? wanted : "Composed")
      index = classes.count
      classes.append(
        CellClass(
          style: item.style, composition: item.composition, isInList: isInList, name: name,
          fields: CellFields(name: name + "Item")))
    }
    classes[index ?? 0].samples.append(item)
    return index ?? 0
  }

  // MARK: Cells

  private static func code(of key: CellClass, _ empty: CellCode) -> CellCode {
    var code = empty
    let style = key.style.map { code.context.properties(ofStyle: $0, code.sink) } ?? Style()
    var ink = CellCode.Ink()
    if let color = style.color {
      ink.text = CellValues.color(color)
      ink.tint = ink.text
    }
    ink.secondary = ink.text.withAlphaComponent(0.66)
    if let tint = style.tintColor { ink.tint = CellValues.color(tint) }
    (ink.font, ink.roles, ink.alignment) = (style.font, style.roles, style.textAlignment)
    let node = code.sink.composition(key.composition)
    let root = node.map { code.root($0, ink, padding: style.padding) }
    code.cellLook(style, isInList: key.isInList)
    if let root {
      code.add(Code.name("contentView").addSubview(root))
      code.add(code.helper(.pin)(root, to: .name("contentView")))
    }
    code.body.setup += code.body.later
    return code
  }

  private static func declaration(_ key: CellClass, _ code: CellCode) -> [SwiftStatement] {
    var properties = Self.properties(code)
    let fits = !code.fitting.isEmpty
    if fits { properties.append(.line("private var item: \(code.fields.name)?")) }
    let functions = sizing(code) + code.functions
    let comment = code.notes.isEmpty ? [] : ["// This cell is not complete:"]
    return (comment + code.notes.map { "// - \($0)." }).map(SwiftStatement.line) + [
      .template(
        "cell",
        [
          "name": [.line(key.name)],
          "base": [.line(key.isInList ? "UICollectionViewListCell" : "UICollectionViewCell")],
          "properties": properties, "setup": code.body.setup,
          "update": (fits ? [.line("self.item = item")] : []) + code.body.update,
          "functions": functions.flatMap { [.line(""), $0] },
        ])
    ]
  }

  /// The views of a cell or a panel, and what it keeps beside them.
  private static func properties(_ code: CellCode) -> [SwiftStatement] {
    code.body.views.map { .declare("private let", $0.name, $0.call) } + code.properties
      + (code.hasCapsules ? [.line("private var capsules: [UIView] = []")] : [])
  }

  /// The methods that adapt views to the size of the cell.
  private static func sizing(_ code: CellCode) -> [SwiftStatement] {
    let fits = !code.fitting.isEmpty
    guard code.hasCapsules || fits else { return [] }
    let needsItem = code.fitting.names.contains("item")
    let first = "guard \(needsItem ? "let item" : "item != nil") else { return }"
    let fit = [.line(first)] + code.fitting + (code.hidesWhenFitting ? code.closing : [])
    let layout = SwiftStatement.template(
      "layout",
      [
        "fitting": fits ? [.line("fit()")] : [],
        "capsules": code.hasCapsules
          ? [.template("capsules", ["view": [.line("contentView")]])] : [],
      ])
    return (fits ? [.template("fit", ["statements": fit])] : []) + [layout]
  }

  // MARK: Data

  private static func data(
    _ rows: [[Row]], _ classes: [CellClass], _ context: EvaluationContext, _ sink: inout Sink
  ) -> SwiftStatement {
    var cases = classes.sorted { $0.name < $1.name }.map {
      SwiftStatement.line("case \(SwiftNames.escaped($0.caseName))(\($0.name)Item)")
    }
    if rows.joined().contains(where: { $0 == nil }) {
      cases.append(.line("/// The content of a template, which is left out."))
      cases.append(.line("case empty"))
    }
    let sections = rows.map { section in
      Code.array(
        section.map { row in
          guard let row else { return ".empty" }
          let cell = classes[row.cell]
          return .call(.dot(cell.caseName), cell.fields.sample(row.item, context, &sink))
        })
    }
    let items = SwiftStatement.declare(
      "static let", "sampleItems", as: ": [[Item]]", .array(sections))
    return .template("items", ["cases": cases, "sections": [items]])
  }

  /// The titles of headers and footers by section and kind; `nil` if there are none.
  private static func titles(_ sections: [SourceNode]) -> Code? {
    let titles = sections.map { section in
      ["header", "footer"].compactMap { kind -> Code.Slot? in
        guard let node = section[kind] else { return nil }
        let title = node["title"].flatMap { $0.mentionedNames.isEmpty ? $0.text : nil } ?? ""
        let name =
          section["list"] != nil
          ? "UICollectionView.elementKindSection\(kind.capitalizedFirst)"
          : (node["elementKind"]?.text ?? kind).swiftLiteral
        return Code.Slot(name, .text(title))
      }
    }
    guard titles.contains(where: { !$0.isEmpty }) else { return nil }
    return .array(titles.map { $0.isEmpty ? "[:]" : .list($0) })
  }

  private static func source(
    _ classes: [CellClass], _ rows: [[Row]], _ titles: Code?, _ typeName: String
  ) -> SwiftStatement {
    let hasOthers = rows.joined().contains { $0 == nil }
    func all(_ template: String) -> [SwiftStatement] {
      classes.map {
        .template(template, ["case": [.line($0.caseName)], "name": [.line($0.name)]])
      } + (hasOthers ? [.template("empty " + template, [:])] : [])
    }
    let titles = titles.map {
      SwiftStatement.declare("private let", "titles", as: ": [[String: String]]", $0)
    }
    return .template(
      "source",
      [
        "layout": [.line(typeName)], "registrations": all("registration"),
        "cases": all("dequeuing"),
        "titles": titles.map { [.template("titles", ["titles": [$0]])] } ?? [],
      ])
  }
}
