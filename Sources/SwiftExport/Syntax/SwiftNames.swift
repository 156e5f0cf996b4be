internal import Foundation

extension Set<String> {
  /// Adds a name, with a number if it is taken.
  mutating func taking(_ wanted: String) -> String {
    var (name, number) = (wanted, 2)
    while !insert(name).inserted {
      name = "\(wanted)\(number)"
      number += 1
    }
    return name
  }
}

/// Converts names of the spec to Swift identifiers.
enum SwiftNames {
  private static let keywords: Set = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "is",
    "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while", "internal", "fileprivate", "any", "some", "Type",
    "Protocol", "Self", "Any", "await", "associatedtype", "precedencegroup",
  ]

  /// Names that have another meaning in the generated file.
  private static let reservedNames: Set = [
    "environment", "configuration", "frame", "createLayout", "makeScreen", "tab", "fill", "Content",
    "Section", "CGFloat", "CGPoint", "CGRect", "Int", "self", "Self", "Any",
  ]

  /// Sorts named elements topologically: each follows the elements whose names it uses. The order is
  /// otherwise unchanged.
  ///
  /// - Complexity: O(*n*²), where *n* is the number of elements.
  static func ordered<Element>(
    _ elements: [Element], name: (Element) -> String, uses: (Element) -> Set<String>
  ) -> [Element] {
    var rest = elements.map { (element: $0, name: name($0), uses: uses($0)) }
    var open = Set(rest.map(\.name))
    var result: [Element] = []
    while !rest.isEmpty {
      let next = rest.remove(at: rest.firstIndex { $0.uses.isDisjoint(with: open) } ?? 0)
      open.remove(next.name)
      result.append(next.element)
    }
    return result
  }

  /// The name, in backticks if it is a Swift keyword.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// The Swift name of a var.
  static func constant(_ name: String) -> String {
    reservedNames.contains(name) ? name + "Value" : name
  }

  /// Converts a text to a camel-case identifier: `two-column grid` becomes `twoColumnGrid`, or
  /// `TwoColumnGrid` for a type.
  static func name(of text: String, isType: Bool = false) -> String {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let parts = words.enumerated().map { index, word in
      let isCapital = isType || index > 0
      return (isCapital ? word.prefix(1).uppercased() : word.prefix(1).lowercased())
        + word.dropFirst()
    }
    let name = parts.joined()
    guard let first = name.first else { return isType ? "Unnamed" : "unnamed" }
    return first.isNumber ? (isType ? "Layout" : "section") + name : name
  }
}
