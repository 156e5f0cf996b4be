internal import SpecSource

/// A design token: a value with a name, as the file has it.
struct DesignToken {
  /// The name as specs write it: `color.brand.primary`.
  var name: String
  /// The kind that the token or a group around it names.
  var type: String?
  var value: SourceNode
  /// The value in dark appearance, if the file has one.
  var dark: SourceNode?
}

/// The tokens of a file, in the format of the W3C's Design Tokens Community Group, of Style Dictionary, or
/// of the variables that Figma exports.
struct TokenFile {
  /// The tokens by the name with which aliases refer to them.
  private(set) var tokens: [String: DesignToken] = [:]

  init(_ root: SourceNode) {
    if let variables = root["meta"] ?? (root["variables"]?.entries == nil ? nil : root),
      variables["variables"] != nil
    {
      addVariables(of: variables)
    } else if let collections = root["collections"]?.elements {
      for collection in collections { addCollection(collection) }
    } else {
      add(root, [], type: nil)
    }
  }

  private mutating func add(_ token: DesignToken, as key: String) { tokens[key] = token }

  // MARK: W3C and Style Dictionary

  private mutating func add(_ node: SourceNode, _ path: [String], type: String?) {
    let own = (node["$type"] ?? node["type"])?.text ?? type
    let reference = node["$ref"].map { _ in node }
    if let value = node["$value"] ?? node["value"] ?? reference, !path.isEmpty {
      let modes = ["light", "dark"].map { value[$0] }
      let token = DesignToken(
        name: Self.name(path), type: own, value: modes[0] ?? value,
        dark: modes[1] ?? node["$extensions"].flatMap { Self.dark(in: $0, depth: 0) }
          ?? node["darkValue"])
      return add(token, as: path.joined(separator: "."))
    }
    for entry in node.entries ?? [] where !entry.key.hasPrefix("$") || entry.key == "$root" {
      add(
        entry.value, path + (entry.key == "$root" ? [] : [entry.key]),
        type: node["$type"]?.text ?? type)
    }
  }

  /// The value of a mode whose name says that it is dark, as tools write it into extensions.
  private static func dark(in node: SourceNode, depth: Int) -> SourceNode? {
    for entry in node.entries ?? [] {
      if entry.key.lowercased().contains("dark") { return entry.value["$value"] ?? entry.value }
      if depth < 3, let found = dark(in: entry.value, depth: depth + 1) { return found }
    }
    return nil
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
    let dark = modes.first { $0.name.lowercased().contains("dark") }
    guard !path.isEmpty, let light = modes.first(where: { $0.name != dark?.name }) ?? dark else {
      return
    }
    let types = ["color": "color", "float": "number", "number": "number", "string": "string"]
    let token = DesignToken(
      name: Self.name(path), type: types[type?.lowercased() ?? ""], value: light.value,
      dark: dark?.value)
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
