internal import CodeSalvage

extension EntryFinder {
  /// The call of a function without parameters that creates a controller and completes it: one that has
  /// no `init()`, or that has properties which are set from outside, such as a presenter.
  func factory(of controller: SymbolGraph.Symbol) -> String? {
    let type = controller.identifier.precise
    guard let name = controller.pathComponents.last else { return nil }
    let given = propertiesSetFromOutside(of: type)
    let isIncomplete = !hasDefaultInitializer(type)
    guard isIncomplete || !given.isEmpty else { return nil }
    for symbol in graph.symbols where createsController(symbol, named: name) {
      guard let location = symbol.location,
        let body = body(of: symbol, in: Self.file(location), name: name)
      else { continue }
      if isIncomplete || given.contains(where: { body.contains(".\($0) =") }) {
        let types = [module] + symbol.pathComponents.dropLast().map(Self.quoted)
        let base = symbol.pathComponents.last?.prefix { $0 != "(" } ?? ""
        return types.joined(separator: ".") + ".\(Self.quoted(base))()"
      }
    }
    return nil
  }

  /// The properties that are `nil` until other code sets them, without outlets and views.
  private func propertiesSetFromOutside(of type: String) -> [String] {
    graph.symbols.filter { symbol in
      symbol.kind.identifier == "swift.property" && parents[symbol.identifier.precise] == type
        && symbol.declaredType.contains { $0.spelling.contains("!") }
    }.compactMap(\.pathComponents.last)
  }

  /// Whether a symbol is a function outside of instances that may create a controller.
  private func createsController(_ symbol: SymbolGraph.Symbol, named name: String) -> Bool {
    guard ["swift.func", "swift.type.method"].contains(symbol.kind.identifier),
      symbol.pathComponents.count == 1 || parent(of: symbol) != nil,
      parent(of: symbol)?.isGeneric != true, !symbol.isGeneric,
      parent(of: symbol)?.kind.identifier != "swift.protocol",
      !symbol.keywords.contains("async"), !symbol.keywords.contains("throws"),
      symbol.parameters.allSatisfy(\.hasDefault)
    else { return false }
    let returned = symbol.functionSignature?.returns ?? []
    return returned.count == 1 && ["UIViewController", name].contains(returned[0].spelling)
  }

  /// The text of a function that calls the initializer of a class; `nil` for others.
  private func body(
    of symbol: SymbolGraph.Symbol, in file: String, name: String
  ) -> String? {
    guard let location = symbol.location, let text = texts[file],
      text.calledNames(inClassAt: location.position.line).contains(name[...])
    else { return nil }
    return text.text(ofClassAt: location.position.line)
  }

  func isCollectionViewController(_ symbol: SymbolGraph.Symbol) -> Bool {
    knownClass("", symbol.identifier.precise) == "UICollectionViewController"
  }

  func parent(of symbol: SymbolGraph.Symbol) -> SymbolGraph.Symbol? {
    parents[symbol.identifier.precise].flatMap { symbols[$0] }
  }
}
