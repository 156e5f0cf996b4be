public import CompositionalLayout
public import Foundation

/// What makes a view and keeps it.
///
/// See [UIViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller).
@preconcurrency @MainActor
open class UIViewController: UIResponder {
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

  /// What a bar would say of the controller; no bars are drawn.
  public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

  /// What a bar of tabs would say of the controller; no bars are drawn.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

  /// Would turn ``isEditing`` on and off; no bars are drawn.
  public private(set) lazy var editButtonItem = UIBarButtonItem(systemItem: .edit)
  open var toolbarItems: [UIBarButtonItem]?

  private var isBeingEdited = false

  /// Whether what the controller shows is being edited.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }

  /// Has what the controller shows be edited; subclasses pass it on to their views.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isBeingEdited = editing
  }

  /// The view, made when it is first asked for: an empty one where ``loadView()`` makes none, which is said.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        if loadedView == nil {
          Notes.say("loadView() of \(type(of: self)) makes no view; an empty one stands for it")
          self.view = UIView()
        }
        viewDidLoad()
      }
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
      passOnStyle()
      passOnSafeArea()
    }
  }

  /// Points that count as covered besides those that bars and notches cover.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { passOnSafeArea() }
  }

  private func passOnSafeArea() {
    let insets = additionalSafeAreaInsets
    loadedView?.update { $0.addedSafeArea = insets }
  }

  /// Light or dark, whatever the picture is; `unspecified` is as that is.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { passOnStyle() }
  }

  /// What the controller's view, and all in it, has in place of the traits that surround it.
  open var traitOverrides: any UITraitOverrides {
    get { overrides }
    set {
      guard let newValue = newValue as? TraitOverrides else { return }
      overrides = newValue
      passOnStyle()
    }
  }

  private var overrides = TraitOverrides()
  var traitRegistrations: [TraitRegistration] = []

  private func passOnStyle() {
    let (style, overrides) = (overrideUserInterfaceStyle, overrides)
    loadedView?.changeTraits {
      $0.controllerStyle = style
      $0.controllerOverrides = overrides
    }
  }

  /// Makes the view: an empty one as large as the screen, unless a subclass makes another.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Called when the view has been made; for subclasses.
  open func viewDidLoad() {}

  public func loadViewIfNeeded() {
    _ = view
  }

  public var viewIfLoaded: UIView? { loadedView }
  public var isViewLoaded: Bool { loadedView != nil }

  /// What is shown over the view where there is nothing to show; `nil` for nothing.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)?

  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }

  /// Called before the view puts its subviews in their places; for subclasses.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  /// Asks for ``updateContentUnavailableConfiguration(using:)``, which is called in any case.
  open func setNeedsUpdateContentUnavailableConfiguration() {}

  // MARK: Laying out

  /// Called before the view puts its subviews in their places, with what has changed; for subclasses.
  open func updateProperties() {}

  /// Asks for ``updateProperties()``, which is called in any case.
  open func setNeedsUpdateProperties() {}

  /// Calls ``updateProperties()``, here and in the view.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }

  /// Called before the view puts its subviews in their places; for subclasses.
  open func viewWillLayoutSubviews() {}

  /// Called when the view has put its subviews in their places; for subclasses.
  open func viewDidLayoutSubviews() {}

  /// Called before the view's constraints are looked at; for subclasses.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Called when the view has its place, where bars and notches cover some of it; for subclasses.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the view has its place; for subclasses.
  open func viewLayoutMarginsDidChange() {}

  /// Called when traits have changed, which they do where code overrides them; for subclasses.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called when the size changes while the view is looked at, which it never does; for subclasses.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Called when traits change while the view is looked at, which they never do; for subclasses.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// What is going on while controllers change places: nothing.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

  /// How a status bar would look; only frames of devices have one, which follows the appearance.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }

  open func setNeedsStatusBarAppearanceUpdate() {}

  // Kept for code that says them: one controller is shown, without bars, as wide as a picture is.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open var shouldAutorotate: Bool { true }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var definesPresentationContext = false
  open var hidesBottomBarWhenPushed = false
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  /// Points.
  open var preferredContentSize = CGSize.zero

  /// Kept for code that says which view bars follow: no bars are drawn.
  open func setContentScrollView(_ scrollView: UIScrollView?) {}

  // For subclasses; never called.
  open func didReceiveMemoryWarning() {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Puts another controller on the stack that this one is in, or else presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let navigationController else { return present(vc, animated: true) }
    navigationController.pushViewController(vc, animated: true)
  }

  /// The same: there is no second column.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }

  // MARK: Appearing

  /// Called when the view is about to be seen; for subclasses.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view has its place; for subclasses.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view is seen; for subclasses.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called when the view is about to be gone; for subclasses.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view is gone; for subclasses.
  open func viewDidDisappear(_ animated: Bool) {}

  private var transition: Transition?

  private struct Transition {
    var isAppearing: Bool
    var isAnimated: Bool
  }

  /// Has the view come into sight or go out of it, until ``endAppearanceTransition()``. Without a window
  /// nothing else does: whoever draws a controller calls both.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    transition = Transition(isAppearing: isAppearing, isAnimated: animated)
    guard isAppearing else {
      viewWillDisappear(animated)
      for child in shownChildren { child.beginAppearanceTransition(false, animated: animated) }
      return
    }
    loadViewIfNeeded()
    viewWillAppear(animated)
    for child in shownChildren { child.beginAppearanceTransition(true, animated: animated) }
    viewIsAppearing(animated)
    viewLayoutMarginsDidChange()
    if view.safeAreaInsets != .zero { viewSafeAreaInsetsDidChange() }
    view.layoutIfNeeded()
  }

  /// Those whose views are in this one's.
  private var shownChildren: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  /// Ends what ``beginAppearanceTransition(_:animated:)`` began.
  open func endAppearanceTransition() {
    guard let transition else { return }
    self.transition = nil
    for child in shownChildren { child.endAppearanceTransition() }
    if transition.isAppearing {
      viewDidAppear(transition.isAnimated)
    } else {
      viewDidDisappear(transition.isAnimated)
    }
  }

  // MARK: Controllers in controllers

  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?

  /// Makes another controller a part of this one; its view is added by the caller. One that this one is a part
  /// of, for which UIKit raises an exception, is left out, which is said.
  open func addChild(_ childController: UIViewController) {
    guard !isPart(of: childController) else {
      return Notes.say("a controller is no child of itself or of what is in it")
    }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  private func isPart(of other: UIViewController) -> Bool {
    sequence(first: self) { $0.parent }.contains { $0 === other }
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the controller becomes a part of another one, or of none; for subclasses.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called when the controller is a part of none any more, and by whoever has made it a part of another one;
  /// for subclasses.
  open func didMove(toParent parent: UIViewController?) {}

  /// The view's traits; the screen's before there is a view.
  open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? .current }
}

/// How a status bar looks.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  case `default` = 0
  case lightContent
  case darkContent = 3
}

/// What goes on while a controller changes its size or its place. There is none: controllers keep both.
///
/// See [UIViewControllerTransitionCoordinator](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator).
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// How far such a change is.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isCancelled: Bool { get }
  /// Seconds.
  var transitionDuration: Double { get }
}
