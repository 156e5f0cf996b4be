internal import Basics

/// Finds the outlets and custom classes in the symbol graph of a module.
struct OutletFinder {
  private var parents: [String: String] = [:]
  private var symbols: [String: SymbolGraph.Symbol] = [:]
  /// The symbols by the name of their file.
  private var symbolsOfFiles: [String: [SymbolGraph.Symbol]] = [:]
  private let module: String

  init(_ graph: SymbolGraph, module: String) {
    self.module = module
    for symbol in graph.symbols {
      symbols[symbol.identifier.precise] = symbol
      guard let location = symbol.location else { continue }
      symbolsOfFiles[EntryFinder.file(location), default: []].append(symbol)
    }
    for relationship in graph.relationships where relationship.kind == "memberOf" {
      parents[relationship.source] = relationship.target
    }
  }

  /// The lines of generated code for one file.
  ///
  /// - Parameters:
  ///   - file: The name of the file.
  ///   - outlets: The names of the properties with `@IBOutlet` or `@IBInspectable` in the file.
  ///   - classes: The names of the classes that interface files use.
  func lines(of file: String, outlets: Set<String>, classes: Set<String>) -> [String] {
    let symbols = symbolsOfFiles[file] ?? []
    // Cells with outlets can be prototypes of a storyboard that is missing.
    let owners = Set(
      symbols.filter { symbol in
        symbol.kind.identifier == "swift.property"
          && outlets.contains(symbol.pathComponents.last ?? "")
      }.compactMap { parents[$0.identifier.precise] })
    return symbols.compactMap { symbol -> (Int, String)? in
      guard let line = symbol.location?.position.line, let name = symbol.pathComponents.last else {
        return nil
      }
      let text: String? =
        switch symbol.kind.identifier {
        case "swift.class"
        where isPlain(symbol)
          && (classes.contains(name) || owners.contains(symbol.identifier.precise)):
          "FlatplanScreens.Outlet(class: \(name.swiftLiteral), \(path(symbol)).self),"
        case "swift.property" where outlets.contains(name): outlet(symbol, name)
        default: nil
        }
      return text.map { (line, $0) }
    }.sorted { $0 < $1 }.map { "  " + $0.1 }
  }

  private func outlet(_ symbol: SymbolGraph.Symbol, _ name: String) -> String? {
    guard let parent = parents[symbol.identifier.precise] else { return nil }
    if let owner = symbols[parent], owner.kind.identifier != "swift.class" || !isPlain(owner) {
      return nil
    }
    let isOwn = symbols[parent] != nil
    let owner = symbol.pathComponents.dropLast().map { "`\($0)`" }
    let type = ((isOwn ? [module] : []) + owner).joined(separator: ".")
    return "FlatplanScreens.Outlet(\(name.swiftLiteral), of: \(type).self) "
      + "{ $1.assign(to: &$0.`\(name)`) },"
  }

  private func isPlain(_ symbol: SymbolGraph.Symbol) -> Bool {
    !symbol.isGeneric
  }

  private func path(_ symbol: SymbolGraph.Symbol) -> String {
    ([module] + symbol.pathComponents.map { "`\($0)`" }).joined(separator: ".")
  }
}
