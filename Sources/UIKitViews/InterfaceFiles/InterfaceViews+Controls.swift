internal import Foundation

extension InterfaceViews {
  static let alignments = ["left", "center", "right", "justified", "natural"]
  private static let lineBreakModes = [
    "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation",
  ]

  static func fill(_ label: UILabel, _ element: InterfaceElement) {
    if let font = element.font() { label.font = font }
    if let color = element.color("textColor").flatMap(\.self) { label.textColor = color }
    if let color = element.color("highlightedColor") { label.highlightedTextColor = color }
    if let color = element.color("shadowColor") { label.shadowColor = color }
    if let offset = element.size("shadowOffset") { label.shadowOffset = offset }
    if let lines = element.whole("numberOfLines") { label.numberOfLines = max(lines, 0) }
    if let alignment = alignment(element) { label.textAlignment = alignment }
    if let mode = lineBreakMode(element) { label.lineBreakMode = mode }
    label.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? false
    if let scale = element.number("minimumScaleFactor") { label.minimumScaleFactor = scale }
    if let size = element.number("minimumFontSize"), size > 0, label.font.pointSize > 0 {
      label.minimumScaleFactor = min(size / label.font.pointSize, 1)
    }
    label.isEnabled = element.flag("enabled") ?? true
    label.adjustsFontForContentSizeCategory =
      element.flag("adjustsFontForContentSizeCategory") ?? false
    label.text = element.text("text")
    if let text = element.attributed { label.attributedText = text }
  }

  private static func alignment(_ element: InterfaceElement) -> NSTextAlignment? {
    element.choice("textAlignment", alignments).flatMap(NSTextAlignment.init)
  }

  private static func lineBreakMode(_ element: InterfaceElement) -> NSLineBreakMode? {
    element.choice("lineBreakMode", lineBreakModes).flatMap(NSLineBreakMode.init)
  }

  static func fill(_ view: UIImageView, _ element: InterfaceElement) {
    view.image = element.image()
    view.highlightedImage = element.image("highlightedImage")
    view.isHighlighted = element.flag("highlighted") ?? false
    if let symbol = symbolConfiguration(element.value(forKey: "preferredSymbolConfiguration")) {
      view.preferredSymbolConfiguration = symbol
    }
  }

  /// The symbol configuration of an element, by size, scale and weight.
  private static func symbolConfiguration(
    _ element: InterfaceElement?
  ) -> UIImage.SymbolConfiguration? {
    guard let element, element["configurationType"] != "default" else { return nil }
    let weights: [String: UIImage.SymbolWeight] = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
      "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    let scales: [String: UIImage.SymbolScale] = [
      "small": .small, "medium": .medium, "large": .large,
    ]
    let weight = element["weight"].flatMap { weights[$0] }
    let scale = element["scale"].flatMap { scales[$0] }
    if let size = element.number("pointSize") {
      return UIImage.SymbolConfiguration(
        pointSize: size, weight: weight ?? .regular, scale: scale ?? .default)
    }
    if let scale { return UIImage.SymbolConfiguration(scale: scale) }
    return weight.map { UIImage.SymbolConfiguration(weight: $0) }
  }

  static func fill(_ stack: UIStackView, _ element: InterfaceElement) {
    stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
    stack.spacing = element.number("spacing") ?? 0
    let distributions = [
      "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
    ]
    if let value = element.choice("distribution", distributions) {
      stack.distribution = UIStackView.Distribution(rawValue: value) ?? .fill
    }
    switch element["alignment"] {
    case "leading", "top": stack.alignment = .leading
    case "trailing", "bottom": stack.alignment = .trailing
    case "center": stack.alignment = .center
    case "firstBaseline": stack.alignment = .firstBaseline
    case "lastBaseline": stack.alignment = .lastBaseline
    default: stack.alignment = .fill
    }
    stack.isBaselineRelativeArrangement = element.flag("baselineRelativeArrangement") ?? false
    stack.isLayoutMarginsRelativeArrangement =
      element.flag("layoutMarginsRelativeArrangement") ?? false
  }

  static func fill(_ field: UITextField, _ element: InterfaceElement) {
    fillControl(field, element)
    field.text = element.text("text")
    field.placeholder = element["placeholder"]
    if let font = element.font() { field.font = font }
    if let color = element.color("textColor").flatMap(\.self) { field.textColor = color }
    if let alignment = alignment(element) { field.textAlignment = alignment }
    if let style = element.choice("borderStyle", ["none", "line", "bezel", "roundedRect"]) {
      field.borderStyle = UITextField.BorderStyle(rawValue: style) ?? .none
    }
    let modes = ["never", "whileEditing", "unlessEditing", "always"]
    if let mode = element.choice("clearButtonMode", modes) {
      field.clearButtonMode = UITextField.ViewMode(rawValue: mode) ?? .never
    }
    field.isSecureTextEntry =
      element.value(forKey: "textInputTraits")?.flag("secureTextEntry") ?? false
  }

  static func fill(_ view: UITextView, _ element: InterfaceElement) {
    fill(view as UIScrollView, element)
    if let font = element.font() { view.font = font }
    if let color = element.color("textColor").flatMap(\.self) { view.textColor = color }
    if let alignment = alignment(element) { view.textAlignment = alignment }
    view.isEditable = element.flag("editable") ?? true
    view.text = element.text("text")
    if let text = element.attributed { view.attributedText = text }
  }

  static func fill(_ view: UIScrollView, _ element: InterfaceElement) {
    if let isEnabled = element.flag("scrollEnabled") { view.isScrollEnabled = isEnabled }
    if let isPaging = element.flag("pagingEnabled") { view.isPagingEnabled = isPaging }
    if let shows = element.flag("showsHorizontalScrollIndicator") {
      view.showsHorizontalScrollIndicator = shows
    }
    if let shows = element.flag("showsVerticalScrollIndicator") {
      view.showsVerticalScrollIndicator = shows
    }
    if let insets = element.insets("contentInset") { view.contentInset = insets }
    if element["contentInsetAdjustmentBehavior"] == "never" {
      view.contentInsetAdjustmentBehavior = .never
    }
  }

  static func fill(_ view: UIActivityIndicatorView, _ element: InterfaceElement) {
    view.style = ["large", "whiteLarge"].contains(element["style"]) ? .large : .medium
    if let color = element.color("color").flatMap(\.self) { view.color = color }
    view.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
    if element.flag("animating") == true { view.startAnimating() }
  }

  static func fill(_ view: UIVisualEffectView, _ element: InterfaceElement) {
    guard let blur = element.first(where: { $0.name == "blurEffect" }) else { return }
    let styles: [String: UIBlurEffect.Style] = [
      "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
      "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
      "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
      "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    ]
    view.effect = UIBlurEffect(style: blur["style"].flatMap { styles[$0] } ?? .regular)
  }

  // MARK: Controls

  static func fillControl(_ control: UIControl, _ element: InterfaceElement) {
    if let isEnabled = element.flag("enabled") { control.isEnabled = isEnabled }
    if let isSelected = element.flag("selected") { control.isSelected = isSelected }
    setAlignment(control, element)
    switch control {
    case let view as UISwitch:
      view.isOn = element.flag("on") ?? false
      if let color = element.color("onTintColor") { view.onTintColor = color }
      if let color = element.color("thumbTintColor") { view.thumbTintColor = color }
    case let view as UISlider:
      view.minimumValue = Float(element.number("minValue") ?? 0)
      view.maximumValue = Float(element.number("maxValue") ?? 1)
      view.value = Float(element.number("value") ?? 0.5)
      if let color = element.color("minimumTrackTintColor") { view.minimumTrackTintColor = color }
      if let color = element.color("maximumTrackTintColor") { view.maximumTrackTintColor = color }
      if let color = element.color("thumbTintColor") { view.thumbTintColor = color }
    case let view as UISegmentedControl: fill(view, element)
    case let view as UIPageControl:
      view.numberOfPages = min(max(element.whole("numberOfPages") ?? 0, 0), 1000)
      view.currentPage = max(element.whole("currentPage") ?? 0, 0)
      if let color = element.color("pageIndicatorTintColor") { view.pageIndicatorTintColor = color }
      if let color = element.color("currentPageIndicatorTintColor") {
        view.currentPageIndicatorTintColor = color
      }
    case let view as UIStepper:
      view.minimumValue = Double(element.number("minimumValue") ?? 0)
      view.maximumValue = Double(element.number("maximumValue") ?? 100)
      view.value = Double(element.number("value") ?? 0)
    default: break
    }
  }

  private static func setAlignment(_ control: UIControl, _ element: InterfaceElement) {
    let horizontal = ["center", "left", "right", "fill", "leading", "trailing"]
    if let value = element.choice("contentHorizontalAlignment", horizontal) {
      control.contentHorizontalAlignment = .init(rawValue: value) ?? .center
    }
    if let value = element.choice(
      "contentVerticalAlignment", ["center", "top", "bottom", "fill"])
    {
      control.contentVerticalAlignment = .init(rawValue: value) ?? .center
    }
  }

  private static func fill(_ view: UISegmentedControl, _ element: InterfaceElement) {
    for segment in element.list("segments") where segment.name == "segment" {
      if let image = segment.image() {
        view.insertSegment(with: image, at: view.numberOfSegments, animated: false)
      } else {
        view.insertSegment(
          withTitle: segment["title"], at: view.numberOfSegments, animated: false)
      }
    }
    view.selectedSegmentIndex = element.whole("selectedSegmentIndex") ?? 0
    if let color = element.color("selectedSegmentTintColor") {
      view.selectedSegmentTintColor = color
    }
  }
}

extension UIControl.Event {
  /// Creates an event from its name in interface files.
  init?(interfaceName: String) {
    guard let event = Self.interfaceNames[interfaceName] else { return nil }
    self = event
  }

  private static let interfaceNames: [String: Self] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}
