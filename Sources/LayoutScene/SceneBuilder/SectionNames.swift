import CellContent
import Scene

/// The unique names of sections in ids: their own, or ones made from their indexes.
struct SectionNames {
  private let names: [String]

  /// The name for elements of the layout itself.
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
  /// The text without a trailing number. A section named `recent-0` would have the id of the first
  /// cell of `recent`.
  fileprivate var withoutNumber: String {
    guard let hyphen = lastIndex(of: "-"), self[hyphen...].dropFirst().allSatisfy(\.isNumber)
    else { return self }
    return String(self[..<hyphen])
  }
}
