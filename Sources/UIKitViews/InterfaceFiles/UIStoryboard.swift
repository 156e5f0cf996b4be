public import Foundation

/// A storyboard: controllers and their views in a `.storyboard` file beside the code.
///
/// See [UIStoryboard](https://developer.apple.com/documentation/uikit/uistoryboard).
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  private let file: InterfaceFile?

  /// Opens a storyboard by the name of its file, without the extension. The bundle is ignored.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    file = InterfaceFile.named(name, "storyboard")
    super.init()
  }

  init(_ file: InterfaceFile) {
    self.file = file
    name = ((file.path as NSString).lastPathComponent as NSString).deletingPathExtension
    super.init()
  }

  /// Creates the initial controller; `nil` if the storyboard has none.
  open func instantiateInitialViewController() -> UIViewController? {
    guard let file, let id = file.root["initialViewController"] else { return nil }
    return controller(creator: nil) { $0["id"] == id }
  }

  /// Creates the initial controller with a closure that is given the coder.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    guard let file, let id = file.root["initialViewController"] else { return nil }
    return controller(creator: creator) { $0["id"] == id } as? Controller
  }

  /// Creates the controller with a storyboard identifier.
  ///
  /// If there is none, for which UIKit raises an exception, that is reported and the controller is
  /// empty.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    let made = controller(creator: nil) { $0["storyboardIdentifier"] == identifier }
    if made == nil, file != nil {
      Notes.report("\(name).storyboard has no controller with the identifier '\(identifier)'")
    }
    return made ?? UIViewController()
  }

  /// Creates the controller with a storyboard identifier, with a closure that is given the coder.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = controller(creator: creator) { $0["storyboardIdentifier"] == identifier }
    guard let made = made as? Controller else {
      preconditionFailure(
        "\(name).storyboard has no \(Controller.self) with the identifier '\(identifier)'")
    }
    return made
  }

  /// Creates the controller of a class from the first storyboard beside the code that has one.
  package static func controller(ofClass name: String) -> UIViewController? {
    for file in InterfaceFile.storyboards {
      let made = UIStoryboard(file).controller(creator: nil) { $0["customClass"] == name }
      if let made { return made }
    }
    return nil
  }

  // MARK: Scenes

  /// The number of controllers that are being created inside each other.
  private static var depth = 0
  /// The maximum number of nested controllers, so that controllers in a circle end.
  private static let maximumDepth = 16

  private func controller(
    creator: ((NSCoder) -> UIViewController?)?, where matches: (InterfaceElement) -> Bool
  ) -> UIViewController? {
    guard let file, Self.depth < Self.maximumDepth else { return nil }
    Self.depth += 1
    defer { Self.depth -= 1 }
    for scene in file.scenes {
      guard let element = InterfaceFile.controller(of: scene), matches(element) else { continue }
      if element.name == "viewControllerPlaceholder" { return referenced(element) }
      let loader = InterfaceLoader(file)
      let made = loader.controller(element, scene: scene, creator: creator)
      made?.storyboard = self
      if let made { addChildren(to: made, element) }
      return made
    }
    return nil
  }

  /// The controller of another storyboard that a reference names.
  private func referenced(_ element: InterfaceElement) -> UIViewController? {
    let other = element["storyboardName"].map { UIStoryboard(name: $0, bundle: nil) } ?? self
    guard let identifier = element["referencedIdentifier"] else {
      return other === self ? nil : other.instantiateInitialViewController()
    }
    return other.controller(creator: nil) { $0["storyboardIdentifier"] == identifier }
  }

  /// Adds the controllers that relationships of a container name.
  private func addChildren(to container: UIViewController, _ element: InterfaceElement) {
    let children = element.list("connections")
      .filter { $0.name == "segue" && $0["kind"] == "relationship" }
      .compactMap { segue -> UIViewController? in
        let id = segue["destination"]
        return controller(creator: nil) { $0["id"] == id && id != nil }
      }
    guard !children.isEmpty else { return }
    switch container {
    case let stack as UINavigationController: stack.viewControllers = children
    case let tabs as UITabBarController: tabs.viewControllers = children
    default: break
    }
  }
}
