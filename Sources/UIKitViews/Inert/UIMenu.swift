public import CompositionalLayout
public import Foundation

// Menus are accepted but never shown, because pictures have no touch input.

/// An element of a menu. It has no effect on pictures.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The title.
  open fileprivate(set) var title = ""
  /// The icon.
  open fileprivate(set) var image: UIImage?
  /// The text below the title. Has no effect on pictures.
  open var subtitle: String?

  /// The attributes of a menu element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the option set.
    public let rawValue: UInt

    /// Creates an option set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A disabled element.
    public static let disabled = Self(rawValue: 1)
    /// An element that destroys data.
    public static let destructive = Self(rawValue: 2)
    /// A hidden element.
    public static let hidden = Self(rawValue: 4)
    /// An element that leaves the menu open.
    public static let keepsMenuPresented = Self(rawValue: 8)
  }

  /// The state of a menu element.
  public enum State: Int, Hashable, Sendable {
    /// Off.
    case off = 0
    /// On, or partly on.
    case on, mixed
  }
}

/// A menu element that runs a closure. Controls run it when code sends their events; menus never do.
///
/// See [UIAction](https://developer.apple.com/documentation/uikit/uiaction).
open class UIAction: UIMenuElement {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the identifier.
    public let rawValue: String

    /// Creates an identifier from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from its text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The attributes of the action. Has no effect on pictures.
  open var attributes: UIMenuElement.Attributes = []
  /// The state of the action. Has no effect on pictures.
  open var state = UIMenuElement.State.off
  /// The title in a list of keyboard shortcuts. Has no effect on pictures.
  open var discoverabilityTitle: String?
  /// The object that triggered the action; `nil` unless the handler is running.
  open private(set) var sender: Any?
  /// The identifier, which is unique unless the initializer sets it.
  public private(set) var identifier = Identifier("com.apple.action.dynamic." + UUID().uuidString)
  private var handler: (UIAction) -> Void = { _ in }

  /// Creates an action.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.init()
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    (self.attributes, self.state) = (attributes, state)
    (self.discoverabilityTitle, self.handler) = (discoverabilityTitle, handler)
    if let identifier { self.identifier = identifier }
  }

  /// Runs the closure, with the object that triggers the action.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// A menu element that is loaded when the menu opens. It is never loaded.
///
/// See
/// [UIDeferredMenuElement](https://developer.apple.com/documentation/uikit/uideferredmenuelement).
open class UIDeferredMenuElement: UIMenuElement {
  /// Creates an element whose provider is never called.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init()
  }
}

/// A menu. It is never shown.
///
/// See [UIMenu](https://developer.apple.com/documentation/uikit/uimenu).
open class UIMenu: UIMenuElement {
  /// The elements of the menu.
  open private(set) var children: [UIMenuElement] = []

  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the identifier.
    public let rawValue: String

    /// Creates an identifier from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The options of a menu.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the option set.
    public let rawValue: UInt

    /// Creates an option set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Children shown in the parent menu.
    public static let displayInline = Self(rawValue: 1)
    /// A menu that destroys data.
    public static let destructive = Self(rawValue: 2)
    /// A menu with at most one selected element.
    public static let singleSelection = Self(rawValue: 32)
    /// Children shown as a row of icons.
    public static let displayAsPalette = Self(rawValue: 128)
  }

  /// Creates a menu.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    children: [UIMenuElement] = []
  ) {
    self.init()
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    self.children = children
  }
}

/// The configuration of a context menu. The menu is never shown.
///
/// See
/// [UIContextMenuConfiguration](https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration).
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The identifier passed to the initializer, or a unique one.
  open private(set) var identifier: any NSCopying = NSUUID()

  /// Creates a configuration. The providers are never called.
  public convenience init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.init()
    if let identifier { self.identifier = identifier }
  }
}

/// The preview of a view while its context menu is open. It has no effect on pictures.
///
/// See [UITargetedPreview](https://developer.apple.com/documentation/uikit/uitargetedpreview).
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The appearance of the preview.
  public let parameters: UIPreviewParameters

  /// Creates a preview of a view.
  public init(view: UIView, parameters: UIPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }

  /// Creates a preview of a view with default parameters.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }
}

/// The appearance of a preview. It has no effect on pictures.
///
/// See [UIPreviewParameters](https://developer.apple.com/documentation/uikit/uipreviewparameters).
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The visible part of the view. Has no effect on pictures.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow. Has no effect on pictures.
  open var shadowPath: UIBezierPath?
  /// The background color. Has no effect on pictures.
  open var backgroundColor: UIColor!

  public override init() {
    super.init()
  }
}

/// The animator of a menu preview that opens. Flatplan never creates one.
///
/// See
/// [UIContextMenuInteractionCommitAnimating](https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitanimating).
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: NSObjectProtocol {
  /// The view controller of the preview.
  var previewViewController: UIViewController? { get }
  /// Adds animations to run with the transition.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure to run after the transition.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// An object that makes a view respond to a kind of touch input. It has no effect on pictures.
///
/// See [UIInteraction](https://developer.apple.com/documentation/uikit/uiinteraction).
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view of the interaction.
  var view: UIView? { get }
}

/// An interaction that shows a context menu. It has no effect on pictures.
///
/// See
/// [UIContextMenuInteraction](https://developer.apple.com/documentation/uikit/uicontextmenuinteraction).
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  open fileprivate(set) weak var view: UIView?
  /// The interaction's delegate. Flatplan never calls it.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Creates an interaction with its delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing.
  open func dismissMenu() {}
}

/// The provider of context menus. Flatplan never calls it.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the context menu at a point of the view, in points.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

extension UIView {
  /// Adds an interaction, which only sets the `view` of a context menu interaction.
  public func addInteraction(_ interaction: any UIInteraction) {
    (interaction as? UIContextMenuInteraction)?.view = self
  }

  /// Removes an interaction from the view.
  public func removeInteraction(_ interaction: any UIInteraction) {
    (interaction as? UIContextMenuInteraction)?.view = nil
  }
}
