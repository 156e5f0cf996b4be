public import CompositionalLayout
public import Foundation

// Presented controllers have the size of the screen: sheets, popovers and transitions are not drawn.

extension UIViewController {
  /// The controller that this one or one of its parents presents.
  public var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }

  /// The controller that presents this one or one of its parents.
  public var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  /// The object that manages the presentation.
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

  /// The object that manages the presentation as a sheet; `nil` for other styles.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The object that manages the presentation as a popover; `nil` for other styles.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Does nothing: segues are not performed.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}
}

/// The object that manages a presentation. It has no effect on pictures.
///
/// See
/// [UIPresentationController](https://developer.apple.com/documentation/uikit/uipresentationcontroller).
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The presentation's delegate. Flatplan never calls it.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?

  /// Creates an object that manages the presentation of a controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    (presented, presenting) = (presentedViewController, presentingViewController)
    super.init()
  }

  /// The presented controller.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The controller that presents the other one.
  open var presentingViewController: UIViewController {
    presenting ?? presented?.presentingViewController ?? UIViewController()
  }
  /// The view that contains the presented view; always `nil`.
  open var containerView: UIView? { nil }
  /// The view of the presented controller.
  open var presentedView: UIView? { presented?.view }
  /// The frame of the presented view, in points: that of the screen.
  open var frameOfPresentedViewInContainerView: CGRect { UIScreen.main.bounds }

  // For subclasses. Flatplan never calls the following methods.
  /// Called before the presentation in UIKit. Flatplan never calls it.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation in UIKit. Flatplan never calls it.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal in UIKit. Flatplan never calls it.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal in UIKit. Flatplan never calls it.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the layout of the container in UIKit. Flatplan never calls it.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the layout of the container in UIKit. Flatplan never calls it.
  open func containerViewDidLayoutSubviews() {}
}

/// The object that manages a sheet. It has no effect on pictures.
///
/// See
/// [UISheetPresentationController](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller).
open class UISheetPresentationController: UIPresentationController {
  /// A resting height of a sheet.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The text of the identifier.
      public let rawValue: String

      /// Creates an identifier from its text.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Half the screen's height.
      public static let medium = Self(rawValue: "com.apple.UIKit.medium")
      /// The full height.
      public static let large = Self(rawValue: "com.apple.UIKit.large")
    }

    /// The identifier of the detent.
    public let identifier: Identifier

    init(_ identifier: Identifier) {
      self.identifier = identifier
    }

    /// Returns the detent of half the screen's height.
    open class func medium() -> Detent { Detent(.medium) }
    /// Returns the detent of the full height.
    open class func large() -> Detent { Detent(.large) }

    /// Returns a detent with a custom height. The resolver is never called.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(rawValue: "custom"))
    }
  }

  /// The heights at which the sheet rests. Has no effect on pictures.
  open var detents: [Detent] = [.large()]
  /// The current height. Has no effect on pictures.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The largest height at which the background is not dimmed. Has no effect on pictures.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether the sheet shows a grabber. Has no effect on pictures.
  open var prefersGrabberVisible = false
  /// Whether scrolling at the edge expands the sheet. Has no effect on pictures.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet touches the bottom edge in a compact height. Has no effect on pictures.
  open var prefersEdgeAttachedInCompactHeight = false
  /// The corner radius, in points. Has no effect on pictures.
  open var preferredCornerRadius: CGFloat?
}

/// The environment of a custom detent. Flatplan never creates one.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest possible height, in points.
  var maximumDetentValue: CGFloat { get }
}

/// The object that manages a popover. It has no effect on pictures.
///
/// See
/// [UIPopoverPresentationController](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller).
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at. Has no effect on pictures.
  open var sourceView: UIView?
  /// The rectangle that the popover points at, in points. Has no effect on pictures.
  open var sourceRect = CGRect.zero
  /// The bar button that the popover points at. Has no effect on pictures.
  open var barButtonItem: UIBarButtonItem?
}

/// The delegate of a presentation. Flatplan never calls it.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {}

/// The delegate of a popover. Flatplan never calls it.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// A transition between storyboard view controllers. Flatplan performs none.
///
/// See [UIStoryboardSegue](https://developer.apple.com/documentation/uikit/uistoryboardsegue).
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The segue's identifier.
  public let identifier: String?
  /// The view controller that the segue starts at.
  public let source: UIViewController
  /// The view controller that the segue leads to.
  public let destination: UIViewController

  /// Creates a segue between two view controllers.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }
}

/// A share sheet. It is never presented.
///
/// See
/// [UIActivityViewController](https://developer.apple.com/documentation/uikit/uiactivityviewcontroller).
open class UIActivityViewController: UIViewController {
  /// Creates a share sheet. Its arguments are not kept.
  public convenience init(activityItems: [Any], applicationActivities: [AnyObject]?) {
    self.init(nibName: nil, bundle: nil)
  }
}
