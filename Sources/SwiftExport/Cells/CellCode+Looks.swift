internal import Basics
internal import CellContent
internal import Foundation
internal import LayoutSpec
internal import Scene
internal import SpecSource

extension CellCode {
  /// Background, corners, border, shadow and opacity.
  mutating func look(
    _ name: String, _ node: SourceNode, _ part: Part, _ ink: Ink, isBadge: Bool
  ) {
    let style = part.style
    if let material = style.background?.material {
      self.material(material, behind: name)
    } else if !isBadge {
      set("\(name).backgroundColor", value(node["background"], as: .color))
    }
    if let gradient = style.gradient { self.gradient(gradient, behind: name) }
    if let radius = style.cornerRadius, !isBadge { corners(name, radius, part) }
    if let border = node["border"] { self.border(name, border, style.border) }
    if let shadow = style.shadow { self.shadow(name, shadow) }
    if let opacity = style.opacity { setup.append("\(name).alpha = \(opacity.exact)") }
    if part.clips == true { setup.append("\(name).clipsToBounds = true") }
  }

  mutating func corners(_ name: String, _ corners: CornerReference, _ part: Part) {
    guard let radius = corners.uniform else { return singleCorners(name, corners) }
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

  /// Corners of which only some are rounded.
  private mutating func singleCorners(_ name: String, _ corners: CornerReference) {
    let named = [
      (corners.topLeading, "MinXMinY", "MaxXMinY"), (corners.topTrailing, "MaxXMinY", "MinXMinY"),
      (corners.bottomLeading, "MinXMaxY", "MaxXMaxY"),
      (corners.bottomTrailing, "MaxXMaxY", "MinXMaxY"),
    ].filter { $0.0 > 0 }
    if named.contains(where: { $0.0 != corners.largest }) {
      note("corners with radii that differ are written with the largest of them")
    }
    func list(_ names: [String]) -> String {
      "[" + names.sorted().map { ".layer\($0)Corner" }.joined(separator: ", ") + "]"
    }
    let (own, mirrored) = (list(named.map(\.1)), list(named.map(\.2)))
    setup.append("\(name).layer.cornerRadius = \(corners.largest.exact)")
    guard own != mirrored else {
      return setup.append("\(name).layer.maskedCorners = \(own)")
    }
    update.append(
      "\(name).layer.maskedCorners = effectiveUserInterfaceLayoutDirection == .rightToLeft "
        + "? \(mirrored) : \(own)")
  }

  /// A blurred background.
  private mutating func material(_ style: String, behind name: String) {
    let back = view("material", "UIVisualEffectView(effect: UIBlurEffect(style: .\(style)))")
    setup.append("\(name).insertSubview(\(back), at: 0)")
    pin(back, to: name, ["leading", "trailing", "top", "bottom"])
    setup.append("\(name).clipsToBounds = true")
  }

  private mutating func pin(_ view: String, to name: String, _ anchors: [String]) {
    setup.append("\(view).translatesAutoresizingMaskIntoConstraints = false")
    for anchor in anchors {
      setup.append(
        "\(view).\(anchor)Anchor.constraint(equalTo: \(name).\(anchor)Anchor).isActive = true")
    }
  }

  /// Lines along single edges, as views.
  private mutating func edges(_ name: String, _ edges: BorderEdges) {
    let sides = [
      (edges.top, "bottom", "height"), (edges.bottom, "top", "height"),
      (edges.leading, "trailing", "width"), (edges.trailing, "leading", "width"),
    ]
    for (line, opposite, length) in sides {
      guard let line, line.width > 0 else { continue }
      let view = view("line", "UIView()")
      setup.append("\(view).backgroundColor = \(CellValues.color(line.color))")
      setup.append("\(name).addSubview(\(view))")
      pin(view, to: name, ["leading", "trailing", "top", "bottom"].filter { $0 != opposite })
      setup.append(
        "\(view).\(length)Anchor.constraint(equalToConstant: \(line.width.exact)).isActive = true")
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

  private mutating func border(_ name: String, _ border: Border) {
    if let edges = border.edges { return self.edges(name, edges) }
    setup.append("\(name).layer.borderWidth = \(border.width.exact)")
    update.append("\(name).layer.borderColor = \(CellValues.color(border.color)).cgColor")
  }

  mutating func border(_ name: String, _ node: SourceNode, _ border: Border?) {
    if let border {
      self.border(name, border)
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
    if isInList, !hasGround {
      if !style.selected.isEmpty { note("the 'selected' look of a list cell is left out") }
      return
    }
    let name = "contentView"
    let fill = style.background.map(CellValues.color) ?? "UIColor.tertiarySystemBackground"
    if let material = style.background?.material {
      self.material(material, behind: name)
    } else if style.gradient == nil || style.background != nil {
      setup.append("\(name).backgroundColor = \(fill)")
    }
    if let gradient = style.gradient { self.gradient(gradient, behind: name) }
    let isClear = style.background == .named("clear") && style.gradient == nil
    let radius = style.cornerRadius ?? (isInList || isClear ? 0 : 10)
    corners(name, radius, Part(.box))
    if radius.largest > 0 { setup.append("\(name).clipsToBounds = true") }
    if let border = style.border {
      self.border(name, border)
    } else if !hasGround {
      setup.append("\(name).layer.borderWidth = 0.5")
      update.append("\(name).layer.borderColor = UIColor.separator.cgColor")
    }
    // The content view would clip its own shadow.
    if let shadow = style.shadow { self.shadow("self", shadow) }
    if let opacity = style.opacity { setup.append("\(name).alpha = \(opacity.exact)") }
    if !style.selected.isEmpty {
      selectedLook(style.selected.style, over: style, fill, border: hasGround ? "0" : "0.5")
    }
  }

  /// What changes when the cell is selected.
  ///
  /// - Parameters:
  ///   - own: The usual look.
  ///   - fill: The usual background in Swift.
  ///   - width: The width of the border in Swift if the usual look sets none.
  private mutating func selectedLook(
    _ style: Style, over own: Style, _ fill: String, border width: String
  ) {
    var lines: [String] = []
    let isMaterial = style.background?.material != nil || own.background?.material != nil
    if let color = style.background, !isMaterial {
      lines.append(
        "cell.contentView.backgroundColor = state.isSelected ? \(CellValues.color(color)) : \(fill)"
      )
    }
    if let border = style.border, border.edges == nil {
      let usual = own.border.flatMap { $0.edges == nil ? $0 : nil }
      let color = usual.map { CellValues.color($0.color) } ?? "UIColor.separator"
      lines.append(
        "cell.contentView.layer.borderWidth = state.isSelected ? \(border.width.exact) : "
          + (own.border == nil ? width : usual?.width.exact ?? "0"))
      lines.append(
        "cell.contentView.layer.borderColor = (state.isSelected ? "
          + "\(CellValues.color(border.color)) : \(color)).cgColor")
    }
    if let opacity = style.opacity {
      lines.append(
        "cell.contentView.alpha = state.isSelected ? \(opacity.exact) : "
          + (own.opacity ?? 1).exact)
    }
    var rest = style
    rest.opacity = nil
    if !isMaterial { rest.background = nil }
    if rest.border?.edges == nil { rest.border = nil }
    if rest != Style() {
      note("only the color, border and opacity of a 'selected' look are written")
    }
    note("cells are selected by users or by 'selectItem(at:animated:scrollPosition:)'")
    guard !lines.isEmpty else { return }
    setup.append("configurationUpdateHandler = { cell, state in")
    setup += lines.map { "  " + $0 }
    setup.append("}")
  }
}

extension ColorReference {
  /// The style of `UIBlurEffect` if the color is a material; `nil` for other colors.
  fileprivate var material: String? {
    guard case .named(let name) = self, NamedColor.materialNames.contains(name) else { return nil }
    return name
  }
}
