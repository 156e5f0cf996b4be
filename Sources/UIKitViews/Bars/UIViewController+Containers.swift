// Controllers that show others. What they show fills them, as no bars are drawn. A controller that is drawn
// alone is in none, as on Apple's systems: code that asks for it there goes on without it.

extension UIViewController {
  /// The one that shows the controller, directly or in others; `nil` where it is drawn alone.
  public var navigationController: UINavigationController? { ancestor() }

  /// The one that shows the controller, directly or in others; `nil` where it is drawn alone.
  public var tabBarController: UITabBarController? { ancestor() }

  private func ancestor<Controller: UIViewController>() -> Controller? {
    var next = parent
    while let controller = next {
      if let found = controller as? Controller { return found }
      next = controller.parent
    }
    return nil
  }

  /// Takes others in place of its children, and shows one of them all over.
  func take(_ controllers: [UIViewController], showing shown: UIViewController?) {
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
}
