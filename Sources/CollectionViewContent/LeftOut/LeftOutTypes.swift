public import CompositionalLayout
public import Foundation

// What code for UIKit often names and a picture of a collection view does not need. Each says so where
// it is used, and what to use in its place.

@available(
  *, unavailable,
  message:
    "only compositional layouts are solved; a group of fixed columns or of self-sizing items does what a flow layout does"
)
open class UICollectionViewFlowLayout: UICollectionViewLayout, @unchecked Sendable {}

@available(
  *, unavailable, message: "only compositional layouts are solved; sizes belong into the layout"
)
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}

@available(
  *, unavailable,
  message:
    "no table views are drawn; UICollectionViewCompositionalLayout.list(using:) lays rows out"
)
open class UITableView: UIScrollView {}

@available(*, unavailable, message: "no table views are drawn; UICollectionViewListCell is a row")
open class UITableViewCell: UIView {}

@available(*, unavailable, message: "no bars are drawn; make the picture of the controller itself")
open class UINavigationController: UIViewController {
  public convenience init(rootViewController: UIViewController) { self.init() }
  public func pushViewController(_ viewController: UIViewController, animated: Bool) {}
}

@available(*, unavailable, message: "no bars are drawn; make the picture of the controller itself")
open class UITabBarController: UIViewController {}

@available(*, unavailable, message: "nothing is searched in a picture")
open class UISearchController: NSObject {}

@available(*, unavailable, message: "there is no window; a view is made with a frame and drawn")
open class UIWindow: UIView {}

@available(
  *, unavailable, message: "there is no app that runs; make controllers and views directly"
)
open class UIApplication: NSObject {}

@available(
  *, unavailable, message: "no buttons are drawn; a UILabel with a background looks like one"
)
open class UIButton: UIView {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system
    case close
  }

  public convenience init(type: ButtonType) { self.init() }
}

@available(*, unavailable, message: "no text fields are drawn; a UILabel shows the text")
open class UITextField: UIView {}

@available(
  *, unavailable, message: "no text views are drawn; a UILabel of many lines shows the text"
)
open class UITextView: UIScrollView {}

@available(*, unavailable, message: "no page controls are drawn; a row of UIViews shows the dots")
open class UIPageControl: UIView {}

@available(*, unavailable, message: "nobody waits for a picture")
open class UIActivityIndicatorView: UIView {}

@available(*, unavailable, message: "nobody waits for a picture")
open class UIRefreshControl: UIView {}

@available(
  *, unavailable, message: "nothing is blurred; a translucent background colour comes close"
)
open class UIVisualEffectView: UIView {}

@available(*, unavailable, message: "nobody touches a view without a window")
open class UIGestureRecognizer: NSObject {
  public convenience init(target: Any?, action: Any?) { self.init() }
}

@available(*, unavailable, message: "nobody touches a view without a window")
open class UITapGestureRecognizer: UIGestureRecognizer {}

@available(*, unavailable, message: "nobody touches a view without a window")
open class UILongPressGestureRecognizer: UIGestureRecognizer {}

@available(*, unavailable, message: "no bars are drawn")
open class UIBarButtonItem: NSObject {}
