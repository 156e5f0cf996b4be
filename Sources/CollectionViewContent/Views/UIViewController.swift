public import CompositionalLayout
public import Foundation

/// What makes a view and keeps it.
///
/// See [UIViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller).
@preconcurrency @MainActor
open class UIViewController: NSObject {
  private var loadedView: UIView?

  /// A controller whose view is made in code: there are no nibs, and both are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Controllers are made in code: there is no archive to read one from, and the answer is `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  open var title: String?

  /// The view, made when it is first asked for.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        viewDidLoad()
      }
      return loadedView
    }
    set { loadedView = newValue }
  }

  /// Makes the view: an empty one as large as the screen, unless a subclass makes another.
  open func loadView() {
    loadedView = UIView(frame: UIScreen.main.bounds)
  }

  /// Called when the view has been made; for subclasses.
  open func viewDidLoad() {}

  public func loadViewIfNeeded() {
    _ = view
  }

  public var viewIfLoaded: UIView? { loadedView }
  public var isViewLoaded: Bool { loadedView != nil }

  /// The view's traits; the screen's before there is a view.
  open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? .current }
}
