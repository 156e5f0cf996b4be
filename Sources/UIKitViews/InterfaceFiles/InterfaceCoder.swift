internal import CompositionalLayout
internal import Foundation

/// The coder with which objects of interface files are created.
///
/// It carries what an initializer needs, and fills the object as soon as the initializer of its
/// UIKit class ends, so that the user's `init(coder:)` finds subviews and properties.
final class InterfaceCoder: NSCoder {
  let frame: CGRect
  let layout: UICollectionViewLayout?
  private let fillView: (@MainActor (UIView) -> Void)?
  private let startController: (@MainActor (UIViewController) -> Void)?

  init(
    frame: CGRect = .zero, layout: UICollectionViewLayout? = nil,
    fill: (@MainActor (UIView) -> Void)? = nil,
    start: (@MainActor (UIViewController) -> Void)? = nil
  ) {
    (self.frame, self.layout) = (frame, layout)
    (fillView, startController) = (fill, start)
    super.init()
  }

  @MainActor
  fileprivate func fill(_ view: UIView) { fillView?(view) }

  @MainActor
  func begin(_ controller: UIViewController) { startController?(controller) }
}

extension UIView {
  /// Fills the view from its interface file if the initializer of its nearest UIKit class ends.
  ///
  /// - Parameter base: The UIKit class whose initializer calls the function.
  func decode(_ coder: NSCoder, as base: UIView.Type) {
    guard let coder = coder as? InterfaceCoder, Self.nearestBase(of: type(of: self)) == base else {
      return
    }
    coder.fill(self)
  }

  private static func nearestBase(of type: UIView.Type) -> UIView.Type {
    bases.first { $0.includes(type) }?.type ?? UIView.self
  }

  private typealias Base = (type: UIView.Type, includes: (UIView.Type) -> Bool)

  /// The UIKit classes with `init(coder:)`, subclasses first.
  private static let bases: [Base] = [
    (UICollectionViewListCell.self, { $0 is UICollectionViewListCell.Type }),
    (UICollectionViewCell.self, { $0 is UICollectionViewCell.Type }),
    (UICollectionReusableView.self, { $0 is UICollectionReusableView.Type }),
    (UICollectionView.self, { $0 is UICollectionView.Type }),
    (UITextView.self, { $0 is UITextView.Type }),
    (UIScrollView.self, { $0 is UIScrollView.Type }),
    (UILabel.self, { $0 is UILabel.Type }),
    (UIImageView.self, { $0 is UIImageView.Type }),
    (UIStackView.self, { $0 is UIStackView.Type }),
    (UIVisualEffectView.self, { $0 is UIVisualEffectView.Type }),
    (UIActivityIndicatorView.self, { $0 is UIActivityIndicatorView.Type }),
    (UIProgressView.self, { $0 is UIProgressView.Type }),
    (UISearchBar.self, { $0 is UISearchBar.Type }),
    (UIWindow.self, { $0 is UIWindow.Type }),
    (UIButton.self, { $0 is UIButton.Type }),
    (UISearchTextField.self, { $0 is UISearchTextField.Type }),
    (UITextField.self, { $0 is UITextField.Type }),
    (UISegmentedControl.self, { $0 is UISegmentedControl.Type }),
    (UIPageControl.self, { $0 is UIPageControl.Type }),
    (UISlider.self, { $0 is UISlider.Type }),
    (UISwitch.self, { $0 is UISwitch.Type }),
    (UIStepper.self, { $0 is UIStepper.Type }),
    (UIDatePicker.self, { $0 is UIDatePicker.Type }),
    (UIColorWell.self, { $0 is UIColorWell.Type }),
    (UIControl.self, { $0 is UIControl.Type }),
  ]
}
