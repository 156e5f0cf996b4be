internal import CompositionalLayout
internal import Foundation

/// The scene of a storyboard that a controller loads its view from.
@MainActor
struct InterfaceScene {
  var file: InterfaceFile
  var scene: InterfaceElement
  var controller: InterfaceElement

  /// Creates the view of the scene's controller. Returns `false` if the scene has none.
  func loadView(of owner: UIViewController) -> Bool {
    guard let element = controller.value(forKey: "view") else { return false }
    let loader = InterfaceLoader(file)
    loader.keep(owner, as: controller)
    for other in scene.list("objects") where other["id"] != controller["id"] {
      _ = loader.object(other)
    }
    let view = loader.view(
      element, layout: (owner as? UICollectionViewController)?.collectionViewLayout)
    for guide in controller.list("layoutGuides") { loader.addEdge(of: guide, to: view) }
    owner.view = view
    loader.wake(owner, controller)
    loader.finish()
    return true
  }
}

extension UIViewController {
  /// Creates the view, as large as the screen, from the scene of a storyboard or from a nib file.
  /// Returns `false` if there is neither.
  func loadInterface() -> Bool {
    if let interfaceScene {
      guard interfaceScene.loadView(of: self) else { return false }
    } else {
      let names = nibName.map { [$0] } ?? usualNibNames
      guard let file = names.lazy.compactMap({ InterfaceFile.find($0, "xib") }).first else {
        return false
      }
      let top = InterfaceLoader(file, owner: self).load()
      if viewIfLoaded == nil, let view = top.lazy.compactMap({ $0 as? UIView }).first {
        self.view = view
      }
    }
    viewIfLoaded?.frame = UIScreen.main.bounds
    viewIfLoaded.map(Self.forgetCounts)
    return viewIfLoaded != nil
  }

  /// Makes the collection views in a view ask for their counts again. A data source may get its data only
  /// in `viewDidLoad()`, and UIKit asks it after that, in the first layout pass.
  private static func forgetCounts(in view: UIView) {
    (view as? UICollectionView)?.invalidateCounts()
    view.subviews.forEach(forgetCounts)
  }

  /// The names of nib files that UIKit looks for: `HomeView` and `HomeViewController`.
  private var usualNibNames: [String] {
    let name = "\(type(of: self))".prefix { $0 != "<" }
    guard !name.hasPrefix("UI") else { return [] }
    let short = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []
    return short + [String(name)]
  }
}

extension InterfaceLoader {
  private static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "tableViewController": UITableViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
  ]

  /// Creates the controller of an element. Its view is created when it is needed.
  func controller(
    _ element: InterfaceElement, scene: InterfaceElement? = nil,
    creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    let base = Self.controllers[element.name]
    if base == nil {
      report("<\(element.name)> is not known and is drawn as a plain controller", at: element)
    }
    var type: UIViewController.Type = base ?? UIViewController.self
    if let name = element["customClass"],
      let custom = userClass(named: name, element) as? UIViewController.Type
    {
      type = custom
    }
    let content = element.value(forKey: "view")
    let coder = InterfaceCoder(
      layout: content.flatMap { $0.name == "collectionView" ? layout(of: $0) : nil },
      start: { [file] controller in
        controller.interfaceScene = InterfaceScene(
          file: file, scene: scene ?? InterfaceElement(name: "scene"), controller: element)
        Self.setTitles(controller, element)
      })
    guard let controller = creator?(coder) ?? type.init(coder: coder) else {
      report("init(coder:) of \(type) returns nil", at: element)
      return nil
    }
    keep(controller, as: element)
    controller.awakeFromNib()
    return controller
  }

  private static func setTitles(_ controller: UIViewController, _ element: InterfaceElement) {
    let item = element.value(forKey: "navigationItem")
    if let title = element["title"] ?? item?["title"] { controller.title = title }
    if let title = item?["title"] { controller.navigationItem.title = title }
    if let tab = element.value(forKey: "tabBarItem") {
      controller.tabBarItem = UITabBarItem(title: tab["title"], image: tab.image(), tag: 0)
    }
  }

  // MARK: Collection views

  /// The layout of a collection view, with the settings of a flow layout.
  func layout(of element: InterfaceElement) -> UICollectionViewLayout {
    let flow = UICollectionViewFlowLayout()
    guard let described = element.value(forKey: "collectionViewLayout") else { return flow }
    if let name = described["customClass"],
      let type = userClass(named: name, described) as? UICollectionViewLayout.Type,
      let layout = type.init(coder: InterfaceCoder())
    {
      if let flow = layout as? UICollectionViewFlowLayout { set(flow, described) }
      return layout
    }
    set(flow, described)
    return flow
  }

  private func set(_ flow: UICollectionViewFlowLayout, _ element: InterfaceElement) {
    if let spacing = element.number("minimumLineSpacing") { flow.minimumLineSpacing = spacing }
    if let spacing = element.number("minimumInteritemSpacing") {
      flow.minimumInteritemSpacing = spacing
    }
    if let size = element.size("itemSize") { flow.itemSize = size }
    if let size = element.size("estimatedItemSize") {
      flow.estimatedItemSize = size
    } else if element.flag("automaticEstimatedItemSize") == true {
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let size = element.size("headerReferenceSize") { flow.headerReferenceSize = size }
    if let size = element.size("footerReferenceSize") { flow.footerReferenceSize = size }
    if let insets = element.insets("sectionInset") { flow.sectionInset = insets }
    if element["scrollDirection"] == "horizontal" { flow.scrollDirection = .horizontal }
    flow.sectionHeadersPinToVisibleBounds =
      element.flag("sectionHeadersPinToVisibleBounds") ?? false
    flow.sectionFootersPinToVisibleBounds =
      element.flag("sectionFootersPinToVisibleBounds") ?? false
  }

  /// Registers the prototypes of a collection view, and sets its properties.
  func registerPrototypes(of element: InterfaceElement, in view: UICollectionView) {
    InterfaceViews.fill(view as UIScrollView, element)
    for child in element.list("cells") { registerPrototype(child, kind: nil, in: view) }
    let kinds = [
      "sectionHeaderView": UICollectionView.elementKindSectionHeader,
      "sectionFooterView": UICollectionView.elementKindSectionFooter,
    ]
    for (key, kind) in kinds {
      if let child = element.value(forKey: key) { registerPrototype(child, kind: kind, in: view) }
    }
  }

  private func registerPrototype(
    _ element: InterfaceElement, kind: String?, in view: UICollectionView
  ) {
    guard let identifier = element["reuseIdentifier"] else { return }
    let key = ViewRegistry.Key(kind: kind, identifier: identifier)
    view.registry[key] = .nib((file.path as NSString).lastPathComponent) { [file] in
      let loader = InterfaceLoader(file)
      let made = loader.view(element) as? UICollectionReusableView
      loader.finish()
      return made
    }
  }
}
