internal import Basics
internal import Foundation

extension EntryFinder {
  /// The delegates that start the app of a module.
  struct App {
    /// The name of the delegate that creates the window.
    var name: String
    /// The file and the line of this delegate.
    var file: String
    var line: Int
    /// The expression that creates the `AppStart` of the generated code.
    var expression: String
  }

  /// The app that the delegates of the module start; `nil` if it has none that can be created.
  func findApp() -> App? {
    let scene = delegate("UIWindowSceneDelegate")
    let application = delegate("UIApplicationDelegate")
    guard let main = scene ?? application, let location = main.location else { return nil }
    let parts = [("application", application), ("scene", scene)].compactMap { label, symbol in
      symbol.map { "\(label): { \(path(of: $0))() }" }
    }
    let name = main.pathComponents.joined(separator: ".")
    return App(
      name: name, file: Self.file(location), line: location.position.line + 1,
      expression:
        "FlatplanScreens.AppStart(\(name.swiftLiteral), \(parts.joined(separator: ", ")))")
  }

  /// The first class with a protocol of delegates, preferably one that is not taken from the project.
  private func delegate(_ name: String) -> SymbolGraph.Symbol? {
    let usable = (delegates[name] ?? []).filter { symbol in
      symbol.kind.identifier == "swift.class" && symbol.location != nil
        && !symbol.isGeneric
        && hasDefaultInitializer(symbol.identifier.precise)
        && !stoppedDelegates.contains(symbol.pathComponents.last ?? "")
    }
    return usable.min { one, other in order(one) < order(other) }
  }

  private func order(_ symbol: SymbolGraph.Symbol) -> (Int, String, Int) {
    guard let location = symbol.location else { return (2, "", 0) }
    let file = Self.file(location)
    return (taken.contains(file) ? 1 : 0, file, location.position.line)
  }

  /// The name of the file of a declaration.
  static func file(_ location: SymbolGraph.Location) -> String {
    let file = location.uri.split(separator: "/").last.map(String.init) ?? ""
    return file.removingPercentEncoding ?? file
  }

  func path(of symbol: SymbolGraph.Symbol) -> String {
    ([module] + symbol.pathComponents.map(Self.quoted)).joined(separator: ".")
  }

  /// Completes the entry point of a controller without an `init()`: by the arguments of a directive, by
  /// the app that shows it, or by obvious arguments.
  func complete(_ entry: inout EntryPoint, _ symbol: SymbolGraph.Symbol, type: String) {
    let initializer = (initializers[symbol.identifier.precise] ?? []).first { symbol in
      !symbol.keywords.contains("async") && !symbol.isFailable && !symbol.parameters.isEmpty
    }
    var other = entry
    var arguments: String?
    if let initializer { arguments = try? self.arguments(of: initializer, &other) }
    entry.advice = other.advice
    // Such a controller comes from a storyboard, which is missing.
    let own = initializers[symbol.identifier.precise] ?? []
    if own.isEmpty, app == nil, isCollectionViewController(symbol) {
      entry.call = "\(type)(collectionViewLayout: UICollectionViewFlowLayout())"
      return
    }
    let given = comments[entry.file]?.arguments(entry.line)
    if let given, initializer == nil {
      entry.call = "\(type)(\(given.joined(separator: ", ")))"
    } else if let arguments, given != nil || app == nil {
      entry.call = type + arguments
      entry.chosenArguments = other.chosenArguments
    } else if let app {
      show(&entry, type, by: app)
    } else {
      entry.obstacle = Self.missingInitializer
    }
  }

  static let missingInitializer = "it has no init()"

  private func show(_ entry: inout EntryPoint, _ type: String, by app: App) {
    let advice = entry.advice.map { "; to draw it, write '\($0)' above it" } ?? ""
    let obstacle =
      "\(Self.missingInitializer), and \(app.name) does not show it when the app starts" + advice
    entry.product = .root
    entry.call = "\(type).self, of: \(app.expression), obstacle: \(obstacle.swiftLiteral)"
  }

  /// The controllers of other files of the project that a delegate shows, if the drawn files have a
  /// delegate and no controllers of their own.
  func rootsOfOtherFiles() -> [EntryPoint] {
    guard let app, !taken.contains(app.file) else { return [] }
    let drawn = graph.symbols.filter(isDrawnController)
    let isOwn = drawn.contains { symbol in
      symbol.location.map { !taken.contains(Self.file($0)) } ?? false
    }
    guard !isOwn else { return [] }
    return drawn.filter { !$0.isGeneric }.map { symbol in
      let name = symbol.pathComponents.joined(separator: ".")
      return EntryPoint(
        name: name, file: app.file, line: app.line, product: .root,
        call: "\(path(of: symbol)).self, of: \(app.expression)", obstacle: nil, shows: [name])
    }
  }

  /// The names of controllers in the drawn files that cannot be created, or only with arguments that
  /// Flatplan chose.
  static func unmade(_ entries: [EntryPoint], taken: Set<String>) -> Set<String> {
    Set(
      entries.filter { entry in
        entry.product == .controller && !taken.contains(entry.file)
          && (entry.obstacle == missingInitializer || !entry.chosenArguments.isEmpty)
      }.map(\.name))
  }
}
