public import Foundation

// The table has no rows, so these functions do nothing but call their completion handlers.
extension UITableView {
  /// How changes of rows are animated. Has no effect on pictures.
  public enum RowAnimation: Int, Sendable {
    /// Fades in or out.
    case fade = 0
    /// Slides from or to that edge, not at all, or at the middle.
    case right, left, top, bottom, none, middle
    /// UIKit chooses.
    case automatic = 100
  }

  /// Where a row ends up after scrolling.
  public enum ScrollPosition: Int, Sendable {
    /// The least scrolling that shows the row.
    case none = 0
    /// At that place of the visible rows.
    case top, middle, bottom
  }

  /// Does nothing.
  public func reloadData() {}
  /// Does nothing.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Does nothing.
  public func reconfigureRows(at indexPaths: [IndexPath]) {}
  /// Does nothing.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Does nothing.
  public func reloadSectionIndexTitles() {}
  /// Does nothing.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Does nothing.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Does nothing.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  /// Does nothing.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Does nothing.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Does nothing.
  public func moveSection(_ section: Int, toSection newSection: Int) {}
  /// Does nothing.
  public func beginUpdates() {}
  /// Does nothing.
  public func endUpdates() {}

  /// Calls both closures.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }

  /// Does nothing.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}
  /// Does nothing.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  /// Does nothing.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
}
