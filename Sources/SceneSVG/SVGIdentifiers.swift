/// The ids of one file, none of them given twice.
///
/// No id that follows from a scene's names has three hyphens in a row.
struct SVGIdentifiers {
  private let figure: String
  private var used: Set<String>

  /// - Parameter count: About how many will be given.
  init(figure: String, count: Int = 0) {
    self.figure = figure
    used = Set(minimumCapacity: count)
    used.insert(figure)
  }

  /// The id that is wanted, or one made from it where that is taken.
  mutating func claim(_ wanted: String) -> String {
    var (id, number) = (wanted, 2)
    while !used.insert(id).inserted {
      id = "\(wanted)---\(number)"
      number += 1
    }
    return id
  }

  /// The id of what is the writer's own.
  func own(_ name: String) -> String { "\(figure)---\(name)" }
}
