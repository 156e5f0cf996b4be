public import CompositionalLayout
public import Foundation

// Presented controllers have the size of the screen: sheets, popovers and transitions are not drawn.

extension UIViewController {
  public var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }
  public var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  public var presentationController: UIPresentationController? {
    if let known = ownPresentationController { return known }
    let made: UIPresentationController
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      made = UISheetPresentationController(presentedViewController: self, presenting: presenter)
    case .popover:
      made = UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    default: made = UIPresentationController(presentedViewController: self, presenting: presenter)
    }
    ownPresentationController = made
    return made
  }

  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  public func performSegue(withIdentifier: String, sender: Any?) {}
}

/// The object that manages a presentation. It has no effect on pictures.
///
/// See [UIPresentationController](https://developer.apple.com/documentation/uikit/uipresentationcontroller).
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    (presented, presenting) = (presentedViewController, presentingViewController)
    super.init()
  }

  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  open var presentingViewController: UIViewController {
    presenting ?? presented?.presentingViewController ?? UIViewController()
  }
  open var containerView: UIView? { nil }
  open var presentedView: UIView? { presented?.view }
  /// The frame of the presented view, in points: that of the screen.
  open var frameOfPresentedViewInContainerView: CGRect { UIScreen.main.bounds }

  // For subclasses. Flatplan never calls the following methods.
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
}

/// The object that manages a sheet. It has no effect on pictures.
///
/// See [UISheetPresentationController](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller).
open class UISheetPresentationController: UIPresentationController {
  @preconcurrency @MainActor
  open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public static let medium = Self(rawValue: "com.apple.UIKit.medium")
      public static let large = Self(rawValue: "com.apple.UIKit.large")
    }

    public let identifier: Identifier

    init(_ identifier: Identifier) { self.identifier = identifier }

    open class func medium() -> Detent { Detent(.medium) }
    open class func large() -> Detent { Detent(.large) }
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(rawValue: "custom")) }
  }

  open var detents: [Detent] = [.large()]
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var preferredCornerRadius: CGFloat?
}

/// The environment of a custom detent. Flatplan never creates one.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

/// The object that manages a popover. It has no effect on pictures.
///
/// See [UIPopoverPresentationController](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller).
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.zero
  open var barButtonItem: UIBarButtonItem?
}

@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {}

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// A transition between storyboard view controllers. Flatplan performs none.
///
/// See [UIStoryboardSegue](https://developer.apple.com/documentation/uikit/uistoryboardsegue).
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }
}

/// A share sheet. It is never presented.
///
/// See [UIActivityViewController](https://developer.apple.com/documentation/uikit/uiactivityviewcontroller).
open class UIActivityViewController: UIViewController {
  public convenience init(activityItems: [Any], applicationActivities: [AnyObject]?) {
    self.init(nibName: nil, bundle: nil)
  }
}
