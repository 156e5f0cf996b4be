extension SourceNode {
  /// Returns the map without some of its keys.
  package func without(_ keys: Set<String>) -> SourceNode {
    guard let entries else { return self }
    return SourceNode(value: .map(entries.filter { !keys.contains($0.key) }), place: place)
  }

  /// Returns the map overridden by another: maps merge, scalars and lists replace, and `null`
  /// deletes (RFC 7396). A size is first split into its sides, and one kind of group replaces
  /// another.
  package func merged(with patch: SourceNode) -> SourceNode {
    guard entries != nil, patch.entries != nil, !isByWidth, !patch.isByWidth else {
      return patch.entries == nil ? patch : patch.withoutNulls
    }
    let patch = patch.sizeSplit
    var result = sizeSplit.without(patch.replacedKeys).entries ?? []
    let places = Dictionary(result.enumerated().map { ($1.key, $0) }) { first, _ in first }
    var deleted: Set<String> = []
    for entry in patch.entries ?? [] {
      if entry.value.isNull {
        deleted.insert(entry.key)
      } else if let index = places[entry.key] {
        result[index] = Entry(
          key: entry.key, keyPlace: entry.keyPlace,
          value: result[index].value.merged(with: entry.value, under: entry.key))
      } else {
        result.append(
          Entry(key: entry.key, keyPlace: entry.keyPlace, value: entry.value.withoutNulls))
      }
    }
    result.removeAll { deleted.contains($0.key) }
    return SourceNode(value: .map(result), place: place)
  }

  /// Merges one entry; a number that overrides a data map replaces its `count` or its `limit`.
  private func merged(with patch: SourceNode, under key: String) -> SourceNode {
    guard key == "items", let entries, let text = patch.text,
      text.first.map({ $0.isNumber || $0 == "=" }) ?? false
    else { return merged(with: patch) }
    let name = entries.contains { $0.key == "from" } ? "limit" : "count"
    let entry = Entry(key: name, keyPlace: patch.place, value: patch)
    return SourceNode(
      value: .map(entries.filter { $0.key != name } + [entry]), place: place)
  }

  /// The map without its null entries, which have nothing to delete here.
  private var withoutNulls: SourceNode {
    guard let entries else { return self }
    let nonNull = entries.filter { !$0.value.isNull }.map {
      Entry(key: $0.key, keyPlace: $0.keyPlace, value: $0.value.withoutNulls)
    }
    return SourceNode(value: .map(nonNull), place: place)
  }

  /// The map with `width` and `height` in place of `size`.
  private var sizeSplit: SourceNode {
    guard let entry = entries?.first(where: { $0.key == "size" }),
      let sides = entry.value.elements, sides.count == 2
    else { return self }
    let split = zip(["width", "height"], sides).map { name, side in
      Entry(key: name, keyPlace: entry.keyPlace, value: side)
    }
    return SourceNode(
      value: .map((entries ?? []).flatMap { $0.key == "size" ? split : [$0] }), place: place)
  }

  /// The keys that a patch removes because they cannot be combined with its own keys.
  private var replacedKeys: Set<String> {
    let keys = Set((entries ?? []).filter { !$0.value.isNull }.map(\.key))
    let repeated: Set = ["item", "columns", "rows", "count"]
    var replaced: Set<String> = []
    if keys.contains("subitems") { replaced.formUnion(repeated.union(["custom"])) }
    if keys.contains("custom") {
      replaced.formUnion(repeated.union(["subitems", "direction", "interItemSpacing"]))
    }
    if !keys.isDisjoint(with: ["item", "columns", "rows"]) {
      replaced.formUnion(["subitems", "custom"])
    }
    for key in ["columns", "rows", "count"] where keys.contains(key) {
      replaced.formUnion(Set(["columns", "rows", "count"]).subtracting([key]))
      if key != "count" { replaced.insert("direction") }
    }
    for (one, other) in [("group", "list"), ("list", "group")] where keys.contains(one) {
      replaced.insert(other)
    }
    for (one, other) in [("frames", ["frame", "let", "count"]), ("frame", ["frames"])]
    where keys.contains(one) { replaced.formUnion(other) }
    return replaced.subtracting(keys)
  }
}
