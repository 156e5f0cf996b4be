internal import CompositionalLayout
internal import Foundation

// The values that attributes and children of elements describe.

extension InterfaceElement {
  func number(_ name: String) -> CGFloat? {
    self[name].flatMap(Double.init).flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  func whole(_ name: String) -> Int? { self[name].flatMap { Int($0) } }
  func flag(_ name: String) -> Bool? { self[name].map { $0 == "YES" } }

  /// A text in an attribute or, if it has several lines, in a child.
  func text(_ name: String) -> String? {
    if let text = self[name] { return text }
    guard let child = value(forKey: name) else { return nil }
    switch child.name {
    case "string", "mutableString": return child.text.isEmpty ? nil : child.text
    default: return nil
    }
  }

  /// The raw value of an attribute whose words are listed in the order of their raw values.
  func choice(_ name: String, _ words: [String]) -> Int? {
    self[name].flatMap(words.firstIndex(of:))
  }

  /// The identifiers of the subviews or constraints that only some size classes have.
  func excluded(_ list: String) -> Set<String> {
    let usual = children.first { $0.name == "variation" && $0["key"] == "default" }
    let references = usual?.value(forKey: list)?.children.compactMap { $0["reference"] } ?? []
    return Set(references)
  }

  // MARK: Geometry

  func rect(_ key: String = "frame") -> CGRect? {
    guard let value = value(forKey: key), value.name == "rect" else { return nil }
    return CGRect(
      x: value.number("x") ?? 0, y: value.number("y") ?? 0, width: value.number("width") ?? 0,
      height: value.number("height") ?? 0)
  }

  func size(_ key: String) -> CGSize? {
    guard let value = value(forKey: key), value.name == "size" else { return nil }
    return CGSize(width: value.number("width") ?? 0, height: value.number("height") ?? 0)
  }

  func insets(_ key: String) -> UIEdgeInsets? {
    guard let value = value(forKey: key) else { return nil }
    switch value.name {
    case "inset":
      return UIEdgeInsets(
        top: value.number("minY") ?? 0, left: value.number("minX") ?? 0,
        bottom: value.number("maxY") ?? 0, right: value.number("maxX") ?? 0)
    case "edgeInsets", "directionalEdgeInsets":
      return UIEdgeInsets(
        top: value.number("top") ?? 0,
        left: value.number("left") ?? value.number("leading") ?? 0,
        bottom: value.number("bottom") ?? 0,
        right: value.number("right") ?? value.number("trailing") ?? 0)
    default: return nil
    }
  }

  var autoresizing: UIView.AutoresizingMask? {
    guard let value = value(forKey: "autoresizingMask"), value.name == "autoresizingMask" else {
      return nil
    }
    let masks: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return masks.reduce(into: []) { mask, pair in
      if value.flag(pair.0) == true { mask.insert(pair.1) }
    }
  }

  // MARK: Fonts

  func font(_ key: String = "fontDescription") -> UIFont? { value(forKey: key)?.describedFont }

  private var describedFont: UIFont? {
    if let style = self["style"] {
      let name = style.hasPrefix("UICTFontTextStyle") ? String(style.dropFirst(17)) : style
      return .preferredFont(forTextStyle: Self.textStyle(name))
    }
    let size = number("pointSize") ?? 17
    if let name = self["name"] {
      return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
    let weight = self["weight"].flatMap { Self.weights[$0] }
    switch self["type"] {
    case "boldSystem": return .systemFont(ofSize: size, weight: weight ?? .bold)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size, weight: weight ?? .regular)
    }
  }

  private static func textStyle(_ name: String) -> UIFont.TextStyle {
    let styles: [String: UIFont.TextStyle] = [
      "Title0": .largeTitle, "Title1": .title1, "Title2": .title2, "Title3": .title3,
      "Headline": .headline, "Subhead": .subheadline, "Body": .body, "Callout": .callout,
      "Footnote": .footnote, "Caption1": .caption1, "Caption2": .caption2,
    ]
    return styles[name] ?? .body
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  // MARK: Colors

  /// The color of a child. A missing child and `<nil>` differ: the second clears the color.
  func color(_ key: String) -> UIColor?? {
    guard let value = value(forKey: key) else { return .none }
    return .some(value.name == "color" ? value.describedColor : nil)
  }

  private var describedColor: UIColor? {
    if let name = self["name"] { return UIColor(named: name) }
    if let name = self["systemColor"] ?? self["cocoaTouchSystemColor"] {
      return Self.systemColor(name)
    }
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return UIColor(white: white, alpha: alpha) }
    if let red = number("red"), let green = number("green"), let blue = number("blue") {
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    if let hue = number("hue"), let saturation = number("saturation"),
      let brightness = number("brightness")
    {
      return UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }
    return nil
  }

  /// The color of a name such as `secondaryLabelColor`.
  private static func systemColor(_ name: String) -> UIColor {
    switch name {
    case "darkTextColor", "blackColor": return .black
    case "lightTextColor": return UIColor(white: 1, alpha: 0.6)
    case "whiteColor": return .white
    case "clearColor": return .clear
    case "groupTableViewBackgroundColor": return .systemGroupedBackground
    case "viewFlipsideBackgroundColor": return .systemGray
    case "tintColor": return .tintColor
    default: break
    }
    return UIColor(.named(name.hasSuffix("Color") ? String(name.dropLast(5)) : name))
  }

  // MARK: Images

  @MainActor
  func image(_ name: String = "image") -> UIImage? {
    guard let image = self[name] else { return nil }
    return self["catalog"] == "system" ? UIImage(systemName: image) : UIImage(named: image)
  }

  /// The text of an attributed string, with the font and color of each fragment.
  var attributed: NSAttributedString? {
    guard let value = value(forKey: "attributedText") ?? value(forKey: "attributedTitle"),
      value.name == "attributedString"
    else { return nil }
    let whole = NSMutableAttributedString(string: "")
    for fragment in value.children where fragment.name == "fragment" {
      var attributes: [NSAttributedString.Key: Any] = [:]
      let described = fragment.children.first { $0.name == "attributes" }
      if let color = described?.color("NSColor").flatMap(\.self) {
        attributes[.foregroundColor] = color
      }
      if let font = described?.value(forKey: "NSFont") {
        attributes[.font] = UIFont.systemFont(ofSize: font.number("size") ?? 17)
      }
      whole.append(
        NSAttributedString(
          string: fragment.text("content") ?? "", attributes: attributes))
    }
    return whole
  }
}
