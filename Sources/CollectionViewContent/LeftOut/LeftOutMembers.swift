public import CompositionalLayout
public import Foundation

// Members that code for UIKit often uses and a picture of a collection view does not need.

extension UIView {
  @available(*, unavailable, message: "nobody touches a view without a window")
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
}

extension UIColor {
  @available(*, unavailable, message: "nothing is drawn by code; a UIView has a background")
  public func setFill() {}

  @available(*, unavailable, message: "nothing is drawn by code; a layer has a border")
  public func setStroke() {}
}

extension UICellAccessory {
  @available(
    *, unavailable, message: "no menus are drawn; a label with a disclosureIndicator() comes close"
  )
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: Options = Options()
  ) -> Self {
    disclosureIndicator()
  }
}

extension UIScrollView {
  @available(*, unavailable, message: "nobody waits for a picture")
  public var refreshControl: UIRefreshControl? {
    get { nil }
    set {}
  }
}

extension UICollectionView {
  @available(*, unavailable, message: "nobody drags; move items in the data source")
  public var dragDelegate: AnyObject? {
    get { nil }
    set {}
  }

  @available(*, unavailable, message: "nobody drops; move items in the data source")
  public var dropDelegate: AnyObject? {
    get { nil }
    set {}
  }

  @available(*, unavailable, message: "nobody drags; move items in the data source")
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
}

extension UIViewController {
  @available(
    *, unavailable, message: "nothing is drawn in the place of cells; a cell or a UIView says it"
  )
  public var contentUnavailableConfiguration: UIContentUnavailableConfiguration? {
    get { nil }
    set {}
  }

  @available(*, unavailable, message: "one controller is shown; make a picture of the other one")
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {}

  @available(*, unavailable, message: "one controller is shown; make a picture of the other one")
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}

extension UINavigationItem {
  @available(*, unavailable, message: "no bars are drawn")
  public var rightBarButtonItem: UIBarButtonItem? {
    get { nil }
    set {}
  }

  @available(*, unavailable, message: "no bars are drawn")
  public var leftBarButtonItem: UIBarButtonItem? {
    get { nil }
    set {}
  }

  @available(*, unavailable, message: "no bars are drawn")
  public var rightBarButtonItems: [UIBarButtonItem]? {
    get { nil }
    set {}
  }

  @available(*, unavailable, message: "no bars are drawn")
  public var leftBarButtonItems: [UIBarButtonItem]? {
    get { nil }
    set {}
  }

  @available(*, unavailable, message: "no bars are drawn")
  public var titleView: UIView? {
    get { nil }
    set {}
  }

  @available(*, unavailable, message: "nothing is searched in a picture")
  public var hidesSearchBarWhenScrolling: Bool {
    get { false }
    set {}
  }

  @available(*, unavailable, message: "nothing is searched in a picture")
  public var searchController: UISearchController? {
    get { nil }
    set {}
  }
}
