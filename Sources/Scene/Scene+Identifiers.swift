internal import Geometry

extension Scene {
  /// The scene's id in SVG.
  public var identifier: String { name.identifier }

  /// The id of a group in SVG: `adaptive-recent`. The second part of a section that is drawn in
  /// several parts has the id `adaptive-recent--part-2`.
  public func id(of group: SceneGroup) -> String {
    if group.layer != .content { return "\(identifier)--\(group.layer.name)" }
    let id = sectionId(of: group)
    return group.part == 0 ? id : "\(id)--part-\(group.part + 1)"
  }

  /// The id of an element in SVG: `adaptive-recent-0` for a cell, `adaptive-recent--header-0` for a
  /// header.
  ///
  /// No name contains two hyphens in a row, so an element kind is never mistaken for a section
  /// name.
  public func id(of element: SceneElement, in group: SceneGroup) -> String {
    id(of: element, inSection: sectionId(of: group))
  }

  /// The prefix of the ids of a section's elements.
  package func sectionId(of group: SceneGroup) -> String {
    "\(identifier)-\(group.layer == .content ? group.name : "-\(group.layer.name)")"
  }

  /// The id of an element whose section has the id prefix `section`.
  package func id(of element: SceneElement, inSection section: String) -> String {
    let item = element.identity.item
    guard let kind = element.identity.kind else { return "\(section)-\(item)" }
    let view = "\(section)--\(kind.identifier)"
    return item == SolvedElement.layoutItem ? view : "\(view)-\(item)"
  }
}

extension SceneElement {
  /// The element's classes in SVG: `fp-item style-card`, `fp-supplementary kind-header`.
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
  /// The text as part of an id or class: each run of other characters than letters, digits and `_`
  /// becomes one hyphen.
  package var identifier: String {
    // Fast path: most names need no change, and this runs for every element.
    if !isEmpty, utf8.allSatisfy(\.isPlainInIdentifiers) { return self }
    let words = split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return words.isEmpty ? "unnamed" : words.joined(separator: "-")
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter, an ASCII digit or an underscore.
  fileprivate var isPlainInIdentifiers: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
