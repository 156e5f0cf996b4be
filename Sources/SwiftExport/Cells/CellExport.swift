internal import Basics
internal import CellContent
internal import Foundation
internal import LayoutSpec
internal import SpecSource

/// The cells, the sample data and the data source of a spec whose items show compositions.
struct CellExport {
  /// The declarations inside of the layout's type.
  private(set) var lines: [String] = []
  /// Extensions at the end of the file.
  private(set) var extensions: [String] = []
  private(set) var notes: [String] = []

  /// A class of cells: a composition in a style.
  private struct CellClass: Hashable {
    var style: String?
    var composition: String
    var isInList: Bool
    /// The start of the names of its types.
    var name = ""
    var caseName: String { SwiftNames.name(of: name) }
  }

  /// Generates the cells of a spec.
  ///
  /// - Parameters:
  ///   - expressions: Expressions whose vars are known.
  ///   - typeName: The name of the layout's type.
  ///   - isFixed: Whether all sections exist in every environment.
  init(_ spec: FileSpec, _ expressions: SwiftExpressions, typeName: String, isFixed: Bool) {
    var context = spec.evaluationContext(for: spec.firstContainer)
    var sink = Sink(spec.source)
    let items = context.composedItems(spec.root, &sink)
    guard items.joined().contains(where: { $0 != nil }) else { return }
    let sections = (spec.root["sections"]?.elements ?? []).map { context.using($0, &sink) ?? $0 }
    let lists = sections.map { $0["list"] != nil }
    var classes: [CellClass] = []
    var samples: [CellClass: [ComposedItem]] = [:]
    var rows: [[(key: CellClass, item: ComposedItem)?]] = []
    for (index, section) in items.enumerated() {
      rows.append(
        section.map { item in
          guard let item else { return nil }
          var key = CellClass(
            style: item.style, composition: item.composition,
            isInList: lists[safely: index] ?? false)
          key.name = Self.name(of: key, among: classes)
          if !classes.contains(key) { classes.append(key) }
          samples[key, default: []].append(item)
          return (key, item)
        })
    }
    var helpers: Set<CellHelper> = []
    var fields: [CellClass: CellFields] = [:]
    for key in classes {
      var cell = Self.code(of: key, samples[key] ?? [], context, sink, expressions, typeName)
      // The second time, the types of all fields are known.
      let known = cell.code.fields
      cell = Self.code(of: key, samples[key] ?? [], context, sink, expressions, typeName, known)
      fields[key] = cell.code.fields
      helpers.formUnion(cell.code.helpers)
      notes += cell.code.notes.map { "\(key.name)Cell: \($0)" }
      lines += [""] + cell.code.fields.declaration + [""] + cell.lines.indented
    }
    lines += [""] + data(rows, fields, context, &sink).indented
    lines +=
      [""] + Self.source(classes, rows, titles: Self.titles(sections), typeName).indented
    for helper in CellHelper.allCases where helpers.contains(helper) {
      lines += [""] + helper.lines
    }
    if lines.contains(where: { $0.contains("UIFont.preferredFont(.") }) {
      extensions = [""] + CellTemplate.lines("font")
    }
    lines = lines.flatMap { CellLine.wrapped($0) }
    if rows.joined().contains(where: { $0 == nil }) {
      notes.append("items that show templates have empty cells in Swift")
    }
    if items.contains(where: { $0.count >= EvaluationContext.maximumSamples }) {
      notes.append(
        "the sample data has at most \(EvaluationContext.maximumSamples) items of a section")
    }
    if !isFixed {
      notes.append("the data source has the items of all sections, also of those with conditions")
    }
  }

  private static func name(of key: CellClass, among others: [CellClass]) -> String {
    let wanted = key.style ?? key.composition.split(separator: ".").last.map(String.init) ?? "cell"
    let isNamed = key.style != nil || key.composition.hasPrefix("contents.")
    let base = isNamed ? SwiftNames.name(of: wanted, isType: true) : "Composed"
    var (name, number) = (base, 2)
    while others.contains(where: { other in
      var same = key
      same.name = other.name
      return other.name == name && other != same
    }) {
      name = "\(base)\(number)"
      number += 1
    }
    return name
  }

  // MARK: Cells

  private static func code(
    of key: CellClass, _ samples: [ComposedItem], _ context: EvaluationContext, _ sink: Sink,
    _ expressions: SwiftExpressions, _ typeName: String, _ known: CellFields? = nil
  ) -> (code: CellCode, lines: [String]) {
    var code = CellCode(
      context, sink, known ?? CellFields(name: key.name + "Item"), samples, owner: typeName,
      expressions)
    let style = key.style.map { context.properties(ofStyle: $0, sink) } ?? Style()
    var ink = CellCode.Ink()
    if let color = style.color {
      ink.text = CellValues.color(color)
      ink.tint = ink.text
    }
    ink.secondary = "\(ink.text).withAlphaComponent(0.66)"
    if let tint = style.tintColor { ink.tint = CellValues.color(tint) }
    ink.font = style.font
    ink.roles = style.roles
    ink.alignment = style.textAlignment
    let node = sink.composition(key.composition)
    let root = node.map { code.root($0, ink, padding: style.padding) } ?? "UIView()"
    code.cellLook(style, isInList: key.isInList)
    code.setup += CellTemplate.lines("root", ["view": [root]])
    code.setup += code.later
    return (code, declaration(key, code))
  }

  private static func declaration(_ key: CellClass, _ code: CellCode) -> [String] {
    var properties = code.views.map { name, call in
      "private " + (call == "[UIView]()" ? "var \(name): [UIView] = []" : "let \(name) = \(call)")
    }
    properties += code.lengthNames.map { "private lazy var \($0.name) = \($0.call)" }
    if code.hasCapsules { properties.append("private var capsules: [UIView] = []") }
    if !code.fitting.isEmpty { properties.append("private var item: \(code.fields.name)?") }
    let functions = sizing(code) + code.functions
    let comment = code.notes.isEmpty ? [] : ["// This cell is not complete:"]
    return comment + code.notes.map { "// - \($0)." }
      + CellTemplate.lines(
        "cell",
        [
          "name": [key.name],
          "base": [key.isInList ? "UICollectionViewListCell" : "UICollectionViewCell"],
          "properties": properties, "setup": code.setup,
          "update": (code.fitting.isEmpty ? [] : ["self.item = item"]) + code.update,
          "functions": functions.flatMap { [""] + $0 },
        ])
  }

  /// The methods that adapt views to the size of the cell.
  private static func sizing(_ code: CellCode) -> [[String]] {
    var functions: [[String]] = []
    if !code.fitting.isEmpty {
      let needsItem = code.fitting.contains { $0.contains("item.") }
      let hides = code.fitting.contains { $0.contains(".isHidden = ") }
      let closing = hides ? code.update.filter { $0.contains(".close(") } : []
      functions.append(
        CellTemplate.lines(
          "fit",
          [
            "statements": [
              needsItem ? "guard let item else { return }" : "guard item != nil else { return }"
            ] + code.fitting + closing
          ]))
    }
    guard code.hasCapsules || !code.fitting.isEmpty else { return functions }
    let fitting = code.fitting.isEmpty ? [] : ["fit()"]
    let capsules = code.hasCapsules ? CellTemplate.lines("capsules") : []
    return functions + [
      CellTemplate.lines("layout", ["fitting": fitting, "capsules": capsules])
    ]
  }

  // MARK: Data

  private func data(
    _ rows: [[(key: CellClass, item: ComposedItem)?]], _ fields: [CellClass: CellFields],
    _ context: EvaluationContext, _ sink: inout Sink
  ) -> [String] {
    var cases = fields.keys.sorted { $0.name < $1.name }.map { key in
      "case \(SwiftNames.escaped(key.caseName))(\(key.name)Item)"
    }
    if rows.joined().contains(where: { $0 == nil }) {
      cases += ["/// The content of a template, which is left out.", "case empty"]
    }
    var lines: [String] = []
    for section in rows {
      let end = rows.count > 1 ? "]," : "]"
      // As formatters ask, the only element of an array has no comma.
      let comma = section.count > 1 ? "," : ""
      let items = section.map { row -> String in
        guard let row else { return "  .empty" + comma }
        let sample = fields[row.key]?.sample(row.item, context, &sink) ?? ""
        return "  .\(row.key.caseName)(\(sample))" + comma
      }
      lines += items.isEmpty ? ["[" + end] : ["["] + items + [end]
    }
    return CellTemplate.lines("items", ["cases": cases, "sections": lines])
  }

  /// The titles of headers and footers by section and kind.
  private static func titles(_ sections: [SourceNode]) -> [[(kind: String, title: String)]] {
    sections.map { section in
      ["header", "footer"].compactMap { kind in
        guard let node = section[kind] else { return nil }
        let title = node["title"].flatMap { $0.mentionedNames.isEmpty ? $0.text : nil } ?? ""
        let isList = section["list"] != nil
        let name =
          isList
          ? "UICollectionView.elementKindSection\(kind == "header" ? "Header" : "Footer")"
          : (node["elementKind"]?.text ?? kind).swiftLiteral
        return (name, title.swiftLiteral)
      }
    }
  }

  private static func source(
    _ classes: [CellClass], _ rows: [[(key: CellClass, item: ComposedItem)?]],
    titles: [[(kind: String, title: String)]], _ typeName: String
  ) -> [String] {
    let names = classes.map { ["case": [$0.caseName], "name": [$0.name]] }
    let hasOthers = rows.joined().contains { $0 == nil }
    func all(_ template: String) -> [String] {
      names.flatMap { CellTemplate.lines(template, $0) }
        + (hasOthers ? CellTemplate.lines("empty " + template) : [])
    }
    let entries = titles.map { section in
      let entries = section.map { "\($0.kind): \($0.title)" }
      return "[\(entries.isEmpty ? ":" : entries.joined(separator: ", "))],"
    }
    let hasTitles = titles.contains { !$0.isEmpty }
    return CellTemplate.lines(
      "source",
      [
        "layout": [typeName], "registrations": all("registration"), "cases": all("dequeuing"),
        "titles": hasTitles ? CellTemplate.lines("titles", ["titles": entries]) : [],
      ])
  }
}
