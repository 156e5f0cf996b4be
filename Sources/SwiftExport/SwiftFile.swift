internal import Basics
internal import Foundation
internal import LayoutSpec

/// Assembles a Swift file: constants, the layout, and a function for each section.
struct SwiftFile {
  let writer: SwiftWriter
  let typeName: String

  /// A function that creates a section. Identical sections share one function.
  private struct Function {
    var name: String
    var takesEnvironment: Bool
    var lines: [String]
    var sections: [String]
  }

  func text(
    _ sections: [SwiftWriter.Section], _ configuration: [String], _ cells: CellExport
  ) -> String {
    let makers = makers(sections)
    let functions = functions(sections, makers)
    let isOne = sections.count == 1 && sections[0].condition == nil
    var lines = ["import UIKit", ""]
    lines += heading(sections)
    lines.append("@MainActor enum \(typeName) {")
    for constant in writer.constants {
      let type = constant.isFlag ? "Bool" : "CGFloat"
      lines.append(
        "  private static let \(SwiftNames.escaped(constant.name)): \(type) = \(constant.text)")
    }
    if !writer.constants.isEmpty { lines.append("") }
    if !isOne { lines += cases(sections) + [""] }
    lines +=
      isOne ? single(functions[0], configuration) : provider(functions, sections, configuration)
    if !isOne, sections.contains(where: { $0.condition != nil }) {
      lines += [""] + existing(sections)
    }
    if !isOne || functions[0].takesEnvironment {
      for function in functions { lines += [""] + declaration(function) }
    }
    for function in makers.functions { lines += [""] + declaration(function) }
    lines += cells.lines + ["}"] + cells.extensions
    return lines.joined(separator: "\n") + "\n"
  }

  private func heading(_ sections: [SwiftWriter.Section]) -> [String] {
    var lines: [String] = []
    if let title = writer.spec.title?.oneLine {
      lines.append("/// \(title)\(title.hasSuffix(".") ? "" : ".")")
    }
    if let text = writer.spec.description {
      if !lines.isEmpty { lines.append("///") }
      lines += text.oneLine.wrapped(at: SwiftCode.width - 4).map { "/// " + $0 }
    }
    let kinds = Set(sections.flatMap { $0.section.decorationKinds }).sorted()
    if !kinds.isEmpty {
      if !lines.isEmpty { lines.append("///") }
      let list = kinds.map { "`\($0)`" }.joined(separator: ", ")
      lines += "Decoration kinds to register with the layout: \(list)."
        .wrapped(at: SwiftCode.width - 4).map { "/// " + $0 }
    }
    return lines.isEmpty ? ["/// The layout `\(writer.spec.name.oneLine)`."] : lines
  }

  private func cases(_ sections: [SwiftWriter.Section]) -> [String] {
    ["  enum Section: Int, CaseIterable {"]
      + sections.map { "    case \(SwiftNames.escaped($0.name))" } + ["  }"]
  }

  // MARK: The layout

  private func single(_ function: Function, _ configuration: [String]) -> [String] {
    let end = configuration.isEmpty ? "" : ", configuration: configuration"
    var lines = ["  static func createLayout() -> UICollectionViewLayout {"]
    if function.takesEnvironment {
      lines += configuration.map { "    " + $0 }
      lines += opening(configuration).map { "    " + $0 } + ["      \(call(function))"]
      lines.append("    \(closing(configuration))")
    } else {
      lines += configuration.map { "    " + $0 }
      var body = function.lines
      let section = body.removeLast().dropFirst("return ".count)
      lines += body.map { "    " + $0 }
      lines.append("    return UICollectionViewCompositionalLayout(section: \(section)\(end))")
    }
    return lines + ["  }"]
  }

  private func opening(_ configuration: [String], index: String = "_") -> [String] {
    configuration.isEmpty
      ? ["UICollectionViewCompositionalLayout { \(index), environment in"]
      : [
        "return UICollectionViewCompositionalLayout(",
        "  sectionProvider: { \(index), environment in",
      ]
  }

  private func closing(_ configuration: [String]) -> String {
    configuration.isEmpty ? "}" : "}, configuration: configuration)"
  }

  private func provider(
    _ functions: [Function], _ sections: [SwiftWriter.Section], _ configuration: [String]
  ) -> [String] {
    let isConditional = sections.contains { $0.condition != nil }
    let usesEnvironment = isConditional || functions.contains(where: \.takesEnvironment)
    let indent = configuration.isEmpty ? "      " : "        "
    let environment = usesEnvironment ? "environment" : "_"
    var lines = ["  static func createLayout() -> UICollectionViewLayout {"]
    lines += configuration.map { "    " + $0 }
    lines += opening(configuration, index: "index").map {
      "    " + $0.replacingOccurrences(of: "environment in", with: "\(environment) in")
    }
    if isConditional {
      lines.append("\(indent)let sections = Self.sections(in: environment)")
      lines.append("\(indent)guard sections.indices.contains(index) else { return nil }")
      lines.append("\(indent)switch sections[index] {")
    } else {
      lines.append("\(indent)switch Section(rawValue: index) {")
    }
    for function in functions {
      let names = function.sections.map { "." + $0 }.joined(separator: ", ")
      lines.append("\(indent)case \(names): return \(call(function))")
    }
    if !isConditional { lines.append("\(indent)case nil: return nil") }
    lines.append("\(indent)}")
    lines.append(configuration.isEmpty ? "    }" : "      \(closing(configuration))")
    return lines + ["  }"]
  }

  private func existing(_ sections: [SwiftWriter.Section]) -> [String] {
    var lines = [
      "  /// The sections to show in an environment. Give the data source these sections only.",
      "  static func sections(",
      "    in environment: any NSCollectionLayoutEnvironment",
      "  ) -> [Section] {",
    ]
    let conditions = sections.compactMap(\.condition)
    lines += environmentLines(for: conditions).map { "    " + $0 }
    lines.append("    return Section.allCases.filter { section in")
    lines.append("      switch section {")
    for section in sections {
      if let condition = section.condition {
        lines.append("      case .\(section.name): \(condition)")
      }
    }
    if sections.contains(where: { $0.condition == nil }) {
      lines.append("      default: true")
    }
    return lines + ["      }", "    }", "  }"]
  }

  // MARK: Sections

  private func makers(_ sections: [SwiftWriter.Section]) -> SwiftMakers {
    var known: Set<SwiftSection> = []
    let distinct = sections.filter { known.insert($0.section).inserted }
    return SwiftMakers(distinct.map { ($0.name, $0.section) }, taken: taken) { lines in
      environmentLines(for: lines).isEmpty && !lines.joined().usesEnvironment
    }
  }

  private func functions(
    _ sections: [SwiftWriter.Section], _ makers: SwiftMakers
  ) -> [Function] {
    var functions: [Function] = []
    var names = taken.union(["sections"])
    for section in sections {
      let lines = lines(of: section.section, makers, indent: 4)
      if let index = functions.firstIndex(where: { $0.lines == lines }) {
        functions[index].sections.append(section.name)
        continue
      }
      var name = section.name
      if !name.lowercased().contains("section") { name += "Section" }
      while !names.insert(name).inserted { name += "Again" }
      functions.append(
        Function(
          name: name, takesEnvironment: lines.joined().usesEnvironment, lines: lines,
          sections: [section.name]))
    }
    return functions
  }

  private func lines(
    of section: SwiftSection, _ makers: SwiftMakers, indent: Int
  ) -> [String] {
    let body = statements(section, makers, indent: indent)
    return environmentLines(for: body) + body
  }

  private func statements(
    _ section: SwiftSection, _ makers: SwiftMakers, indent: Int
  ) -> [String] {
    var (lines, rest) = ([String](), section)
    // There may be thousands of branches, one per width.
    while case .branch(let condition, let one, let two) = rest {
      lines.append("if \(condition) {")
      lines += statements(one, makers, indent: indent + 2).map { "  " + $0 }
      lines.append("}")
      rest = two
    }
    guard case .one(let part) = rest else { return lines }
    var body = SwiftBody(indent: indent, taken: taken, makers: makers)
    let name = body.section(part)
    body.add("return \(name)")
    return lines + body.lines
  }

  private var taken: Set<String> {
    Set((writer.constants + writer.locals).map(\.name))
      .union(["containerWidth", "containerHeight", "environment"])
  }

  /// Declarations of the constants that the statements derive from the environment.
  private func environmentLines(for statements: [String]) -> [String] {
    var words = Set(statements.joined(separator: " ").identifiers)
    var locals: [String] = []
    for local in writer.locals.reversed() where words.contains(local.name) {
      let type = local.isFlag ? "" : ": CGFloat"
      locals.insert(
        "let \(SwiftNames.escaped(local.name))\(type) = \(local.text)", at: 0)
      words.formUnion(local.text.identifiers)
    }
    var lines: [String] = []
    if words.contains("containerWidth") {
      lines.append("let containerWidth = environment.container.effectiveContentSize.width")
    }
    if words.contains("containerHeight") {
      lines.append("let containerHeight = environment.container.effectiveContentSize.height")
    }
    return lines + locals
  }

  private func call(_ function: Function) -> String {
    "\(function.name)(\(function.takesEnvironment ? "environment" : ""))"
  }

  private func declaration(_ function: Function) -> [String] {
    let head =
      function.takesEnvironment
      ? [
        "  private static func \(function.name)(",
        "    _ environment: any NSCollectionLayoutEnvironment",
        "  ) -> NSCollectionLayoutSection {",
      ] : ["  private static func \(function.name)() -> NSCollectionLayoutSection {"]
    return head + function.lines.map { "    " + $0 } + ["  }"]
  }

  private func declaration(_ function: SwiftMakers.Function) -> [String] {
    ["  private static func \(function.name)() -> \(function.type) {"]
      + function.body.map { "    " + $0 } + ["  }"]
  }
}

extension SwiftSection {
  /// The element kinds of the decorations, which the app must register.
  fileprivate var decorationKinds: [String] {
    variants.flatMap { part in part.decorations.compactMap { $0[.elementKind] } }
  }
}

extension String {
  fileprivate var identifiers: [String] {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }

  /// Whether statements use the environment of the section. The environment of a custom group does
  /// not count.
  fileprivate var usesEnvironment: Bool {
    replacingOccurrences(of: "environment.container.contentSize", with: "")
      .replacingOccurrences(of: "{ environment in", with: "")
      .contains("environment")
  }

  fileprivate var oneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
