import CellContent
import Scene

/// The names of sections in ids: their own, or ones made from their indexes, all different.
struct SectionNames {
  private let names: [String]

  /// The name of what belongs to the layout itself.
  static let layout = "layout"

  init(_ sections: [SectionContent]) {
    var taken: Set<String> = [Self.layout]
    names = sections.enumerated().map { index, section in
      var name = section.id?.identifier ?? "section\(index)"
      while taken.contains(name) || taken.contains(name.withoutNumber) { name += "_" }
      taken.formUnion([name, name.withoutNumber])
      return name
    }
  }

  subscript(section: Int?) -> String {
    guard let section else { return Self.layout }
    return names.indices.contains(section) ? names[section] : "section\(section)"
  }
}

extension String {
  /// The text without the number that ends it: `recent-0` would be the first cell of `recent`.
  fileprivate var withoutNumber: String {
    guard let hyphen = lastIndex(of: "-"), self[hyphen...].dropFirst().allSatisfy(\.isNumber)
    else { return self }
    return String(self[..<hyphen])
  }
}
