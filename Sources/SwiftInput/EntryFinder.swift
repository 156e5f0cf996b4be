internal import Basics
internal import CodeSalvage
internal import Foundation

/// Finds the functions, properties and classes that can be drawn in the symbol graph of a module.
struct EntryFinder {
  let module: String
  let graph: SymbolGraph
  private(set) var parents: [String: String] = [:]
  private var superclasses: [String: SymbolGraph.Relationship] = [:]
  private(set) var symbols: [String: SymbolGraph.Symbol] = [:]
  /// The initializers, keyed by type.
  private(set) var initializers: [String: [SymbolGraph.Symbol]] = [:]
  /// The classes that conform to protocols of delegates, by the names of the protocols.
  private(set) var delegates: [String: [SymbolGraph.Symbol]] = [:]
  /// The names of delegates whose functions do not compile.
  let stoppedDelegates: Set<String>
  /// The names of the files that are taken from the project.
  let taken: Set<String>
  /// The app that shows controllers which cannot be created alone.
  private(set) var app: App?
  /// The classes that have a collection view of their own. Subclasses are not included.
  private var owners: Set<String> = []
  /// The class bodies of the module's files, keyed by file name.
  let texts: [String: ClassBodies]
  /// The previews of the module's files, keyed by file name.
  private let previews: [String: [CompiledSource.Preview]]
  /// The directives of the module's files, keyed by file name.
  let comments: [String: Comments]

  /// The names of the controllers that storyboards have scenes of.
  private let scenes: Set<String>

  init(
    _ graph: SymbolGraph, module: String, files: [SwiftUnit.File],
    previews: [String: [CompiledSource.Preview]] = [:], comments: [String: Comments] = [:],
    scenes: Set<String> = [], stoppedDelegates: Set<String> = []
  ) {
    self.scenes = scenes
    self.stoppedDelegates = stoppedDelegates
    taken = Set(files.filter(\.isTaken).map(\.base))
    self.graph = graph
    self.comments = comments
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
      case "conformsTo":
        guard let symbol = symbols[relationship.source],
          let name = relationship.targetFallback?.split(separator: ".").last,
          name.hasSuffix("Delegate")
        else { continue }
        delegates[String(name), default: []].append(symbol)
      default: break
      }
    }
    findOwners()
    app = findApp()
  }

  /// The entry points, sorted by file and line, with unique names. Those that cannot be called have an
  /// obstacle.
  func entries() -> [EntryPoint] {
    let shown = graph.symbols.compactMap(preview)
    // A controller that a preview shows is drawn only as configured in the preview.
    let names = shown.filter { $0.entry.obstacle == nil }
      .reduce(into: Set<Substring>()) { $0.formUnion($1.preview.calledNames) }
    let controllers = graph.symbols.compactMap(controller).filter { entry in
      !names.contains(entry.name.split(separator: ".").last ?? "") && !taken.contains(entry.file)
    }
    let functions = withoutIncompleteViews(graph.symbols.compactMap(entry))
    let all =
      functions + controllers + shown.map(\.entry) + rootsOfOtherFiles()
    let found = all.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    var counts: [String: Int] = [:]
    return found.map { entry in
      var entry = entry
      entry.name = DuplicateTypes.shown(entry.name)
      guard entry.obstacle == nil else { return entry }
      counts[entry.name, default: 0] += 1
      if let count = counts[entry.name], count > 1 { entry.name += "-\(count)" }
      return entry
    }
  }

  private func entry(_ symbol: SymbolGraph.Symbol) -> EntryPoint? {
    guard let location = symbol.location, !isInProtocol(symbol), !isLocal(symbol),
      let product = product(of: symbol), let kind = Kind(rawValue: symbol.kind.identifier)
    else { return nil }
    // An extension method on a section or layout of another module modifies one, it does not create
    // one.
    if kind.needsInstance, parent(of: symbol) == nil { return nil }
    // The view of a generic controller is drawn in its subclasses.
    if product == .collectionView, parent(of: symbol)?.isGeneric == true { return nil }
    var entry = EntryPoint(
      name: Self.name(of: symbol), file: Self.file(location),
      line: location.position.line + 1, product: product, call: "", obstacle: nil)
    entry.owner = Self.typeName(of: symbol)
    if let parent = parents[symbol.identifier.precise] {
      entry.isOfView = symbols[parent] != nil && knownClass("", parent) == "UIView"
    }
    do throws(Obstacle) {
      if symbol.isGeneric { throw Obstacle("it is generic") }
      if symbol.keywords.contains("async") { throw Obstacle("it is asynchronous") }
      let arguments = kind.isFunction ? try arguments(of: symbol, &entry) : ""
      entry.call = try receiver(of: symbol, kind) + Self.base(of: symbol) + arguments
    } catch {
      entry.obstacle = error.reason
    }
    return entry
  }

  /// The entry point for the property generated from a `#Preview`. It has an obstacle if the preview
  /// shows no collection view.
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
      preview.calledNames.contains(symbol.pathComponents.last.map { $0[...] } ?? "")
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

  /// Converts a text to a file name of letters, digits and hyphens.
  private static func fileName(_ text: String) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? "Preview" : words.joined(separator: "-")
  }

  private func isController(_ symbol: SymbolGraph.Symbol) -> Bool {
    symbol.kind.identifier == "swift.class"
      && ["UIViewController", "UICollectionViewController", "UITableViewController"].contains(
        knownClass(symbol.pathComponents.last ?? "", symbol.identifier.precise))
  }

  /// Whether the symbol is a class of view controllers with a collection view.
  func isDrawnController(_ symbol: SymbolGraph.Symbol) -> Bool {
    let type = symbol.identifier.precise
    return isController(symbol)
      && (knownClass("", type) == "UICollectionViewController" || hasCollectionView(type))
  }

  /// The entry point for a class of view controllers with a collection view.
  private func controller(_ symbol: SymbolGraph.Symbol) -> EntryPoint? {
    guard isDrawnController(symbol), let location = symbol.location,
      !isIncomplete(symbol)
    else { return nil }
    let path = symbol.pathComponents.map(Self.quoted)
    let type = (isForeign(symbol) ? path : [module] + path).joined(separator: ".")
    var entry = EntryPoint(
      name: symbol.pathComponents.joined(separator: "."), file: Self.file(location),
      line: location.position.line + 1, product: .controller, call: type + "()", obstacle: nil)
    entry.shows = [entry.name]
    if symbol.isGeneric {
      entry.obstacle = "it is generic"
    } else if let factory = factory(of: symbol) {
      entry.call = factory
    } else if let name = symbol.pathComponents.last, scenes.contains(name) {
      entry.call = "FlatplanScreens.Outlet.controller(\(name.swiftLiteral))"
    } else if !hasDefaultInitializer(symbol.identifier.precise) {
      complete(&entry, symbol, type: type)
    }
    return entry
  }

  /// Whether a class or a superclass has a collection view, directly or inside of another view.
  private func hasCollectionView(_ type: String) -> Bool {
    lineage(of: type).contains { owners.contains($0) }
  }

  /// Finds the classes that have a collection view: in a property, by a call of its initializer, or
  /// inside of another view of the module.
  private mutating func findOwners() {
    let classes = graph.symbols.filter { $0.kind.identifier == "swift.class" }
    var properties: [String: [SymbolGraph.Fragment]] = [:]
    for symbol in graph.symbols where symbol.kind.identifier == "swift.property" {
      guard let owner = parents[symbol.identifier.precise] else { continue }
      properties[owner, default: []] += symbol.declaredType.filter { $0.kind == "typeIdentifier" }
    }
    let calledNames = classes.map(calledNames)
    var names: Set<Substring> = ["UICollectionView"]
    for _ in 0..<Self.maximumDepth {
      let before = owners.count
      for (symbol, called) in zip(classes, calledNames) {
        let type = symbol.identifier.precise
        let isOwner =
          !called.isDisjoint(with: names)
          || (properties[type] ?? []).contains { isShown($0.spelling, $0.preciseIdentifier ?? "") }
        guard isOwner, owners.insert(type).inserted, knownClass("", type) == "UIView" else {
          continue
        }
        names.insert(symbol.pathComponents.last.map { $0[...] } ?? "")
      }
      if owners.count == before { return }
    }
  }

  /// Whether a type is a collection view or a view that contains one.
  private func isShown(_ name: String, _ identifier: String) -> Bool {
    switch knownClass(name, identifier) {
    case "UICollectionView": true
    case "UIView": hasCollectionView(identifier)
    default: false
    }
  }

  /// The names that the functions of a class call, and those of its type arguments. The symbol graph does
  /// not contain function bodies.
  private func calledNames(_ symbol: SymbolGraph.Symbol) -> Set<Substring> {
    guard let location = symbol.location, let text = texts[Self.file(location)] else { return [] }
    let line = location.position.line
    return text.calledNames(inClassAt: line).union(text.typeArguments(ofClassAt: line))
  }

  /// A class and its superclasses in the same module.
  private func lineage(of type: String) -> [String] {
    var types = [type]
    while types.count < Self.maximumDepth, let above = superclasses[types[types.count - 1]],
      symbols[above.target] != nil
    {
      types.append(above.target)
    }
    return types
  }

  /// Why a function cannot be called.
  struct Obstacle: Error {
    var reason: String
    init(_ reason: String) { self.reason = reason }
  }

  /// The kinds of declarations that can return a layout, as identified in symbol graphs.
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

  /// Whether the symbol is declared in a closure that initializes a property. Symbol graphs contain
  /// such symbols; their identifiers start with the identifier of the property.
  private func isLocal(_ symbol: SymbolGraph.Symbol) -> Bool {
    let identifier = symbol.identifier.precise
    return identifier.ranges(of: "vpfi").contains { range in
      symbols[String(identifier[..<range.lowerBound]) + "vp"] != nil
    }
  }

  /// Whether the symbol is declared in an extension of a type of another module, at any depth.
  private func isForeign(_ symbol: SymbolGraph.Symbol) -> Bool {
    var identifier = symbol.identifier.precise
    while let parent = parents[identifier] {
      guard symbols[parent] != nil else { return true }
      identifier = parent
    }
    return false
  }
}

// MARK: Types

extension EntryFinder {
  /// The product of a function or property, by its type.
  private func product(of symbol: SymbolGraph.Symbol) -> EntryPoint.Product? {
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

  /// The class itself if another module declares it, otherwise its nearest superclass from another
  /// module.
  func knownClass(_ name: String, _ identifier: String) -> String? {
    var (name, identifier) = (name, identifier)
    for _ in 0..<Self.maximumDepth {
      if symbols[identifier] == nil { return name }
      guard let superclass = superclasses[identifier] else { return nil }
      identifier = superclass.target
      name =
        superclass.targetFallback?.split(separator: ".").last.map(String.init)
        ?? symbols[identifier]?.pathComponents.last ?? ""
    }
    return nil
  }

  /// The maximum depth of class hierarchies and of nested views.
  private static let maximumDepth = 16

  private static let products: [String: EntryPoint.Product] = [
    "UICollectionViewLayout": .layout, "UICollectionViewCompositionalLayout": .layout,
    "UICollectionViewFlowLayout": .layout,
    "NSCollectionLayoutSection": .section, "UICollectionView": .collectionView,
  ]
}

// MARK: Calls

extension EntryFinder {
  /// The expression that the function is called on, with a trailing dot.
  private func receiver(
    of symbol: SymbolGraph.Symbol, _ kind: Kind
  ) throws(Obstacle) -> String {
    let path = symbol.pathComponents.dropLast().map(Self.quoted)
    let type = (isForeign(symbol) ? path : [module] + path).joined(separator: ".")
    guard kind.needsInstance, let parent = parent(of: symbol) else { return type + "." }
    let typeName = symbol.pathComponents.dropLast().joined(separator: ".")
    if parent.kind.identifier == "swift.enum" {
      throw Obstacle("it needs a value of the enum \(typeName)")
    }
    guard hasDefaultInitializer(parent.identifier.precise) else {
      throw Obstacle("\(typeName) has no init()")
    }
    return "FlatplanScreens.RetainedObjects.keep(\(type)())."
  }

  /// Whether a type has an initializer without arguments, according to its declarations. A class whose
  /// own initializers are all convenience initializers inherits those of its superclass.
  func hasDefaultInitializer(_ type: String) -> Bool {
    for type in lineage(of: type) {
      let own = initializers[type] ?? []
      let hasDefault = own.contains { symbol in
        !symbol.keywords.contains("async") && !symbol.isFailable
          && symbol.parameters.allSatisfy(\.hasDefault)
      }
      // Views that override both initializers of UIView inherit `init()`.
      let inherits = own.contains { $0.pathComponents.last == "init(frame:)" }
      if inherits,
        own.allSatisfy({ Self.initializersOfViews.contains($0.pathComponents.last ?? "") })
      {
        return true
      }
      if hasDefault { return true }
      guard own.allSatisfy({ $0.keywords.contains("convenience") }) else { return false }
    }
    return knownClass("", type) != "UICollectionViewController"
  }

  private static let initializersOfViews: Set = ["init(frame:)", "init(coder:)"]

  /// The name of a function without its argument labels.
  private static func base(of symbol: SymbolGraph.Symbol) -> String {
    quoted(String(symbol.pathComponents.last?.prefix { $0 != "(" } ?? ""))
  }

  private static func name(of symbol: SymbolGraph.Symbol) -> String {
    let types = symbol.pathComponents.dropLast()
    let base = symbol.pathComponents.last?.prefix { $0 != "(" } ?? ""
    return (types + [String(base)]).joined(separator: ".")
  }

  /// The type that declares the member, in the format of ``EntryPoint/name``.
  private static func typeName(of symbol: SymbolGraph.Symbol) -> String {
    symbol.pathComponents.dropLast().joined(separator: ".")
  }

  /// The name in backticks, since it may be a keyword.
  static func quoted(_ name: some StringProtocol) -> String { "`\(name)`" }
}
