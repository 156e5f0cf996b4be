// Container controllers. The shown child fills its container, below the bars. A controller drawn on its
// own has no container.

extension UIViewController {
  /// The navigation controller that contains this controller; `nil` if there is none.
  public var navigationController: UINavigationController? { ancestor() }

  /// The tab bar controller that contains this controller; `nil` if there is none.
  public var tabBarController: UITabBarController? { ancestor() }

  private func ancestor<Controller: UIViewController>() -> Controller? {
    var next = parent
    while let controller = next {
      if let found = controller as? Controller { return found }
      next = controller.parent
    }
    return nil
  }

  /// Replaces the children and shows one of them over the full view.
  func setChildren(_ controllers: [UIViewController], showing shown: UIViewController?) {
    for child in children where child !== shown { child.viewIfLoaded?.removeFromSuperview() }
    for child in children where !controllers.contains(child) {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    for child in controllers where child !== self && child.parent !== self {
      addChild(child)
      if child.parent === self { child.didMove(toParent: self) }
    }
    guard let view = viewIfLoaded, let shown, shown !== self, let content = shown.view else {
      return
    }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
  }

  /// Replaces the view of a child by that of another one. Flatplan skips the animation.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: Double, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    if let old = fromViewController.viewIfLoaded, let new = toViewController.view {
      old.superview?.addSubview(new)
      animations?()
      old.removeFromSuperview()
    }
    completion?(true)
  }
}
