public import Foundation

// A scene exists only while Flatplan starts an app to draw its controllers.

/// A part of an app with its own interface.
///
/// See [UIScene](https://developer.apple.com/documentation/uikit/uiscene).
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    /// Not connected to the app.
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The reasons why a scene is connected.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open; always empty.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The activities to continue; always empty.
    open var userActivities: Set<NSObject> { [] }
  }

  public private(set) lazy var session = UISceneSession()
  open weak var delegate: (any UISceneDelegate)?
  /// The state of the scene: `foregroundActive` if an app was started.
  open var activationState: ActivationState {
    RunningApp.current?.scene === self ? .foregroundActive : .unattached
  }
  /// The scene's title. Has no effect on pictures.
  open var title: String! = ""
}

/// The scene that contains the windows of the app.
///
/// See [UIWindowScene](https://developer.apple.com/documentation/uikit/uiwindowscene).
open class UIWindowScene: UIScene {
  /// The windows of the app that was started; empty if there is none.
  open var windows: [UIWindow] {
    guard let app = RunningApp.current, app.scene === self else { return [] }
    return app.windows
  }
  /// The first window of the scene.
  open var keyWindow: UIWindow? { windows.first }
  open var screen: UIScreen { .main }
  /// The space of the scene, which is as large as the screen.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
}

/// The persistent state of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A scene on the device's screen.
    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The role of the session; always `windowApplication`.
  open var role: Role { .windowApplication }
  /// A configuration without a name.
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
  /// The identifier of the session; always empty.
  open var persistentIdentifier: String { "" }
}

/// The configuration of a scene. It has no effect on pictures.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role

  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }

  // These members have no effect on pictures.
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
}

/// A URL that opens an app.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  public let url: URL

  init(url: URL) { self.url = url }
}

/// The delegate of a scene.
///
/// See [UISceneDelegate](https://developer.apple.com/documentation/uikit/uiscenedelegate).
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when a scene is created. It usually creates a window with a root controller, which Flatplan
  /// draws if it cannot be created alone.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
}

/// The object that creates the window of a scene.
///
/// See [UIWindowSceneDelegate](https://developer.apple.com/documentation/uikit/uiwindowscenedelegate).
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}
