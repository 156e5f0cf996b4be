public import Foundation

// The table has no rows, so these functions do nothing but call their completion handlers.
extension UITableView {
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right, left, top, bottom, none, middle
    case automatic = 100
  }

  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top, middle, bottom
  }

  public func reloadData() {}
  public func reloadRows(at: [IndexPath], with: RowAnimation) {}
  public func reconfigureRows(at: [IndexPath]) {}
  public func reloadSections(_: IndexSet, with: RowAnimation) {}
  public func reloadSectionIndexTitles() {}
  public func insertRows(at: [IndexPath], with: RowAnimation) {}
  public func deleteRows(at: [IndexPath], with: RowAnimation) {}
  public func moveRow(at: IndexPath, to: IndexPath) {}
  public func insertSections(_: IndexSet, with: RowAnimation) {}
  public func deleteSections(_: IndexSet, with: RowAnimation) {}
  public func moveSection(_: Int, toSection: Int) {}
  public func beginUpdates() {}
  public func endUpdates() {}

  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }

  public func selectRow(at: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  public func deselectRow(at: IndexPath, animated: Bool) {}
  public func scrollToRow(at: IndexPath, at position: ScrollPosition, animated: Bool) {}
}
