// Container controllers. The shown child fills its container, because no bars are drawn. A
// controller drawn on its own has no container.

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
    if hasAppeared, !shown.hasAppeared, RunningApp.current?.shows(self) == true {
      Later.perform(for: shown) { if content.superview === view { shown.appear() } }
    }
  }
}
