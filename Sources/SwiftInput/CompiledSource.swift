/// What the compiler reads in place of a user's file: the same in the same lines, without what says nothing
/// where nobody taps and no app runs, and with what articles are set in as plain letters.
///
/// `@objc` and, as a beginning, `@main` are blanked, and `#selector` names no method. `#Preview` becomes a
/// property with what it makes. Spaces that do not break, and such, are spaces; curly quotes are straight.
struct CompiledSource: Sendable {
  var bytes: [UInt8]
  /// From the first line on.
  var previews: [Preview]
  /// The first line with curly quotes around a text, from 1.
  var curlyLine: Int?

  /// A `#Preview`.
  struct Preview: Hashable, Sendable {
    /// From 1.
    var line: Int
    /// What the preview is called, where it is.
    var name: String?
    /// What is called in it: types that are made, and functions.
    var made: Set<Substring>
  }

  init(_ file: [UInt8]) {
    var scan = SourceScan(file)
    scan.run()
    (bytes, previews, curlyLine) = (scan.bytes, scan.previews, scan.curlyLine)
  }
}
