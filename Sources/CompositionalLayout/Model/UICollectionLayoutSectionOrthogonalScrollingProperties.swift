public import Foundation
internal import Synchronization

/// The deceleration and bounce of a carousel. Stored for source compatibility; pictures show
/// carousels at rest.
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

  /// The deceleration rate. The default is automatic.
  open var decelerationRate: UICollectionLayoutSectionOrthogonalScrollingDecelerationRate {
    get { values.withLock { $0.decelerationRate } }
    set { values.withLock { $0.decelerationRate = newValue } }
  }

  /// Whether scrolling bounces at its ends. The default is automatic.
  open var bounce: UICollectionLayoutSectionOrthogonalScrollingBounce {
    get { values.withLock { $0.bounce } }
    set { values.withLock { $0.bounce = newValue } }
  }

  /// Returns a copy of the same class.
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

/// The rate at which scrolling slows down.
///
/// See [UICollectionLayoutSectionOrthogonalScrollingDecelerationRate](https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingdecelerationrate).
public struct UICollectionLayoutSectionOrthogonalScrollingDecelerationRate: RawRepresentable,
  Hashable, Sendable
{
  /// The rate as UIKit stores it.
  public let rawValue: CGFloat

  /// Creates a rate from its stored value.
  public init(rawValue: CGFloat) {
    self.rawValue = rawValue
  }

  /// The rate that UIKit selects.
  public static let automatic = Self(rawValue: -1)
  /// The rate of ordinary scroll views.
  public static let normal = Self(rawValue: 0.998)
  /// A higher deceleration that stops sooner.
  public static let fast = Self(rawValue: 0.99)
}

/// The bounce behavior at the ends of scrolling.
///
/// See [UICollectionLayoutSectionOrthogonalScrollingBounce](https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbounce).
public enum UICollectionLayoutSectionOrthogonalScrollingBounce: Int, Hashable, Sendable,
  CaseIterable
{
  /// The behavior that UIKit selects.
  case automatic = 0
  /// Scrolling always bounces.
  case always
  /// Scrolling never bounces.
  case never
}
