internal import Basics
internal import CodeSalvage

/// The generated lines that register what the program finds by name: outlets and custom classes of
/// interface files, methods that selectors name, and classes that are created by a type parameter.
struct Registrations {
  private let finder: EntryFinder
  private let outlets: OutletFinder
  private let names: InterfaceNames
  /// The outlets of each file.
  private let outletNames: [String: Set<String>]
  /// The methods that selectors of any file name, and actions of interface files.
  private let selectors: Set<String>
  private let createsTypes: Bool

  init(
    _ compiled: CompiledUnit, _ finder: EntryFinder, _ outlets: OutletFinder,
    _ names: InterfaceNames
  ) {
    (self.finder, self.outlets, self.names) = (finder, outlets, names)
    let pairs = zip(compiled.unit.files.map(\.base), compiled.sources.map(\.outlets))
    outletNames = Dictionary(pairs) { first, _ in first }
    selectors = compiled.sources.reduce(into: []) { $0.formUnion($1.selectors) }
    createsTypes = compiled.sources.contains(where: \.createsTypes)
  }

  /// The lines for a file.
  ///
  /// - Parameter isFirst: Whether it is the first file, which also registers the methods and classes of
  ///   the files that are taken from the project.
  func lines(of file: String, isFirst: Bool) -> [String] {
    var lines = outlets.lines(
      of: file, outlets: outletNames[file] ?? [], classes: names.classes)
    guard !selectors.isEmpty || createsTypes else { return lines }
    for symbol in finder.graph.symbols {
      guard let location = symbol.location else { continue }
      let place = EntryFinder.file(location)
      guard place == file || isFirst && finder.taken.contains(place) else { continue }
      if let line = method(symbol) ?? creation(symbol) { lines.append("  " + line) }
    }
    return lines
  }

  /// The line for a method with at most one parameter that a selector names.
  private func method(_ symbol: SymbolGraph.Symbol) -> String? {
    guard symbol.kind.identifier == "swift.method",
      let name = symbol.pathComponents.last?.prefix(while: { $0 != "(" }),
      selectors.contains(String(name)), symbol.parameters.count < 2,
      !symbol.keywords.contains("async"), !symbol.isGeneric,
      let owner = finder.ownerPath(of: symbol)
    else { return nil }
    let argument = symbol.parameters.first.map { parameter in
      (parameter.label == "_" ? "" : "\(EntryFinder.quoted(parameter.label)): ")
        + "try $1.value()"
    }
    let parameters = argument == nil ? "owner, _ in _ = try owner" : "_ = try $0"
    return "FlatplanScreens.Outlet(action: \(String(name).swiftLiteral), of: \(owner).self) "
      + "{ \(parameters).\(EntryFinder.quoted(name))(\(argument ?? "")) },"
  }

  /// The line for a class that has an initializer without arguments.
  private func creation(_ symbol: SymbolGraph.Symbol) -> String? {
    guard createsTypes, symbol.kind.identifier == "swift.class",
      !symbol.isGeneric,
      finder.hasDefaultInitializer(symbol.identifier.precise)
    else { return nil }
    let path = finder.path(of: symbol)
    return "FlatplanScreens.Outlet(creating: \(path).self) { \(path)() },"
  }
}

extension EntryFinder {
  /// The path of the class that has a method; `nil` for generic classes and other types.
  fileprivate func ownerPath(of symbol: SymbolGraph.Symbol) -> String? {
    guard let owner = parent(of: symbol), owner.kind.identifier == "swift.class", !owner.isGeneric
    else { return nil }
    return path(of: owner)
  }
}
