internal import Artwork
internal import Basics
internal import CellContent
internal import Foundation
internal import Geometry
internal import LayoutSpec
internal import Scene
internal import SpecSource

/// Texts, pictures and boxes.
extension CellCode {
  /// Makes the view of a part that is no container.
  mutating func leaf(
    _ node: SourceNode, _ written: WrittenPart, _ ink: Ink, in parent: Parent
  ) -> View? {
    let (part, value) = (written.constants, written.value)
    func named(_ name: String) -> String { node["name"]?.text ?? value.fieldName ?? name }
    var view: View
    switch written.kind.family {
    case .control, .mark, .chart, .container:
      return control(node, written, ink, named: named(written.kind.rawValue))
    case .text:
      view = View(name: self.view(named("label"), "UILabel()"), part: part, kind: written.kind)
      text(&view, value, node, ink)
    case .picture:
      view = View(name: self.view(named("image"), "UIImageView()"), part: part, kind: written.kind)
      image(&view, value, node, ink, in: parent)
    case .space:
      let name = written.kind == .box ? named("box") : written.kind.rawValue
      view = View(name: self.view(name, "UIView()"), part: part, kind: written.kind)
      space(view, in: parent)
    }
    return view
  }

  /// Sets the length of a spacer or a divider.
  private mutating func space(_ view: View, in parent: Parent) {
    guard case .stack(let axis, _, _) = parent, view.kind == .spacer else {
      guard view.kind == .divider else { return }
      setup.append("\(view.name).backgroundColor = .separator")
      let isRow = if case .stack(.horizontal, _, _) = parent { true } else { false }
      setup.append(
        "\(view.name).\(isRow ? "width" : "height")Anchor.constraint(equalToConstant: 0.5)"
          + ".isActive = true")
      return
    }
    room(view.name, axis)
  }

  // MARK: Texts

  private mutating func text(
    _ view: inout View, _ value: SourceNode, _ node: SourceNode, _ ink: Ink
  ) {
    let (name, part) = (view.name, view.part)
    let role = part.text.role.flatMap { ink.roles[$0] }
    let ownFont = part.style.font == nil ? role?.font(replacing: ink.font) ?? ink.font : ink.font
    let standard =
      role?.color.map(CellValues.color) ?? (part.text.isQuiet ? ink.secondary : ink.text)
    let color = node["color"] == nil ? standard : ink.text
    let own = part.text.numberOfLines
    let lines = own == 0 ? role?.numberOfLines ?? 0 : own
    if lines != 1 { setup.append("\(name).numberOfLines = \(lines)") }
    if part.text.lineBreakMode != .end {
      setup.append("\(name).lineBreakMode = \(CellValues.lineBreakMode(part.text.lineBreakMode))")
    }
    if let factor = part.text.minimumScaleFactor {
      setup.append("\(name).adjustsFontSizeToFitWidth = true")
      setup.append("\(name).minimumScaleFactor = \(factor.exact)")
    }
    if let alignment = ink.alignment, alignment != .leading {
      setup.append("\(name).textAlignment = \(CellValues.alignment(alignment))")
    }
    let font = CellValues.font(ownFont)
    if let height = part.text.lineHeight {
      note("the line height \(height.exact) is left out")
    }
    if value.elements != nil || part.text.tracking != 0 {
      return runs(&view, value.elements ?? [value], part, color: color, ownFont)
    }
    setup.append("\(name).font = \(font)")
    setColor("\(name).textColor", color)
    let shown = self.value(value, as: .text)
    let suffix = Self.suffix(part.text.textCase ?? role?.textCase)
    set("\(name).text", shown) { text in
      suffix.isEmpty ? text : (shown?.isOptional == true ? "\(text)?" : text) + suffix
    }
    hide(&view, without: shown)
  }

  /// Sets a color now, or with the data if it depends on it.
  mutating func setColor(_ target: String, _ color: String) {
    let isWhole = color.hasPrefix("(") && color.hasSuffix(")") && !color.dropFirst().contains("(")
    let text = isWhole ? String(color.dropFirst().dropLast()) : color
    if color.contains("item.") || color.contains("each.") {
      update.append("\(target) = \(text)")
    } else {
      setup.append("\(target) = \(text)")
    }
  }

  private static func suffix(_ textCase: PartText.Case?) -> String {
    switch textCase {
    case .uppercase?: ".uppercased()"
    case .lowercase?: ".lowercased()"
    case .capitalized?: ".capitalized"
    case nil: ""
    }
  }

  /// A text of pieces with their own looks.
  private mutating func runs(
    _ view: inout View, _ pieces: [SourceNode], _ part: Part, color: String, _ font: FontReference?
  ) {
    let text = "\(view.name)Text"
    var lines = ["let \(text) = NSMutableAttributedString()"]
    var conditions: [String] = []
    var isAlways = false
    for piece in pieces {
      guard let value = self.value(piece["text"] ?? piece, as: .text) else { continue }
      var attributes = [".font: \(self.font(of: piece, or: font))"]
      let own = self.value(piece["color"], as: .color)
      attributes.append(
        ".foregroundColor: \(own.map { $0.isOptional ? "\($0.text) ?? \(color)" : $0.text } ?? color)"
      )
      if piece["strikethrough"]?.text == "true" {
        attributes.append(".strikethroughStyle: NSUnderlineStyle.single.rawValue")
      }
      if piece["underline"]?.text == "true" {
        attributes.append(".underlineStyle: NSUnderlineStyle.single.rawValue")
      }
      if part.text.tracking != 0 { attributes.append(".kern: \(part.text.tracking.exact)") }
      let string = (value.isOptional ? "text" : value.text) + Self.suffix(part.text.textCase)
      let append =
        [
          "\(text).append(", "  NSAttributedString(", "    string: \(string),",
          "    attributes: [",
        ] + attributes.map { "      \($0)," } + ["    ]))"]
      if value.isOptional {
        conditions.append("\(value.text) == nil")
        lines += ["if let text = \(value.text) {"] + append.map { "  " + $0 } + ["}"]
      } else {
        isAlways = true
        lines += append
      }
    }
    update += lines + ["\(view.name).attributedText = \(text)"]
    guard !isAlways, !conditions.isEmpty else { return }
    hide(&view, if: conditions.joined(separator: " && "))
  }

  private mutating func font(of piece: SourceNode, or base: FontReference?) -> String {
    guard let own = piece["font"].flatMap({ context.font($0, &sink) }) else {
      return CellValues.font(base)
    }
    guard own.style == nil, own.size == nil else { return CellValues.font(own) }
    var font = base ?? FontReference(style: .body)
    font.weight = own.weight ?? font.weight
    return CellValues.font(font)
  }

  // MARK: Pictures

  private mutating func image(
    _ view: inout View, _ value: SourceNode, _ node: SourceNode, _ ink: Ink, in parent: Parent
  ) {
    let (name, part) = (view.name, view.part)
    let shown = self.value(value, as: .text)
    let names = value.fieldName.map(sampleTexts) ?? [value.text ?? ""]
    let symbols = names.filter { Picture($0, subject: "").isSymbol }
    let isSymbol = symbols.count == names.count
    let call =
      isSymbol ? "UIImage(systemName: " : symbols.isEmpty ? "UIImage(named: " : "\(owner).picture("
    if !isSymbol, !symbols.isEmpty { helpers.insert(.picture) }
    set("\(name).image", shown) { text in
      shown?.isOptional == true ? "\(text).flatMap { \(call)$0) }" : "\(call)\(text))"
    }
    hide(&view, without: shown)
    if let placeholder = node["placeholder"]?.text {
      note("the placeholder '\(placeholder)' is left out")
    }
    setColor("\(name).tintColor", ink.tint)
    let contains = isSymbol || part.style.contentMode == .contain
    setup.append("\(name).contentMode = .\(contains ? "scaleAspectFit" : "scaleAspectFill")")
    if !contains { setup.append("\(name).clipsToBounds = true") }
    if isSymbol { symbolSize(name, part, ink, in: parent) }
    pictureFrame(name, part, node, ink)
  }

  /// Symbols are squares as large as their font, or as their length. A stack that stretches a symbol
  /// across gives it the length of the other views.
  private mutating func symbolSize(
    _ name: String, _ part: Part, _ ink: Ink, in parent: Parent
  ) {
    let natural = "\(CellValues.font(ink.font)).pointSize * \(part.image.symbolScale.exact)"
    var across: Axis?
    if case .stack(let axis, .fill, _) = parent {
      across = axis == .horizontal ? .vertical : .horizontal
    }
    switch (part.width, part.height) {
    case (.fixed(.points(let width))?, nil):
      symbolLength(name, "height", width, natural, stretches: across == .vertical)
    case (nil, .fixed(.points(let height))?):
      symbolLength(name, "width", height, natural, stretches: across == .horizontal)
    case (nil, nil):
      prefer(name, "width", natural)
      prefer(name, "height", natural)
    default: break
    }
  }

  private mutating func symbolLength(
    _ name: String, _ side: String, _ other: CGFloat, _ natural: String, stretches: Bool
  ) {
    if stretches {
      prefer(name, side, "min(\(other.exact), \(natural))", priority: 251)
    } else {
      prefer(name, side, other.exact)
    }
  }

  private mutating func pictureFrame(
    _ name: String, _ part: Part, _ node: SourceNode, _ ink: Ink
  ) {
    switch part.image.mask {
    case .circle?: corners(name, .capsule, part)
    case .squircle?:
      if case .fixed(.points(let side))? = part.width {
        setup.append("\(name).layer.cornerRadius = \((side * 0.225).exact)")
      }
    case nil: break
    }
    if part.image.mask != nil { setup.append("\(name).clipsToBounds = true") }
    if let outline = part.image.outline {
      setup.append("\(name).layer.borderWidth = \(outline.width.exact)")
      let color = outline.color.map(CellValues.color) ?? ink.tint
      update.append("\(name).layer.borderColor = \(color).cgColor")
      if outline.gradient != nil || outline.gap > 0 {
        note("outlines are written as borders of one color without a gap")
      }
    }
    if node["status"] != nil { note("'status' of a picture is left out") }
  }

  /// The texts of a field in the sample data.
  private func sampleTexts(_ field: String) -> [String] {
    let texts = samples.compactMap { $0.texts[field] }
    guard element != nil, texts.isEmpty else { return texts }
    let lists = samples.flatMap { $0.nodes.values.flatMap { $0.elements ?? [] } }
    return lists.compactMap { field == "each" ? $0.text : $0[field]?.text }
  }

  // MARK: Repeated parts

  /// How repeated views become part of their container.
  enum Insertion {
    /// In a stack; `start` is the index of the first view, in Swift.
    case arranged(in: String, start: String)
    /// In an overlay, by a call for `view`.
    case over(String)
  }

  /// Makes one view per value of a list, and returns the name of the list of views.
  ///
  /// - Parameter insertion: Where the views are inserted.
  mutating func repeated(
    _ list: SourceNode, _ node: SourceNode, _ ink: Ink, _ insertion: Insertion, _ parent: Parent
  ) -> String? {
    guard element == nil else {
      note("a 'repeat' inside of another one is left out")
      return nil
    }
    let name = list.fieldName ?? "part"
    let values = list.fieldName.map { field in samples.compactMap { $0.nodes[field] } } ?? [list]
    let elements = values.flatMap { $0.elements ?? [] }
    let keys = Set(elements.flatMap { ($0.entries ?? []).map(\.key) })
    let record = keys.isEmpty ? nil : SwiftNames.name(of: name, isType: true) + "Entry"
    let type: FieldType = record.map { .records($0) } ?? .texts
    guard let shown = value(list, as: type) else {
      note("the list of a 'repeat' is left out")
      return nil
    }
    let made = unused("make\(SwiftNames.name(of: name, isType: true))View")
    let elementType = record.map { "\(fields.name).\($0)" } ?? "String"
    makeElement(made, elementType, record, keys, node, ink, parent)
    let views = view("\(name)Views", "[UIView]()", isWhole: true)
    update += [
      "for view in \(views) { view.removeFromSuperview() }",
      "\(views) = \(shown.isOptional ? "(\(shown.text) ?? [])" : shown.text).map { \(made)($0, item) }",
    ]
    switch insertion {
    case .arranged(let stack, let start):
      update += [
        "for (index, view) in \(views).enumerated() {",
        "  \(stack).insertArrangedSubview(view, at: \(start) + index)",
        "}",
      ]
    case .over(let call): update.append("for view in \(views) { \(call) }")
    }
    return views
  }

  private mutating func makeElement(
    _ name: String, _ type: String, _ record: String?, _ keys: Set<String>, _ node: SourceNode,
    _ ink: Ink, _ parent: Parent
  ) {
    let outer = (views, setup, update, later, names)
    (views, setup, update, later) = ([], [], [], [])
    element = Element(record: record, keys: keys)
    let made = part(node, ink, in: parent)
    var lines = ["private func \(name)(_ each: \(type), _ item: \(fields.name)) -> UIView {"]
    lines += views.map { "  let \($0.name) = \($0.call)" }
    lines += (setup + update).map { "  " + $0 }
    lines += ["  return \(made?.name ?? "UIView()")", "}"]
    functions.append(lines)
    if !later.isEmpty { note("shares of lengths in repeated parts are left out") }
    element = nil
    (views, setup, update, later, names) = outer
  }
}
