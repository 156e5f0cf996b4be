public import CompositionalLayout
internal import LayoutEngine
internal import Foundation
internal import Synchronization

// What the layout of a collection view asks it.
extension UICollectionView: CollectionViewLayoutHost {
  /// The number of items in each section.
  ///
  /// The data source is queried when the layout first needs the counts after a reload, and only on
  /// the main actor; elsewhere the last counts are returned. During the query, sections not counted
  /// yet are empty.
  nonisolated public var itemCounts: [Int] {
    let (known, isAsked) = state.withLock { ($0.itemCounts, $0.countsAreStale && !$0.isCounting) }
    guard isAsked, MainActor.isCurrent else { return known }
    state.withLock { $0.isCounting = true }
    MainActor.assumeIsolated { countItems() }
    return state.withLock {
      ($0.countsAreStale, $0.isCounting) = (false, false)
      return $0.itemCounts
    }
  }

  private func countItems() {
    let sections = max(dataSource?.numberOfSections(in: self) ?? 0, 0)
    state.withLock { $0.itemCounts = Array(repeating: 0, count: sections) }
    for section in 0..<sections {
      let items = dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
      state.withLock { $0.itemCounts[section] = items }
    }
  }

  /// The view's size and environment.
  nonisolated public var layoutContainer: Container {
    var traits = traitCollection.traits
    traits.layoutDirection = readingDirection
    var container = screen ?? Container(size: bounds.size, traits: traits)
    container.traits = traits
    container.compatibility = compositionalLayout?.ownCompatibility ?? container.compatibility
    container.size = bounds.size
    container.safeArea = safeAreaInsets.directional(traits.layoutDirection)
    container.layoutMargins = containerMargins
    container.contentInset = adjustedContentInset.directional(traits.layoutDirection)
    return container
  }

  /// The scroll position of the page and its carousels, adjusted to the current start of the
  /// content.
  nonisolated public func scrollPosition(
    in layout: SolvedLayout
  ) -> LayoutEngine.ScrollPosition {
    let page = offset(
      bounds.origin, of: state.withLock { $0.beginning },
      movedTo: beginning(of: layout.contentSize))
    return LayoutEngine.ScrollPosition(page: page, carousels: carousels.withLock { $0 })
  }

  /// Measures with the view's own cells; `nil` off the main actor.
  nonisolated public var contentMeasurer: (any ContentMeasuring)? {
    MainActor.isCurrent ? CellMeasurer(collectionView: self) : nil
  }
}

extension UICollectionViewLayout {
  /// The collection view to which the layout is attached.
  public var collectionView: UICollectionView? { host as? UICollectionView }
}
