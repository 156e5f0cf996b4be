internal import Foundation
internal import Synchronization

/// Answers the section at an index in the given environment; `nil` is an error for a section that
/// has items.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout composed of sections, groups and items.
///
/// See [UICollectionViewCompositionalLayout](https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout).
open class UICollectionViewCompositionalLayout: UICollectionViewLayout, @unchecked Sendable {
  let sections: Sections
  private let guarded: Mutex<UICollectionViewCompositionalLayoutConfiguration>

  /// Where sections come from. Apple declares providers without `@Sendable`; one solve at a time
  /// calls them.
  enum Sections: @unchecked Sendable {
    case one(NSCollectionLayoutSection)
    case provided(UICollectionViewCompositionalLayoutSectionProvider)
  }

  /// A layout whose sections are all laid out as `section`.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// A layout whose sections are all laid out as `section`.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    sections = .one(section.copy(with: nil) as? NSCollectionLayoutSection ?? section)
    guarded = Mutex(configuration.copied)
    super.init()
  }

  /// A layout that asks `sectionProvider` for each section, once each time it is solved (R32).
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// A layout that asks `sectionProvider` for each section, once each time it is solved (R32).
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    sections = .provided(sectionProvider)
    guarded = Mutex(configuration.copied)
    super.init()
  }

  /// A copy of what concerns the layout as a whole: changing the copy changes nothing, assigning it
  /// does.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { guarded.withLock { $0 }.copied }
    set {
      let copy = newValue.copied
      guarded.withLock { $0 = copy }
    }
  }
}

extension UICollectionViewCompositionalLayoutConfiguration {
  fileprivate var copied: UICollectionViewCompositionalLayoutConfiguration {
    copy(with: nil) as? UICollectionViewCompositionalLayoutConfiguration ?? self
  }
}
