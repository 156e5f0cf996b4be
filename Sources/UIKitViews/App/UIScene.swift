public import Foundation

// The scenes of an app that runs, of which there are none: code that is asked for them is never asked.

/// A part of an app that is shown by itself.
///
/// See [UIScene](https://developer.apple.com/documentation/uikit/uiscene).
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// Why a scene begins.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var userActivities: Set<NSObject> { [] }
  }

  open var session: UISceneSession { UISceneSession() }
  open weak var delegate: (any UISceneDelegate)?
  open var activationState: ActivationState { .unattached }
  open var title: String! = ""
}

/// A scene with windows.
open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  open var screen: UIScreen { .main }
}

/// What is kept of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  open var role: Role { .windowApplication }
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
  open var persistentIdentifier: String { "" }
}

/// How a scene is made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}

/// A link that opens an app.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  public let url: URL

  init(url: URL) {
    self.url = url
  }
}

@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {}

@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}
