// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public import Foundation

// The names that UIKit's types and constants had before Swift 4.2, for code that was never migrated.

// MARK: Types

public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
public typealias UIAlertActionStyle = UIAlertAction.Style
public typealias UIAlertControllerStyle = UIAlertController.Style
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
public typealias UIApplicationState = UIApplication.State
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
public typealias UIBlurEffectStyle = UIBlurEffect.Style
public typealias UIButtonType = UIButton.ButtonType
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
public typealias UIControlEvents = UIControl.Event
public typealias UIControlState = UIControl.State
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
public typealias UIFontTextStyle = UIFont.TextStyle
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
public typealias UIImageOrientation = UIImage.Orientation
public typealias UIImageRenderingMode = UIImage.RenderingMode
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
public typealias UIPageViewControllerNavigationDirection =
  UIPageViewController.NavigationDirection
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
public typealias UISearchBarStyle = UISearchBar.Style
public typealias UIStackViewAlignment = UIStackView.Alignment
public typealias UIStackViewDistribution = UIStackView.Distribution
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
public typealias UITableViewRowAnimation = UITableView.RowAnimation
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
public typealias UITableViewStyle = UITableView.Style
public typealias UITextBorderStyle = UITextField.BorderStyle
public typealias UITextFieldViewMode = UITextField.ViewMode
public typealias UIViewAnimationCurve = UIView.AnimationCurve
public typealias UIViewAnimationOptions = UIView.AnimationOptions
public typealias UIViewAutoresizing = UIView.AutoresizingMask
public typealias UIViewContentMode = UIView.ContentMode
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode

#if !canImport(Darwin)
  public typealias NSAttributedStringKey = NSAttributedString.Key
  public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
  public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
  public typealias NSLayoutRelation = NSLayoutConstraint.Relation
#endif

// MARK: Constants

public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter
public let UICollectionViewFlowLayoutAutomaticSize = UICollectionViewFlowLayout.automaticSize
public let UITableViewAutomaticDimension = UITableView.automaticDimension
public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric
public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize
public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast

public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
public let UIKeyboardAnimationDurationUserInfoKey =
  UIResponder.keyboardAnimationDurationUserInfoKey

extension Notification.Name {
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
  public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
  public static let UIApplicationDidEnterBackground =
    UIApplication.didEnterBackgroundNotification
  public static let UIApplicationWillEnterForeground =
    UIApplication.willEnterForegroundNotification
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
}

#if !canImport(Darwin)
  public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
  public let kCAFillModeBoth = CAMediaTimingFillMode.both
  public let kCALineCapRound = CAShapeLayerLineCap.round
  public let kCALineCapSquare = CAShapeLayerLineCap.square
  public let kCALineJoinRound = CAShapeLayerLineJoin.round
  public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
  public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
  public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
  public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
#endif

// MARK: Functions

public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)
  -> UIEdgeInsets
{ UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }

/// Returns a rectangle without its insets.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

@preconcurrency @MainActor
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

@preconcurrency @MainActor
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

extension UIActivityIndicatorView {
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

  public var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
}

extension UIActivityIndicatorView.Style {
  public static var gray: Self { .medium }
  public static var white: Self { .medium }
  public static var whiteLarge: Self { .large }
}

extension UIView {
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
  public var childViewControllers: [UIViewController] { children }
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }
  public func removeFromParentViewController() { removeFromParent() }
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }
}
