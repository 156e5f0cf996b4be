public import Foundation

/// A cell of a custom group, with a frame in points relative to the group's top leading corner.
///
/// See [NSCollectionLayoutGroupCustomItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem).
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying, @unchecked Sendable {
  private let storedFrame: CGRect
  private let storedZIndex: Int

  /// Creates a cell at `frame`, with a z index of 0.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  /// Creates a cell at `frame`, drawn at `zIndex`.
  public required init(frame: CGRect, zIndex: Int) {
    storedFrame = frame
    storedZIndex = zIndex
  }

  /// The frame in points, relative to the group's top leading corner.
  open var frame: CGRect { storedFrame }

  /// The position in the drawing order; higher values are drawn on top.
  open var zIndex: Int { storedZIndex }

  /// Returns the item itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutGroupCustomItem else { return false }
    return type(of: self) == type(of: other) && frame == other.frame && zIndex == other.zIndex
  }

  open override var hash: Int { zIndex }
}

/// A function that returns the frames of one custom group for an environment.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
