public import Foundation
public import Geometry
public import LayoutEngine
internal import Synchronization

/// The scroll direction of a collection view, named `UICollectionView.ScrollDirection` in UIKit.
public enum UICollectionViewScrollDirection: Int, Hashable, Sendable, CaseIterable {
  /// Content scrolls up and down.
  case vertical = 0
  /// Content scrolls sideways.
  case horizontal

  /// The axis along which sections are stacked.
  package var axis: Axis {
    switch self {
    case .vertical: .vertical
    case .horizontal: .horizontal
    }
  }
}

/// The settings of a whole layout.
///
/// See [UICollectionViewCompositionalLayoutConfiguration](https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration).
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying,
  @unchecked Sendable
{
  private let guarded: Mutex<ConfigurationStorage>

  public override convenience init() {
    self.init(ConfigurationStorage())
  }

  /// Creates a configuration that wraps `storage`.
  public required init(_ storage: ConfigurationStorage) {
    guarded = Mutex(storage)
    super.init()
  }

  package var storage: ConfigurationStorage { guarded.withLock { $0 } }

  private func update(_ change: (inout sending ConfigurationStorage) -> Void) {
    guarded.withLock { change(&$0) }
  }

  /// The scroll direction. The default is vertical.
  open var scrollDirection: UICollectionViewScrollDirection {
    get { storage.scrollDirection }
    set { update { $0.scrollDirection = newValue } }
  }

  /// The gap in points between consecutive sections, including empty ones (R22).
  open var interSectionSpacing: CGFloat {
    get { storage.interSectionSpacing }
    set { update { $0.interSectionSpacing = newValue } }
  }

  /// The headers and footers of the whole layout (R29).
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { storage.boundarySupplementaryItems }
    set { update { $0.boundarySupplementaryItems = newValue } }
  }

  /// The default reference of section insets (R40). The default is the safe area.
  open var contentInsetsReference: UIContentInsetsReference {
    get { storage.contentInsetsReference }
    set { update { $0.contentInsetsReference = newValue } }
  }

  /// The system generation to follow where generations differ (R4, R70, R103). The default is that
  /// of the container, which is iOS 26 unless it is changed. Not in UIKit.
  open var compatibility: Compatibility {
    get { storage.compatibility ?? Container.screen.compatibility }
    set { update { $0.compatibility = newValue } }
  }

  /// Returns a copy of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    Self(storage)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewCompositionalLayoutConfiguration else {
      return false
    }
    return type(of: self) == type(of: other) && storage == other.storage
  }

  open override var hash: Int { storage.scrollDirection.hashValue }
}

/// The state of a configuration, guarded by its lock.
///
/// Only the configuration class uses it. It is public for the same reason as ``ItemStorage``.
public struct ConfigurationStorage: Sendable, Equatable {
  var scrollDirection = UICollectionViewScrollDirection.vertical
  var interSectionSpacing: CGFloat = 0
  var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  var contentInsetsReference = UIContentInsetsReference.safeArea
  /// The system generation; `nil` is that of the container.
  package var compatibility: Compatibility?
}
