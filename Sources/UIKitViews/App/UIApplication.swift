public import CompositionalLayout
public import Foundation

/// The app. Calls have no effect. It has a delegate and windows only while Flatplan starts an app to
/// draw its controllers.
///
/// See [UIApplication](https://developer.apple.com/documentation/uikit/uiapplication).
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The only app object.
  public static let shared = UIApplication()

  /// The state of an app.
  public enum State: Int, Sendable {
    /// In the foreground and active.
    case active = 0
    /// In the foreground but inactive, or in the background.
    case inactive, background
  }

  /// The app's delegate.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The windows of the app that was started; empty if there is none.
  open var windows: [UIWindow] { RunningApp.current?.windows ?? [] }
  /// The first window of the app that was started.
  open var keyWindow: UIWindow? { windows.first }
  /// The scene of the app that was started.
  open var connectedScenes: Set<UIScene> { RunningApp.current.map { [$0.scene] } ?? [] }
  /// The app's scene sessions; always empty.
  open var openSessions: Set<UISceneSession> { [] }
  /// The state of the app; always `active`.
  open var applicationState: State { .active }
  /// The frame of the status bar, in points; always zero.
  open var statusBarFrame: CGRect { .zero }
  /// The text size of the current traits.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// The layout direction of the current traits.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Whether an app can open a URL; always `false`.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Does nothing. The completion handler is never called.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {}

  /// Calls a method of a target. If the target is `nil`, calls that of the first responder that has it,
  /// from the sender on. Returns whether a method was called.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target { return Self.call(action, of: target as AnyObject, with: sender) }
    let first = sender as? UIResponder ?? self
    let responders = sequence(first: first) { $0.next }.prefix(Self.maximumResponders)
    let last: [AnyObject] = [self] + (delegate.map { [$0] } ?? [])
    let chain = responders.map { $0 as AnyObject } + last
    return chain.contains { Self.call(action, of: $0, with: sender) }
  }

  /// The maximum length of a chain of responders; user code could create a ring.
  private static let maximumResponders = 1000

  /// Calls a method with the sender as its argument. Returns whether the object has the method.
  private static func call(_ action: Selector, of target: AnyObject, with sender: Any?) -> Bool {
    #if canImport(ObjectiveC)
      guard let object = target as? NSObject, object.responds(to: action) else { return false }
      object.perform(action, with: sender, with: nil)
      return true
    #else
      SelectorMethods.call(action, of: target, with: sender)
    #endif
  }

  /// A key of the launch options. It has no effect on pictures.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }

  /// A key of the options of an opened URL. It has no effect on pictures.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// A key of the options for opening a URL. It has no effect on pictures.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether only an app may open the URL.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The URL of the app's settings, as text.
  nonisolated public static let openSettingsURLString = "app-settings:"

  // These members have no effect on pictures.
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open func registerForRemoteNotifications() {}
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}

/// The delegate of an app. Flatplan calls it to draw controllers that only the app can create.
///
/// See [UIApplicationDelegate](https://developer.apple.com/documentation/uikit/uiapplicationdelegate).
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called before ``application(_:didFinishLaunchingWithOptions:)``, without options.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app starts, without options. It usually creates a window, unless the app has scenes.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app starts, if ``application(_:didFinishLaunchingWithOptions:)`` is missing.
  func applicationDidFinishLaunching(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// The window of the app that was started.
  public var window: UIWindow?? { RunningApp.current.map { $0.windows.first } }
  /// Returns `true`.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Calls ``applicationDidFinishLaunching(_:)`` and returns `true`.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
}
