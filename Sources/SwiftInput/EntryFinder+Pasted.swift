internal import CodeSalvage

extension EntryFinder {
  /// Whether a class was put around pasted code that does not create its view.
  func isIncomplete(_ symbol: SymbolGraph.Symbol) -> Bool {
    guard symbol.pathComponents.last == PastedCode.name else { return false }
    return !graph.symbols.contains { member in
      parents[member.identifier.precise] == symbol.identifier.precise
        && ["viewDidLoad()", "loadView()"].contains(member.pathComponents.last ?? "")
    }
  }

  /// The entry points without the collection views of pasted code that does not show them, if its other
  /// functions can be drawn.
  func withoutIncompleteViews(_ entries: [EntryPoint]) -> [EntryPoint] {
    let isComplete = !graph.symbols.contains { $0.pathComponents.last == PastedCode.name }
    let hasOthers = entries.contains { $0.product != .collectionView && $0.obstacle == nil }
    guard !isComplete, hasOthers else { return entries }
    return entries.filter { entry in
      entry.product != .collectionView || entry.owner != PastedCode.name
    }
  }
}

extension EntryPoint {
  /// The entry point without the name of the class that was put around pasted code.
  var withoutPastedClass: EntryPoint {
    var entry = self
    if name == PastedCode.name {
      entry.name = String(file.prefix { $0 != "." })
    } else if name.hasPrefix(PastedCode.name + ".") {
      entry.name = String(name.dropFirst(PastedCode.name.count + 1))
    }
    return entry
  }
}
