public import CompositionalLayout
public import Foundation

/// A controller with a table view, which is drawn empty.
///
/// See [UITableViewController](https://developer.apple.com/documentation/uikit/uitableviewcontroller).
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style

  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  open var refreshControl: UIRefreshControl?
  open var clearsSelectionOnViewWillAppear = true

  open override func loadView() {
    if loadInterface() { return }
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }

  // MARK: For subclasses. Flatplan never calls these functions.

  open func tableView(_: UITableView, numberOfRowsInSection: Int) -> Int { 0 }
  open func tableView(_: UITableView, cellForRowAt: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  open func numberOfSections(in: UITableView) -> Int { 1 }
  open func tableView(_: UITableView, titleForHeaderInSection: Int) -> String? { nil }
  open func tableView(_: UITableView, titleForFooterInSection: Int) -> String? { nil }
  open func tableView(_: UITableView, canEditRowAt: IndexPath) -> Bool { true }
  open func tableView(_: UITableView, canMoveRowAt: IndexPath) -> Bool { false }
  open func tableView(_: UITableView, commit: UITableViewCell.EditingStyle, forRowAt: IndexPath) {}
  open func tableView(_: UITableView, moveRowAt: IndexPath, to: IndexPath) {}
  open func sectionIndexTitles(for: UITableView) -> [String]? { nil }
  open func tableView(_: UITableView, heightForRowAt: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
  open func tableView(_: UITableView, estimatedHeightForRowAt: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
  open func tableView(_: UITableView, heightForHeaderInSection: Int) -> CGFloat {
    UITableView.automaticDimension
  }
  open func tableView(_: UITableView, heightForFooterInSection: Int) -> CGFloat {
    UITableView.automaticDimension
  }
  open func tableView(_: UITableView, viewForHeaderInSection: Int) -> UIView? { nil }
  open func tableView(_: UITableView, viewForFooterInSection: Int) -> UIView? { nil }
  open func tableView(_: UITableView, didSelectRowAt: IndexPath) {}
  open func tableView(_: UITableView, didDeselectRowAt: IndexPath) {}
  open func tableView(_: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  open func tableView(_: UITableView, shouldHighlightRowAt: IndexPath) -> Bool { true }
  open func tableView(_: UITableView, willDisplay: UITableViewCell, forRowAt: IndexPath) {}
  open func tableView(_: UITableView, didEndDisplaying: UITableViewCell, forRowAt: IndexPath) {}
  open func tableView(_: UITableView, willDisplayHeaderView: UIView, forSection: Int) {}
  open func tableView(_: UITableView, editingStyleForRowAt: IndexPath)
    -> UITableViewCell.EditingStyle
  { .delete }
  open func tableView(_: UITableView, accessoryButtonTappedForRowWith: IndexPath) {}
  open func tableView(_: UITableView, trailingSwipeActionsConfigurationForRowAt: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }
  open func tableView(_: UITableView, leadingSwipeActionsConfigurationForRowAt: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }
  open func tableView(_: UITableView, contextMenuConfigurationForRowAt: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  { nil }
}
