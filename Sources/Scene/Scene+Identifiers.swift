import CompositionalLayout

extension Scene {
  /// The figure's own id.
  public var identifier: String { name.identifier }

  /// The id of a section's group: `adaptive-recent`; the second part of one that is drawn in parts
  /// is `adaptive-recent--part-2`.
  public func id(of group: SceneGroup) -> String {
    if group.layer != .content { return "\(identifier)--\(group.layer.name)" }
    let id = sectionId(of: group)
    return group.part == 0 ? id : "\(id)--part-\(group.part + 1)"
  }

  /// The id of an element: `adaptive-recent-0` is a cell, `adaptive-recent--header-0` the header.
  ///
  /// No name holds two hyphens in a row, so that a kind is never taken for a section's name.
  public func id(of element: SceneElement, in group: SceneGroup) -> String {
    id(of: element, inSection: sectionId(of: group))
  }

  /// What the ids of a section's elements begin with.
  package func sectionId(of group: SceneGroup) -> String { "\(identifier)-\(group.name)" }

  /// The same for an element of the section whose ids begin so.
  package func id(of element: SceneElement, inSection section: String) -> String {
    let item = element.identity.item
    guard let kind = element.identity.kind else { return "\(section)-\(item)" }
    let view = "\(section)--\(kind.identifier)"
    return item == SolvedElement.layoutItem ? view : "\(view)-\(item)"
  }
}

extension SceneElement {
  /// Its classes in SVG: `fp-item style-card`, `fp-supplementary kind-header`.
  public var classes: [String] {
    var result = [identity.category.className]
    if let kind = identity.kind { result.append("kind-\(kind.identifier)") }
    if let style { result.append("style-\(style.identifier)") }
    return result
  }
}

extension SolvedElement.Category {
  fileprivate var className: String {
    switch self {
    case .cell: "fp-item"
    case .supplementary: "fp-supplementary"
    case .decoration: "fp-decoration"
    }
  }
}

extension String {
  /// The text as a part of an id or a class: what is neither letter nor digit is one hyphen.
  package var identifier: String {
    // Most names are such already, and every element asks for some.
    if !isEmpty, utf8.allSatisfy(\.isPlainInIdentifiers) { return self }
    let words = split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return words.isEmpty ? "unnamed" : words.joined(separator: "-")
  }
}

extension UInt8 {
  /// Whether the byte is a letter or a digit of ASCII, or a low line.
  fileprivate var isPlainInIdentifiers: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
