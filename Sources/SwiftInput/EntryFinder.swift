internal import Foundation

/// Finds what can be drawn in what the compiler tells of a module.
struct EntryFinder {
  private let module: String
  private let graph: SymbolGraph
  private var parents: [String: String] = [:]
  private var superclasses: [String: SymbolGraph.Relationship] = [:]
  private var symbols: [String: SymbolGraph.Symbol] = [:]
  /// The ways to make a value, by type.
  private var initializers: [String: [SymbolGraph.Symbol]] = [:]
  /// The classes that have a collection view, those that inherit it left out.
  private var owners: Set<String> = []
  /// The texts of the module's files, by the last parts of their paths.
  private let texts: [String: ClassBodies]
  /// The previews of the module's files, by the last parts of their paths.
  private let previews: [String: [CompiledSource.Preview]]

  init(
    _ graph: SymbolGraph, module: String, files: [SwiftUnit.File],
    previews: [String: [CompiledSource.Preview]] = [:]
  ) {
    self.graph = graph
    self.module = module
    self.previews = previews
    texts = Dictionary(files.map { ($0.base, ClassBodies($0.text)) }) { first, _ in first }
    for symbol in graph.symbols { symbols[symbol.identifier.precise] = symbol }
    for relationship in graph.relationships {
      switch relationship.kind {
      case "memberOf", "requirementOf", "optionalRequirementOf":
        parents[relationship.source] = relationship.target
        guard let symbol = symbols[relationship.source], symbol.kind.identifier == "swift.init"
        else { continue }
        initializers[relationship.target, default: []].append(symbol)
      case "inheritsFrom": superclasses[relationship.source] = relationship
      default: break
      }
    }
    findOwners()
  }

  /// All of them, in the order of files and lines; each with a name of its own.
  func entries() -> [EntryPoint] {
    let shown = graph.symbols.compactMap(preview)
    // What a preview shows is drawn as that has it.
    let names = shown.filter { $0.entry.obstacle == nil }
      .reduce(into: Set<Substring>()) { $0.formUnion($1.preview.made) }
    let controllers = graph.symbols.compactMap(controller).filter { entry in
      !names.contains(entry.name.split(separator: ".").last ?? "")
    }
    let all = graph.symbols.compactMap(entry) + controllers + shown.map(\.entry)
    let found = all.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    var counts: [String: Int] = [:]
    return found.map { entry in
      var entry = entry
      guard entry.obstacle == nil else { return entry }
      counts[entry.name, default: 0] += 1
      if let count = counts[entry.name], count > 1 { entry.name += "-\(count)" }
      return entry
    }
  }

  private func entry(_ symbol: SymbolGraph.Symbol) -> EntryPoint? {
    guard let location = symbol.location, !isInProtocol(symbol), !isLocal(symbol),
      let answer = answer(of: symbol), let kind = Kind(rawValue: symbol.kind.identifier)
    else { return nil }
    // What changes a section or a layout of another's makes none.
    if kind.needsInstance, parent(of: symbol) == nil { return nil }
    var entry = EntryPoint(
      name: Self.name(of: symbol), file: Self.file(location),
      line: location.position.line + 1, product: answer, call: "", obstacle: nil)
    entry.owner = Self.typeName(of: symbol)
    if let parent = parents[symbol.identifier.precise] {
      entry.isOfView = symbols[parent] != nil && knownClass("", parent) == "UIView"
    }
    do throws(Obstacle) {
      if symbol.swiftGenerics?.parameters?.isEmpty == false { throw Obstacle("it is generic") }
      if symbol.words.contains("async") { throw Obstacle("it is asynchronous") }
      let arguments = kind.isFunction ? try arguments(of: symbol, &entry.product) : ""
      entry.call = try receiver(of: symbol, kind) + Self.base(of: symbol) + arguments
    } catch {
      entry.obstacle = error.reason
    }
    return entry
  }

  /// What a `#Preview` became, unless it shows what has no collection view.
  private func preview(
    _ symbol: SymbolGraph.Symbol
  ) -> (entry: EntryPoint, preview: CompiledSource.Preview)? {
    guard let location = symbol.location, let type = symbol.declaredType.first?.spelling,
      let product = Self.previewProducts[type],
      let preview = previews[Self.file(location)]?.first(where: {
        $0.line == location.position.line + 1
      })
    else { return nil }
    let controllers = graph.symbols.filter { symbol in
      preview.made.contains(symbol.pathComponents.last.map { $0[...] } ?? "")
        && isController(symbol)
    }
    let name = preview.name.map(Self.fileName) ?? controllers.first?.pathComponents.last
    var entry = EntryPoint(
      name: name ?? "Preview", file: Self.file(location), line: preview.line, product: product,
      call: "\(module).\(Self.base(of: symbol)).make()", obstacle: nil)
    entry.shows = Set(controllers.map { $0.pathComponents.joined(separator: ".") })
    if !controllers.isEmpty, !controllers.contains(where: isDrawnController) {
      entry.obstacle = "it shows no collection view"
    }
    return (entry, preview)
  }

  private static let previewProducts: [String: EntryPoint.Product] = [
    "ControllerPreview": .controller, "CollectionViewPreview": .collectionView,
  ]

  /// A name for files, of the letters and digits of a text.
  private static func fileName(_ text: String) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? "Preview" : words.joined(separator: "-")
  }

  private func isController(_ symbol: SymbolGraph.Symbol) -> Bool {
    symbol.kind.identifier == "swift.class"
      && ["UIViewController", "UICollectionViewController"].contains(
        knownClass(symbol.pathComponents.last ?? "", symbol.identifier.precise))
  }

  /// Whether it is a class of controllers that have a collection view.
  private func isDrawnController(_ symbol: SymbolGraph.Symbol) -> Bool {
    let type = symbol.identifier.precise
    return isController(symbol)
      && (knownClass("", type) == "UICollectionViewController" || hasCollectionView(type))
  }

  /// A class of controllers that have a collection view.
  private func controller(_ symbol: SymbolGraph.Symbol) -> EntryPoint? {
    guard isDrawnController(symbol), let location = symbol.location else { return nil }
    let path = symbol.pathComponents.map(Self.quoted)
    let type = (isForeign(symbol) ? path : [module] + path).joined(separator: ".")
    var entry = EntryPoint(
      name: symbol.pathComponents.joined(separator: "."), file: Self.file(location),
      line: location.position.line + 1, product: .controller, call: type + "()", obstacle: nil)
    entry.shows = [entry.name]
    if symbol.swiftGenerics?.parameters?.isEmpty == false { entry.obstacle = "it is generic" }
    if !canBeMade(symbol.identifier.precise) { entry.obstacle = "it has no init()" }
    return entry
  }

  /// Whether a class or one that it inherits from has a collection view, itself or in a view that it has.
  private func hasCollectionView(_ type: String) -> Bool {
    lineage(of: type).contains { owners.contains($0) }
  }

  /// Finds the classes that have a property which is a collection view, or make one where they need none to
  /// be kept; and those that have a view of the module which does so.
  private mutating func findOwners() {
    let classes = graph.symbols.filter { $0.kind.identifier == "swift.class" }
    var properties: [String: [SymbolGraph.Fragment]] = [:]
    for symbol in graph.symbols where symbol.kind.identifier == "swift.property" {
      guard let owner = parents[symbol.identifier.precise] else { continue }
      properties[owner, default: []] += symbol.declaredType.filter { $0.kind == "typeIdentifier" }
    }
    let made = classes.map(madeNames)
    var names: Set<Substring> = ["UICollectionView"]
    for _ in 0..<Self.deepest {
      let before = owners.count
      for (symbol, made) in zip(classes, made) {
        let type = symbol.identifier.precise
        let isOwner =
          !made.isDisjoint(with: names)
          || (properties[type] ?? []).contains { isShown($0.spelling, $0.preciseIdentifier ?? "") }
        guard isOwner, owners.insert(type).inserted, knownClass("", type) == "UIView" else {
          continue
        }
        names.insert(symbol.pathComponents.last.map { $0[...] } ?? "")
      }
      if owners.count == before { return }
    }
  }

  /// Whether a view of a type is a collection view, or has one.
  private func isShown(_ name: String, _ identifier: String) -> Bool {
    switch knownClass(name, identifier) {
    case "UICollectionView": true
    case "UIView": hasCollectionView(identifier)
    default: false
    }
  }

  /// What the functions of a class make, of which the compiler tells nothing.
  private func madeNames(_ symbol: SymbolGraph.Symbol) -> Set<Substring> {
    guard let location = symbol.location, let text = texts[Self.file(location)] else { return [] }
    return text.made(inClassAt: location.position.line)
  }

  /// A class and those of its module that it inherits from.
  private func lineage(of type: String) -> [String] {
    var types = [type]
    while types.count < Self.deepest, let above = superclasses[types[types.count - 1]],
      symbols[above.target] != nil
    {
      types.append(above.target)
    }
    return types
  }

  private static func file(_ location: SymbolGraph.Location) -> String {
    let file = location.uri.split(separator: "/").last.map(String.init) ?? ""
    return file.removingPercentEncoding ?? file
  }

  /// Why a function cannot be called.
  private struct Obstacle: Error {
    var reason: String
    init(_ reason: String) { self.reason = reason }
  }

  /// The kinds of declarations that answer something.
  private enum Kind: String {
    case function = "swift.func"
    case method = "swift.method"
    case typeMethod = "swift.type.method"
    case variable = "swift.var"
    case property = "swift.property"
    case typeProperty = "swift.type.property"

    var isFunction: Bool { [.function, .method, .typeMethod].contains(self) }
    var needsInstance: Bool { [.method, .property].contains(self) }
  }

  private func isInProtocol(_ symbol: SymbolGraph.Symbol) -> Bool {
    parent(of: symbol)?.kind.identifier == "swift.protocol"
  }

  /// Whether it stands in a closure that is a property's value, which the compiler tells of too: its
  /// identifier begins with the property's.
  private func isLocal(_ symbol: SymbolGraph.Symbol) -> Bool {
    let identifier = symbol.identifier.precise
    return identifier.ranges(of: "vpfi").contains { range in
      symbols[String(identifier[..<range.lowerBound]) + "vp"] != nil
    }
  }

  /// Whether it stands in an extension of a type of another module, at whatever depth.
  private func isForeign(_ symbol: SymbolGraph.Symbol) -> Bool {
    var identifier = symbol.identifier.precise
    while let parent = parents[identifier] {
      guard symbols[parent] != nil else { return true }
      identifier = parent
    }
    return false
  }

  private func parent(of symbol: SymbolGraph.Symbol) -> SymbolGraph.Symbol? {
    parents[symbol.identifier.precise].flatMap { symbols[$0] }
  }
}

// MARK: Types

extension EntryFinder {
  private func answer(of symbol: SymbolGraph.Symbol) -> EntryPoint.Product? {
    let fragments = symbol.functionSignature?.returns ?? symbol.declaredType
    let types = fragments.filter { $0.kind == "typeIdentifier" }
    let rest = fragments.filter { $0.kind != "typeIdentifier" }.map(\.spelling).joined()
      .filter { !$0.isWhitespace }
    guard types.count == 1, let product = product(types[0]) else { return nil }
    let isPlain = ["", "some", "any"].contains(rest)
    return isPlain || (rest == "?" && product == .section) ? product : nil
  }

  private func product(_ type: SymbolGraph.Fragment) -> EntryPoint.Product? {
    knownClass(type.spelling, type.preciseIdentifier ?? "").flatMap { Self.products[$0] }
  }

  /// The class of another module that a class is, or comes from: one may inherit from one of its own
  /// module, and that from another.
  private func knownClass(_ name: String, _ identifier: String) -> String? {
    var (name, identifier) = (name, identifier)
    for _ in 0..<Self.deepest {
      if symbols[identifier] == nil { return name }
      guard let superclass = superclasses[identifier] else { return nil }
      identifier = superclass.target
      name =
        superclass.targetFallback?.split(separator: ".").last.map(String.init)
        ?? symbols[identifier]?.pathComponents.last ?? ""
    }
    return nil
  }

  /// More classes than inherit from one another.
  private static let deepest = 16

  private static let products: [String: EntryPoint.Product] = [
    "UICollectionViewLayout": .layout, "UICollectionViewCompositionalLayout": .layout,
    "NSCollectionLayoutSection": .section, "UICollectionView": .collectionView,
  ]
}

// MARK: Calls

extension EntryFinder {
  /// What the function is called on, with a dot at its end.
  private func receiver(
    of symbol: SymbolGraph.Symbol, _ kind: Kind
  ) throws(Obstacle) -> String {
    let path = symbol.pathComponents.dropLast().map(Self.quoted)
    let type = (isForeign(symbol) ? path : [module] + path).joined(separator: ".")
    guard kind.needsInstance, let parent = parent(of: symbol) else { return type + "." }
    let word = symbol.pathComponents.dropLast().joined(separator: ".")
    if parent.kind.identifier == "swift.enum" {
      throw Obstacle("it needs one of the cases of \(word)")
    }
    guard canBeMade(parent.identifier.precise) else { throw Obstacle("\(word) has no init()") }
    return "FlatplanScreens.RetainedObjects.keep(\(type)())."
  }

  /// Whether a value of a type can be had without arguments, as far as it says. A class whose own ways are
  /// all for convenience has those of the class that it inherits from, too.
  private func canBeMade(_ type: String) -> Bool {
    for type in lineage(of: type) {
      let ways = initializers[type] ?? []
      let isMade = ways.contains { way in
        !way.words.contains("async") && !way.isFailable && way.parameters.allSatisfy(\.hasDefault)
      }
      if isMade { return true }
      guard ways.allSatisfy({ $0.words.contains("convenience") }) else { return false }
    }
    return true
  }

  /// The arguments in their parentheses. What a function needs to know of its place it can be told.
  private func arguments(
    of symbol: SymbolGraph.Symbol, _ product: inout EntryPoint.Product
  ) throws(Obstacle) -> String {
    var arguments: [String] = []
    for parameter in symbol.parameters where !parameter.hasDefault {
      let label = parameter.label == "_" ? "" : "\(Self.quoted(parameter.label)): "
      switch parameter.type {
      case "NSCollectionLayoutEnvironment" where product.isSection:
        if product == .section { product = .sectionIn }
        arguments.append(label + "environment")
      case "Int" where product.isSection && parameter.isIndex:
        product = .sectionAt
        arguments.append(label + "index")
      default: throw Obstacle("'\(parameter.name)' has no default")
      }
    }
    return "(" + arguments.joined(separator: ", ") + ")"
  }

  /// Without labels.
  private static func base(of symbol: SymbolGraph.Symbol) -> String {
    quoted(String(symbol.pathComponents.last?.prefix { $0 != "(" } ?? ""))
  }

  private static func name(of symbol: SymbolGraph.Symbol) -> String {
    let types = symbol.pathComponents.dropLast()
    let base = symbol.pathComponents.last?.prefix { $0 != "(" } ?? ""
    return (types + [String(base)]).joined(separator: ".")
  }

  /// The type that it is a member of, as ``EntryPoint/name`` has it.
  private static func typeName(of symbol: SymbolGraph.Symbol) -> String {
    symbol.pathComponents.dropLast().joined(separator: ".")
  }

  /// A name that may be one of the language's words.
  private static func quoted(_ name: some StringProtocol) -> String { "`\(name)`" }
}
