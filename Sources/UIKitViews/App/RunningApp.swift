internal import Foundation

/// An app that was started by its delegates, with the windows that they created.
@MainActor
package final class RunningApp {
  /// The app whose code runs; `nil` while a controller is drawn on its own.
  package private(set) static var current: RunningApp?

  /// The only scene of the app.
  let scene = UIWindowScene()
  /// The windows, in the order of their creation.
  fileprivate(set) var windows: [UIWindow] = []
  private var application: (any UIApplicationDelegate)?
  private var sceneDelegate: (any UIWindowSceneDelegate)?

  /// Performs work of a controller, whose name comes first, with the screen, the images and the fonts of a
  /// picture.
  let perform: Performing

  package typealias Performing = @MainActor (String, () -> Void) -> Void
  /// Whether the controllers of the windows have begun to appear.
  private(set) var hasAppeared = false

  private init(perform: @escaping Performing) { self.perform = perform }

  /// Starts an app as the system does: the delegate of the application first, then that of the scene.
  ///
  /// - Parameter perform: Performs work of a controller, whose name comes first, with the screen, the
  ///   images and the fonts of a picture.
  package static func start(
    application: (() -> any UIApplicationDelegate)?, scene: (() -> any UIWindowSceneDelegate)?,
    performing perform: @escaping Performing
  ) -> RunningApp {
    end()
    let app = RunningApp(perform: perform)
    current = app
    if let delegate = application?() {
      app.application = delegate
      let shared = UIApplication.shared
      shared.delegate = delegate
      _ = delegate.application(shared, willFinishLaunchingWithOptions: nil)
      _ = delegate.application(shared, didFinishLaunchingWithOptions: nil)
    }
    if let delegate = scene?() {
      app.sceneDelegate = delegate
      app.scene.delegate = delegate
      delegate.scene(app.scene, willConnectTo: app.scene.session, options: .init())
    }
    return app
  }

  /// Ends the app: code that is drawn next runs without one.
  package static func end() {
    current = nil
    UIApplication.shared.delegate = nil
  }

  func add(_ window: UIWindow) { windows.append(window) }
  func remove(_ window: UIWindow) { windows.removeAll { $0 === window } }

  // MARK: Appearance

  /// Lets the root controllers of the windows appear. Controllers that they present, and later roots,
  /// appear as well.
  package func appear() {
    hasAppeared = true
    for window in windows { showRoot(of: window) }
  }

  /// Lets a new root controller appear if the others have.
  func showRoot(of window: UIWindow) {
    guard hasAppeared, windows.contains(window), let root = window.rootViewController
    else { return }
    Later.perform(for: root) { if window.rootViewController === root { root.appear() } }
    for controller in sequence(first: root, next: \.presented).dropFirst() {
      Later.perform(for: controller) { if controller.presenter != nil { controller.appear() } }
    }
  }

  /// Lets a child controller appear whose view was added to that of a parent that has appeared.
  func showChild(_ child: UIViewController) {
    guard !child.hasAppeared, child.isShownByParent, shows(child) else { return }
    Later.perform(for: child) { if child.isShownByParent { child.appear() } }
  }

  /// Whether a controller is the root of a window, or is presented by such a controller.
  package func shows(_ controller: UIViewController) -> Bool { window(of: controller) != nil }

  /// The window in which a controller is shown.
  func window(of controller: UIViewController) -> UIWindow? {
    var seen = 0
    var next: UIViewController? = controller
    while let current = next, seen < Self.maximumControllers {
      if let window = windows.first(where: { $0.rootViewController === current }) { return window }
      next = current.parent ?? current.presenter
      seen += 1
    }
    return nil
  }

  func window(of view: UIView) -> UIWindow? {
    var top = view
    while let superview = top.superview { top = superview }
    return top as? UIWindow ?? top.controller.flatMap { window(of: $0) }
  }

  // MARK: Controllers

  /// The maximum number of controllers that are looked at.
  private static let maximumControllers = 500

  /// The first controller of each class that the windows show, contain or present.
  ///
  /// Loads the views of other controllers, since they may add children in `viewDidLoad()`; a tab that is
  /// not selected is loaded as well.
  package func controllers(of types: [UIViewController.Type]) -> [ObjectIdentifier:
    UIViewController]
  {
    let wanted = Set(types.map { ObjectIdentifier($0) })
    var found: [ObjectIdentifier: UIViewController] = [:]
    var seen: Set<ObjectIdentifier> = []
    var pending = windows.compactMap(\.rootViewController)
    var next = 0
    while next < pending.count, next < Self.maximumControllers {
      let controller = pending[next]
      next += 1
      guard seen.insert(ObjectIdentifier(controller)).inserted else { continue }
      let type = ObjectIdentifier(Swift.type(of: controller))
      if wanted.contains(type) {
        if found[type] == nil { found[type] = controller }
      } else if !controller.isInPresented {
        // Presented controllers have appeared, unless one of them stopped the program.
        controller.loadViewIfNeeded()
      }
      pending += controller.children
      if let presented = controller.presented { pending.append(presented) }
      // These are children only once a view has been loaded.
      if let stack = controller as? UINavigationController { pending += stack.viewControllers }
      if let tabs = controller as? UITabBarController { pending += tabs.viewControllers ?? [] }
    }
    return found
  }
}
