public import CompositionalLayout

/// A layout with the appearance of its frames.
public struct Rendition: Hashable, Sendable {
  /// The frames of the layout.
  public var record: LayoutRecord
  /// A hash of the drawing in each frame, regardless of its position; zero for frames that are not
  /// drawn. `nil` if appearances are not known.
  public var looks: [Int]?
  /// A hash of the drawing outside the frames, such as the background.
  public var page: Int?
  /// The visible part; `nil` if it is not known.
  public var sight: ViewportState?

  /// Creates a rendition.
  public init(
    record: LayoutRecord, looks: [Int]? = nil, page: Int? = nil, sight: ViewportState? = nil
  ) {
    self.record = record
    self.looks = looks
    self.page = page
    self.sight = sight
  }

  /// Copies the missing appearances from another rendition of the same frames.
  public mutating func copyMissingLooks(from other: Rendition) {
    guard other.record.frames.count == record.frames.count else { return }
    looks = looks ?? other.looks
    page = page ?? other.page
    sight = sight ?? other.sight
  }

  /// Returns the changes from an older rendition.
  func diff(from old: Rendition, _ options: LayoutDiff.Options) -> LayoutDiff {
    let looks = old.looks.flatMap { one in self.looks.map { (one, $0) } }
    return LayoutDiff(from: old.record, to: record, looks: looks, options: options)
  }
}
