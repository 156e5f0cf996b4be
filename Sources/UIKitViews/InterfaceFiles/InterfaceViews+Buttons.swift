internal import CompositionalLayout
internal import Foundation

extension InterfaceViews {
  static func fill(_ button: UIButton, _ element: InterfaceElement) {
    fillControl(button, element)
    let types: [String: UIButton.ButtonType] = [
      "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
      "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]
    button.become(element["buttonType"].flatMap { types[$0] } ?? .custom)
    if let font = element.font() { button.titleLabel?.font = font }
    if let insets = element.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = element.insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = element.insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
    for state in element.children where state.name == "state" {
      fill(button, state, for: states[state["key"] ?? ""] ?? .normal)
    }
    if let described = element.value(forKey: "configuration"),
      described.name == "buttonConfiguration"
    {
      button.configuration = configuration(described)
    }
  }

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
  ]

  private static func fill(
    _ button: UIButton, _ element: InterfaceElement, for state: UIControl.State
  ) {
    if let title = element.text("title") { button.setTitle(title, for: state) }
    if let title = element.attributed { button.setAttributedTitle(title, for: state) }
    if let color = element.color("titleColor").flatMap(\.self) {
      button.setTitleColor(color, for: state)
    }
    if let image = element.image() { button.setImage(image, for: state) }
    if let image = element.image("backgroundImage") { button.setBackgroundImage(image, for: state) }
  }

  private static func configuration(_ element: InterfaceElement) -> UIButton.Configuration {
    var configuration: UIButton.Configuration =
      switch element["style"] {
      case "filled": .filled()
      case "gray": .gray()
      case "tinted": .tinted()
      case "bordered": .bordered()
      case "borderedTinted": .borderedTinted()
      case "borderedProminent": .borderedProminent()
      case "borderless": .borderless()
      default: .plain()
      }
    configuration.title = element.text("title")
    configuration.subtitle = element.text("subtitle")
    configuration.image = element.image()
    if let padding = element.number("imagePadding") { configuration.imagePadding = padding }
    if let padding = element.number("titlePadding") { configuration.titlePadding = padding }
    if let insets = element.insets("contentInsets") {
      configuration.contentInsets = insets.directional(.leftToRight)
    }
    switch element["imagePlacement"] {
    case "trailing": configuration.imagePlacement = .trailing
    case "top": configuration.imagePlacement = .top
    case "bottom": configuration.imagePlacement = .bottom
    default: break
    }
    switch element["cornerStyle"] {
    case "capsule": configuration.cornerStyle = .capsule
    case "small": configuration.cornerStyle = .small
    case "medium": configuration.cornerStyle = .medium
    case "large": configuration.cornerStyle = .large
    case "fixed": configuration.cornerStyle = .fixed
    default: break
    }
    if let color = element.color("baseForegroundColor") {
      configuration.baseForegroundColor = color
    }
    if let color = element.color("baseBackgroundColor") {
      configuration.baseBackgroundColor = color
    }
    return configuration
  }
}
