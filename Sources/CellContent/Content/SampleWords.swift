internal import EmbeddedFiles

/// The words for sample data, one per line of the files in `Samples`. Their order is part of the
/// language: new words must be added at the end of a new list, so that pictures of existing specs do
/// not change.
package enum SampleWords {
  package static let words = list("words")
  package static let givenNames = list("given-names")
  package static let familyNames = list("family-names")
  package static let cities = list("cities")
  package static let categories = list("categories")
  package static let months = list("months")
  package static let colors = list("colors")

  private static func list(_ name: String) -> [String] {
    EmbeddedFile("CellContent/Samples/\(name).txt").bytes.split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
