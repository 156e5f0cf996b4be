public import Foundation

extension UICollectionView {
  /// The selected items in the order of selection, or `nil` if there are none.
  public var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection.all }

  /// Selects an item, or deselects all for `nil`. As in UIKit, the delegate is not called.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allowsSelection || allowsMultipleSelection else { return }
    guard let indexPath else { return deselect(selection.all) }
    guard hasItem(at: indexPath) else { return record(.noItem(indexPath)) }
    if !allowsMultipleSelection { deselect(selection.all.filter { $0 != indexPath }) }
    selection.insert(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Whether the data source has an item at an index path.
  func hasItem(at path: IndexPath) -> Bool {
    path.count == 2 && path[1] >= 0 && path[1] < numberOfItems(inSection: path[0])
  }

  /// Deselects an item. The delegate is not called, and nothing is animated.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect([indexPath]) }

  private func deselect(_ paths: [IndexPath]) {
    guard !paths.isEmpty else { return }
    for path in paths { selection.remove(path) }
    present()
    for path in paths { liveCell(at: path)?.isSelected = false }
  }
}
