/// A user's file as it is passed to the compiler, with unsupported syntax replaced. Lines keep their
/// numbers.
///
/// - `@objc` and `@main` are replaced by spaces, `#selector` becomes the name of a method, and `#keyPath`
///   the path as text.
/// - `os(iOS)` is true in conditions of `#if` (``SourceScan/takePlatforms()``).
/// - The attributes of Interface Builder, such as `@IBOutlet`, are replaced by spaces.
/// - `#Preview` becomes a property that creates the previewed view.
/// - Calls that create timers create those of Flatplan (``SourceScan/takeDelay()``), and formatters that
///   Foundation lacks are its own (``SourceScan/takeFormatter()``).
/// - Sessions with a configuration have no network (``SourceScan/takeSession()``).
/// - Imports of modules whose names are part of `UIKit` are left out (``SourceScan/takeImport()``), and
///   so are SwiftUI's views and previews (``SwiftUICode``).
/// - Non-breaking and other special spaces, as in code copied from articles, become plain spaces, and
///   curly quotes become straight quotes.
package struct CompiledSource: Sendable {
  package var bytes: [UInt8]
  /// The previews of the file, in source order.
  package var previews: [Preview]
  /// The number of the first line with a string in curly quotes, starting at 1.
  package var curlyLine: Int?
  /// The names of the properties with `@IBOutlet` or `@IBInspectable`.
  package var outlets: Set<String>
  /// The base names of the methods that selectors name, or that have `@IBAction`.
  package var selectors: Set<String>
  /// Whether the source uses `FlatplanScreens`: for its previews, for timers, to create objects, or for
  /// the bundle of a package's module.
  package var usesScreens: Bool
  /// Whether objects are created by a type parameter (``TypeCreation``).
  package var createsTypes = false

  /// A `#Preview` macro.
  package struct Preview: Hashable, Sendable {
    /// The line number, starting at 1.
    package var line: Int
    /// The name of the preview, if it has one.
    package var name: String?
    /// The names of the types and functions that are called in the preview.
    package var calledNames: Set<Substring>
  }

  package init(_ file: [UInt8]) {
    var scan = SourceScan(file)
    scan.run()
    (bytes, previews, curlyLine) = (scan.bytes, scan.previews, scan.curlyLine)
    bytes = SwiftUICode.removed(from: bytes, written: file)
    (outlets, selectors) = (scan.outlets, scan.selectors)
    usesScreens =
      scan.usesScreens || !previews.isEmpty
      || bytes.firstRange(of: Array(".module".utf8)) != nil
  }
}

/// A piece of source code to replace.
struct SourceEdit: Hashable {
  /// The replaced bytes.
  var range: Range<Int>
  var text: String
}

extension CompiledSource {
  /// Replaces pieces that do not overlap.
  mutating func apply(_ edits: some Collection<SourceEdit>) {
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.text.utf8)
    }
  }

  /// The sources with the edits of each.
  static func applied(_ edits: [[SourceEdit]], to sources: [CompiledSource]) -> [CompiledSource] {
    zip(sources, edits).map { source, edits in
      var source = source
      source.apply(edits)
      return source
    }
  }
}
