internal import SpecTree

extension Set<String> {
  /// Whether the fields of the data contain a path. Elements of lists have no names there.
  func has(_ path: FieldPath) -> Bool { contains(path.name) || contains(path.nameOfElements) }
}

extension SourceNode {
  /// The keys of all maps at any depth, and the paths from each of them to what is in it.
  var allKeys: Set<String> {
    var keys: Set<String> = []
    addKeys(to: &keys, from: [])
    return keys
  }

  /// - Parameter paths: The paths that lead here.
  private func addKeys(to keys: inout Set<String>, from paths: [String]) {
    for entry in entries ?? [] {
      let inner = paths.suffix(Limits.fieldDepth).map { "\($0).\(entry.key)" } + [entry.key]
      keys.formUnion(inner)
      if entry.value.text == nil { entry.value.addKeys(to: &keys, from: inner) }
    }
    guard let elements, !elements.isEmpty else { return }
    let inner = paths.map { "\($0).\(FieldPath.element)" }
    keys.formUnion(inner)
    for element in elements where element.text == nil {
      element.addKeys(to: &keys, from: paths + inner + [PartData.each])
    }
  }
}
