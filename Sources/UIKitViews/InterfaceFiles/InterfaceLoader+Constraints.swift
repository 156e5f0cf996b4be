internal import Foundation

extension InterfaceLoader {
  /// Adds a constraint of a file to a view.
  func add(_ element: InterfaceElement, to view: UIView) {
    guard element.flag("placeholder") != true else { return }
    guard let name = element["firstAttribute"], let attribute = Self.attributes[name] else {
      return report("the constraint has no first attribute that is known", at: element)
    }
    guard let first = side(element["firstItem"], attribute, in: view) else {
      return report("the first item of the constraint does not exist", at: element)
    }
    var second: Side?
    if element["secondItem"] != nil || element["secondAttribute"] != nil {
      let name = element["secondAttribute"] ?? ""
      guard let attribute = Self.attributes[name],
        let side = side(element["secondItem"], attribute, in: view)
      else { return report("the second item of the constraint does not exist", at: element) }
      second = side
    }
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: Self.relation(element["relation"]),
      toItem: second?.item, attribute: second?.attribute ?? .notAnAttribute,
      multiplier: Self.ratio(element["multiplier"]), constant: element.number("constant") ?? 0)
    if let priority = element.number("priority") {
      constraint.priority = UILayoutPriority(Float(min(max(priority, 1), 1000)))
    }
    constraint.identifier = element["identifier"]
    keep(constraint, as: element)
    constraint.isActive = true
  }

  private struct Side {
    var item: AnyObject
    var attribute: NSLayoutConstraint.Attribute
  }

  /// The view or guide that a constraint refers to. Without an identifier, the view that has the
  /// constraint. A cell stands for its content view.
  private func side(
    _ id: String?, _ attribute: NSLayoutConstraint.Attribute, in view: UIView
  ) -> Side? {
    if let id, let edge = edges[id] { return Side(item: edge.guide, attribute: edge.attribute) }
    let named = id.flatMap { objects[$0] }
    guard let item = id == nil ? view : named else { return nil }
    if let cell = item as? UICollectionViewCell {
      return Side(item: cell.contentView, attribute: attribute)
    }
    guard item is UIView || item is UILayoutGuide else { return nil }
    return Side(item: item, attribute: attribute)
  }

  private static func relation(_ name: String?) -> NSLayoutConstraint.Relation {
    switch name {
    case "lessThanOrEqual": .lessThanOrEqual
    case "greaterThanOrEqual": .greaterThanOrEqual
    default: .equal
    }
  }

  /// A multiplier, which may be a ratio such as `16:9`.
  static func ratio(_ text: String?) -> CGFloat {
    let parts = (text ?? "1").split { $0 == ":" || $0 == "/" }.map {
      Double($0.filter { !$0.isWhitespace })
    }
    let values = parts.compactMap(\.self).filter(\.isFinite)
    guard values.count == parts.count, let first = values.first else { return 1 }
    if values.count == 1 { return CGFloat(first) }
    return values[1] == 0 ? 1 : CGFloat(first / values[1])
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]

  // MARK: Guides

  /// Keeps the layout guides of a view, to which constraints refer by identifier.
  func addGuides(of element: InterfaceElement, to view: UIView) {
    for child in element.children where child.name == "viewLayoutGuide" {
      let guide: UILayoutGuide =
        switch child["key"] {
        case "layoutMargins": view.layoutMarginsGuide
        case "readableContent": view.readableContentGuide
        case "keyboard": view.keyboardLayoutGuide
        case "contentLayoutGuide":
          (view as? UIScrollView)?.contentLayoutGuide ?? view.safeAreaLayoutGuide
        case "frameLayoutGuide":
          (view as? UIScrollView)?.frameLayoutGuide ?? view.safeAreaLayoutGuide
        default: view.safeAreaLayoutGuide
        }
      keep(guide, as: child)
    }
    for child in element.list("layoutGuides") where child.name == "viewControllerLayoutGuide" {
      addEdge(of: child, to: view)
    }
  }

  /// Keeps a guide of an old storyboard: the top guide ends, and the bottom guide starts, where the
  /// safe area does.
  func addEdge(of element: InterfaceElement, to view: UIView) {
    guard let id = element["id"] else { return }
    edges[id] = (view.safeAreaLayoutGuide, element["type"] == "top" ? .top : .bottom)
  }
}
