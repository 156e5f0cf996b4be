internal import CellContent
internal import Foundation
internal import LayoutSpec
internal import Scene
internal import SpecTree

extension CellCode {
  /// Background, corners, border, shadow and opacity.
  mutating func look(_ view: Code, _ site: Site) {
    let (style, isBadge) = (site.part.style, site.kind == .badge)
    if let material = style.background?.material {
      self.material(material, behind: view)
    } else if !isBadge {
      set(view.backgroundColor, value(site.node["background"], as: .color)?.code)
    }
    if let gradient = style.gradient { self.gradient(gradient, behind: view) }
    if let radius = style.corners, !isBadge { corners(view, radius, site.part) }
    if let border = style.border {
      self.border(view, border)
    } else if let node = site.node["border"],
      let color = value(node["color"] ?? node, as: .color)
    {
      let width = node["width"]?.text.flatMap(Double.init) ?? 1
      self.border(view, width, color.orElse(".clear"))
    }
    if let shadows = style.shadows { self.shadow(view, shadows) }
    set(view.alpha, style.opacity.map { .number($0) })
    if site.part.clips == true { set(view.clipsToBounds, .yes) }
  }

  mutating func corners(_ view: Code, _ corners: CornerReference, _ part: Part) {
    if corners.curve == .continuous, corners.largest > 0 {
      set(view.layer.cornerCurve, ".continuous")
    }
    guard let radius = corners.uniform else { return singleCorners(view, corners) }
    let sides = [part.width, part.height].map { side -> CGFloat? in
      if case .fixed(.points(let length))? = side { length } else { nil }
    }
    if radius < Style.capsule {
      if radius > 0 { set(view.layer.cornerRadius, .number(radius)) }
    } else if let height = sides[1] {
      set(view.layer.cornerRadius, .number(min(sides[0] ?? height, height) / 2))
    } else if element != nil {
      note("the capsule of a repeated part without lengths is left out")
    } else {
      hasCapsules = true
      add(("capsules" as Code).append(view))
    }
  }

  /// Corners of which only some are rounded.
  private mutating func singleCorners(_ view: Code, _ corners: CornerReference) {
    let named = [
      (corners.topLeading, "MinXMinY", "MaxXMinY"), (corners.topTrailing, "MaxXMinY", "MinXMinY"),
      (corners.bottomLeading, "MinXMaxY", "MaxXMaxY"),
      (corners.bottomTrailing, "MaxXMaxY", "MinXMaxY"),
    ].filter { $0.0 > 0 }
    if named.contains(where: { $0.0 != corners.largest }) {
      note("corners with radii that differ are written with the largest of them")
    }
    func list(_ names: [String]) -> Code {
      .array(names.sorted().map { .dot("layer\($0)Corner") })
    }
    let (own, mirrored) = (list(named.map(\.1)), list(named.map(\.2)))
    set(view.layer.cornerRadius, .number(corners.largest))
    guard own != mirrored else { return set(view.layer.maskedCorners, own) }
    let isMirrored = Code.binary("effectiveUserInterfaceLayoutDirection", .equal, ".rightToLeft")
    update(view.layer.maskedCorners, .conditional(isMirrored, mirrored, own))
  }

  /// A blurred background.
  private mutating func material(_ style: String, behind view: Code) {
    let effect = ("UIBlurEffect" as Code)(style: .dot(style))
    back(
      self.view("material", "UIVisualEffectView", [Code.Slot("effect", effect)]), behind: view)
  }

  private mutating func back(_ back: Code, behind view: Code) {
    add(view.insertSubview(back, at: 0))
    add(helper(.pin)(back, to: view))
    set(view.clipsToBounds, .yes)
  }

  private mutating func gradient(_ gradient: GradientReference, behind view: Code) {
    helpers.insert(.gradient)
    let back = self.view("gradient", "GradientView")
    self.back(back, behind: view)
    body.update.append(
      .code(
        "",
        back.show(
          .array(gradient.colors.map(CellValues.color)), from: CellValues.point(gradient.start),
          to: CellValues.point(gradient.end))))
    if gradient.kind == .radial { note("radial gradients are written as linear ones") }
  }

  private mutating func border(_ view: Code, _ border: Border) {
    guard let edges = border.edges else {
      return self.border(view, border.width, CellValues.color(border.color))
    }
    let sides = [
      (edges.top, "top"), (edges.bottom, "bottom"), (edges.leading, "leading"),
      (edges.trailing, "trailing"),
    ]
    for case (let line?, let side) in sides where line.width > 0 {
      add(
        helper(.addLine)(
          CellValues.color(line.color), .number(line.width), at: .dot(side), of: view))
    }
  }

  mutating func border(_ view: Code, _ width: CGFloat, _ color: Code) {
    set(view.layer.borderWidth, .number(width))
    update(view.layer.borderColor, color.cgColor)
  }

  /// A layer has one shadow: the widest.
  mutating func shadow(_ view: Code?, _ shadows: [ShadowReference]) {
    guard let shadow = shadows.max(by: { $0.radius < $1.radius }) else { return }
    if shadows.count > 1 { note("of several shadows, the widest is kept") }
    let layer = view?.layer ?? "layer"
    update(layer.shadowColor, CellValues.color(shadow.color).cgColor)
    set(layer.shadowOpacity, .number(shadow.opacity))
    set(layer.shadowRadius, .number(shadow.radius))
    set(
      layer.shadowOffset,
      ("CGSize" as Code)(width: .number(shadow.offsetX), height: .number(shadow.offsetY)))
  }

  /// The background of the whole cell: the style's, or the usual one of the system.
  mutating func cellLook(_ style: Style, isInList: Bool) {
    let hasGround = style.background != nil || style.gradient != nil
    if isInList, !hasGround {
      if !style.selected.isEmpty { note("the 'selected' look of a list cell is left out") }
      return
    }
    let view = Code.name("contentView")
    let fill = style.background.map(CellValues.color) ?? "UIColor.tertiarySystemBackground"
    if let material = style.background?.material {
      self.material(material, behind: view)
    } else if style.gradient == nil || style.background != nil {
      set(view.backgroundColor, fill)
    }
    if let gradient = style.gradient { self.gradient(gradient, behind: view) }
    let isClear = style.background == .named("clear") && style.gradient == nil
    let radius = style.corners ?? (isInList || isClear ? 0 : 10)
    corners(view, radius, Part(.box))
    if radius.largest > 0 { set(view.clipsToBounds, .yes) }
    if let border = style.border {
      self.border(view, border)
    } else if !hasGround {
      border(view, 0.5, "UIColor.separator")
    }
    // The content view would clip its own shadow.
    if let shadows = style.shadows { self.shadow(nil, shadows) }
    set(view.alpha, style.opacity.map { .number($0) })
    if !style.selected.isEmpty {
      selectedLook(style.selected.style, over: style, fill, border: hasGround ? 0 : 0.5)
    }
  }

  /// What changes when the cell is selected.
  ///
  /// - Parameters:
  ///   - own: The usual look.
  ///   - fill: The usual background.
  ///   - width: The width of the border if the usual look sets none.
  private mutating func selectedLook(
    _ style: Style, over own: Style, _ fill: Code, border width: CGFloat
  ) {
    let (view, isSelected) = ("cell.contentView" as Code, "state.isSelected" as Code)
    var (lines, rest) = ([SwiftStatement](), style)
    func change(_ target: Code, _ selected: Code, _ usual: Code) {
      lines.append(.assign(target, .conditional(isSelected, selected, usual)))
    }
    if style.background?.material == nil, own.background?.material == nil {
      if let color = style.background {
        change(view.backgroundColor, CellValues.color(color), fill)
      }
      rest.background = nil
    }
    if let border = style.border, border.edges == nil {
      let usual = own.border.flatMap { $0.edges == nil ? $0 : nil }
      let color = usual.map { CellValues.color($0.color) } ?? "UIColor.separator"
      change(
        view.layer.borderWidth, .number(border.width),
        .number(own.border == nil ? width : usual?.width ?? 0))
      let colors = Code.conditional(isSelected, CellValues.color(border.color), color)
      lines.append(.assign(view.layer.borderColor, colors.cgColor))
      rest.border = nil
    }
    if let opacity = style.opacity {
      change(view.alpha, .number(opacity), .number(own.opacity ?? 1))
    }
    rest.opacity = nil
    if rest != Style() {
      note("only the color, border and opacity of a 'selected' look are written")
    }
    note("cells are selected by users or by 'selectItem(at:animated:scrollPosition:)'")
    guard !lines.isEmpty else { return }
    set("configurationUpdateHandler", .closure(nil, "cell, state", lines))
  }
}

extension ColorReference {
  /// The style of `UIBlurEffect` if the color is a material; `nil` for other colors.
  fileprivate var material: String? {
    guard case .named(let name) = self, NamedColor.materialNames.contains(name) else { return nil }
    return name
  }
}
