internal import CompositionalLayout
internal import Foundation

/// The views that elements of interface files describe.
@MainActor
enum InterfaceViews {
  /// The UIKit class of an element; `nil` if the element is not known.
  static func type(of element: InterfaceElement) -> UIView.Type? { types[element.name] }
  private static let types: [String: UIView.Type] = [
    "view": UIView.self, "label": UILabel.self, "imageView": UIImageView.self,
    "button": UIButton.self, "stackView": UIStackView.self, "scrollView": UIScrollView.self,
    "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self, "switch": UISwitch.self,
    "slider": UISlider.self, "progressView": UIProgressView.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "textField": UITextField.self,
    "textView": UITextView.self, "segmentedControl": UISegmentedControl.self,
    "pageControl": UIPageControl.self, "visualEffectView": UIVisualEffectView.self,
    "searchBar": UISearchBar.self, "stepper": UIStepper.self, "datePicker": UIDatePicker.self,
    "control": UIControl.self, "containerView": UIView.self, "tableView": UITableView.self,
    "collectionViewCellContentView": UIView.self, "colorWell": UIColorWell.self,
  ]

  /// Objects of files that are not drawn and not told.
  static let ignoredObjects: Set<String> = [
    "placeholder", "exit", "customObject", "navigationItem",
    "barButtonItem", "tabBarItem", "refreshControl", "viewControllerPlaceholder", "toolbarItems",
    "navigationBar", "tabBar", "toolbar",
  ]

  /// Sets the properties of a view and creates its subviews.
  static func fill(_ view: UIView, from element: InterfaceElement, _ loader: InterfaceLoader) {
    setCommon(view, element)
    loader.addGuides(of: element, to: view)
    switch view {
    case let label as UILabel: fill(label, element)
    case let image as UIImageView: fill(image, element)
    case let stack as UIStackView: fill(stack, element)
    case let button as UIButton: fill(button, element)
    case let field as UITextField: fill(field, element)
    case let text as UITextView: fill(text, element)
    case let control as UIControl: fillControl(control, element)
    case let collection as UICollectionView: loader.registerPrototypes(of: element, in: collection)
    case let scroll as UIScrollView: fill(scroll, element)
    case let bar as UISearchBar:
      (bar.text, bar.placeholder) = (element["text"], element["placeholder"])
    case let progress as UIProgressView:
      progress.progress = Float(element.number("progress") ?? 0.5)
      if let color = element.color("progressTintColor") { progress.progressTintColor = color }
      if let color = element.color("trackTintColor") { progress.trackTintColor = color }
      if element["progressViewStyle"] == "bar" { progress.progressViewStyle = .bar }
    case let spinner as UIActivityIndicatorView: fill(spinner, element)
    case let effect as UIVisualEffectView: fill(effect, element)
    default: break
    }
    addSubviews(to: view, from: element, loader)
    loader.addConstraints(of: element, to: view)
  }

  /// Creates the subviews of a view, which are inside of the content view of cells and effects.
  private static func addSubviews(
    to view: UIView, from element: InterfaceElement, _ loader: InterfaceLoader
  ) {
    if let content = element.value(forKey: "contentView"), let inner = contentView(of: view) {
      loader.keep(inner, as: content)
      inner.frame = content.rect() ?? inner.frame
      setCommon(inner, content)
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      loader.addGuides(of: content, to: inner)
      addSubviews(to: inner, from: content, loader)
      loader.addConstraints(of: content, to: inner)
    }
    let excluded = element.excluded("subviews")
    for child in element.list("subviews") where !excluded.contains(child["id"] ?? "") {
      guard !ignoredObjects.contains(child.name) else { continue }
      let subview = loader.view(child)
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
      }
    }
  }

  private static func contentView(of view: UIView) -> UIView? {
    (view as? UICollectionViewCell)?.contentView ?? (view as? UIVisualEffectView)?.contentView
  }

  // MARK: Properties of all views

  static let contentModes = [
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left",
    "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
  ]

  private static func setCommon(_ view: UIView, _ element: InterfaceElement) {
    if let color = element.color("backgroundColor") { view.backgroundColor = color }
    if let color = element.color("tintColor") { view.tintColor = color }
    if let alpha = element.number("alpha") { view.alpha = alpha }
    if let isHidden = element.flag("hidden") { view.isHidden = isHidden }
    if let clips = element.flag("clipsSubviews") { view.clipsToBounds = clips }
    if let isOpaque = element.flag("opaque") { view.isOpaque = isOpaque }
    if let tag = element.whole("tag") { view.tag = tag }
    if let isEnabled = element.flag("userInteractionEnabled") {
      view.isUserInteractionEnabled = isEnabled
    }
    if let mode = element.choice("contentMode", contentModes).flatMap(UIView.ContentMode.init) {
      view.contentMode = mode
    }
    if let mask = element.autoresizing { view.autoresizingMask = mask }
    if let translates = element.flag("translatesAutoresizingMaskIntoConstraints") {
      view.translatesAutoresizingMaskIntoConstraints = translates
    }
    if let margins = element.insets("layoutMargins") { view.layoutMargins = margins }
    if let margins = element.insets("directionalLayoutMargins") {
      view.directionalLayoutMargins = margins.directional(.leftToRight)
    }
    setPriorities(view, element)
  }

  private static func setPriorities(_ view: UIView, _ element: InterfaceElement) {
    let axes: [(String, NSLayoutConstraint.Axis)] = [
      ("horizontal", .horizontal), ("vertical", .vertical),
    ]
    for (name, axis) in axes {
      if let value = element.number("\(name)HuggingPriority") {
        view.setContentHuggingPriority(UILayoutPriority(Float(value)), for: axis)
      }
      if let value = element.number("\(name)CompressionResistancePriority") {
        view.setContentCompressionResistancePriority(UILayoutPriority(Float(value)), for: axis)
      }
    }
  }

  // MARK: Runtime attributes

  /// The value of a user defined runtime attribute.
  static func runtimeValue(_ attribute: InterfaceElement) -> InterfaceValue? {
    let value = attribute.value(forKey: "value")
    switch attribute["type"] {
    case "boolean": return InterfaceValue([attribute.flag("value") ?? false])
    case "number":
      let written = value?["value"] ?? attribute["value"]
      return written.flatMap(Double.init).map(InterfaceValue.init(number:))
    case "string", "localizedString":
      return (attribute["value"] ?? value?.text).map { InterfaceValue([$0]) }
    case "color":
      guard let color = attribute.color("value").flatMap(\.self) else { return nil }
      return InterfaceValue([color, color.cgColor])
    case "image": return attribute.image("value").map { InterfaceValue([$0]) }
    case "size": return attribute.size("value").map { InterfaceValue([$0]) }
    case "rect": return attribute.rect("value").map { InterfaceValue([$0]) }
    case "point":
      return value.map {
        InterfaceValue([CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0)])
      }
    default: return nil
    }
  }

  /// Sets a property of UIKit by its key path. Returns whether it is known.
  static func setOwn(_ path: String, of view: UIView, to value: InterfaceValue) -> Bool {
    let layer = view.layer
    switch path {
    case "layer.cornerRadius": return value.assign(to: &layer.cornerRadius)
    case "layer.borderWidth": return value.assign(to: &layer.borderWidth)
    case "layer.borderColor", "layer.borderUIColor": return value.assign(to: &layer.borderColor)
    case "layer.masksToBounds": return value.assign(to: &layer.masksToBounds)
    case "layer.shadowOpacity": return value.assign(to: &layer.shadowOpacity)
    case "layer.shadowRadius": return value.assign(to: &layer.shadowRadius)
    case "layer.shadowOffset": return value.assign(to: &layer.shadowOffset)
    case "layer.shadowColor": return value.assign(to: &layer.shadowColor)
    case "layer.zPosition": return value.assign(to: &layer.zPosition)
    case "clipsToBounds": return value.assign(to: &view.clipsToBounds)
    case "backgroundColor": return value.assign(to: &view.backgroundColor)
    case "tintColor": return value.assign(to: &view.tintColor)
    case "alpha": return value.assign(to: &view.alpha)
    case "hidden": return value.assign(to: &view.isHidden)
    default: return false
    }
  }
}
