internal import Artwork
internal import Basics
internal import CellContent
internal import Foundation
internal import Geometry
internal import LayoutSpec
internal import Scene
internal import SpecTree

/// Texts, pictures, boxes and repeated parts.
extension CellCode {
  /// A box, a spacer or a divider.
  mutating func space(_ site: Site) -> Code {
    let view = site.kind == .box ? leaf(site, "UIView") : view(site.kind.rawValue, "UIView")
    var axis: Axis?
    if case .stack(let own, _, _) = site.parent { axis = own }
    if site.kind == .spacer, let axis { room(view, axis) }
    if site.kind == .divider {
      set(view.backgroundColor, ".separator")
      let length = view.anchor(axis == .horizontal ? .horizontal : .vertical)
      set(length.constraint(equalToConstant: 0.5).isActive, .yes)
    }
    return view
  }

  // MARK: Texts

  mutating func text(_ site: Site) -> Code {
    let (view, text, ink) = (leaf(site, "UILabel"), site.part.text, site.ink)
    let role = text.role.flatMap { ink.roles[$0] }
    let ownFont =
      site.part.style.font == nil ? role?.font(replacing: ink.font) ?? ink.font : ink.font
    let quiet = role?.color.map(CellValues.color) ?? (text.isQuiet ? ink.secondary : ink.text)
    let color = site.node["color"] == nil ? quiet : ink.text
    let lines = text.numberOfLines == 0 ? role?.numberOfLines ?? 0 : text.numberOfLines
    if lines != 1 { set(view.numberOfLines, .number(Double(lines))) }
    if text.lineBreakMode != .end {
      set(view.lineBreakMode, CellValues.lineBreakMode(text.lineBreakMode))
    }
    if let factor = text.minimumScaleFactor {
      set(view.adjustsFontSizeToFitWidth, .yes)
      set(view.minimumScaleFactor, .number(factor))
    }
    set(view.textAlignment, CellValues.alignment(ink.alignment))
    if let height = text.lineHeight { note("the line height \(height.exact) is left out") }
    guard site.value.elements == nil, text.tracking == 0 else {
      runs(view, site.value.elements ?? [site.value], text, color: color, ownFont)
      return view
    }
    set(view.font, font(ownFont))
    set(view.textColor, color)
    let shown = value(site.value, as: .text)
    show(shown, in: view, "text") { code in
      guard let textCase = text.textCase ?? role?.textCase else { return code }
      return CellValues.text(shown?.isOptional == true ? .chained(code) : code, in: textCase)
    }
    return view
  }

  /// A text of pieces with their own looks.
  private mutating func runs(
    _ view: Code, _ pieces: [SourceNode], _ text: PartText, color: Code, _ base: FontReference?
  ) {
    let whole = names.taking(SwiftNames.name(of: view.printed) + "Text")
    body.update.append(.constant(whole, ("NSMutableAttributedString" as Code)()))
    var missing: Code?
    var isAlways = false
    for piece in pieces {
      guard let value = value(piece["text"] ?? piece, as: .text) else { continue }
      var slots = [
        Code.Slot(".font", font(of: piece, or: base)),
        Code.Slot(
          ".foregroundColor", self.value(piece["color"], as: .color)?.orElse(color) ?? color),
      ]
      for (key, name) in [("strikethrough", "strikethroughStyle"), ("underline", "underlineStyle")]
      where piece[key]?.text == "true" {
        slots.append(Code.Slot("." + name, "NSUnderlineStyle.single.rawValue"))
      }
      if text.tracking != 0 { slots.append(Code.Slot(".kern", .number(text.tracking))) }
      let string = CellValues.text(value.isOptional ? "text" : value.code, in: text.textCase)
      let append = SwiftStatement.code(
        "",
        Code.name(whole).append(
          ("NSAttributedString" as Code)(string: string, attributes: .list(slots))))
      if value.isOptional {
        let isMissing = Code.binary(value.code, .equal, "nil")
        missing = missing.map { .binary($0, .and, isMissing) } ?? isMissing
        body.update.append(.control("if let text =", value.code, [append]))
      } else {
        isAlways = true
        body.update.append(append)
      }
    }
    update(view.attributedText, .name(whole))
    if !isAlways, let missing { hide(view, if: missing) }
  }

  private mutating func font(of piece: SourceNode, or base: FontReference?) -> Code {
    guard let own = piece["font"].flatMap({ context.font($0, &sink) }) else { return font(base) }
    guard own.style == nil, own.size == nil else { return font(own) }
    var font = base ?? FontReference(style: .body)
    font.weight = own.weight ?? font.weight
    return self.font(font)
  }

  // MARK: Pictures

  mutating func image(_ site: Site) -> Code {
    let (view, part) = (leaf(site, "UIImageView"), site.part)
    let shown = value(site.value, as: .text)
    let names = site.value.fieldName.map(sampleTexts) ?? [site.value.text ?? ""]
    // Names that are unknown here are those of asset catalogs.
    let symbols = names.count { name in
      if case .symbol = Picture(name, subject: "") { true } else { name.isEmpty }
    }
    let isSymbol = symbols == names.count
    let isOptional = shown?.isOptional == true
    let name: Code = isOptional ? "$0" : shown?.code ?? "nil"
    let (type, key) = ("UIImage" as Code, isSymbol ? "systemName" : "named")
    let isMixed = !isSymbol && symbols > 0
    let image = isMixed ? helper(.picture)(name) : .call(type, [Code.Slot(key, name)])
    show(shown, in: view, "image") { isOptional ? $0.flatMap.passing(image) : image }
    if let placeholder = site.node["placeholder"]?.text {
      note("the placeholder '\(placeholder)' is left out")
    }
    set(view.tintColor, site.ink.tint)
    let contains = isSymbol || part.style.contentMode == .contain
    set(view.contentMode, contains ? ".scaleAspectFit" : ".scaleAspectFill")
    if !contains { set(view.clipsToBounds, .yes) }
    if isSymbol { symbolSize(view, site) }
    if let mask = part.image.mask {
      switch (mask, part.width) {
      case (.circle, _): corners(view, .capsule, part)
      case (.squircle, .fixed(.points(let side))?):
        corners(view, CornerReference(side * CornerRadii.iconShare, curve: .continuous), part)
      case (.squircle, _): break
      }
      set(view.clipsToBounds, .yes)
    }
    if let outline = part.image.outline {
      border(view, outline.width, outline.color.map(CellValues.color) ?? site.ink.tint)
      if outline.gradient != nil || outline.gap > 0 {
        note("outlines are written as borders of one color without a gap")
      }
    }
    if site.node["status"] != nil { note("'status' of a picture is left out") }
    return view
  }

  /// Symbols are squares as large as their font, or as their length. A stack that stretches a symbol
  /// across gives it the length of the other views.
  private mutating func symbolSize(_ view: Code, _ site: Site) {
    let natural = Code.binary(
      font(site.ink.font).pointSize, .times, .number(site.part.image.symbolScale))
    var across: Axis?
    if case .stack(let axis, .fill, _) = site.parent { across = axis.across }
    for axis in Axis.allCases where site.part.side(axis) == nil {
      switch site.part.side(axis.across) {
      case nil: prefer(view, axis, natural)
      case .fixed(.points(let other))? where across == axis:
        prefer(view, axis, .call("min", .number(other), natural), priority: 251)
      case .fixed(.points(let other))?: prefer(view, axis, .number(other))
      case .fixed?, .computed?: break
      }
    }
  }

  /// The texts of a field in the sample data.
  private func sampleTexts(_ field: String) -> [String] {
    let texts = samples.compactMap { $0.values[field]?.text }
    guard element != nil, texts.isEmpty else { return texts }
    let lists = samples.flatMap { $0.values.values.flatMap { $0.elements ?? [] } }
    return lists.compactMap { field == "each" ? $0.text : $0[field]?.text }
  }

  // MARK: Repeated parts

  /// Makes one view per value of a list, and returns the list of views.
  ///
  /// - Parameter insert: Puts the view `$1` with the index `$0` into its container.
  mutating func repeated(
    _ list: SourceNode, _ node: SourceNode, _ ink: Ink, _ insert: Code, _ parent: Parent
  ) -> Code? {
    guard element == nil else {
      note("a 'repeat' inside of another one is left out")
      return nil
    }
    let name = list.fieldName ?? "part"
    let typeName = SwiftNames.name(of: name, isType: true)
    let values = list.fieldName.map { field in samples.compactMap { $0.values[field] } } ?? [list]
    let keys = Set(values.flatMap { $0.elements ?? [] }.flatMap { ($0.entries ?? []).map(\.key) })
    let record = keys.isEmpty ? nil : typeName + "Entry"
    guard let shown = value(list, as: record.map { .records($0) } ?? .texts) else {
      note("the list of a 'repeat' is left out")
      return nil
    }
    let made = names.taking("make\(typeName)View")
    makeElement(made, Element(record: record, keys: keys), node, ink, parent)
    let views = names.taking(SwiftNames.name(of: name + " views"))
    properties.append(.declare("private var", views, as: ": [UIView]", "[]"))
    let all = shown.orElse("[]").map.passing(.call(.name(made), "$0", .name("item")))
    let show = helper(.show)(all, insteadOf: .prefix("&", .name(views)))
    body.update.append(.code("", show.passing(insert)))
    return .name(views)
  }

  /// Adds the function that makes a repeated part.
  private mutating func makeElement(
    _ name: String, _ made: Element, _ node: SourceNode, _ ink: Ink, _ parent: Parent
  ) {
    let outer = (body, names)
    (body, element) = (Body(), made)
    let view = part(node.without(["repeat"]), ink, in: parent)
    let type = made.record.map { "\(fields.name).\($0)" } ?? "String"
    functions.append(
      .block(
        "private func \(name)(_ each: \(type), _ item: \(fields.name)) -> UIView {",
        body.views.map { SwiftStatement.constant($0.name, $0.call) } + body.setup + body.update
          + [.code("return ", view?.code ?? ("UIView" as Code)())]))
    if !body.later.isEmpty { note("shares of lengths in repeated parts are left out") }
    element = nil
    (body, names) = outer
  }
}
