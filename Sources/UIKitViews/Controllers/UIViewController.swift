public import CompositionalLayout
public import Foundation

/// An object that creates and manages a view.
///
/// See [UIViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller).
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  /// The name of the nib file of the view; `nil` uses a file with the name of the class, if there is
  /// one.
  public private(set) var nibName: String?
  public internal(set) var storyboard: UIStoryboard?
  /// Creates the view from a scene of a storyboard; `nil` outside of storyboards.
  var interfaceScene: InterfaceScene?

  /// Creates a controller whose view is loaded from a nib file beside the code, if there is one.
  /// Flatplan ignores the bundle.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller from a storyboard. With any other coder, its view is created in code.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? InterfaceCoder)?.begin(self)
  }

  /// The title of the controller, also that of its items in bars.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem?.title = title
    }
  }

  /// The controller's item in a navigation bar.
  public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

  /// The controller's item in a tab bar.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

  /// A button that toggles ``isEditing``.
  public private(set) lazy var editButtonItem = UIBarButtonItem(systemItem: .edit)

  /// The closures that observe calls, by the base name of the method.
  var methodObservers: [String: [([Any]) -> Void]] = [:]
  private var isBeingEdited = false

  /// Whether the content is being edited.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }

  /// Starts or ends editing. Subclasses pass the state on to their views.
  open func setEditing(_ editing: Bool, animated: Bool) { isBeingEdited = editing }

  /// The view, which ``loadView()`` creates on first access.
  ///
  /// If ``loadView()`` creates no view, Flatplan logs that and uses an empty one.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        if loadedView == nil {
          Notes.report("loadView() of \(type(of: self)) creates no view; an empty view is used")
          self.view = UIView()
        }
        // UIKit gives a view without a size that of the window before anything is laid out.
        if let view = loadedView, view.frame.isEmpty { view.frame = UIScreen.main.bounds }
        viewDidLoad()
        didCall("viewDidLoad")
      }
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
      propagateStyle()
      propagateSafeArea()
    }
  }

  /// Insets added to the safe area of the view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { propagateSafeArea() }
  }

  private func propagateSafeArea() {
    let insets = additionalSafeAreaInsets
    loadedView?.update { $0.addedSafeArea = insets }
  }

  /// The light or dark style of the view; `unspecified` follows the picture.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { propagateStyle() }
  }

  /// Traits that override the inherited traits of the view and its descendants.
  open var traitOverrides: any UITraitOverrides {
    get { overrides }
    set {
      guard let newValue = newValue as? TraitOverrides else { return }
      overrides = newValue
      propagateStyle()
    }
  }

  private var overrides = TraitOverrides()
  var traitRegistrations: [TraitRegistration] = []

  private func propagateStyle() {
    let (style, overrides) = (overrideUserInterfaceStyle, overrides)
    loadedView?.changeTraits {
      $0.controllerStyle = style
      $0.controllerOverrides = overrides
    }
  }

  /// Creates the view, unless a subclass overrides it: from the scene of a storyboard or a nib file,
  /// otherwise an empty view. It is as large as the screen.
  open func loadView() {
    if !loadInterface() { MissingInterface.loadView(of: self) }
  }

  /// Called after the view is created; for subclasses.
  open func viewDidLoad() {}

  /// Creates the view if it does not exist.
  public func loadViewIfNeeded() { _ = view }

  /// The view; `nil` if it does not exist yet.
  public var viewIfLoaded: UIView? { loadedView }
  /// Whether the view exists.
  public var isViewLoaded: Bool { loadedView != nil }

  /// The content shown over the view if there is nothing else to show; `nil` shows none.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)?

  /// The state that ``contentUnavailableConfiguration`` is updated for.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }

  /// Updates ``contentUnavailableConfiguration`` before layout; for subclasses.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  /// Requests ``updateContentUnavailableConfiguration(using:)``. Does nothing: layout always calls
  /// it.
  open func setNeedsUpdateContentUnavailableConfiguration() {}

  // MARK: Layout

  /// Called before layout, to update properties; for subclasses.
  open func updateProperties() {}

  /// Requests ``updateProperties()``. Does nothing: layout always calls it.
  open func setNeedsUpdateProperties() {}

  /// Calls ``updateProperties()`` on the controller and its view.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }

  /// Called before the view lays out its subviews; for subclasses.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews; for subclasses.
  open func viewDidLayoutSubviews() {}

  /// Called before constraints are solved; for subclasses.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Called when the view appears with a safe area; for subclasses.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the view appears, once its margins are known; for subclasses.
  open func viewLayoutMarginsDidChange() {}

  /// Called when an override changes the traits; for subclasses.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// UIKit calls this before the view changes its size. Flatplan does not, because the size never
  /// changes.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// UIKit calls this before the traits change. Flatplan does not, because the traits of a visible
  /// view never change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// The current transition; always `nil`.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

  /// The style of the status bar, if bars are drawn.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Does nothing: the controller's status bar is not drawn.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Would set the scroll view that bars follow; does nothing.
  open func setContentScrollView(_ scrollView: UIScrollView?) {}

  /// Never called: segues are not performed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Never called: segues are not performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Pushes another controller if this one is in a navigation controller; otherwise presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let navigationController else { return present(vc, animated: true) }
    navigationController.pushViewController(vc, animated: true)
  }

  /// The same as ``show(_:sender:)``: there is no second column.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }

  // MARK: Appearance

  /// Called before the view appears; for subclasses.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called while the view appears, when its geometry is known; for subclasses.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view has appeared; for subclasses.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view disappears; for subclasses.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has disappeared; for subclasses.
  open func viewDidDisappear(_ animated: Bool) {}

  private(set) var appearance: Transition?
  /// Whether the view has appeared and not disappeared since.
  package private(set) var hasAppeared = false

  struct Transition {
    var isAppearing: Bool
    var isAnimated: Bool
  }

  /// Starts to show or hide the view, until ``endAppearanceTransition()``.
  ///
  /// Code that draws a controller calls both functions, because there is no window to do so.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearance = Transition(isAppearing: isAppearing, isAnimated: animated)
    hasAppeared = isAppearing
    guard isAppearing else {
      viewWillDisappear(animated)
      didCall("viewWillDisappear", animated)
      for child in shownChildren { child.beginAppearanceTransition(false, animated: animated) }
      return
    }
    loadViewIfNeeded()
    viewWillAppear(animated)
    didCall("viewWillAppear", animated)
    for child in shownChildren { child.beginAppearanceTransition(true, animated: animated) }
    viewIsAppearing(animated)
    didCall("viewIsAppearing", animated)
    viewLayoutMarginsDidChange()
    if view.safeAreaInsets != .zero { viewSafeAreaInsetsDidChange() }
    view.layoutIfNeeded()
  }

  /// The child controllers whose views are inside this controller's view.
  private var shownChildren: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  /// Ends the transition started by ``beginAppearanceTransition(_:animated:)``.
  open func endAppearanceTransition() {
    guard let appearance else { return }
    for child in shownChildren { child.endAppearanceTransition() }
    if appearance.isAppearing {
      viewDidAppear(appearance.isAnimated)
      didCall("viewDidAppear", appearance.isAnimated)
    } else {
      viewDidDisappear(appearance.isAnimated)
      didCall("viewDidDisappear", appearance.isAnimated)
    }
    self.appearance = nil
  }

  // MARK: Presentation

  var presented: UIViewController?
  /// The controller that presents this one.
  weak var presenter: UIViewController?
  /// The object that manages the presentation of this controller.
  var ownPresentationController: UIPresentationController?

  /// Presents a controller over this one.
  ///
  /// If the app of the controller runs, the presented controller appears, and is drawn as a picture of its
  /// own. Otherwise a note says that it is not drawn. `completion` is called later, as in UIKit.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { startPresenting(viewControllerToPresent, completion) }

  /// Dismisses the controller that this one presents, or this one if it presents none.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresenting(completion)
  }

  open override var next: UIResponder? {
    viewIfLoaded?.superview ?? parent ?? presenter ?? RunningApp.current?.window(of: self)
  }

  // MARK: Child controllers

  /// The child controllers.
  public private(set) var children: [UIViewController] = []
  /// The controller that contains this one.
  public private(set) weak var parent: UIViewController?

  /// Adds a child controller. The caller adds its view.
  ///
  /// A controller cannot become a child of itself or of its descendants. UIKit raises an exception;
  /// Flatplan logs that and does nothing.
  open func addChild(_ childController: UIViewController) {
    guard !isPart(of: childController) else {
      return Notes.report(
        "addChild(_:) ignores a controller that is this one or one of its ancestors")
    }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
    RunningApp.current?.showChild(childController)
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

  /// Called before the parent changes; for subclasses.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the parent changes; for subclasses. After adding a child, the caller calls it.
  open func didMove(toParent parent: UIViewController?) {}

  /// The traits of the view, or the current traits before the view exists.
  open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? .current }

  /// The items of the toolbar of the navigation controller.
  open var toolbarItems: [UIBarButtonItem]?
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the tab bar is hidden while the controller is in a stack, above its root.
  open var hidesBottomBarWhenPushed = false

  // These members have no effect on pictures.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open var shouldAutorotate: Bool { true }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var edgesForExtendedLayout = UIRectEdge.all
  open var automaticallyAdjustsScrollViewInsets = true
  open var extendedLayoutIncludesOpaqueBars = false
  open var definesPresentationContext = false
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var preferredContentSize = CGSize.zero
  open func didReceiveMemoryWarning() {}
}
