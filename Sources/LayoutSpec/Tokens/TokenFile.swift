internal import CellContent
internal import Foundation
internal import LayoutEngine
internal import SpecTree

/// A design token: a value with a name, as the file has it.
struct DesignToken {
  /// The name as specs write it: `color.brand.primary`.
  var name: String
  /// The kind that the token or a group around it names.
  var type: String?
  var value: SourceNode
  /// How a tool changes the value, such as `lighten`.
  var change: SourceNode?
  /// The values in other appearances than light.
  var modes: [Appearance: SourceNode] = [:]
}

extension Appearance {
  /// The appearance that the name of a mode means, such as `Dark` or `high-contrast`; `nil` if it means
  /// none.
  fileprivate init?(mode name: String) {
    let name = name.lowercased()
    let (isDark, isHigh) = (name.contains("dark"), name.contains("contrast"))
    guard isDark || isHigh || name.contains("light") else { return nil }
    self.init(isDark: isDark, hasHighContrast: isHigh)
  }
}

extension DesignToken {
  /// The color of a color set in an asset catalog; `nil` if it has none.
  init?(_ name: String, _ set: ColorSet, at node: SourceNode) {
    func text(_ color: ColorValue) -> String? {
      switch color {
      case .named(let name): name
      case .components(let red, let green, let blue, let alpha):
        WrittenColor("srgb", [red, green, blue], alpha: alpha)?.hexadecimal
      case .dynamic, .contrasting, .faded: nil
      }
    }
    func color(_ appearance: Appearance) -> SourceNode? {
      set.color(in: appearance).flatMap(text).map {
        SourceNode(text: $0, isPlain: false, at: node.place)
      }
    }
    guard let light = color(.light) ?? color(.dark) else { return nil }
    self.init(name: name, type: "color", value: light)
    for appearance in Appearance.allCases.dropFirst() { modes[appearance] = color(appearance) }
  }
}

/// The tokens of a file, in the format of the W3C's Design Tokens Community Group, of Style Dictionary, or
/// of the variables that Figma exports.
struct TokenFile {
  /// The tokens by the name with which aliases refer to them.
  private(set) var tokens: [String: DesignToken] = [:]
  private let root: SourceNode?
  /// The number of values read, because groups that extend others could have many more than the file.
  private var visited = 0

  init(_ root: SourceNode) {
    self.root = root
    if let variables = root["meta"] ?? (root["variables"]?.entries == nil ? nil : root),
      variables["variables"] != nil
    {
      addVariables(of: variables)
    } else if let collections = root["collections"]?.elements {
      for collection in collections { addCollection(collection) }
    } else if let sets = root["$metadata"]?["tokenSetOrder"]?.elements {
      addSets(sets.compactMap(\.text), of: root)
    } else {
      add(root, [], type: nil)
    }
  }

  // MARK: Tokens Studio

  /// Adds sets, whose names are not part of those of their tokens. Those of an appearance are modes.
  private mutating func addSets(_ names: [String], of root: SourceNode) {
    for name in names {
      guard let node = root[name] else { continue }
      let known = tokens
      tokens = [:]
      add(node, [], type: nil)
      let appearance = Appearance(mode: name) ?? .light
      tokens = known.merging(tokens) { old, new in
        guard appearance != .light else { return new }
        var token = old
        token.modes[appearance] = new.value
        return token
      }
    }
  }

  private mutating func add(_ token: DesignToken, as key: String) { tokens[key] = token }

  // MARK: W3C and Style Dictionary

  /// The longest chain of groups that extend each other.
  private static let mostBases = 16

  /// - Parameter bases: The groups that are being extended.
  private mutating func add(
    _ node: SourceNode, _ path: [String], type: String?, extending bases: [[String]] = []
  ) {
    visited += 1
    guard visited <= Limits.values else { return }
    let own = (node["$type"] ?? node["type"])?.text ?? type
    let reference = node["$ref"].map { _ in node }
    if let value = node["$value"] ?? node["value"] ?? reference, !path.isEmpty {
      var token = DesignToken(name: Self.name(path), type: own, value: value["light"] ?? value)
      if let extensions = node["$extensions"] {
        token.modes = Self.modes(in: extensions, depth: 0)
        token.change = extensions["studio.tokens"]?["modify"]?["type"]
      }
      if let dark = node["darkValue"] { token.modes[.dark] = dark }
      for appearance in Appearance.allCases.dropFirst() {
        if let own = value[appearance.rawValue] { token.modes[appearance] = own }
      }
      return add(token, as: path.joined(separator: "."))
    }
    // A group that another one extends comes first, so that own tokens replace its tokens.
    let base = (node["$extends"]?.text ?? "").split { "{}.#/".contains($0) }.map(String.init)
    if !base.isEmpty, bases.count < Self.mostBases, !bases.contains(base),
      !path.starts(with: base)
    {
      let group = base.reduce(root) { $0?[$1] }
      if let group { add(group, path, type: own, extending: bases + [base]) }
    }
    for entry in node.entries ?? [] where !entry.key.hasPrefix("$") || entry.key == "$root" {
      add(
        entry.value, path + (entry.key == "$root" ? [] : [entry.key]),
        type: node["$type"]?.text ?? type, extending: bases)
    }
  }

  /// The values of modes whose names say that they are appearances, as tools write them into
  /// extensions.
  private static func modes(in node: SourceNode, depth: Int) -> [Appearance: SourceNode] {
    var modes: [Appearance: SourceNode] = [:]
    for entry in node.entries ?? [] {
      if let appearance = Appearance(mode: entry.key) {
        modes[appearance] = entry.value["$value"] ?? entry.value
      } else if depth < 3 {
        modes.merge(Self.modes(in: entry.value, depth: depth + 1)) { first, _ in first }
      }
    }
    return modes.filter { $0.key != .light }
  }

  // MARK: Figma

  /// Adds the variables that Figma's REST API gives.
  private mutating func addVariables(of node: SourceNode) {
    let names = Dictionary(
      (node["variables"]?.entries ?? []).map { ($0.key, $0.value["name"]?.text ?? "") },
      uniquingKeysWith: { first, _ in first })
    for entry in node["variables"]?.entries ?? [] {
      let collection = entry.value["variableCollectionId"]?.text ?? ""
      let modes = node["variableCollections"]?[collection]?["modes"]?.elements ?? []
      let values = modes.compactMap { mode -> (name: String, value: SourceNode)? in
        guard let id = mode["modeId"]?.text, let value = entry.value["valuesByMode"]?[id] else {
          return nil
        }
        return (mode["name"]?.text ?? "", Self.resolving(value, names))
      }
      add(name: names[entry.key] ?? "", entry.value["resolvedType"]?.text, values)
    }
  }

  /// Writes a reference to a variable as an alias.
  private static func resolving(_ node: SourceNode, _ names: [String: String]) -> SourceNode {
    guard node["type"]?.text == "VARIABLE_ALIAS", let id = node["id"]?.text else { return node }
    let name = (names[id] ?? id).split(separator: "/").joined(separator: ".")
    return SourceNode(text: "{\(name)}", isPlain: false, at: node.place)
  }

  /// Adds a collection that a plugin exports, with a list of variables for each mode.
  private mutating func addCollection(_ node: SourceNode) {
    var values: [String: (type: String?, modes: [(name: String, value: SourceNode)])] = [:]
    for mode in node["modes"]?.elements ?? [] {
      for variable in mode["variables"]?.elements ?? [] {
        guard let name = variable["name"]?.text, var value = variable["value"] else { continue }
        if let alias = value["name"]?.text {
          let text = "{\(alias.split(separator: "/").joined(separator: "."))}"
          value = SourceNode(text: text, isPlain: false, at: value.place)
        }
        values[name, default: (variable["type"]?.text, [])].modes
          .append((mode["name"]?.text ?? "", value))
      }
    }
    for (name, value) in values { add(name: name, value.type, value.modes) }
  }

  private mutating func add(
    name: String, _ type: String?, _ modes: [(name: String, value: SourceNode)]
  ) {
    let path = name.split(separator: "/").map(String.init)
    let named = modes.map { (Appearance(mode: $0.name) ?? .light, $0.value) }
    guard !path.isEmpty, let light = named.first(where: { $0.0 == .light }) ?? named.first else {
      return
    }
    let types = ["color": "color", "float": "number", "number": "number", "string": "string"]
    let token = DesignToken(
      name: Self.name(path), type: types[type?.lowercased() ?? ""], value: light.1,
      modes: Dictionary(named.filter { $0.0 != .light }) { first, _ in first })
    add(token, as: path.joined(separator: "."))
  }

  // MARK: Names

  /// The name of a token in specs: the names of its groups with full stops, each without the characters
  /// that names do not have.
  static func name(_ path: [String]) -> String {
    let parts = path.map { part in
      part.unicodeScalars.split { !$0.isNamePart }.enumerated().map { index, word in
        let word = String(String.UnicodeScalarView(word))
        return index == 0 ? word : word.prefix(1).uppercased() + word.dropFirst()
      }.joined()
    }
    let name = parts.filter { !$0.isEmpty }.joined(separator: ".")
    return name.unicodeScalars.first?.isNameStart == true ? name : "_" + name
  }
}
