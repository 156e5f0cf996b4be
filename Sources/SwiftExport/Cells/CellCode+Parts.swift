internal import CellContent
internal import Foundation
internal import Geometry
internal import LayoutSpec
internal import SpecTree

/// Containers, and what all parts have in common.
extension CellCode {
  /// What contains a part.
  enum Parent {
    case cell
    case stack(Axis, alignment: PartAlignment, guide: Code)
    case overlay
  }

  /// A part as written, with what it inherits.
  struct Site {
    let node: SourceNode
    let written: WrittenPart
    let ink: Ink
    let parent: Parent

    var kind: PartKind { written.kind }
    var value: SourceNode { written.value }
    var part: Part { written.constants }

    /// The value under a key if the part's value is a map, and otherwise the value itself.
    func value(_ key: String) -> SourceNode? { value.entries == nil ? value : value[key] }
  }

  /// A view that is made for a part.
  struct View {
    var code: Code
    var part: Part
    var kind: PartKind
  }

  /// Makes the view of the root, which fills the cell.
  mutating func root(_ node: SourceNode, _ ink: Ink, padding: NSDirectionalEdgeInsets?) -> Code {
    var node = context.using(part: node)
    if !["row", "column", "overlay"].contains(where: { node[$0] != nil }) {
      node = SourceNode(
        map: [("column", SourceNode(list: [node], at: node.place))], at: node.place)
    }
    guard var written = context.part(node, &sink) else { return view("content", "UIView") }
    if let padding { written.constants.style.padding = padding }
    return made(site(node, written, ink, .cell)) ?? view("content", "UIView")
  }

  /// Makes the view of a part; `nil` if it cannot be written.
  mutating func part(_ node: SourceNode, _ ink: Ink, in parent: Parent) -> View? {
    var node = context.using(part: node)
    if let first = node["firstThatFits"]?.elements?.first {
      note("'firstThatFits' is written as its first part")
      node = context.using(part: first.merged(with: node.without(["firstThatFits"])))
    }
    for key in ["maxPadding", "scrim"] where node[key] != nil { note("'\(key)' is left out") }
    guard let written = context.part(node, &sink) else { return nil }
    let site = site(node, written, ink, parent)
    guard var view = made(site) else { return nil }
    if site.kind.family != .container {
      view = padded(view, site.part)
      look(view, site)
    }
    condition(node, view)
    lengths(view, site)
    return View(code: view, part: site.part, kind: site.kind)
  }

  /// A part with the looks inside of it.
  private mutating func site(
    _ node: SourceNode, _ written: WrittenPart, _ ink: Ink, _ parent: Parent
  ) -> Site {
    var (inner, style) = (ink, written.constants.style)
    if let color = value(node["color"], as: .color) {
      inner.text = color.orElse(ink.text)
      inner.secondary = inner.text.withAlphaComponent(0.66)
      inner.tint = inner.text
    }
    if let tint = value(node["tintColor"], as: .color) { inner.tint = tint.orElse(ink.tint) }
    inner.alignment = style.textAlignment ?? ink.alignment
    inner.font = style.font ?? ink.font
    return Site(node: node, written: written, ink: inner, parent: parent)
  }

  private mutating func made(_ site: Site) -> Code? {
    switch site.kind {
    case .row, .column: return stack(site)
    case .overlay: return overlay(site)
    case .text: return text(site)
    case .image: return image(site)
    case .box, .spacer, .divider: return space(site)
    case .button: return button(site)
    case .badge: return badge(site)
    case .progress: return progress(site)
    case .slider: return slider(site)
    case .toggle: return toggle(site)
    case .stepper: return stepper(site)
    case .rating: return rating(site)
    case .segments: return segments(site)
    case .pages: return pages(site)
    case .field: return field(site)
    case .datePicker: return datePicker(site)
    case .barChart: return chart(site, "BarChartView", .bars)
    case .sparkline: return chart(site, "SparklineView", .sparkline)
    case .ring: return ring(site)
    case .firstThatFits, .labels:
      note("'\(site.kind.rawValue)' is left out")
      return nil
    }
  }

  /// Makes the view of a part that is no container, named after what it shows.
  mutating func leaf(_ site: Site, _ type: String, _ arguments: [Code.Slot] = []) -> Code {
    let name = site.node["name"]?.text ?? site.value.fieldName
    return view(name ?? (site.kind == .text ? "label" : site.kind.rawValue), type, arguments)
  }

  // MARK: Stacks

  private mutating func stack(_ site: Site) -> Code {
    let (part, axis) = (site.part, site.kind == .row ? Axis.horizontal : .vertical)
    let stack = view(site.node["name"]?.text ?? site.kind.rawValue, "UIStackView")
    if axis == .vertical { set(stack.axis, ".vertical") }
    if part.spacing > 0 { set(stack.spacing, .number(part.spacing)) }
    if part.alignment != .fill { set(stack.alignment, .dot(part.alignment.rawValue)) }
    if part.distribution != .fill { set(stack.distribution, .dot(part.distribution.rawValue)) }
    margins(stack, part.style.padding)
    let children = arranged(in: stack, axis, site)
    flexibility(of: children, in: stack, axis, part)
    let repeats = (site.value.elements ?? []).contains { $0["repeat"] != nil }
    let isClosed =
      (repeats || isOpen(site, axis, children))
      && close(stack, children, axis, part, repeats: repeats)
    look(stack, site)
    if case .cell = site.parent { return stack }
    if !children.isEmpty, children.allSatisfy({ absences[$0.code] != nil }) {
      let views = stack.arrangedSubviews
      hide(stack, if: (isClosed ? views.dropLast() : views).allSatisfy("\\.isHidden"))
    }
    return stack
  }

  /// Whether a stack can be longer than its children.
  private func isOpen(_ site: Site, _ axis: Axis, _ children: [View]) -> Bool {
    guard axis == .vertical else {
      return children.last?.kind != .text || children.last?.part.width != nil
    }
    switch site.parent {
    case .cell, .stack(.horizontal, .fill, _): return true
    case .stack, .overlay: return site.part.height != nil || site.part.heightLimits.least != nil
    }
  }

  private mutating func margins(_ stack: Code, _ padding: NSDirectionalEdgeInsets?) {
    guard let padding, padding != .zero else { return }
    set(stack.isLayoutMarginsRelativeArrangement, .yes)
    set(stack.insetsLayoutMarginsFromSafeArea, .no)
    set(stack.directionalLayoutMargins, CellValues.insets(padding))
  }

  /// Makes the children of a stack and arranges them.
  private mutating func arranged(in stack: Code, _ axis: Axis, _ site: Site) -> [View] {
    let alignment = site.part.alignment
    let guide = site.part.style.padding == nil ? stack : stack.layoutMarginsGuide
    let parent = Parent.stack(axis, alignment: alignment, guide: guide)
    var children: [View] = []
    var texts: [(view: Code, length: Int, isFlexible: Bool)] = []
    // The index at which repeated views are inserted.
    var start: Code?
    for node in site.value.elements ?? [] {
      if let list = node["repeat"] {
        let index = start.map { Code.binary($0, .plus, "$0") } ?? "$0"
        let insert = stack.insertArrangedSubview("$1", at: index)
        if let views = repeated(list, node, site.ink, insert, parent) {
          start = start.map { Code.binary($0, .plus, views.count) } ?? views.count
        }
        continue
      }
      guard let child = part(node, site.ink, in: parent) else { continue }
      let view = centered(child, axis, alignment)
      if child.kind == .text, axis == .horizontal {
        texts.append((child.code, sampleLength(node["text"]), child.isFlexible(axis)))
      }
      add(stack.addArrangedSubview(view))
      children.append(View(code: view, part: child.part, kind: child.kind))
      start = .binary(stack.arrangedSubviews.firstIndex(of: view).orElse(-1), .plus, 1)
    }
    // The longest text is shortened first.
    if texts.count > 1, !texts.contains(where: \.isFlexible),
      let longest = texts.max(by: { $0.length < $1.length })
    {
      resist(longest.view, 740, .horizontal)
    }
    return children
  }

  private mutating func resist(_ view: Code, _ priority: Code, _ axis: Axis) {
    add(
      view.setContentCompressionResistancePriority(
        .call("UILayoutPriority", priority), for: .dot("\(axis)")))
  }

  /// The largest number of letters of a text in the sample data.
  private func sampleLength(_ node: SourceNode?) -> Int {
    let fields = node?.mentionedNames ?? []
    guard !fields.isEmpty else { return node?.text?.count ?? 0 }
    return samples.map { item in
      fields.reduce(0) { $0 + (item.values[$1]?.text?.count ?? 0) }
    }.max() ?? 0
  }

  /// Parts with a length across a stack that stretches its views are centered in a view that is
  /// stretched.
  private mutating func centered(_ child: View, _ axis: Axis, _ alignment: PartAlignment) -> Code {
    let isFixed: Bool
    switch child.part.side(axis.across) {
    case .fixed(.points), .fixed(.fraction), .fixed(.hug), .computed: isFixed = true
    case .fixed(.fill), nil: isFixed = child.part.aspectRatio != nil
    }
    guard alignment == .fill, isFixed, child.kind != .divider else { return child.code }
    let outer = box(child.code, "OverlayView")
    helpers.insert(.overlay)
    add(outer.add(child.code, x: 0.5, y: 0.5))
    if child.isFlexible(axis) {
      prefer(child.code.anchor(axis).constraint(equalTo: outer.anchor(axis)))
    }
    return outer
  }

  /// A view around another one, which is hidden with it.
  private mutating func box(_ inner: Code, _ type: String) -> Code {
    let outer = view(inner.printed + "Box", type, isWhole: true)
    if absences[inner] != nil { hide(outer, if: inner.isHidden) }
    return outer
  }

  /// Lets flexible children share the room.
  private mutating func flexibility(
    of children: [View], in stack: Code, _ axis: Axis, _ part: Part
  ) {
    let flexible = children.filter { $0.isFlexible(axis) }
    for child in flexible where child.kind != .spacer {
      if child.kind == .text {
        add(
          child.code.setContentHuggingPriority(
            .call("UILayoutPriority", 1), for: .dot("\(axis)")))
        resist(child.code, 240, axis)
      } else {
        // It takes the room before other views grow.
        prefer(child.code, axis, "4_000", priority: 300)
      }
    }
    guard part.distribution == .fill else { return }
    for child in flexible.dropFirst() {
      prefer(child.code.anchor(axis).constraint(equalTo: flexible[0].code.anchor(axis)))
    }
  }

  /// Adds a view that takes the room that is left. Returns whether it was added.
  private mutating func close(
    _ stack: Code, _ children: [View], _ axis: Axis, _ part: Part, repeats: Bool
  ) -> Bool {
    guard part.distribution == .fill, repeats || !children.isEmpty,
      !children.contains(where: { $0.isFlexible(axis) })
    else { return false }
    let end = view("end", "UIView")
    room(end, axis)
    add(stack.addArrangedSubview(end))
    let close = SwiftStatement.code("", helper(.close)(stack))
    if repeats || children.contains(where: { absences[$0.code] != nil }) {
      body.update.append(close)
      closing.append(close)
    } else {
      add(close)
    }
    return true
  }

  // MARK: Overlays

  private mutating func overlay(_ site: Site) -> Code {
    let part = site.part
    let overlay = view(site.node["name"]?.text ?? "overlay", "OverlayView")
    helpers.insert(.overlay)
    set(overlay.directionalLayoutMargins, part.style.padding.map(CellValues.insets))
    var children: [Code] = []
    // The views above repeated ones, which are added with the data.
    var above: [Code]?
    for node in site.value.elements ?? [] {
      if let list = node["repeat"] {
        let own = context.using(part: node.without(["repeat"]))
        let constants = context.part(own, &sink)?.constants ?? Part(.box)
        let insert = placing("$1", constants, in: overlay)
        if repeated(list, node, site.ink, insert, .overlay) != nil { above = above ?? [] }
        continue
      }
      guard let child = self.part(node, site.ink, in: .overlay) else { continue }
      add(placing(child.code, child.part, in: overlay))
      above?.append(child.code)
      children.append(child.code)
    }
    body.update += (above ?? []).map { .code("", overlay.bringSubviewToFront($0)) }
    look(overlay, site)
    if part.clips ?? ((part.style.cornerRadius?.largest ?? 0) > 0) {
      set(overlay.clipsToBounds, .yes)
    }
    if above == nil, let first = children.first, children.allSatisfy({ absences[$0] != nil }) {
      hide(
        overlay,
        if: children.dropFirst().reduce(first.isHidden) { .binary($0, .and, $1.isHidden) })
    }
    return overlay
  }

  /// The call that puts a view at the place of a part in an overlay.
  private func placing(_ view: Code, _ part: Part, in overlay: Code) -> Code {
    guard let place = part.anchor else { return overlay.fill(with: view) }
    return .call(
      overlay.add,
      [
        Code.Slot(nil, view), Code.Slot("x", .number(place.fraction(.horizontal))),
        Code.Slot("y", .number(place.fraction(.vertical))),
        Code.Slot("inset", part.inset > 0 ? .number(part.inset) : nil),
      ])
  }

  /// A leaf with padding is in a stack of its own.
  private mutating func padded(_ view: Code, _ part: Part) -> Code {
    guard let padding = part.style.padding, padding != .zero else { return view }
    let outer = box(view, "UIStackView")
    margins(outer, padding)
    add(outer.addArrangedSubview(view))
    return outer
  }
}

extension CellCode.View {
  /// Whether the view takes room that is left along an axis.
  func isFlexible(_ axis: Axis) -> Bool {
    switch part.side(axis) {
    case .fixed(.fill): true
    case .fixed, .computed: false
    case nil: kind == .spacer || axis == .horizontal && kind.fillsRow && part.aspectRatio == nil
    }
  }
}

extension Part {
  func side(_ axis: Axis) -> PartSide? { axis == .horizontal ? width : height }
}

extension Code {
  /// The anchor of a view's length along an axis.
  func anchor(_ axis: Axis) -> Code { .member(self, axis.lengthName + "Anchor") }
}
