internal import Foundation

extension SymbolGraph.Symbol {
  /// The keywords of the declaration.
  var keywords: [String] {
    declarationFragments.filter { $0.kind == "keyword" }.map(\.spelling)
  }

  /// Whether the symbol is a failable initializer. Only the fragment after `init` decides, since
  /// parameters may be optional as well.
  var isFailable: Bool {
    guard let word = declarationFragments.firstIndex(where: { $0.spelling == "init" }) else {
      return keywords.contains("init?")
    }
    return declarationFragments.dropFirst(word + 1).first?.spelling.hasPrefix("?") ?? false
  }

  /// The fragments of the type after the colon of a property.
  var declaredType: [SymbolGraph.Fragment] {
    guard let colon = declarationFragments.firstIndex(where: { $0.spelling.hasPrefix(":") }) else {
      return []
    }
    let rest = declarationFragments[(colon + 1)...]
    return Array(rest.prefix { !$0.spelling.contains("{") }) + rest.accessors
  }
}

extension Collection<SymbolGraph.Fragment> {
  /// The part of the first fragment with a brace that belongs to the type: `?` in `? { `, nothing in
  /// ` { `.
  var accessors: [SymbolGraph.Fragment] {
    guard var fragment = first(where: { $0.spelling.contains("{") }) else { return [] }
    fragment.spelling = String(fragment.spelling.prefix { $0 != "{" })
    return [fragment]
  }
}

/// A parameter of a declaration.
struct DeclaredParameter {
  /// The argument label, or `_`.
  var label: String
  var name: String
  /// Whether the parameter has a default value.
  var hasDefault: Bool
  /// The type if it is a plain name, otherwise an empty string.
  var type: String
  /// The type as written, without attributes.
  var text: String
  /// Whether the type is an optional, or an array.
  var isOptional: Bool { text.hasSuffix("?") }
  var isArray: Bool { text.hasPrefix("[") && text.hasSuffix("]") }

  /// - Parameter fragments: The fragments, starting with the label. The last parameter of a
  ///   declaration has further fragments after its own.
  init(_ fragments: ArraySlice<SymbolGraph.Fragment>) {
    label = fragments.first?.spelling ?? ""
    name = fragments.first { $0.kind == "internalParam" }?.spelling ?? label
    hasDefault = fragments.contains { $0.kind == "text" && $0.spelling.contains(" = ") }
    let words = fragments.map(\.spelling).joined()
    let text = Self.type(in: words[(words.firstRange(of: ": ")?.upperBound ?? words.endIndex)...])
    let names = fragments.filter { $0.kind == "typeIdentifier" }.map(\.spelling)
    type = names.first { text == $0 || text == $0 + "?" } ?? ""
    self.text = text
  }

  /// The type at the beginning of a text, up to the comma, the parenthesis or the default after it.
  private static func type(in text: Substring) -> String {
    var text = text
    while text.hasPrefix("@") || text.hasPrefix("inout ") || text.hasPrefix("some ")
      || text.hasPrefix("any "), let space = text.firstIndex(of: " ")
    {
      text = text[text.index(after: space)...]
    }
    var depth = 0
    var before: Character = " "
    for index in text.indices {
      switch text[index] {
      case "(", "[", "<": depth += 1
      case ")" where depth == 0, "," where depth == 0, "=" where depth == 0:
        return text[..<index].trimmingCharacters(in: .whitespaces)
      case ">" where before == "-": break
      case ")", "]", ">": depth -= 1
      default: break
      }
      before = text[index]
    }
    return text.trimmingCharacters(in: .whitespaces)
  }

  /// The closure that ignores its parameters, if the type is one; without a value if that is not
  /// obvious.
  var closure: (parameters: Int, result: String)? {
    guard text.hasPrefix("(") else { return nil }
    var depth = 0
    var count = 0
    for (index, letter) in zip(text.indices, text) {
      depth += "([<".contains(letter) ? 1 : ")]".contains(letter) ? -1 : 0
      if letter == ">", depth > 1, text[..<index].last != "-" { depth -= 1 }
      if depth == 1, letter == "," { count += 1 }
      guard depth == 0 else { continue }
      let rest = text[text.index(after: index)...]
      guard let arrow = rest.firstRange(of: "->"), !rest.hasPrefix(")") else { return nil }
      let isEmpty = text.index(after: text.startIndex) == index
      let result = rest[arrow.upperBound...].trimmingCharacters(in: .whitespaces)
      return (isEmpty ? 0 : count + 1, result)
    }
    return nil
  }

  /// Whether the name suggests the index of a section.
  var isIndex: Bool {
    [label, name].contains { ["section", "sectionIndex", "index"].contains($0) }
  }
}

extension SymbolGraph.Symbol {
  var parameters: [DeclaredParameter] {
    let starts = declarationFragments.indices.filter {
      declarationFragments[$0].kind == "externalParam"
    }
    let ends = starts.dropFirst() + [declarationFragments.endIndex]
    return zip(starts, ends).map { DeclaredParameter(declarationFragments[$0..<$1]) }
  }
}
