internal import Foundation

/// How large a spec may be. Each limit has an error of its own, so that no file can hang a program
/// or eat its memory.
package enum Limits {
  /// Bytes of a file.
  static let fileSize = 1_048_576
  /// Bytes that are read again to try fixes: many fixes of a small file, few of a large one.
  static let tried = 524_288
  /// How many words that may stand somewhere are named where another one stands.
  static let namedWords = 32
  /// Bytes of a file that is parsed again to find more duplicate keys than the first.
  static let reparsed = 65_536
  /// Lists in maps in lists, and so on.
  static let depth = 64
  /// Keys, scalars, lists and maps of a file, those that aliases repeat included.
  package static let values = 250_000
  /// Points, whatever they measure.
  static let points: CGFloat = 1_000_000
  /// Orders of drawing.
  static let zIndex = -1_000_000_000...1_000_000_000
  /// Sections in a file.
  static let sections = 1_000
  /// Data rows written one by one.
  static let rows = 10_000
  /// Items of a section that are only counted.
  static let items = 1_000_000_000
  /// Items, columns or rows of a group, and frames of a custom one.
  static let groupItems = 10_000
  /// Names for numbers.
  static let variables = 1_000
  /// What all the expressions of a spec compute for one container: operators, names and numbers.
  static let steps = 5_000_000
  /// Containers that a spec is read for, to find what is wrong with it.
  static let containers = 24
  /// Containers for which that is kept, so that their plans need not read the spec again.
  static let keptReadings = 8
  /// Templates that use templates, and so on.
  static let templateDepth = 16
  /// Keys that templates give to all that use them.
  static let takenOver = 200_000
  /// Bytes of a file of data, its rows and its columns.
  static let dataSize = 16 * 1_048_576
  /// Bytes of all the pictures that a spec shows.
  static let pictureBytes = 256 * 1_048_576
  package static let dataRows = 100_000
  static let dataColumns = 200
  /// Files that a spec includes, those that they include among them.
  static let includes = 32
  /// Items whose texts are tried when a spec is read.
  static let triedRows = 1_000
  /// Items of a section whose texts are kept then, as sections of pages hold.
  static let keptRows = 64
  /// Errors shown of one file.
  static let shownErrors = 20
  /// Errors found before a reader stops noting them.
  static let findings = 1_000
}
