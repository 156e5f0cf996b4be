/// A search controller. It never searches, and its bar is not drawn.
///
/// See [UISearchController](https://developer.apple.com/documentation/uikit/uisearchcontroller).
open class UISearchController: UIViewController {
  /// The search bar, which is not drawn.
  public private(set) lazy var searchBar = UISearchBar()
  /// The object that updates the search results. Flatplan never calls it.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The controller's delegate. Flatplan never calls it.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the content is dimmed during a search. Has no effect on pictures.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar is hidden during a search. Has no effect on pictures.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button appears automatically. Has no effect on pictures.
  open var automaticallyShowsCancelButton = true
  /// Whether a search is in progress. Has no effect on pictures.
  open var isActive = false
  /// The view controller of the search results, which is not shown.
  public private(set) var searchResultsController: UIViewController?

  /// Creates a search controller.
  public convenience init(searchResultsController: UIViewController?) {
    self.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
  }
}

/// The object that updates search results. Flatplan never calls it.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Updates the results for the text of the search bar.
  func updateSearchResults(for searchController: UISearchController)
}

/// The delegate of a search controller. Flatplan never calls it.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {}
