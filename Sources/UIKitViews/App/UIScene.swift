public import Foundation

// No app runs, so there are no scenes, and scene delegates are never called.

/// A part of an app with its own interface.
///
/// See [UIScene](https://developer.apple.com/documentation/uikit/uiscene).
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    /// Not connected to the app.
    case unattached = -1
    /// In the foreground, active or inactive, or in the background.
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

  /// The session of the scene; a new one on each access.
  open var session: UISceneSession { UISceneSession() }
  /// The scene's delegate. Flatplan never calls it.
  open weak var delegate: (any UISceneDelegate)?
  /// The state of the scene; always `unattached`.
  open var activationState: ActivationState { .unattached }
  /// The scene's title. Has no effect on pictures.
  open var title: String! = ""
}

/// A scene with windows.
open class UIWindowScene: UIScene {
  /// The scene's windows; always empty.
  open var windows: [UIWindow] { [] }
  /// The window that receives key events; always `nil`.
  open var keyWindow: UIWindow? { nil }
  /// The screen of the scene.
  open var screen: UIScreen { .main }
}

/// The persistent state of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a session.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The text of the role.
    public let rawValue: String

    /// Creates a role from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

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
  /// The configuration's name.
  public let name: String?
  /// The role of the session.
  public let role: UISceneSession.Role
  /// The class of the scene. Has no effect on pictures.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate. Has no effect on pictures.
  open var delegateClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}

/// A URL that opens an app.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL

  init(url: URL) {
    self.url = url
  }
}

/// The delegate of a scene. Flatplan never calls it.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {}

/// The delegate of a window scene. Flatplan never calls it.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}
