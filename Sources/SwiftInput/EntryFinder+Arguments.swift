internal import Basics

extension EntryFinder {
  /// The entry points. Those with arguments that Flatplan chose have an obstacle instead if others can
  /// be drawn.
  func entries(drawing isDrawn: (EntryPoint) -> Bool) -> [EntryPoint] {
    let found = entries()
    let hasOthers = found.contains {
      $0.obstacle == nil && $0.chosenArguments.isEmpty && isDrawn($0)
    }
    guard hasOthers else { return found }
    return found.map { entry in
      guard let first = entry.chosenArguments.first else { return entry }
      var entry = entry
      let name = first.prefix { $0 != ":" }
      entry.obstacle = "its parameter '\(name)' has no default value"
      return entry
    }
  }

  /// The arguments of a call, in parentheses: those of a directive above it, or else the layout
  /// environment, the section index, and obvious values. Parameters with defaults are left out.
  func arguments(
    of symbol: SymbolGraph.Symbol, _ entry: inout EntryPoint
  ) throws(Obstacle) -> String {
    var given = comments[entry.file]?.arguments(entry.line)
    var arguments: [String] = []
    var missing: [(parameter: DeclaredParameter, value: String?)] = []
    for parameter in symbol.parameters {
      let label = parameter.label == "_" ? "" : "\(Self.quoted(parameter.label)): "
      if let index = given?.firstIndex(where: { Self.isFor(parameter, $0) }),
        let text = given?.remove(at: index)
      {
        arguments.append(label + Self.value(of: text, parameter))
        continue
      }
      if parameter.hasDefault { continue }
      switch parameter.type {
      case "NSCollectionLayoutEnvironment" where entry.product.isSection:
        if entry.product == .section { entry.product = .sectionIn }
        arguments.append(label + "environment")
      case "Int" where entry.product.isSection && parameter.isIndex:
        entry.product = .sectionAt
        arguments.append(label + "index")
      default:
        let value = obviousValue(of: parameter)
        missing.append((parameter, value))
        arguments.append(label + (value ?? ""))
      }
    }
    guard !missing.isEmpty else { return "(" + arguments.joined(separator: ", ") + ")" }
    let example = missing.map { parameter, value in
      "\(parameter.name): \(value ?? Self.example(of: parameter))"
    }
    entry.advice = "// flatplan: arguments " + example.joined(separator: ", ")
    if let first = missing.first(where: { $0.value == nil }) {
      throw Obstacle("its parameter '\(first.parameter.name)' has no default value")
    }
    entry.chosenArguments = example
    return "(" + arguments.joined(separator: ", ") + ")"
  }

  /// Whether an argument is for a parameter: by its label or its name, or by its place if it has
  /// neither.
  private static func isFor(_ parameter: DeclaredParameter, _ argument: String) -> Bool {
    guard let name = name(of: argument) else { return parameter.label == "_" }
    return name == parameter.label || name == parameter.name
  }

  private static func value(of argument: String, _ parameter: DeclaredParameter) -> String {
    guard name(of: argument) != nil else { return argument }
    return String(argument.drop { $0 != ":" }.dropFirst().trimmingPrefix { $0.isWhitespace })
  }

  /// The label of an argument; `nil` if it has none.
  private static func name(of argument: String) -> String? {
    let name = argument.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return !name.isEmpty && argument[name.endIndex...].hasPrefix(":") ? String(name) : nil
  }

  /// A value that a reader would expect: the first case of an enum, nothing for an optional, a small
  /// number of columns, a usual spacing.
  private func obviousValue(of parameter: DeclaredParameter) -> String? {
    if parameter.isOptional { return "nil" }
    if parameter.isArray { return parameter.text.contains(":") ? "[:]" : "[]" }
    if let closure = parameter.closure { return value(of: closure) }
    let words = (parameter.label + parameter.name).lowercased()
    func has(_ parts: String...) -> Bool { parts.contains { words.contains($0) } }
    switch parameter.type {
    case "Bool": return "false"
    case "String": return parameter.name.swiftLiteral
    case "Int":
      if has("column", "count", "number", "rows", "items") { return "2" }
      return has("index", "section") ? "0" : nil
    case "CGFloat", "Double", "Float":
      if has("spacing", "inset", "padding", "margin", "gap") { return "8" }
      if has("ratio", "fraction", "aspect", "scale") { return "1" }
      return has("height", "width", "size") ? "100" : nil
    default: return Self.values[parameter.text] ?? firstCase(of: parameter.type)
    }
  }

  /// A closure that returns nothing, or an obvious value.
  private func value(of closure: (parameters: Int, result: String)) -> String? {
    let head = Array(repeating: "_", count: closure.parameters).joined(separator: ", ")
    let start = head.isEmpty ? "{" : "{ \(head) in"
    switch closure.result {
    case "Void", "()": return "\(start) }"
    case "Int": return "\(start) 2 }"
    case "Bool": return "\(start) false }"
    case "CGFloat", "Double", "Float": return "\(start) 100 }"
    case let result where result.hasSuffix("?"): return "\(start) nil }"
    default:
      return (Self.values[closure.result] ?? firstCase(of: closure.result)).map {
        "\(start) \($0) }"
      }
    }
  }

  /// Values of common types.
  private static let values = [
    "NSDirectionalEdgeInsets": ".zero", "UIEdgeInsets": ".zero", "CGPoint": ".zero",
    "CGSize": "CGSize(width: 100, height: 100)", "IndexPath": "IndexPath(item: 0, section: 0)",
    "UIColor": ".systemBlue", "NSCollectionLayoutDimension": ".fractionalWidth(1)",
    "UICollectionLayoutListConfiguration.Appearance": ".insetGrouped",
    "UICollectionLayoutSectionOrthogonalScrollingBehavior": ".continuous",
    "UICollectionView.ScrollDirection": ".vertical", "UICollectionViewScrollDirection": ".vertical",
    "UITraitCollection": "UITraitCollection()", "UIViewController": "UIViewController()",
    "UIView": "UIView()", "NSRectAlignment": ".top",
  ]

  private func firstCase(of name: String) -> String? {
    guard !name.isEmpty,
      let type = graph.symbols.first(where: {
        $0.kind.identifier == "swift.enum" && $0.pathComponents.last == name
      })
    else { return nil }
    let cases = graph.symbols.filter {
      $0.kind.identifier == "swift.enum.case"
        && parents[$0.identifier.precise] == type.identifier.precise
        && $0.pathComponents.last?.contains("(") == false
    }
    let first = cases.min {
      ($0.location?.position.line ?? 0) < ($1.location?.position.line ?? 0)
    }
    return first?.pathComponents.last.map { ".\(Self.quoted($0))" }
  }

  /// A value for an example.
  private static func example(of parameter: DeclaredParameter) -> String {
    switch parameter.type {
    case "Int": "3"
    case "CGFloat", "Double", "Float": "16"
    case "": "…"
    default: "\(parameter.type)(…)"
    }
  }
}
