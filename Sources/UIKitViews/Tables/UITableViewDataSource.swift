public import CompositionalLayout
public import Foundation

// Tables are drawn empty, so these objects are never called. The extensions are the answers of
// objects that leave out what is optional in UIKit.

/// The object that provides the rows of a table.
///
/// See [UITableViewDataSource](https://developer.apple.com/documentation/uikit/uitableviewdatasource).
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_: UITableView, numberOfRowsInSection: Int) -> Int
  func tableView(_: UITableView, cellForRowAt: IndexPath) -> UITableViewCell
  func numberOfSections(in: UITableView) -> Int
  func tableView(_: UITableView, titleForHeaderInSection: Int) -> String?
  func tableView(_: UITableView, titleForFooterInSection: Int) -> String?
  func tableView(_: UITableView, canEditRowAt: IndexPath) -> Bool
  func tableView(_: UITableView, canMoveRowAt: IndexPath) -> Bool
  func tableView(_: UITableView, commit: UITableViewCell.EditingStyle, forRowAt: IndexPath)
  func tableView(_: UITableView, moveRowAt: IndexPath, to: IndexPath)
  func sectionIndexTitles(for: UITableView) -> [String]?
}

extension UITableViewDataSource {
  public func numberOfSections(in: UITableView) -> Int { 1 }
  public func tableView(_: UITableView, titleForHeaderInSection: Int) -> String? { nil }
  public func tableView(_: UITableView, titleForFooterInSection: Int) -> String? { nil }
  public func tableView(_: UITableView, canEditRowAt: IndexPath) -> Bool { true }
  public func tableView(_: UITableView, canMoveRowAt: IndexPath) -> Bool { false }
  public func tableView(_: UITableView, commit: UITableViewCell.EditingStyle, forRowAt: IndexPath) {
  }
  public func tableView(_: UITableView, moveRowAt: IndexPath, to: IndexPath) {}
  public func sectionIndexTitles(for: UITableView) -> [String]? { nil }
}

/// The object that is notified by a table.
///
/// See [UITableViewDelegate](https://developer.apple.com/documentation/uikit/uitableviewdelegate).
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_: UITableView, heightForRowAt: IndexPath) -> CGFloat
  func tableView(_: UITableView, estimatedHeightForRowAt: IndexPath) -> CGFloat
  func tableView(_: UITableView, heightForHeaderInSection: Int) -> CGFloat
  func tableView(_: UITableView, heightForFooterInSection: Int) -> CGFloat
  func tableView(_: UITableView, viewForHeaderInSection: Int) -> UIView?
  func tableView(_: UITableView, viewForFooterInSection: Int) -> UIView?
  func tableView(_: UITableView, didSelectRowAt: IndexPath)
  func tableView(_: UITableView, didDeselectRowAt: IndexPath)
  func tableView(_: UITableView, willSelectRowAt: IndexPath) -> IndexPath?
  func tableView(_: UITableView, shouldHighlightRowAt: IndexPath) -> Bool
  func tableView(_: UITableView, willDisplay: UITableViewCell, forRowAt: IndexPath)
  func tableView(_: UITableView, didEndDisplaying: UITableViewCell, forRowAt: IndexPath)
  func tableView(_: UITableView, willDisplayHeaderView: UIView, forSection: Int)
  func tableView(_: UITableView, editingStyleForRowAt: IndexPath) -> UITableViewCell.EditingStyle
  func tableView(_: UITableView, accessoryButtonTappedForRowWith: IndexPath)
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
}

extension UITableViewDelegate {
  public func tableView(_: UITableView, heightForRowAt: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
  public func tableView(_: UITableView, estimatedHeightForRowAt: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
  public func tableView(_: UITableView, heightForHeaderInSection: Int) -> CGFloat {
    UITableView.automaticDimension
  }
  public func tableView(_: UITableView, heightForFooterInSection: Int) -> CGFloat {
    UITableView.automaticDimension
  }
  public func tableView(_: UITableView, viewForHeaderInSection: Int) -> UIView? { nil }
  public func tableView(_: UITableView, viewForFooterInSection: Int) -> UIView? { nil }
  public func tableView(_: UITableView, didSelectRowAt: IndexPath) {}
  public func tableView(_: UITableView, didDeselectRowAt: IndexPath) {}
  public func tableView(_: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  public func tableView(_: UITableView, shouldHighlightRowAt: IndexPath) -> Bool { true }
  public func tableView(_: UITableView, willDisplay: UITableViewCell, forRowAt: IndexPath) {}
  public func tableView(_: UITableView, didEndDisplaying: UITableViewCell, forRowAt: IndexPath) {}
  public func tableView(_: UITableView, willDisplayHeaderView: UIView, forSection: Int) {}
  public func tableView(_: UITableView, editingStyleForRowAt: IndexPath)
    -> UITableViewCell.EditingStyle
  { .delete }
  public func tableView(_: UITableView, accessoryButtonTappedForRowWith: IndexPath) {}
  public func tableView(_: UITableView, trailingSwipeActionsConfigurationForRowAt: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }
  public func tableView(_: UITableView, leadingSwipeActionsConfigurationForRowAt: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }
  public func tableView(_: UITableView, contextMenuConfigurationForRowAt: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  { nil }
}

/// The object that prepares data of a table.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  func tableView(_: UITableView, prefetchRowsAt: [IndexPath])
  func tableView(_: UITableView, cancelPrefetchingForRowsAt: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(_: UITableView, cancelPrefetchingForRowsAt: [IndexPath]) {}
}
