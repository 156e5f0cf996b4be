internal import CompositionalLayout
internal import LayoutSpec
internal import SpecDiagnostics

/// A spec in its one canonical form: what two files must share to mean the same.
///
/// Keys stand in one order. Aliases, merges and included files are in their places, and the rows of
/// data files are carried along. Templates, `use` and `vars` stay as they are, so that one edit of a
/// template is one difference, however often the template is used. Comments, `x-` keys and the way a
/// file is laid out are gone.
///
/// ```swift
/// let comparison = SpecComparison(from: NormalSpec(old), to: NormalSpec(new))
/// for change in comparison.changes { print(change) }
/// ```
public struct NormalSpec: Hashable, Sendable {
  /// The spec as a map, with its data under ``dataKey``.
  var root: NormalNode
  /// The file that it was read from, if it was read from one.
  var source: SourceText?
  /// The files of data, as places number them after those of ``source``.
  var dataPaths: [String] = []

  /// The key under which the rows of data files stand: one that specs leave to their authors.
  static let dataKey = "x-data"

  public static func == (one: Self, two: Self) -> Bool { one.root == two.root }

  public func hash(into hasher: inout Hasher) { hasher.combine(root) }

  /// Whether two specs differ in nothing but what they are called.
  public func isSame(asRenamed other: NormalSpec) -> Bool {
    let maps = [self, other].map { $0.root.entries?.filter { $0.key != "name" } }
    return maps[0] == maps[1]
  }

  /// Where something stands in the file that it was read from.
  func location(of span: SourceSpan) -> Diagnostic.Location? {
    guard let source else { return nil }
    let number = span.place.file - source.included.count - 1
    guard let path = dataPaths[safely: number] else { return source.location(of: span) }
    return Diagnostic.Location(
      path: path, line: span.place.line, column: span.place.column, length: 0, sourceLine: "")
  }
}
