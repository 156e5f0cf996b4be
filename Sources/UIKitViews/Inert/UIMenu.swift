public import CompositionalLayout
public import Foundation

// What comes up when somebody touches a view, which nobody does in a picture: it is taken and never shown.

/// What menus are made of.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  open fileprivate(set) var title = ""
  open fileprivate(set) var image: UIImage?
  open var subtitle: String?

  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

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

/// See [UIAction](https://developer.apple.com/documentation/uikit/uiaction).
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  open var attributes: UIMenuElement.Attributes = []
  open var state = UIMenuElement.State.off
  open var discoverabilityTitle: String?
  /// `nil`: nobody taps.
  open var sender: Any? { nil }

  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.init()
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    (self.attributes, self.state) = (attributes, state)
    self.discoverabilityTitle = discoverabilityTitle
  }
}

/// What is asked for when its menu is opened, which is never done.
///
/// See [UIDeferredMenuElement](https://developer.apple.com/documentation/uikit/uideferredmenuelement).
open class UIDeferredMenuElement: UIMenuElement {
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init()
  }
}

/// See [UIMenu](https://developer.apple.com/documentation/uikit/uimenu).
open class UIMenu: UIMenuElement {
  open private(set) var children: [UIMenuElement] = []

  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

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

/// See [UIContextMenuConfiguration](https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration).
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// What the menu was made with; one of its own for `nil`.
  open private(set) var identifier: any NSCopying = NSUUID()

  public convenience init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.init()
    if let identifier { self.identifier = identifier }
  }
}

/// What a view looks like while its menu is open, which no picture shows.
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

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }
}

/// See [UIPreviewParameters](https://developer.apple.com/documentation/uikit/uipreviewparameters).
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor!

  public override init() {
    super.init()
  }
}

/// What goes on while the preview of a menu is opened. Nobody does that.
///
/// See [UIContextMenuInteractionCommitAnimating](https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitanimating).
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What makes a view answer to touches of a kind, which nobody makes.
///
/// See [UIInteraction](https://developer.apple.com/documentation/uikit/uiinteraction).
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
}

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

/// Asked for menus, which are never opened.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

extension UIView {
  public func addInteraction(_ interaction: any UIInteraction) {
    (interaction as? UIContextMenuInteraction)?.view = self
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    (interaction as? UIContextMenuInteraction)?.view = nil
  }
}
