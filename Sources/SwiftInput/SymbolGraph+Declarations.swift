extension SymbolGraph.Symbol {
  /// The words of the declaration that are the language's own.
  var words: [String] {
    declarationFragments.filter { $0.kind == "keyword" }.map(\.spelling)
  }

  /// Whether it is an initializer that may answer nothing. Parameters may be optional in any.
  var isFailable: Bool {
    guard let word = declarationFragments.firstIndex(where: { $0.spelling == "init" }) else {
      return words.contains("init?")
    }
    return declarationFragments.dropFirst(word + 1).first?.spelling.hasPrefix("?") ?? false
  }

  /// What stands behind the colon of a property.
  var declaredType: [SymbolGraph.Fragment] {
    guard let colon = declarationFragments.firstIndex(where: { $0.spelling.hasPrefix(":") }) else {
      return []
    }
    let rest = declarationFragments[(colon + 1)...]
    return Array(rest.prefix { !$0.spelling.contains("{") }) + rest.accessors
  }
}

extension Collection<SymbolGraph.Fragment> {
  /// What the first piece with a brace says of the type before it: ` { ` is nothing, `? { ` a lot.
  var accessors: [SymbolGraph.Fragment] {
    guard var piece = first(where: { $0.spelling.contains("{") }) else { return [] }
    piece.spelling = String(piece.spelling.prefix { $0 != "{" })
    return [piece]
  }
}

/// A parameter as it is declared.
struct DeclaredParameter {
  /// What callers write, `_` included.
  var label: String
  var name: String
  /// Whether it may be left out of a call.
  var hasDefault: Bool
  /// Its type, where that is one word.
  var type: String

  /// - Parameter fragments: From the label on; more than its own for the last of a declaration.
  init(_ fragments: ArraySlice<SymbolGraph.Fragment>) {
    label = fragments.first?.spelling ?? ""
    name = fragments.first { $0.kind == "internalParam" }?.spelling ?? label
    hasDefault = fragments.contains { $0.kind == "text" && $0.spelling.contains(" = ") }
    // `: Int, ` and `: Int) -> ` are plain, `: Int?` and `: [Int]` are not.
    let types = fragments.enumerated().filter { $0.element.kind == "typeIdentifier" }
    let before = fragments.first { $0.kind == "text" && $0.spelling.contains(":") }?.spelling
    guard let (offset, type) = types.first, before == ": " else {
      self.type = ""
      return
    }
    let after = fragments.dropFirst(offset + 1).first?.spelling ?? ""
    let isPlain = after.isEmpty || after.hasPrefix(")") || after.hasPrefix(", ")
    self.type = isPlain ? type.spelling : ""
  }

  /// Whether it stands for the index of a section.
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
