internal import Basics
internal import Foundation
internal import LayoutSpec

/// Assembles a Swift file: constants, the layout, and a function for each section.
struct SwiftFile {
  let export: LayoutExport
  let typeName: String
  let sections: [LayoutExport.Section]
  private let makers: SwiftMakers
  private let functions: [Function]

  /// A function that creates a section. Identical sections share one function.
  private struct Function {
    var name: String
    var section: SwiftSection
    var statements: [SwiftStatement]
    /// The names of the sections.
    var sections: [String]

    var takesEnvironment: Bool { statements.names.contains("environment") }
    var call: Code {
      .call(.name(name), takesEnvironment ? [Code.Slot(nil, .name("environment"))] : [])
    }

    var declaration: [SwiftStatement] {
      let (start, result) = ("private static func \(name)(", ") -> NSCollectionLayoutSection {")
      guard takesEnvironment else { return [.block(start + result, statements)] }
      return [
        .line(start), .line("  _ environment: any NSCollectionLayoutEnvironment"),
        .block(result, statements),
      ]
    }
  }

  init(export: LayoutExport, typeName: String, sections: [LayoutExport.Section]) {
    (self.export, self.typeName, self.sections) = (export, typeName, sections)
    let taken = Set((export.constants + export.locals).map(\.name))
      .union(["containerWidth", "containerHeight", "environment"])
    var known: Set<SwiftSection> = []
    makers = SwiftMakers(
      sections.filter { known.insert($0.section).inserted }.map { ($0.name, $0.section) },
      taken: taken, dependent: taken.subtracting(export.constants.map(\.name)))
    var functions: [Function] = []
    var names = taken.union(["sections"])
    for section in sections {
      if let index = functions.firstIndex(where: { $0.section == section.section }) {
        functions[index].sections.append(section.name)
        continue
      }
      var name = section.name
      if !name.lowercased().contains("section") { name += "Section" }
      name = names.taking(name)
      let statements = Self.statements(section.section, taken, makers)
      functions.append(
        Function(
          name: name, section: section.section,
          statements: Self.environment(for: statements.names, export) + statements,
          sections: [section.name]))
    }
    self.functions = functions
  }

  /// The contents of the file.
  ///
  /// - Parameter configuration: The statements that create the layout's configuration, if it has one.
  func text(
    configuration: [SwiftStatement], _ cells: CellExport, _ screen: ScreenExport?
  ) -> String {
    let isOne = sections.count == 1 && sections[0].condition == nil
    var members: [[SwiftStatement]] = []
    if !export.constants.isEmpty {
      members.append(
        export.constants.map { constant in
          .declare(
            "private static let", constant.name, as: constant.isFlag ? ": Bool" : ": CGFloat",
            constant.code)
        })
    }
    if !isOne {
      let cases = sections.map { SwiftStatement.line("case \(SwiftNames.escaped($0.name))") }
      members.append([.block("enum Section: Int, CaseIterable {", cases)])
    }
    let layout = isOne ? single(functions[0], configuration) : provider(configuration)
    members.append([
      .block("static func createLayout() -> UICollectionViewLayout {", configuration + layout)
    ])
    members += screen?.members(hasData: cells.hasData) ?? []
    if sections.contains(where: { $0.condition != nil }) { members.append(existing) }
    if !isOne || functions[0].takesEnvironment { members += functions.map(\.declaration) }
    members += makers.functions.map { [$0] }
    let lines =
      ["import UIKit", ""] + heading + ["@MainActor enum \(typeName) {"]
      + members.joined(separator: [.line("")]).flatMap { $0.lines(indent: 2) }
      + cells.members.flatMap { $0.lines(indent: 2) } + ["}"]
      + cells.extensions.flatMap { $0.lines(indent: 0) }
    return lines.joined(separator: "\n") + "\n"
  }

  private var heading: [String] {
    var paragraphs: [String] = []
    if let title = export.spec.title?.oneLine {
      paragraphs.append(title + (title.hasSuffix(".") ? "" : "."))
    }
    if let text = export.spec.description { paragraphs.append(text.oneLine) }
    let kinds = Set(sections.flatMap { $0.section.decorationKinds }).sorted()
    if !kinds.isEmpty {
      let list = kinds.map { "`\($0)`" }.joined(separator: ", ")
      paragraphs.append("Decoration kinds to register with the layout: \(list).")
    }
    if paragraphs.isEmpty { paragraphs = ["The layout `\(export.spec.name.oneLine)`."] }
    return Array(
      paragraphs.map { $0.wrapped(at: Code.width - 4).map { "/// " + $0 } }
        .joined(separator: ["///"]))
  }

  // MARK: The layout

  /// The statements that return the layout of the only section.
  private func single(_ function: Function, _ configuration: [SwiftStatement]) -> [SwiftStatement] {
    guard !function.takesEnvironment else {
      return layout(configuration, "_", "environment", [.code("", function.call)])
    }
    var statements = function.statements
    guard case .code(_, let section)? = statements.popLast() else { return [] }
    let slots = [
      Code.Slot("section", section),
      Code.Slot("configuration", configuration.isEmpty ? nil : .name("configuration")),
    ]
    return statements + [.code("return ", .call("UICollectionViewCompositionalLayout", slots))]
  }

  /// The statement that returns a layout with a section provider.
  private func layout(
    _ configuration: [SwiftStatement], _ index: String, _ environment: String,
    _ provider: [SwiftStatement]
  ) -> [SwiftStatement] {
    let type = "UICollectionViewCompositionalLayout"
    let parameters = "{ \(index), \(environment) in"
    guard !configuration.isEmpty else { return [.block("\(type) \(parameters)", provider)] }
    return [
      .block(
        "return \(type)(",
        [
          .block(
            "sectionProvider: \(parameters)", provider, "}, configuration: configuration)")
        ], nil)
    ]
  }

  private func provider(_ configuration: [SwiftStatement]) -> [SwiftStatement] {
    let isConditional = sections.contains { $0.condition != nil }
    let usesEnvironment = isConditional || functions.contains(where: \.takesEnvironment)
    var cases = functions.map { function in
      let names = function.sections.map { "." + $0 }.joined(separator: ", ")
      return SwiftStatement.code("case \(names): return ", function.call)
    }
    var statements: [SwiftStatement] = []
    if isConditional {
      statements = [
        .line("let sections = Self.sections(in: environment)"),
        .line("guard sections.indices.contains(index) else { return nil }"),
      ]
    } else {
      cases.append(.line("case nil: return nil"))
    }
    let value = isConditional ? "sections[index]" : "Section(rawValue: index)"
    return layout(
      configuration, "index", usesEnvironment ? "environment" : "_",
      statements + [.choice("switch \(value) {", cases)])
  }

  /// The function that returns the sections that exist.
  private var existing: [SwiftStatement] {
    let names = sections.compactMap(\.condition).reduce(into: Set()) { $0.formUnion($1.names) }
    var cases = sections.compactMap { section in
      section.condition.map { SwiftStatement.code("case .\(section.name): ", $0) }
    }
    if cases.count < sections.count { cases.append(.line("default: true")) }
    return [
      .line(
        "/// The sections to show in an environment. Give the data source these sections only."),
      .line("static func sections("),
      .line("  in environment: any NSCollectionLayoutEnvironment"),
      .block(
        ") -> [Section] {",
        Self.environment(for: names, export) + [
          .block(
            "return Section.allCases.filter { section in", [.choice("switch section {", cases)])
        ]),
    ]
  }

  // MARK: Sections

  private static func statements(
    _ section: SwiftSection, _ taken: Set<String>, _ makers: SwiftMakers
  ) -> [SwiftStatement] {
    var (statements, rest) = ([SwiftStatement](), section)
    // There may be thousands of branches, one per width.
    while case .branch(let condition, let one, let two) = rest {
      statements.append(.control("if", condition, Self.statements(one, taken, makers)))
      rest = two
    }
    guard case .one(let object) = rest else { return statements }
    var body = SwiftBody(taken: taken, makers: makers)
    let result = body.make(object)
    return statements + body.statements + [.code("return ", result)]
  }

  /// Declarations of the constants that statements derive from the environment.
  ///
  /// - Parameter names: The names that the statements use.
  private static func environment(
    for names: Set<String>, _ export: LayoutExport
  ) -> [SwiftStatement] {
    var names = names
    var statements: [SwiftStatement] = []
    for local in export.locals.reversed() where names.contains(local.name) {
      statements.insert(local.declaration, at: 0)
      names.formUnion(local.code.names)
    }
    let lengths = [("containerHeight", "height"), ("containerWidth", "width")]
    for (name, side) in lengths where names.contains(name) {
      statements.insert(
        .constant(name, .member(Code.name("environment").container.effectiveContentSize, side)),
        at: 0)
    }
    return statements
  }
}

extension SwiftSection {
  /// The element kinds of the decorations, which the app must register.
  fileprivate var decorationKinds: [String] {
    variants.flatMap { section -> [String] in
      guard case .elements(let elements)? = section["decorationItems"] else { return [] }
      return elements.compactMap(\.object.kind)
    }
  }
}

extension String {
  fileprivate var oneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
