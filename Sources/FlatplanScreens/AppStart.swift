public import UIKitViews

/// The delegates that start an app.
public struct AppStart: Sendable {
  /// The name of the delegate, for messages.
  public let name: String
  private let application: (@MainActor @Sendable () -> any UIApplicationDelegate)?
  private let scene: (@MainActor @Sendable () -> any UIWindowSceneDelegate)?

  /// Creates an app from its delegates.
  ///
  /// - Parameters:
  ///   - name: The name of the delegate that creates the window.
  ///   - application: Creates the delegate of the application.
  ///   - scene: Creates the delegate of the scene.
  public init(
    _ name: String,
    application: (@MainActor @Sendable () -> any UIApplicationDelegate)? = nil,
    scene: (@MainActor @Sendable () -> any UIWindowSceneDelegate)? = nil
  ) {
    (self.name, self.application, self.scene) = (name, application, scene)
  }

  /// Starts the app. It runs until another one is started, or ``RunningApp/end()``.
  ///
  /// - Parameter perform: Performs work of a controller, whose name comes first, with the screen, the
  ///   images and the fonts of a picture.
  @MainActor
  package func start(performing perform: @escaping RunningApp.Performing) {
    let app = RunningApp.start(application: application, scene: scene, performing: perform)
    _ = RetainedObjects.keep(app)
  }
}

/// A controller that an app shows when it starts.
package struct RootController: @unchecked Sendable {
  // Classes are immutable, but metatypes of classes are not `Sendable`.
  package let type: UIViewController.Type
  package let app: AppStart
  /// What is reported if the app does not show the controller.
  package let obstacle: String?

  init(_ type: UIViewController.Type, of app: AppStart, obstacle: String?) {
    (self.type, self.app, self.obstacle) = (type, app, obstacle)
  }
}
