/// Searches what a controller shows. Nothing is searched in a picture, and no bars are drawn.
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

/// See [UISearchBar](https://developer.apple.com/documentation/uikit/uisearchbar).
open class UISearchBar: UIView {
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent, minimal
  }

  open var text: String?
  open var placeholder: String?
  open var prompt: String?
  open var searchBarStyle = Style.default
  open weak var delegate: (any UISearchBarDelegate)?
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  open var showsScopeBar = false
  open var showsCancelButton = false
  open var showsBookmarkButton = false
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var returnKeyType = UIReturnKeyType.search
  public private(set) lazy var searchTextField = UITextField()

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
}

/// Asked while somebody searches, which nobody does in a picture.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}

@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {}

@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {}
