internal import CellContent
internal import CompositionalLayout
internal import Foundation
internal import LayoutSpec
internal import PartLayout
internal import Scene
internal import SpecSource

/// Lengths, conditions and looks of views.
extension CellCode {
  /// The constraints of a part's own lengths.
  mutating func lengths(_ view: inout View, _ node: SourceNode, in parent: Parent) {
    let part = view.part
    for axis in [Axis.horizontal, .vertical] {
      let (key, anchor) =
        axis == .horizontal ? ("width", "widthAnchor") : ("height", "heightAnchor")
      let side = axis == .horizontal ? part.width : part.height
      let limits = axis == .horizontal ? part.widthLimits : part.heightLimits
      let target = "\(view.name).\(anchor)"
      switch side {
      case .fixed(.points(let points))?:
        prefer("\(target).constraint(equalToConstant: \(points.exact))")
      case .fixed(.fraction(let fraction))?: self.fraction(target, anchor, fraction, in: parent)
      case .fixed(.fill)?: stretch(target, anchor, axis, in: parent)
      case .computed?: computed(node[key], target, &view)
      case .fixed(.hug)?, nil:
        if node[key]?.mentionedNames.isEmpty == false { computed(node[key], target, &view) }
      }
      if let least = limits.least {
        prefer("\(target).constraint(greaterThanOrEqualToConstant: \(least.exact))")
      }
      if let most = limits.most {
        prefer("\(target).constraint(lessThanOrEqualToConstant: \(most.exact))")
      }
    }
    if let ratio = part.aspectRatio {
      prefer(
        "\(view.name).widthAnchor.constraint(equalTo: \(view.name).heightAnchor, "
          + "multiplier: \(SwiftReader.fraction(ratio)))")
    }
  }

  /// Activates a constraint that yields to the size of the cell.
  ///
  /// - Parameter priority: The priority, or `nil` for one just below the required one.
  mutating func prefer(_ constraint: String, priority: Int? = nil) {
    setup.append(preferred(constraint, priority: priority))
  }

  private mutating func preferred(_ constraint: String, priority: Int? = nil) -> String {
    helpers.insert(.prefer)
    return "\(owner).prefer(\(constraint)\(priority.map { ", \($0)" } ?? ""))"
  }

  private mutating func fraction(
    _ target: String, _ anchor: String, _ fraction: CGFloat, in parent: Parent
  ) {
    guard case .stack(_, _, let guide) = parent else {
      note("a share of an overlay's length is left out")
      return
    }
    later.append(
      preferred(
        "\(target).constraint(equalTo: \(guide).\(anchor), "
          + "multiplier: \(SwiftReader.fraction(fraction)))"))
  }

  /// `fill` across a stack that does not stretch its views.
  private mutating func stretch(
    _ target: String, _ anchor: String, _ axis: Axis, in parent: Parent
  ) {
    guard case .stack(let own, let alignment, let guide) = parent, own != axis, alignment != .fill
    else { return }
    later.append(preferred("\(target).constraint(equalTo: \(guide).\(anchor))"))
  }

  /// A length that depends on data or on the size of the cell.
  private mutating func computed(_ node: SourceNode?, _ target: String, _ view: inout View) {
    guard element == nil, let node, let (text, locals) = expression(node) else {
      return note("a computed length of '\(view.name)' is left out")
    }
    let name = "\(SwiftNames.name(of: view.name))Length\(lengthNames.count + 1)"
    lengthNames.append((name, "\(target).constraint(equalToConstant: 0)"))
    prefer(name)
    fitting += locals.filter { !fitting.contains($0) } + ["\(name).constant = max(\(text), 0)"]
  }

  /// An expression on the cell's size and the fields of its data, and the constants that it needs.
  private mutating func expression(_ node: SourceNode) -> (text: String, locals: [String])? {
    guard var text = node.text else { return nil }
    if text.hasPrefix("=") { text.removeFirst() }
    var (expressions, locals) = (expressions, [String]())
    for name in node.mentionedNames.sorted(by: { $0.count > $1.count }) {
      guard let value = value(fieldNode(name, node), as: .number), value.isData else { return nil }
      text = text.replacing("$" + name, with: "field_\(name)")
      let number = value.isOptional ? "CGFloat(\(value.text) ?? 0)" : "CGFloat(\(value.text))"
      let local = SwiftNames.name(of: name) + "Number"
      locals.append("let \(local) = \(number)")
      expressions.names["field_\(name)"] = local
    }
    guard let parsed = try? SpecExpression(text, from: 0) else { return nil }
    let result = expressions.text(of: parsed)
    return expressions.unknown.isEmpty ? (result, locals) : nil
  }

  private func fieldNode(_ name: String, _ node: SourceNode) -> SourceNode {
    SourceNode(value: .scalar(.init(text: "$" + name, isPlain: true)), place: node.place)
  }

  /// Hides a view while its condition is not met.
  mutating func condition(_ node: SourceNode, _ view: inout View) {
    guard let when = node["when"] else { return }
    guard element == nil, let (text, locals) = expression(when) else {
      return note("the condition '\(when.text ?? "")' is left out")
    }
    // Cells are reused, so the condition cannot depend on whether the view was hidden before.
    let before = view.absence.map { "\($0) || " } ?? ""
    let line = "\(view.name).isHidden = \(before)!(\(text))"
    if text.contains("bounds.") {
      fitting += locals.filter { !fitting.contains($0) } + [line]
    } else {
      update += locals.filter { !update.contains($0) } + [line]
    }
    view.absence = "\(view.name).isHidden"
  }

  // MARK: Looks

  /// Background, corners, border, shadow and opacity.
  mutating func look(
    _ name: String, _ node: SourceNode, _ part: Part, _ ink: Ink, isBadge: Bool
  ) {
    let style = part.style
    if !isBadge { set("\(name).backgroundColor", value(node["background"], as: .color)) }
    if let gradient = style.gradient { self.gradient(gradient, behind: name) }
    if let radius = style.cornerRadius, !isBadge { corners(name, radius, part) }
    if let border = node["border"] { self.border(name, border, style.border) }
    // The content view would clip its own shadow.
    if let shadow = style.shadow { self.shadow("self", shadow) }
    if let opacity = style.opacity { setup.append("\(name).alpha = \(opacity.exact)") }
    if part.clips == true { setup.append("\(name).clipsToBounds = true") }
  }

  mutating func corners(_ name: String, _ radius: CGFloat, _ part: Part) {
    guard radius >= Style.capsule else {
      if radius > 0 { setup.append("\(name).layer.cornerRadius = \(radius.exact)") }
      return
    }
    if case .fixed(.points(let width))? = part.width,
      case .fixed(.points(let height))? = part.height
    {
      setup.append("\(name).layer.cornerRadius = \((min(width, height) / 2).exact)")
    } else if case .fixed(.points(let height))? = part.height {
      setup.append("\(name).layer.cornerRadius = \((height / 2).exact)")
    } else if element != nil {
      note("the capsule of a repeated part without lengths is left out")
    } else {
      hasCapsules = true
      setup.append("capsules.append(\(name))")
    }
  }

  private mutating func gradient(_ gradient: GradientReference, behind name: String) {
    helpers.insert(.gradient)
    let back = view("gradient", "GradientView()")
    setup.append("\(back).translatesAutoresizingMaskIntoConstraints = false")
    setup.append("\(name).insertSubview(\(back), at: 0)")
    for anchor in ["leading", "trailing", "top", "bottom"] {
      setup.append(
        "\(back).\(anchor)Anchor.constraint(equalTo: \(name).\(anchor)Anchor).isActive = true")
    }
    setup.append("\(name).clipsToBounds = true")
    let colors = gradient.colors.map(CellValues.color).joined(separator: ", ")
    update.append(
      "\(back).show([\(colors)], from: \(CellValues.point(gradient.start)), "
        + "to: \(CellValues.point(gradient.end)))")
    if gradient.kind == .radial { note("radial gradients are written as linear ones") }
  }

  mutating func border(_ name: String, _ node: SourceNode, _ border: Border?) {
    if let border {
      setup.append("\(name).layer.borderWidth = \(border.width.exact)")
      update.append("\(name).layer.borderColor = \(CellValues.color(border.color)).cgColor")
    } else if let color = value(node["color"] ?? node, as: .color) {
      let width = node["width"]?.text.flatMap(Double.init) ?? 1
      setup.append("\(name).layer.borderWidth = \(CGFloat(width).exact)")
      let text = color.isOptional ? "(\(color.text) ?? .clear)" : color.text
      update.append("\(name).layer.borderColor = \(text).cgColor")
    }
  }

  mutating func shadow(_ name: String, _ shadow: ShadowReference) {
    update.append("\(name).layer.shadowColor = \(CellValues.color(shadow.color)).cgColor")
    setup.append("\(name).layer.shadowOpacity = \(shadow.opacity.exact)")
    setup.append("\(name).layer.shadowRadius = \(shadow.radius.exact)")
    setup.append(
      "\(name).layer.shadowOffset = CGSize(width: \(shadow.offsetX.exact), "
        + "height: \(shadow.offsetY.exact))")
  }

  /// The background of the whole cell: the style's, or the usual one of the system.
  mutating func cellLook(_ style: Style, isInList: Bool) {
    let hasGround = style.background != nil || style.gradient != nil
    if isInList, !hasGround { return }
    let name = "contentView"
    let fill = style.background.map(CellValues.color) ?? "UIColor.tertiarySystemBackground"
    if style.gradient == nil || style.background != nil {
      setup.append("\(name).backgroundColor = \(fill)")
    }
    if let gradient = style.gradient { self.gradient(gradient, behind: name) }
    let radius = style.cornerRadius ?? (isInList ? 0 : 10)
    corners(name, radius, Part(.box))
    if radius > 0 { setup.append("\(name).clipsToBounds = true") }
    if let border = style.border {
      setup.append("\(name).layer.borderWidth = \(border.width.exact)")
      update.append("\(name).layer.borderColor = \(CellValues.color(border.color)).cgColor")
    } else if !hasGround {
      setup.append("\(name).layer.borderWidth = 0.5")
      update.append("\(name).layer.borderColor = UIColor.separator.cgColor")
    }
    if let shadow = style.shadow { self.shadow(name, shadow) }
    if let opacity = style.opacity { setup.append("\(name).alpha = \(opacity.exact)") }
  }
}
