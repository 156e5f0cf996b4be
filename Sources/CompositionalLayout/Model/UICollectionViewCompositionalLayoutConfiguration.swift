public import Foundation
internal import Synchronization

/// The direction a collection view scrolls in; `UICollectionView.ScrollDirection` in UIKit.
public enum UICollectionViewScrollDirection: Int, Hashable, Sendable, CaseIterable {
  case vertical = 0
  case horizontal

  /// The axis that content grows along.
  package var axis: Axis {
    // UIKit's enumeration.
    switch self {
    case .vertical: .vertical
    case .horizontal: .horizontal
    }
  }
}

/// What concerns a layout as a whole.
///
/// See [UICollectionViewCompositionalLayoutConfiguration](https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration).
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying,
  @unchecked Sendable
{
  private let guarded: Mutex<ConfigurationStorage>

  public override convenience init() {
    self.init(ConfigurationStorage())
  }

  /// A façade over `storage`.
  public required init(_ storage: ConfigurationStorage) {
    guarded = Mutex(storage)
    super.init()
  }

  var storage: ConfigurationStorage { guarded.withLock { $0 } }

  private func update(_ change: (inout sending ConfigurationStorage) -> Void) {
    guarded.withLock { change(&$0) }
  }

  /// The direction that sections follow one another in; vertical unless set.
  open var scrollDirection: UICollectionViewScrollDirection {
    get { storage.scrollDirection }
    set { update { $0.scrollDirection = newValue } }
  }

  /// Points between one section and the next, empty ones included.
  open var interSectionSpacing: CGFloat {
    get { storage.interSectionSpacing }
    set { update { $0.interSectionSpacing = newValue } }
  }

  /// Headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { storage.boundarySupplementaryItems }
    set { update { $0.boundarySupplementaryItems = newValue } }
  }

  /// What section insets count from unless the section says otherwise; the safe area unless set.
  open var contentInsetsReference: UIContentInsetsReference {
    get { storage.contentInsetsReference }
    set { update { $0.contentInsetsReference = newValue } }
  }

  /// The generation of the system to follow where generations differ. Not in UIKit.
  open var compatibility: Compatibility {
    get { storage.compatibility }
    set { update { $0.compatibility = newValue } }
  }

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

/// What a configuration holds, behind its lock.
///
/// Of no use outside the façade; public for the same reason as ``ItemStorage``.
public struct ConfigurationStorage: Sendable, Equatable {
  var scrollDirection = UICollectionViewScrollDirection.vertical
  var interSectionSpacing: CGFloat = 0
  var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  var contentInsetsReference = UIContentInsetsReference.safeArea
  var compatibility = Compatibility.ios16
}
