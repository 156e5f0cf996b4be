public import CompositionalLayout

// The proxies through which apps change the look of all instances of a class. Values are stored in an
// object that is never drawn, so they have no effect on pictures.

/// A class with a proxy for the look of its instances.
///
/// See [UIAppearance](https://developer.apple.com/documentation/uikit/uiappearance).
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {
  /// The class of the proxy: the class itself or a superclass.
  associatedtype AppearanceProxy
  /// The proxy. It has no effect on pictures.
  static var appearanceProxy: AppearanceProxy { get }
}

extension UIAppearance {
  /// Returns a proxy without effect on pictures.
  public static func appearance() -> AppearanceProxy { appearanceProxy }
  /// Returns a proxy without effect on pictures.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> AppearanceProxy { appearanceProxy }
  /// Returns a proxy without effect on pictures.
  public static func appearance(for trait: UITraitCollection) -> AppearanceProxy {
    appearanceProxy
  }
}

extension UINavigationBar: UIAppearance {
  /// A proxy without effect on pictures.
  public static let appearanceProxy = UINavigationBar()
}

extension UITabBar: UIAppearance {
  /// A proxy without effect on pictures.
  public static let appearanceProxy = UITabBar()
}

extension UIToolbar: UIAppearance {
  /// A proxy without effect on pictures.
  public static let appearanceProxy = UIToolbar()
}

extension UILabel: UIAppearance {
  /// A proxy without effect on pictures.
  public static let appearanceProxy = UILabel()
}

extension UIButton: UIAppearance {
  /// A proxy without effect on pictures.
  public static let appearanceProxy = UIButton()
}

extension UISwitch: UIAppearance {
  /// A proxy without effect on pictures.
  public static let appearanceProxy = UISwitch()
}

extension UISlider: UIAppearance {
  /// A proxy without effect on pictures.
  public static let appearanceProxy = UISlider()
}

extension UIStepper: UIAppearance {
  /// A proxy without effect on pictures.
  public static let appearanceProxy = UIStepper()
}

extension UITextField: UIAppearance {
  /// A proxy without effect on pictures.
  public static let appearanceProxy = UITextField()
}

extension UITextView: UIAppearance {
  /// A proxy without effect on pictures.
  public static let appearanceProxy = UITextView()
}

extension UISearchBar: UIAppearance {
  /// A proxy without effect on pictures.
  public static let appearanceProxy = UISearchBar()
}

extension UISegmentedControl: UIAppearance {
  /// A proxy without effect on pictures.
  public static let appearanceProxy = UISegmentedControl()
}

extension UIPageControl: UIAppearance {
  /// A proxy without effect on pictures.
  public static let appearanceProxy = UIPageControl()
}

extension UIProgressView: UIAppearance {
  /// A proxy without effect on pictures.
  public static let appearanceProxy = UIProgressView()
}

extension UIActivityIndicatorView: UIAppearance {
  /// A proxy without effect on pictures.
  public static let appearanceProxy = UIActivityIndicatorView()
}

extension UIRefreshControl: UIAppearance {
  /// A proxy without effect on pictures.
  public static let appearanceProxy = UIRefreshControl()
}

extension UITableView: UIAppearance {
  /// A proxy without effect on pictures.
  public static let appearanceProxy = UITableView()
}

extension UITableViewCell: UIAppearance {
  /// A proxy without effect on pictures.
  public static let appearanceProxy = UITableViewCell()
}

extension UITableViewHeaderFooterView: UIAppearance {
  /// A proxy without effect on pictures.
  public static let appearanceProxy = UITableViewHeaderFooterView(reuseIdentifier: nil)
}

extension UICollectionView: UIAppearance {
  /// A proxy without effect on pictures.
  public static let appearanceProxy = UICollectionView()
}

extension UICollectionViewCell: UIAppearance {
  /// A proxy without effect on pictures.
  public static let appearanceProxy = UICollectionViewCell()
}

extension UIImageView: UIAppearance {
  /// A proxy without effect on pictures.
  public static let appearanceProxy = UIImageView()
}

extension UIBarButtonItem: UIAppearance {
  /// A proxy without effect on pictures.
  public static let appearanceProxy = UIBarButtonItem()
}

extension UITabBarItem: UIAppearance {
  /// A proxy without effect on pictures.
  public static let appearanceProxy = UITabBarItem()
}

extension UIWindow: UIAppearance {
  /// A proxy without effect on pictures.
  public static let appearanceProxy: UIWindow = {
    let proxy = UIWindow()
    // It may be created while an app starts, but is not one of the app's windows.
    RunningApp.current?.remove(proxy)
    return proxy
  }()
}
