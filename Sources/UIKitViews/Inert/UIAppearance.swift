// The proxies through which apps change the look of all instances of a class. Values are stored in an
// object that is never drawn, so they have no effect on pictures.

extension UINavigationBar {
  private static let proxy = UINavigationBar()

  /// Returns a proxy without effect on pictures.
  public class func appearance() -> UINavigationBar { proxy }
  /// Returns a proxy without effect on pictures.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UINavigationBar { proxy }
}

extension UITabBar {
  private static let proxy = UITabBar()

  /// Returns a proxy without effect on pictures.
  public class func appearance() -> UITabBar { proxy }
  /// Returns a proxy without effect on pictures.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UITabBar { proxy }
}

extension UIToolbar {
  private static let proxy = UIToolbar()

  /// Returns a proxy without effect on pictures.
  public class func appearance() -> UIToolbar { proxy }
  /// Returns a proxy without effect on pictures.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIToolbar { proxy }
}

extension UILabel {
  private static let proxy = UILabel()

  /// Returns a proxy without effect on pictures.
  public class func appearance() -> UILabel { proxy }
  /// Returns a proxy without effect on pictures.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UILabel { proxy }
}

extension UIButton {
  private static let proxy = UIButton()

  /// Returns a proxy without effect on pictures.
  public class func appearance() -> UIButton { proxy }
  /// Returns a proxy without effect on pictures.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIButton { proxy }
}

extension UISwitch {
  private static let proxy = UISwitch()

  /// Returns a proxy without effect on pictures.
  public class func appearance() -> UISwitch { proxy }
  /// Returns a proxy without effect on pictures.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UISwitch { proxy }
}

extension UISlider {
  private static let proxy = UISlider()

  /// Returns a proxy without effect on pictures.
  public class func appearance() -> UISlider { proxy }
  /// Returns a proxy without effect on pictures.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UISlider { proxy }
}

extension UIStepper {
  private static let proxy = UIStepper()

  /// Returns a proxy without effect on pictures.
  public class func appearance() -> UIStepper { proxy }
  /// Returns a proxy without effect on pictures.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIStepper { proxy }
}

extension UITextField {
  private static let proxy = UITextField()

  /// Returns a proxy without effect on pictures.
  public class func appearance() -> UITextField { proxy }
  /// Returns a proxy without effect on pictures.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UITextField { proxy }
}

extension UITextView {
  private static let proxy = UITextView()

  /// Returns a proxy without effect on pictures.
  public class func appearance() -> UITextView { proxy }
  /// Returns a proxy without effect on pictures.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UITextView { proxy }
}

extension UISearchBar {
  private static let proxy = UISearchBar()

  /// Returns a proxy without effect on pictures.
  public class func appearance() -> UISearchBar { proxy }
  /// Returns a proxy without effect on pictures.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UISearchBar { proxy }
}

extension UISegmentedControl {
  private static let proxy = UISegmentedControl()

  /// Returns a proxy without effect on pictures.
  public class func appearance() -> UISegmentedControl { proxy }
  /// Returns a proxy without effect on pictures.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UISegmentedControl { proxy }
}

extension UIPageControl {
  private static let proxy = UIPageControl()

  /// Returns a proxy without effect on pictures.
  public class func appearance() -> UIPageControl { proxy }
  /// Returns a proxy without effect on pictures.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIPageControl { proxy }
}

extension UIProgressView {
  private static let proxy = UIProgressView()

  /// Returns a proxy without effect on pictures.
  public class func appearance() -> UIProgressView { proxy }
  /// Returns a proxy without effect on pictures.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIProgressView { proxy }
}

extension UIActivityIndicatorView {
  private static let proxy = UIActivityIndicatorView()

  /// Returns a proxy without effect on pictures.
  public class func appearance() -> UIActivityIndicatorView { proxy }
  /// Returns a proxy without effect on pictures.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIActivityIndicatorView { proxy }
}

extension UIRefreshControl {
  private static let proxy = UIRefreshControl()

  /// Returns a proxy without effect on pictures.
  public class func appearance() -> UIRefreshControl { proxy }
  /// Returns a proxy without effect on pictures.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIRefreshControl { proxy }
}

extension UITableView {
  private static let proxy = UITableView()

  /// Returns a proxy without effect on pictures.
  public class func appearance() -> UITableView { proxy }
  /// Returns a proxy without effect on pictures.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UITableView { proxy }
}

extension UITableViewCell {
  private static let proxy = UITableViewCell()

  /// Returns a proxy without effect on pictures.
  public class func appearance() -> UITableViewCell { proxy }
  /// Returns a proxy without effect on pictures.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UITableViewCell { proxy }
}

extension UITableViewHeaderFooterView {
  private static let proxy = UITableViewHeaderFooterView(reuseIdentifier: nil)

  /// Returns a proxy without effect on pictures.
  public class func appearance() -> UITableViewHeaderFooterView { proxy }
  /// Returns a proxy without effect on pictures.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UITableViewHeaderFooterView { proxy }
}

extension UICollectionView {
  private static let proxy = UICollectionView()

  /// Returns a proxy without effect on pictures.
  public class func appearance() -> UICollectionView { proxy }
  /// Returns a proxy without effect on pictures.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UICollectionView { proxy }
}

extension UICollectionViewCell {
  private static let proxy = UICollectionViewCell()

  /// Returns a proxy without effect on pictures.
  public class func appearance() -> UICollectionViewCell { proxy }
  /// Returns a proxy without effect on pictures.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UICollectionViewCell { proxy }
}

extension UIImageView {
  private static let proxy = UIImageView()

  /// Returns a proxy without effect on pictures.
  public class func appearance() -> UIImageView { proxy }
  /// Returns a proxy without effect on pictures.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIImageView { proxy }
}

extension UIBarButtonItem {
  private static let proxy = UIBarButtonItem()

  /// Returns a proxy without effect on pictures.
  public class func appearance() -> UIBarButtonItem { proxy }
  /// Returns a proxy without effect on pictures.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIBarButtonItem { proxy }
}

extension UITabBarItem {
  private static let proxy = UITabBarItem()

  /// Returns a proxy without effect on pictures.
  public class func appearance() -> UITabBarItem { proxy }
  /// Returns a proxy without effect on pictures.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UITabBarItem { proxy }
}

extension UIWindow {
  private static let proxy = UIWindow()

  /// Returns a proxy without effect on pictures.
  public class func appearance() -> UIWindow { proxy }
  /// Returns a proxy without effect on pictures.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIWindow { proxy }
}
