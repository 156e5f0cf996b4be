public import CompositionalLayout
public import Foundation

// How controllers would be shown above others, which none is: code that asks for it goes on without it.

extension UIViewController {
  /// `nil`: no controller is shown above this one.
  public var presentedViewController: UIViewController? { nil }

  /// `nil`: the controller is shown above no other.
  public var presentingViewController: UIViewController? { nil }

  /// `nil`, as the controller is shown above no other.
  public var presentationController: UIPresentationController? { nil }

  /// `nil`, as the controller is shown above no other.
  public var sheetPresentationController: UISheetPresentationController? { nil }

  /// `nil`, as the controller is shown above no other.
  public var popoverPresentationController: UIPopoverPresentationController? { nil }

  /// Passed over: there are no storyboards.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}
}

/// See [UIPresentationController](https://developer.apple.com/documentation/uikit/uipresentationcontroller).
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

/// See [UISheetPresentationController](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller).
open class UISheetPresentationController: UIPresentationController {
  /// A height that a sheet rests at.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The name of such a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public static let medium = Self(rawValue: "com.apple.UIKit.medium")
      public static let large = Self(rawValue: "com.apple.UIKit.large")
    }

    public let identifier: Identifier

    init(_ identifier: Identifier) {
      self.identifier = identifier
    }

    open class func medium() -> Detent { Detent(.medium) }
    open class func large() -> Detent { Detent(.large) }

    /// Never asked how high it is.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(rawValue: "custom"))
    }
  }

  open var detents: [Detent] = [.large()]
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  /// Points.
  open var preferredCornerRadius: CGFloat?
}

/// What a sheet is shown in. None is shown.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  /// Points.
  var maximumDetentValue: CGFloat { get }
}

/// See [UIPopoverPresentationController](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller).
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  /// Points.
  open var sourceRect = CGRect.zero
  open var barButtonItem: UIBarButtonItem?
}

/// Told while controllers are shown above others.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {}

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// A way from one controller of a storyboard to another. There are no storyboards: none is ever gone.
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

/// What somebody could do with something: shared with others. One controller is shown, and nothing above it.
///
/// See [UIActivityViewController](https://developer.apple.com/documentation/uikit/uiactivityviewcontroller).
open class UIActivityViewController: UIViewController {
  public convenience init(activityItems: [Any], applicationActivities: [AnyObject]?) {
    self.init(nibName: nil, bundle: nil)
  }
}
