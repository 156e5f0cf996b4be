public import CompositionalLayout

// The proxies through which apps change the look of all instances of a class. Values are stored in an
// object that is never drawn, so they have no effect on pictures.

/// A class with a proxy for the look of its instances.
///
/// See [UIAppearance](https://developer.apple.com/documentation/uikit/uiappearance).
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {
  associatedtype AppearanceProxy
  static var appearanceProxy: AppearanceProxy { get }
}

extension UIAppearance {
  public static func appearance() -> AppearanceProxy { appearanceProxy }
  public static func appearance(whenContainedInInstancesOf: [AnyClass]) -> AppearanceProxy {
    appearanceProxy
  }
  public static func appearance(for: UITraitCollection) -> AppearanceProxy { appearanceProxy }
}

extension UINavigationBar: UIAppearance { public static let appearanceProxy = UINavigationBar() }
extension UITabBar: UIAppearance { public static let appearanceProxy = UITabBar() }
extension UIToolbar: UIAppearance { public static let appearanceProxy = UIToolbar() }
extension UILabel: UIAppearance { public static let appearanceProxy = UILabel() }
extension UIButton: UIAppearance { public static let appearanceProxy = UIButton() }
extension UISwitch: UIAppearance { public static let appearanceProxy = UISwitch() }
extension UISlider: UIAppearance { public static let appearanceProxy = UISlider() }
extension UIStepper: UIAppearance { public static let appearanceProxy = UIStepper() }
extension UITextField: UIAppearance { public static let appearanceProxy = UITextField() }
extension UITextView: UIAppearance { public static let appearanceProxy = UITextView() }
extension UISearchBar: UIAppearance { public static let appearanceProxy = UISearchBar() }
extension UISegmentedControl: UIAppearance {
  public static let appearanceProxy = UISegmentedControl()
}
extension UIPageControl: UIAppearance { public static let appearanceProxy = UIPageControl() }
extension UIProgressView: UIAppearance { public static let appearanceProxy = UIProgressView() }
extension UIActivityIndicatorView: UIAppearance {
  public static let appearanceProxy = UIActivityIndicatorView()
}
extension UIRefreshControl: UIAppearance { public static let appearanceProxy = UIRefreshControl() }
extension UITableView: UIAppearance { public static let appearanceProxy = UITableView() }
extension UITableViewCell: UIAppearance { public static let appearanceProxy = UITableViewCell() }
extension UITableViewHeaderFooterView: UIAppearance {
  public static let appearanceProxy = UITableViewHeaderFooterView(reuseIdentifier: nil)
}
extension UICollectionView: UIAppearance { public static let appearanceProxy = UICollectionView() }
extension UICollectionViewCell: UIAppearance {
  public static let appearanceProxy = UICollectionViewCell()
}
extension UIImageView: UIAppearance { public static let appearanceProxy = UIImageView() }
extension UIBarButtonItem: UIAppearance { public static let appearanceProxy = UIBarButtonItem() }
extension UITabBarItem: UIAppearance { public static let appearanceProxy = UITabBarItem() }
extension UIWindow: UIAppearance {
  public static let appearanceProxy: UIWindow = {
    let proxy = UIWindow()
    // It may be created while an app starts, but is not one of the app's windows.
    RunningApp.current?.remove(proxy)
    return proxy
  }()
}
