public import Foundation
public import UIKitViews

/// Creates objects of classes that code names by a type parameter only, as in `view = Content()`.
///
/// Apple's classes have a dynamic `init()`; those of Flatplan are pure Swift classes. In a user's code,
/// such calls become calls of these functions. The compiled program registers the user's classes.
@preconcurrency @MainActor
public enum Creation {
  private static var makers: [ObjectIdentifier: @MainActor () -> AnyObject] = known()

  static func add<Object: AnyObject>(
    _ type: Object.Type, _ make: @escaping @MainActor @Sendable () -> Object
  ) {
    makers[ObjectIdentifier(type)] = make
  }

  /// Creates an object of a class, which must have an initializer without arguments.
  public static func make<Object: AnyObject>(_ type: Object.Type) -> Object {
    guard let made = makers[ObjectIdentifier(type)]?() as? Object else {
      fatalError("\(type) has no init(), so it cannot be created from a type parameter")
    }
    return made
  }

  public static func make<Object: UIView>(_ type: Object.Type, frame: CGRect) -> Object {
    let view = make(type)
    view.frame = frame
    return view
  }

  /// Creates a controller. Flatplan ignores the name of its nib.
  public static func make<Object: UIViewController>(
    _ type: Object.Type, nibName: String?, bundle: Bundle?
  ) -> Object {
    make(type)
  }

  /// UIKit's own classes.
  private static func known() -> [ObjectIdentifier: @MainActor () -> AnyObject] {
    [
      ObjectIdentifier(UIView.self): { UIView() }, ObjectIdentifier(UILabel.self): { UILabel() },
      ObjectIdentifier(UIImageView.self): { UIImageView() },
      ObjectIdentifier(UIButton.self): { UIButton() },
      ObjectIdentifier(UIStackView.self): { UIStackView() },
      ObjectIdentifier(UIScrollView.self): { UIScrollView() },
      ObjectIdentifier(UITextField.self): { UITextField() },
      ObjectIdentifier(UITextView.self): { UITextView() },
      ObjectIdentifier(UISwitch.self): { UISwitch() },
      ObjectIdentifier(UISlider.self): { UISlider() },
      ObjectIdentifier(UIProgressView.self): { UIProgressView() },
      ObjectIdentifier(UIPageControl.self): { UIPageControl() },
      ObjectIdentifier(UIActivityIndicatorView.self): { UIActivityIndicatorView() },
      ObjectIdentifier(UIViewController.self): { UIViewController() },
      ObjectIdentifier(UINavigationController.self): { UINavigationController() },
      ObjectIdentifier(UITabBarController.self): { UITabBarController() },
    ]
  }
}
