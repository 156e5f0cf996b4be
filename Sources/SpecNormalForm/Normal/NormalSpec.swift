internal import Basics
internal import LayoutSpec
internal import SpecDiagnostics
internal import SpecTree

/// A spec in canonical form. Two specs with the same meaning have equal canonical forms.
///
/// Keys are sorted. Aliases, merges and included files are resolved, and the rows of data files are
/// included. Templates, `use` and `vars` are not expanded, so that an edit of a template is a single
/// difference, however often the template is used. Comments, `x-` keys and formatting are dropped.
///
/// ```swift
/// let comparison = SpecComparison(from: NormalSpec(old), to: NormalSpec(new))
/// for change in comparison.changes { print(change) }
/// ```
public struct NormalSpec: Hashable, Sendable {
  /// The spec as a map, with its data files under ``dataKey``.
  var root: SourceNode
  /// The source file, or `nil` if the spec was not read from a file.
  var source: SourceText?
  /// The paths of the data files. Source locations number them after the files of ``source``.
  var dataPaths: [String] = []

  /// The key that holds the rows of data files. Specs ignore keys that start with `x-`.
  static let dataKey = "x-data"

  /// Compares the canonical forms and ignores source locations.
  public static func == (one: Self, two: Self) -> Bool { one.root == two.root }

  /// Hashes the canonical form.
  public func hash(into hasher: inout Hasher) { hasher.combine(root) }

  /// Converts a span to a location in the source file or in a data file.
  func location(of span: SourceSpan) -> Diagnostic.Location? {
    guard let source, span.place != .nowhere else { return nil }
    let number = span.place.file - source.included.count - 1
    guard let path = dataPaths[safely: number] else { return source.location(of: span) }
    return Diagnostic.Location(
      path: path, line: span.place.line, column: span.place.column, length: 0, sourceLine: "")
  }
}
