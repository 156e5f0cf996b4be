internal import CompositionalLayout
internal import Foundation

/// Creates the objects of an interface file and connects them.
@MainActor
final class InterfaceLoader {
  let file: InterfaceFile
  /// The objects by their identifiers in the file.
  private(set) var objects: [String: AnyObject] = [:]
  /// The objects to which constraints and guides of old files refer, with the edge that they mean.
  var edges: [String: (guide: UILayoutGuide, attribute: NSLayoutConstraint.Attribute)] = [:]
  /// The objects in the order of their creation, for connections and `awakeFromNib()`.
  private var loaded: [(object: AnyObject, element: InterfaceElement)] = []
  private var constraints: [(view: UIView, element: InterfaceElement)] = []
  private let owner: AnyObject?

  init(_ file: InterfaceFile, owner: AnyObject? = nil) {
    self.file = file
    self.owner = owner
  }

  func keep(_ object: AnyObject, as element: InterfaceElement) {
    if let id = element["id"] { objects[id] = object }
  }

  func wake(_ object: AnyObject, _ element: InterfaceElement) { loaded.append((object, element)) }

  /// Remembers the constraints of a view, to be added once all views exist.
  func addConstraints(of element: InterfaceElement, to view: UIView) {
    let excluded = element.excluded("constraints")
    for child in element.list("constraints")
    where child.name == "constraint" && !excluded.contains(child["id"] ?? "") {
      constraints.append((view, child))
    }
  }

  func report(_ message: String, at element: InterfaceElement) {
    Notes.report(message, in: file.path, line: element.line)
  }

  // MARK: Nibs

  /// Creates the top-level objects of a nib.
  func load() -> [AnyObject] {
    var top: [AnyObject] = []
    for element in file.objects {
      if element.name == "placeholder" {
        if element["placeholderIdentifier"] == "IBFilesOwner", let owner {
          keep(owner, as: element)
          loaded.append((owner, element))
        }
        continue
      }
      if let object = object(element) { top.append(object) }
    }
    finish()
    return top
  }

  /// Creates an object that is not inside of a view: a view, a controller or a gesture.
  func object(_ element: InterfaceElement) -> AnyObject? {
    if element.name.lowercased().hasSuffix("controller") { return controller(element) }
    if InterfaceViews.ignoredObjects.contains(element.name)
      || element.name.hasSuffix("GestureRecognizer")
    {
      return nil
    }
    return view(element)
  }

  /// Creates the view of an element, with its subviews.
  ///
  /// - Parameter known: The layout of a collection view, if its controller has created it.
  func view(_ element: InterfaceElement, layout known: UICollectionViewLayout? = nil) -> UIView {
    let base = InterfaceViews.type(of: element)
    if base == nil {
      report(
        "<\(element.name)> is not known and is drawn as a plain view", at: element)
    }
    var type: UIView.Type = base ?? UIView.self
    if let name = element["customClass"] {
      if let custom = userClass(named: name, element) as? UIView.Type { type = custom }
    }
    let layout = known ?? (element.name == "collectionView" ? self.layout(of: element) : nil)
    let coder = InterfaceCoder(
      frame: element.rect() ?? .zero, layout: layout,
      fill: { [self] view in
        keep(view, as: element)
        InterfaceViews.fill(view, from: element, self)
      })
    guard let view = type.init(coder: coder) else {
      report("init(coder:) of \(type) returns nil; a plain view is drawn", at: element)
      let view = UIView(frame: element.rect() ?? .zero)
      keep(view, as: element)
      return view
    }
    wake(view, element)
    return view
  }

  func userClass(named name: String, _ element: InterfaceElement) -> AnyClass? {
    let found: AnyClass? = InterfaceClasses.type(named: name, usedIn: file.path)
    if found == nil, !name.hasPrefix("UI") {
      report("there is no class \(name) in the code; its superclass is used", at: element)
    }
    return found
  }

  // MARK: Connections

  /// Adds constraints, sets outlets and runtime attributes, and wakes the objects.
  func finish() {
    for (view, element) in constraints { add(element, to: view) }
    constraints = []
    let loaded = loaded
    self.loaded = []
    for (object, element) in loaded { setAttributes(of: object, element) }
    for (object, element) in loaded { connect(object, element) }
    for (object, element) in loaded where element.name != "placeholder" {
      (object as? UIResponder)?.awakeFromNib()
    }
  }

  private func connect(_ object: AnyObject, _ element: InterfaceElement) {
    var collections: [String: [AnyObject]] = [:]
    for connection in element.list("connections") {
      if connection.name == "action", let control = object as? UIControl {
        add(connection, to: control)
      }
      guard let property = connection["property"] ?? connection["outletCollection"],
        let target = connection["destination"].flatMap({ objects[$0] })
      else { continue }
      switch connection.name {
      case "outlet":
        set(property, of: object, to: InterfaceValue(object: target), target, connection)
      case "outletCollection":
        collections[property, default: []].append(target)
      default: break
      }
    }
    for (property, targets) in collections.sorted(by: { $0.key < $1.key }) {
      set(property, of: object, to: InterfaceValue(object: targets), nil, element)
    }
  }

  /// Adds the target of an action to a control. Without a target, the first responder is called.
  private func add(_ action: InterfaceElement, to control: UIControl) {
    guard let selector = action["selector"],
      let event = action["eventType"].flatMap({ UIControl.Event(interfaceName: $0) })
    else { return }
    let target = action["destination"].flatMap { objects[$0] }
    control.addTarget(target, action: Selector(selector), for: event)
  }

  private func set(
    _ property: String, of object: AnyObject, to value: InterfaceValue, _ target: AnyObject?,
    _ element: InterfaceElement
  ) {
    switch InterfaceClasses.set(property, of: object, to: value) {
    case true?: return
    case false?:
      report(
        "the outlet '\(property)' of \(type(of: object)) has another type than the object that the "
          + "file connects to it", at: element)
    case nil:
      if let target, Self.setOwnOutlet(property, of: object, to: target) { return }
      report("\(type(of: object)) has no outlet '\(property)'", at: element)
    }
  }

  /// Sets an outlet of a UIKit class. Returns whether there is one.
  private static func setOwnOutlet(
    _ property: String, of object: AnyObject, to target: AnyObject
  ) -> Bool {
    switch (object, property) {
    case (let controller as UIViewController, "view"):
      if let view = target as? UIView { controller.view = view }
    case (let controller as UICollectionViewController, "collectionView"):
      if let view = target as? UICollectionView { controller.collectionView = view }
    case (let view as UICollectionView, "dataSource"):
      view.dataSource = target as? any UICollectionViewDataSource
    case (let view as UICollectionView, "prefetchDataSource"):
      view.prefetchDataSource = target as? any UICollectionViewDataSourcePrefetching
    case (let view as UICollectionView, "delegate"):
      view.delegate = target as? any UICollectionViewDelegate
    case (let view as UITextView, "delegate"): view.delegate = target as? any UITextViewDelegate
    case (let view as UITextField, "delegate"): view.delegate = target as? any UITextFieldDelegate
    case (let view as UISearchBar, "delegate"): view.delegate = target as? any UISearchBarDelegate
    case (let view as UIScrollView, "delegate"): view.delegate = target as? any UIScrollViewDelegate
    case (let cell as UICollectionViewCell, "backgroundView"):
      cell.backgroundView = target as? UIView
    case (let cell as UICollectionViewCell, "selectedBackgroundView"):
      cell.selectedBackgroundView = target as? UIView
    case (is UIResponder, "delegate"), (is UIResponder, "dataSource"),
      (is UIResponder, "inputView"), (is UIResponder, "inputAccessoryView"),
      (is UICollectionViewCell, "contentView"), (is UIResponder, "gestureRecognizers"),
      (is UIViewController, "searchDisplayController"):
      return true
    default: return false
    }
    return true
  }

  private func setAttributes(of object: AnyObject, _ element: InterfaceElement) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"], let value = InterfaceViews.runtimeValue(attribute)
      else { continue }
      if InterfaceClasses.set(path, of: object, to: value) == true { continue }
      if let view = object as? UIView, InterfaceViews.setOwn(path, of: view, to: value) { continue }
      report("\(type(of: object)) has no property '\(path)' that takes the value", at: attribute)
    }
  }
}
