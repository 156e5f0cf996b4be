public import CompositionalLayout

/// A layout with what its frames look like.
public struct Rendition: Hashable, Sendable {
  public var record: LayoutRecord
  /// A hash of what is drawn in each frame, wherever it lies, and zero for one that is not drawn; `nil` if
  /// looks are not known.
  public var looks: [Int]?
  /// A hash of what is drawn besides frames, such as the ground.
  public var page: Int?
  /// What of it is seen; `nil` if that is not known.
  public var sight: ViewportState?

  public init(
    record: LayoutRecord, looks: [Int]? = nil, page: Int? = nil, sight: ViewportState? = nil
  ) {
    self.record = record
    self.looks = looks
    self.page = page
    self.sight = sight
  }

  /// Takes over what another rendition of the same frames looks like.
  public mutating func takeLooks(of other: Rendition) {
    guard other.record.frames.count == record.frames.count else { return }
    looks = looks ?? other.looks
    page = page ?? other.page
    sight = sight ?? other.sight
  }

  /// What became of an older one.
  func diff(from old: Rendition, _ options: LayoutDiff.Options) -> LayoutDiff {
    let looks = old.looks.flatMap { one in self.looks.map { (one, $0) } }
    return LayoutDiff(from: old.record, to: record, looks: looks, options: options)
  }
}
