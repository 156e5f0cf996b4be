/// The ids of one file, none of them given twice.
///
/// No id that follows from a scene's names has three hyphens in a row.
struct SVGIdentifiers {
  private let figure: String
  private var used: Set<String>

  init(figure: String) {
    self.figure = figure
    used = [figure]
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
