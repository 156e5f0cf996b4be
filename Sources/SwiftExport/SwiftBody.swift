internal import Basics
internal import Foundation
internal import Geometry
internal import LayoutEngine
internal import LayoutSpec

/// Generates the statements that create a section with UIKit's API.
struct SwiftBody {
  private(set) var lines: [String] = []
  /// The indentation of the statements in the file, in spaces.
  let indent: Int
  /// Names that are already in use.
  private var names: Set<String>
  /// Functions that create shared parts.
  private let makers: SwiftMakers

  init(indent: Int, taken names: Set<String>, makers: SwiftMakers = SwiftMakers()) {
    self.indent = indent
    self.names = names
    self.makers = makers
  }

  mutating func add(_ line: String) { lines.append(line) }

  private mutating func add(_ prefix: String, _ code: SwiftCode) {
    lines += code.lines(prefix, indent: indent)
  }

  private mutating func name(_ wanted: String) -> String {
    var name = wanted
    var number = 2
    while !names.insert(name).inserted {
      name = "\(wanted)\(number)"
      number += 1
    }
    return SwiftNames.escaped(name)
  }

  // MARK: Sections

  /// Adds the statements that create a section and returns the name of its constant.
  mutating func section(_ part: SwiftPart) -> String {
    let name: String
    if part.kind == .list {
      name = list(part)
    } else {
      let group = part.group.map { make($0) } ?? "group"
      name = self.name("section")
      add("let \(name) = ", .call("NSCollectionLayoutSection", [("group", .text(group))]))
    }
    properties(SectionKeys.map.rules, part, of: name)
    insets(part, of: name)
    let verb = part.kind == .list ? "+=" : "="
    attach(
      part.supplementaries, to: "\(name).boundarySupplementaryItems", verb
    ) { body, part in body.make(part) }
    attach(part.decorations, to: "\(name).decorationItems", "=") { body, part in
      body.decoration(part)
    }
    return name
  }

  /// Adds the statements that create a group, header or footer and returns the expression for it:
  /// the name of a constant or a call of a shared function.
  mutating func make(_ part: SwiftPart) -> String {
    makers.call(part) ?? (part.kind == .boundary ? boundary(part) : node(part, named: "group"))
  }

  private mutating func list(_ part: SwiftPart) -> String {
    let configuration = name("configuration")
    let rules = ListKeys.map.rules.filter { $0.name != ListKeys.appearance.rule.name }
    let isChanged = rules.contains { part[SwiftPart.Value($0)] != nil }
    add(
      "\(isChanged ? "var" : "let") \(configuration) = ",
      .call(
        "UICollectionLayoutListConfiguration",
        [("appearance", .text(part[.appearance] ?? ".plain"))]))
    properties(rules, part, of: configuration)
    let section = name("section")
    add(
      "let \(section) = ",
      .call(
        "NSCollectionLayoutSection.list",
        [("using", .text(configuration)), ("layoutEnvironment", .text("environment"))]))
    return section
  }

  /// Creates elements and adds them to a list. Elements with a condition are added inside of an
  /// `if` statement.
  mutating func attach(
    _ parts: [SwiftPart], to list: String, _ verb: String,
    _ make: (inout SwiftBody, SwiftPart) -> String
  ) {
    let always = parts.filter { $0.condition == nil }.map { make(&self, $0) }
    if !always.isEmpty { add("\(list) \(verb) [\(always.joined(separator: ", "))]") }
    for part in parts {
      guard let condition = part.condition else { continue }
      var inner = SwiftBody(indent: indent + 2, taken: names, makers: makers)
      let name = make(&inner, part)
      add("if \(condition) {")
      lines += inner.lines.map { "  " + $0 }
      add("  \(list).append(\(name))")
      add("}")
    }
  }

  // MARK: Items and groups

  private mutating func node(_ part: SwiftPart, named wanted: String) -> String {
    let name: String
    if case .group(let arrangement) = part.kind {
      name = group(part, arrangement, named: wanted)
    } else {
      let badges = attached(part)
      name = self.name("item")
      var arguments: [(label: String?, value: SwiftCode)] = [("layoutSize", Self.size(part))]
      if let badges { arguments.append(("supplementaryItems", .text(badges))) }
      add("let \(name) = ", .call("NSCollectionLayoutItem", arguments))
    }
    insets(part, of: name)
    edgeSpacing(part, of: name)
    return name
  }

  private mutating func group(
    _ part: SwiftPart, _ arrangement: SwiftPart.Arrangement, named wanted: String
  ) -> String {
    // Reserves the name for the outer group before its inner groups are created.
    let name = self.name(wanted)
    let children = arrangement.subitems.map { node($0, named: "innerGroup") }
    let size: (String?, SwiftCode) = ("layoutSize", Self.size(part))
    let prefix = "let \(name) = "
    switch arrangement {
    case .cycle(let axis, _):
      add(
        prefix,
        .call(
          "NSCollectionLayoutGroup.\(axis)", [size, ("subitems", .text(Self.list(children)))]))
    case .shares(let axis, _, let count):
      add(prefix, Self.repeating(axis, size, "subitem", children[0], count))
    case .repeats(let axis, _, let count):
      add(prefix, Self.repeating(axis, size, "repeatingSubitem", children[0], count))
    case .custom(let lines): custom(part, lines, prefix)
    }
    properties(NodeKeys.groups.map.rules, part, of: name)
    let badges = attached(part)
    if let badges { add("\(name).supplementaryItems = \(badges)") }
    return name
  }

  private static func repeating(
    _ axis: Axis, _ size: (String?, SwiftCode), _ label: String, _ subitem: String,
    _ count: String
  ) -> SwiftCode {
    .call(
      "NSCollectionLayoutGroup.\(axis)",
      [size, (label, .text(subitem)), ("count", .text(count))])
  }

  private mutating func custom(_ part: SwiftPart, _ provider: [String], _ prefix: String) {
    let usesEnvironment = provider.contains { $0.contains("environment") }
    let size = name("size")
    add("let \(size) = ", Self.size(part))
    add(
      "\(prefix)NSCollectionLayoutGroup.custom(layoutSize: \(size)) { "
        + "\(usesEnvironment ? "environment" : "_") in")
    lines += provider.map { "  " + $0 }
    add("}")
  }

  /// Creates the badges of an item or a group and returns the expression for their list.
  private mutating func attached(_ part: SwiftPart) -> String? {
    guard part.supplementaries.contains(where: { $0.condition != nil }) else {
      let names = part.supplementaries.map { badge($0) }
      return names.isEmpty ? nil : Self.list(names)
    }
    let list = name("supplementaryItems")
    add("var \(list): [NSCollectionLayoutSupplementaryItem] = []")
    attach(part.supplementaries, to: list, "+=") { body, part in body.badge(part) }
    return list
  }

  // MARK: Supplementary and decoration items

  private mutating func badge(_ part: SwiftPart) -> String {
    let name = name(SwiftNames.name(of: part[.elementKind] ?? "badge"))
    var arguments: [(label: String?, value: SwiftCode)] = [
      ("layoutSize", Self.size(part)), ("elementKind", Self.string(part[.elementKind])),
      (
        "containerAnchor",
        Self.anchor(part[.edges], part[.anchorKind], part[.anchorX], part[.anchorY])
      ),
    ]
    if let edges = part[.itemEdges] {
      arguments.append(
        (
          "itemAnchor",
          Self.anchor(edges, part[.itemAnchorKind], part[.itemAnchorX], part[.itemAnchorY])
        ))
    }
    add("let \(name) = ", .call("NSCollectionLayoutSupplementaryItem", arguments))
    insets(part, of: name)
    properties(SupplementaryKeys.map.rules, part, of: name)
    return name
  }

  private static func anchor(
    _ edges: String?, _ kind: String?, _ x: String?, _ y: String?
  ) -> SwiftCode {
    var arguments: [(label: String?, value: SwiftCode)] = [("edges", .text(edges ?? "[]"))]
    if let kind { arguments.append((kind, point(x, y))) }
    return .call("NSCollectionLayoutAnchor", arguments)
  }

  private static func point(_ x: String?, _ y: String?) -> SwiftCode {
    .call("CGPoint", [("x", .text(x ?? "0")), ("y", .text(y ?? "0"))])
  }

  /// Creates a header, a footer or another boundary item.
  private mutating func boundary(_ part: SwiftPart) -> String {
    let name = name(SwiftNames.name(of: part[.elementKind] ?? "header"))
    var arguments: [(label: String?, value: SwiftCode)] = [
      ("layoutSize", Self.size(part)), ("elementKind", Self.string(part[.elementKind])),
      ("alignment", .text(part[.alignment] ?? ".top")),
    ]
    if part[.offsetX] != nil || part[.offsetY] != nil {
      arguments.append(("absoluteOffset", Self.point(part[.offsetX], part[.offsetY])))
    }
    add("let \(name) = ", .call("NSCollectionLayoutBoundarySupplementaryItem", arguments))
    insets(part, of: name)
    properties(BoundaryKeys.map.rules, part, of: name)
    return name
  }

  private mutating func decoration(_ part: SwiftPart) -> String {
    let name = name(SwiftNames.name(of: part[.elementKind] ?? "background"))
    add(
      "let \(name) = ",
      .call(
        "NSCollectionLayoutDecorationItem.background",
        [("elementKind", Self.string(part[.elementKind]))]))
    insets(part, of: name)
    properties(DecorationKeys.map.rules, part, of: name)
    return name
  }

  // MARK: Values

  /// Adds an assignment for each property that is set on a line of its own.
  private mutating func properties(_ rules: [KeyRule], _ part: SwiftPart, of name: String) {
    let lines = rules.filter { $0.swift != nil }
    for rule in lines.filter({ $0.swift?.leads == true })
      + lines.filter({ $0.swift?.leads != true })
    {
      guard let text = part[SwiftPart.Value(rule)] else { continue }
      add("\(name).\(rule.swiftProperty) = ", .text(text))
    }
  }

  private mutating func insets(_ part: SwiftPart, of name: String) {
    let edges: [SwiftPart.Value] = [.top, .leading, .bottom, .trailing]
    guard edges.contains(where: { part[$0] != nil }) else { return }
    add(
      "\(name).contentInsets = ",
      .call(
        "NSDirectionalEdgeInsets",
        edges.map { ($0.name, .text(part[$0] ?? "0")) }))
  }

  private mutating func edgeSpacing(_ part: SwiftPart, of name: String) {
    guard part[.edgeTop] != nil else { return }
    let edges: [(String, SwiftPart.Value)] = [
      ("leading", .edgeLeading), ("top", .edgeTop), ("trailing", .edgeTrailing),
      ("bottom", .edgeBottom),
    ]
    let arguments = edges.map { label, value -> (label: String?, value: SwiftCode) in
      let text = part[value] ?? ".fixed(0)"
      return (label, .text(text == ".fixed(0)" ? "nil" : text))
    }
    add("\(name).edgeSpacing = ", .call("NSCollectionLayoutEdgeSpacing", arguments))
  }

  private static func size(_ part: SwiftPart) -> SwiftCode {
    .call(
      "NSCollectionLayoutSize",
      [
        ("widthDimension", .text(part[.width] ?? ".fractionalWidth(1)")),
        ("heightDimension", .text(part[.height] ?? ".fractionalHeight(1)")),
      ])
  }

  private static func string(_ text: String?) -> SwiftCode { .text((text ?? "").swiftLiteral) }

  private static func list(_ names: [String]) -> String { "[\(names.joined(separator: ", "))]" }
}
