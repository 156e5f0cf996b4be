package import Foundation

/// Limits on the size of specs. Exceeding a limit is an error, so that no file can hang a program
/// or exhaust its memory.
package enum Limits {
  /// The maximum size of a file, in bytes.
  package static let fileSize = 1_048_576
  /// The number of bytes that may be reread to try fixes: many fixes for a small file, few for a
  /// large one.
  package static let retriedBytes = 524_288
  /// The maximum number of valid words listed in a hint.
  package static let listedWords = 32
  /// The maximum size in bytes of a file that is reparsed to find all duplicate keys.
  package static let reparsed = 65_536
  /// The maximum nesting depth of lists and maps.
  package static let depth = 64
  /// The maximum number of keys, scalars, lists and maps in a file, including those repeated by
  /// aliases.
  package static let values = 250_000
  /// The maximum length, in points.
  package static let points: CGFloat = 1_000_000
  /// The allowed drawing orders.
  package static let zIndex = -1_000_000_000...1_000_000_000
  /// The maximum number of sections in a file.
  package static let sections = 1_000
  /// The maximum number of data rows written in a file.
  package static let rows = 10_000
  /// The maximum number of items in a section without data rows.
  package static let items = 1_000_000_000
  /// The maximum number of items, columns or rows of a group, and of frames of a custom group.
  package static let groupItems = 10_000
  /// The maximum number of vars.
  package static let variables = 1_000
  /// The maximum depth of a composition of parts.
  package static let partDepth = 16
  /// How many names before a field of data its path can have.
  package static let fieldDepth = 6
  /// The maximum number of parts that are filled with the data of cells, for all containers.
  package static let partsRead = 200_000
  /// The maximum number of parts in a cell, after repetition.
  package static let parts = 200
  /// The maximum number of values in a chart.
  package static let chartValues = 200
  /// The maximum number of evaluation steps of all expressions of a spec for one container.
  package static let steps = 5_000_000
  /// The maximum number of containers for which a spec is checked.
  package static let containers = 24
  /// The maximum number of readings of a part of a spec that are kept for other containers.
  package static let sharedReadings = 32
  /// The maximum nesting depth of templates.
  package static let templateDepth = 16
  /// The maximum number of keys that templates can add.
  package static let templateKeyCount = 200_000
  /// The maximum size of a data file, in bytes.
  package static let dataSize = 16 * 1_048_576
  /// The maximum total size of the pictures of a spec, in bytes.
  package static let pictureBytes = 256 * 1_048_576
  /// The maximum number of rows of a data file.
  package static let dataRows = 100_000
  /// The maximum number of columns of a data file.
  package static let dataColumns = 200
  /// The maximum number of included files, counting indirect ones.
  package static let includes = 32
  /// The maximum number of items whose texts are evaluated when a spec is read.
  package static let checkedRows = 1_000
  /// The maximum number of items per section whose texts are cached.
  package static let cachedRows = 64
  /// The maximum number of errors shown for a file.
  package static let shownErrors = 20
  /// The maximum number of errors that a reader records.
  package static let findings = 1_000
}
