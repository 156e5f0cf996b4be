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

  private init() {}

  /// Starts an app as the system does: the delegate of the application first, then that of the scene.
  package static func start(
    application: (() -> any UIApplicationDelegate)?, scene: (() -> any UIWindowSceneDelegate)?
  ) -> RunningApp {
    end()
    let app = RunningApp()
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

  func add(_ window: UIWindow) {
    windows.append(window)
  }

  func remove(_ window: UIWindow) {
    windows.removeAll { $0 === window }
  }

  // MARK: Controllers

  /// The maximum number of controllers that are looked at.
  private static let maximumControllers = 500

  /// The first controller of each class that the windows show or contain.
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
      } else {
        controller.loadViewIfNeeded()
      }
      pending += controller.children
      // These are children only once a view has been loaded.
      if let stack = controller as? UINavigationController { pending += stack.viewControllers }
      if let tabs = controller as? UITabBarController { pending += tabs.viewControllers ?? [] }
    }
    return found
  }
}
