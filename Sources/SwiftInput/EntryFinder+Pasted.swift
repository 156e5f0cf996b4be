extension EntryFinder {
  /// Whether a class was put around pasted code that does not create its view.
  func isIncomplete(_ symbol: SymbolGraph.Symbol) -> Bool {
    guard PastedCode.isName(symbol.pathComponents.last ?? "") else { return false }
    return !graph.symbols.contains { member in
      parents[member.identifier.precise] == symbol.identifier.precise
        && ["viewDidLoad()", "loadView()"].contains(member.pathComponents.last ?? "")
    }
  }

  /// The entry points without the collection views of pasted code that does not show them, if its other
  /// functions can be drawn.
  func withoutIncompleteViews(_ entries: [EntryPoint]) -> [EntryPoint] {
    let isComplete = !graph.symbols.contains { PastedCode.isName($0.pathComponents.last ?? "") }
    let hasOthers = entries.contains { $0.product != .collectionView && $0.obstacle == nil }
    guard !isComplete, hasOthers else { return entries }
    return entries.filter { entry in
      entry.product != .collectionView || !PastedCode.isName(entry.owner ?? "")
    }
  }
}
