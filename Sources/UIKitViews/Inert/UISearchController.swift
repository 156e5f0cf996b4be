/// A search controller. It never searches. The navigation bar shows its search field.
///
/// See [UISearchController](https://developer.apple.com/documentation/uikit/uisearchcontroller).
open class UISearchController: UIViewController {
  public private(set) lazy var searchBar = UISearchBar()
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var isActive = false
  public private(set) var searchResultsController: UIViewController?

  public convenience init(searchResultsController: UIViewController?) {
    self.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
  }
}

@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for: UISearchController)
}

@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {}
