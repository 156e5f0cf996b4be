public import CompositionalLayout
public import Foundation

// What code for UIKit often names and a picture of a collection view does not need. Each says so where
// it is used, and what to use in its place. Members are declared where code would otherwise hear only
// that they are missing.

@available(
  *, unavailable,
  message:
    "only compositional layouts are solved; a group of fixed columns or of self-sizing items does what a flow layout does"
)
open class UICollectionViewFlowLayout: UICollectionViewLayout, @unchecked Sendable {}

@available(
  *, unavailable, message: "only compositional layouts are solved; sizes belong into the layout"
)
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}

@available(
  *, unavailable,
  message:
    "no table views are drawn; UICollectionViewCompositionalLayout.list(using:) lays rows out"
)
open class UITableView: UIScrollView {}

@available(*, unavailable, message: "no table views are drawn; UICollectionViewListCell is a row")
open class UITableViewCell: UIView {}

@available(*, unavailable, message: "nothing is searched in a picture")
open class UISearchController: NSObject {
  public convenience init(searchResultsController: UIViewController?) { self.init() }
  @MainActor open var searchBar: UISearchBar { UISearchBar() }
  open var obscuresBackgroundDuringPresentation = false
  open weak var searchResultsUpdater: AnyObject?
}

@available(*, unavailable, message: "nothing is searched in a picture")
open class UISearchBar: UIView {
  open var placeholder: String?
  open var text: String?
  open weak var delegate: AnyObject?
}

@available(
  *, unavailable, message: "there is no app that runs; make controllers and views directly"
)
open class UIApplication: NSObject {}

@available(*, unavailable, message: "nobody touches a view without a window")
open class UIControl: UIView {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = Self([])
    public static let highlighted = Self(rawValue: 1)
    public static let disabled = Self(rawValue: 2)
    public static let selected = Self(rawValue: 4)
  }

  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Self(rawValue: 64)
    public static let valueChanged = Self(rawValue: 4096)
    public static let primaryActionTriggered = Self(rawValue: 8192)
  }

  open var isEnabled = true
  open var isSelected = false
  public func addTarget(_ target: Any?, action: Any, for controlEvents: Event) {}
  public func addAction(_ action: UIAction, for controlEvents: Event) {}
}

@available(
  *, unavailable, message: "no buttons are drawn; a UILabel with a background looks like one"
)
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system
    case detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  /// How a button looks.
  public struct Configuration {
    public static func plain() -> Self { Self() }
    public static func gray() -> Self { Self() }
    public static func tinted() -> Self { Self() }
    public static func filled() -> Self { Self() }
    public static func bordered() -> Self { Self() }
    public static func borderedProminent() -> Self { Self() }
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var contentInsets = NSDirectionalEdgeInsets.zero
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
  }

  public convenience init(type: ButtonType) { self.init() }
  public convenience init(primaryAction: UIAction?) { self.init() }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init()
  }
  open var configuration: Configuration?
  open var titleLabel: UILabel?
  open var imageView: UIImageView?
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var showsMenuAsPrimaryAction = false
  open var menu: UIMenu?
  public func setTitle(_ title: String?, for state: UIControl.State) {}
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  public func setImage(_ image: UIImage?, for state: UIControl.State) {}
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
}

@available(
  *, unavailable, message: "no alerts are drawn; make the picture of the controller itself"
)
open class UIAlertController: UIViewController {}

@available(*, unavailable, message: "there are no storyboards; make controllers and views in code")
open class UIStoryboard: NSObject {}

@available(*, unavailable, message: "no text fields are drawn; a UILabel shows the text")
open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line, bezel, roundedRect
  }

  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing, unlessEditing, always
  }

  open var borderStyle = BorderStyle.none
  open var clearButtonMode = ViewMode.never
  open var placeholder: String?
  open var text: String?
}

@available(
  *, unavailable, message: "no text views are drawn; a UILabel of many lines shows the text"
)
open class UITextView: UIScrollView {
  open var text: String!
}

@available(*, unavailable, message: "no page controls are drawn; a row of UIViews shows the dots")
open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
}

@available(*, unavailable, message: "no sliders are drawn; two UIViews look like one")
open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
}

@available(*, unavailable, message: "no steppers are drawn; labels in a row look like one")
open class UIStepper: UIControl {
  open var value: Double = 0
}

@available(*, unavailable, message: "no date pickers are drawn; a UILabel shows the date")
open class UIDatePicker: UIControl {
  open var date = Date()
}

@available(
  *, unavailable, message: "no segmented controls are drawn; labels in a row look like one"
)
open class UISegmentedControl: UIControl {
  public convenience init(items: [Any]?) { self.init() }
  open var selectedSegmentIndex = -1
}

@available(*, unavailable, message: "no progress is drawn; two UIViews look like it")
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar
  }

  public convenience init(progressViewStyle style: Style) { self.init() }
  open var progress: Float = 0
}

@available(*, unavailable, message: "nobody waits for a picture")
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large
  }

  public convenience init(style: Style) { self.init() }
  open var hidesWhenStopped = true
  public func startAnimating() {}
  public func stopAnimating() {}
}

@available(*, unavailable, message: "nobody waits for a picture")
open class UIRefreshControl: UIControl {
  public func beginRefreshing() {}
  public func endRefreshing() {}
}

@available(
  *, unavailable, message: "nothing is blurred; a translucent background colour comes close"
)
open class UIVisualEffectView: UIView {
  public convenience init(effect: UIVisualEffect?) { self.init() }
  open var contentView: UIView { self }
}

@available(
  *, unavailable, message: "nothing is blurred; a translucent background colour comes close"
)
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
  }

  public convenience init(style: Style) { self.init() }
}

@available(*, unavailable, message: "nothing is drawn by code; images are files beside the code")
open class UIGraphicsImageRenderer: NSObject {
  public init(size: CGSize) {}
  public init(bounds: CGRect) {}
}

@available(
  *, unavailable, message: "nothing is drawn in the place of cells; a cell or a UIView says it"
)
public struct UIContentUnavailableConfiguration {
  public static func empty() -> Self { Self() }
  public static func loading() -> Self { Self() }
  public static func search() -> Self { Self() }
  public var image: UIImage?
  public var text: String?
  public var secondaryText: String?
}

@available(*, unavailable, message: "nobody touches a view without a window")
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible = 0
    case began, changed, ended, cancelled, failed
  }

  public convenience init(target: Any?, action: Any?) { self.init() }
  open var state = State.possible
  open weak var delegate: AnyObject?
}

@available(*, unavailable, message: "nobody touches a view without a window")
open class UITapGestureRecognizer: UIGestureRecognizer {}

@available(*, unavailable, message: "nobody touches a view without a window")
open class UIPanGestureRecognizer: UIGestureRecognizer {}

@available(*, unavailable, message: "nobody touches a view without a window")
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
}

@available(*, unavailable, message: "nobody touches a view without a window")
open class UISwipeGestureRecognizer: UIGestureRecognizer {}

@available(*, unavailable, message: "nobody touches a view without a window")
public protocol UIGestureRecognizerDelegate: AnyObject {}

@available(*, unavailable, message: "nobody feels a picture")
open class UIImpactFeedbackGenerator: NSObject {
  public func impactOccurred() {}
}

@available(*, unavailable, message: "nobody feels a picture")
open class UISelectionFeedbackGenerator: NSObject {
  public func selectionChanged() {}
}

@available(*, unavailable, message: "nobody touches a view without a window")
open class UILongPressGestureRecognizer: UIGestureRecognizer {}

@available(*, unavailable, message: "no bars are drawn")
open class UIBarButtonItem: NSObject {
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo
    case close = 24
  }

  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Any?) {
    self.init()
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Any?) {
    self.init()
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Any?) {
    self.init()
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
  }
}
