package import CompositionalLayout
internal import Foundation
internal import VisualDiff

/// What a snapshot keeps of a layout, and how that is compared with its baseline: ``frames``, or with
/// `CollectionViewTesting` also `.content` and `.picture()`. An array keeps several things, each in
/// a file of its own.
///
/// `Content` is what draws the cells: a collection view, or `Void` if there is nothing but a layout.
public struct SnapshotStrategy<Content>: Sendable {
  package let forms: @Sendable (SolvedLayout, Content) throws -> [SnapshotForm]

  package init(_ forms: @escaping @Sendable (SolvedLayout, Content) throws -> [SnapshotForm]) {
    self.forms = forms
  }
}

extension SnapshotStrategy: ExpressibleByArrayLiteral {
  public init(arrayLiteral strategies: Self...) {
    self.init { layout, content in try strategies.flatMap { try $0.forms(layout, content) } }
  }
}

extension SnapshotStrategy {
  /// All frames, as a text with one line per frame.
  public static var frames: Self { frames() }

  /// All frames, as a text with one line per frame.
  ///
  /// - Parameters:
  ///   - tolerance: The maximum difference of equal lengths, in points.
  ///   - ignoring: Frames to ignore: item names, element kinds, or paths such as `0/4`.
  public static func frames(tolerance: Double = 0, ignoring: [String] = []) -> Self {
    let options = LayoutDiff.Options(tolerance: CGFloat(tolerance), ignored: ignoring)
    return Self { layout, _ in [.frames(of: layout.record(), options)] }
  }
}

/// One thing that a snapshot keeps: the bytes of a file, and their comparison with older bytes.
public struct SnapshotForm: Sendable {
  package struct Changes: Sendable {
    /// The changes, one per line.
    var text: String
    /// A PNG that shows them; `nil` for texts.
    var picture: [UInt8]?

    package init(_ text: String, picture: [UInt8]? = nil) {
      (self.text, self.picture) = (text, picture)
    }
  }

  /// The file extension, which messages use, too: `layout`.
  package var kind: String
  package var bytes: [UInt8]
  package var axes: LayoutRecord.Axes
  /// The end of the snapshot's name, such as `-dark`.
  package var suffix = ""
  /// The first line of the file, which literals in the source leave out; `nil` for no text.
  package var heading: String?
  /// Returns the changes since a baseline; `nil` if there are none. Throws if it is unreadable.
  package var changes: @Sendable (_ baseline: [UInt8]) throws -> Changes?

  package init(
    _ bytes: [UInt8], kind: String, axes: LayoutRecord.Axes,
    changes: @escaping @Sendable (_ baseline: [UInt8]) throws -> Changes?
  ) {
    (self.bytes, self.kind, self.axes, self.changes) = (bytes, kind, axes, changes)
  }

  /// A text whose first line says what it is.
  package init(
    text: String, kind: String, axes: LayoutRecord.Axes,
    changes: @escaping @Sendable (_ baseline: [UInt8]) throws -> String?
  ) {
    self.init(Array(text.utf8), kind: kind, axes: axes) { try changes($0).map { Changes($0) } }
    heading = text.prefix { $0 != "\n" } + "\n"
  }

  static func frames(of layout: LayoutRecord, _ options: LayoutDiff.Options) -> Self {
    Self(text: layout.description, kind: "layout", axes: layout.axes) { bytes in
      let old = try LayoutRecord(parsing: bytes)
      let diff = LayoutDiff(from: old, to: layout, options: options)
      let axes = old.axes == layout.axes ? "" : "axes      \(old.axes) -> \(layout.axes)\n"
      guard !diff.isEmpty || !axes.isEmpty else { return nil }
      let unknown = options.ignoredNames(foundInNoneOf: [old, layout])
        .map { "ignoring  no frame is called '\($0)'\n" }
      return axes + diff.text(columnsOf: old) + unknown.joined()
    }
  }
}
