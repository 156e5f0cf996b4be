/// The ids of a file, all of them unique.
///
/// Ids made from a scene's names never contain three hyphens in a row, so the writer's own ids do.
struct SVGIdentifiers {
  private let figure: String
  private var used: Set<String>

  /// Creates a set of ids.
  ///
  /// - Parameter count: The expected number of ids.
  init(figure: String, count: Int = 0) {
    self.figure = figure
    used = Set(minimumCapacity: count)
    used.insert(figure)
  }

  /// Returns `wanted`, or a variant of it if that id is taken.
  mutating func claim(_ wanted: String) -> String {
    var (id, number) = (wanted, 2)
    while !used.insert(id).inserted {
      id = "\(wanted)---\(number)"
      number += 1
    }
    return id
  }

  /// The id of an element that the writer adds itself.
  func own(_ name: String) -> String { "\(figure)---\(name)" }
}
