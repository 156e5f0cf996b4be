public import CompositionalLayout
public import Foundation

// Menus are accepted but never shown, because pictures have no touch input.

@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  open fileprivate(set) var title = ""
  open fileprivate(set) var image: UIImage?
  open var subtitle: String?

  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Self(rawValue: 1)
    public static let destructive = Self(rawValue: 2)
    public static let hidden = Self(rawValue: 4)
    public static let keepsMenuPresented = Self(rawValue: 8)
  }

  public enum State: Int, Hashable, Sendable {
    case off = 0
    case on, mixed
  }
}

/// A menu element that runs a closure. Controls run it when code sends their events; menus never do.
///
/// See [UIAction](https://developer.apple.com/documentation/uikit/uiaction).
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  open var attributes: UIMenuElement.Attributes = []
  open var state = UIMenuElement.State.off
  open var discoverabilityTitle: String?
  /// The object that triggered the action; `nil` unless the handler is running.
  open private(set) var sender: Any?
  /// The identifier, which is unique unless the initializer sets it.
  public private(set) var identifier = Identifier("com.apple.action.dynamic." + UUID().uuidString)
  private var handler: (UIAction) -> Void = { _ in }

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

  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// A menu element that is loaded when the menu opens. It is never loaded.
///
/// See [UIDeferredMenuElement](https://developer.apple.com/documentation/uikit/uideferredmenuelement).
open class UIDeferredMenuElement: UIMenuElement {
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) { self.init() }
}

/// A menu. It is never shown.
///
/// See [UIMenu](https://developer.apple.com/documentation/uikit/uimenu).
open class UIMenu: UIMenuElement {
  open private(set) var children: [UIMenuElement] = []

  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let displayInline = Self(rawValue: 1)
    public static let destructive = Self(rawValue: 2)
    public static let singleSelection = Self(rawValue: 32)
    public static let displayAsPalette = Self(rawValue: 128)
  }

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
/// See [UIContextMenuConfiguration](https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration).
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  open private(set) var identifier: any NSCopying = NSUUID()

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
  public let view: UIView
  public let parameters: UIPreviewParameters

  public init(view: UIView, parameters: UIPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }

  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
}

/// The appearance of a preview. It has no effect on pictures.
///
/// See [UIPreviewParameters](https://developer.apple.com/documentation/uikit/uipreviewparameters).
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor!

  public override init() { super.init() }
}

/// The animator of a menu preview that opens. Flatplan never creates one.
///
/// See [UIContextMenuInteractionCommitAnimating](https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitanimating).
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_: @escaping () -> Void)
  func addCompletion(_: @escaping () -> Void)
}

/// An object that makes a view respond to a kind of touch input. It has no effect on pictures.
///
/// See [UIInteraction](https://developer.apple.com/documentation/uikit/uiinteraction).
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
}

/// An interaction that shows a context menu. It has no effect on pictures.
///
/// See [UIContextMenuInteraction](https://developer.apple.com/documentation/uikit/uicontextmenuinteraction).
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  open fileprivate(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func dismissMenu() {}
}

/// The provider of context menus. Flatplan never calls it.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

extension UIView {
  /// Adds an interaction, which only sets the `view` of a context menu interaction.
  public func addInteraction(_ interaction: any UIInteraction) {
    (interaction as? UIContextMenuInteraction)?.view = self
  }
  public func removeInteraction(_ interaction: any UIInteraction) {
    (interaction as? UIContextMenuInteraction)?.view = nil
  }
}
