public import Foundation

/// A cell of a custom group: a frame in points from the group's leading top corner.
///
/// See [NSCollectionLayoutGroupCustomItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem).
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying, @unchecked Sendable {
  private let place: CGRect
  private let order: Int

  /// A cell at `frame`, drawn in order.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  /// A cell at `frame`, drawn at `zIndex`.
  public required init(frame: CGRect, zIndex: Int) {
    place = frame
    order = zIndex
  }

  /// Where the cell lies, in points from the group's corner.
  open var frame: CGRect { place }

  /// The order of drawing.
  open var zIndex: Int { order }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutGroupCustomItem else { return false }
    return type(of: self) == type(of: other) && frame == other.frame && zIndex == other.zIndex
  }

  open override var hash: Int { zIndex }
}

/// Answers the frames of one custom group in the given environment.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
