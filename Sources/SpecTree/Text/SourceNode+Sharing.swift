extension SourceNode {
  /// Merges the project's shared file into the root of a spec, which takes precedence: styles and
  /// compositions by name, render settings by key, other values as a whole.
  package func over(shared: SourceNode) -> SourceNode {
    var entries = entries ?? []
    for shared in shared.entries ?? [] where Self.keys.contains(shared.key) {
      guard let index = entries.firstIndex(where: { $0.key == shared.key }) else {
        entries.append(shared)
        continue
      }
      guard let own = entries[index].value.entries, let others = shared.value.entries else {
        continue
      }
      let taken = Set(own.flatMap { Self.rivals[$0.key] ?? [$0.key] })
      entries[index].value.value = .map(own + others.filter { !taken.contains($0.key) })
    }
    return SourceNode(value: .map(entries), place: place)
  }

  private static let keys = ["render", "styles", "contents", "theme"]

  /// Keys of the shared file that are ignored if the spec has the key, because they exclude one
  /// another.
  private static let rivals = [
    "widths": ["widths", "devices"], "devices": ["widths", "devices"],
  ]
}
