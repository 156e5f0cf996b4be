public import Foundation

extension UICollectionView {
  /// The selected items in order, or `nil` if there are none.
  public var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects an item, or none for `nil`; the delegate is told nothing, as in UIKit.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allowsSelection || allowsMultipleSelection else { return }
    guard let indexPath else { return deselect(selection) }
    guard indexPath.count == 2, indexPath[1] < numberOfItems(inSection: indexPath[0]) else {
      return keep(.noItem(indexPath))
    }
    if !allowsMultipleSelection { deselect(selection.filter { $0 != indexPath }) }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect([indexPath])
  }

  private func deselect(_ paths: [IndexPath]) {
    selection.removeAll { paths.contains($0) }
    for path in paths { cellForItem(at: path)?.isSelected = false }
  }
}
