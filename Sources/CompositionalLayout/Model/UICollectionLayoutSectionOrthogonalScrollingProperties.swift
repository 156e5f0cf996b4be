public import Foundation
internal import Synchronization

/// How a carousel slows down and bounces. Kept for the code that sets it: a picture shows carousels
/// at rest.
///
/// See [UICollectionLayoutSectionOrthogonalScrollingProperties](https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingproperties).
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying,
  @unchecked Sendable
{
  private struct Values: Hashable, Sendable {
    var decelerationRate =
      UICollectionLayoutSectionOrthogonalScrollingDecelerationRate.automatic
    var bounce = UICollectionLayoutSectionOrthogonalScrollingBounce.automatic
  }

  private let values = Mutex(Values())

  public required override init() {
    super.init()
  }

  /// How fast scrolling slows down; automatic unless set.
  open var decelerationRate: UICollectionLayoutSectionOrthogonalScrollingDecelerationRate {
    get { values.withLock { $0.decelerationRate } }
    set { values.withLock { $0.decelerationRate = newValue } }
  }

  /// Whether scrolling goes beyond the edge and back; automatic unless set.
  open var bounce: UICollectionLayoutSectionOrthogonalScrollingBounce {
    get { values.withLock { $0.bounce } }
    set { values.withLock { $0.bounce = newValue } }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionLayoutSectionOrthogonalScrollingProperties else {
      return false
    }
    return type(of: self) == type(of: other) && decelerationRate == other.decelerationRate
      && bounce == other.bounce
  }

  open override var hash: Int { values.withLock { $0.hashValue } }
}

/// How fast scrolling slows down.
///
/// See [UICollectionLayoutSectionOrthogonalScrollingDecelerationRate](https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingdecelerationrate).
public struct UICollectionLayoutSectionOrthogonalScrollingDecelerationRate: RawRepresentable,
  Hashable, Sendable
{
  public let rawValue: CGFloat

  public init(rawValue: CGFloat) {
    self.rawValue = rawValue
  }

  public static let automatic = Self(rawValue: -1)
  public static let normal = Self(rawValue: 0.998)
  public static let fast = Self(rawValue: 0.99)
}

/// Whether scrolling goes beyond the edge and back.
///
/// See [UICollectionLayoutSectionOrthogonalScrollingBounce](https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbounce).
public enum UICollectionLayoutSectionOrthogonalScrollingBounce: Int, Hashable, Sendable,
  CaseIterable
{
  case automatic = 0
  case always
  case never
}
