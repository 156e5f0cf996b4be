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
  /// Whether the type is an optional, or an array.
  var isOptional = false
  var isArray = false

  /// - Parameter fragments: The fragments, starting with the label. The last parameter of a
  ///   declaration has further fragments after its own.
  init(_ fragments: ArraySlice<SymbolGraph.Fragment>) {
    label = fragments.first?.spelling ?? ""
    name = fragments.first { $0.kind == "internalParam" }?.spelling ?? label
    hasDefault = fragments.contains { $0.kind == "text" && $0.spelling.contains(" = ") }
    // `: Int, ` and `: Int) -> ` are plain, `: Int?` and `: [Int]` are not.
    let types = fragments.enumerated().filter { $0.element.kind == "typeIdentifier" }
    let before = fragments.first { $0.kind == "text" && $0.spelling.contains(":") }?.spelling
    isArray = before == ": ["
    guard let (offset, type) = types.first, before == ": " else {
      self.type = ""
      return
    }
    let after = fragments.dropFirst(offset + 1).first?.spelling ?? ""
    isOptional = after.hasPrefix("?")
    let isPlain = after.isEmpty || after.hasPrefix(")") || after.hasPrefix(", ")
    self.type = isPlain ? type.spelling : ""
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
