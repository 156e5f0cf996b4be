internal import Basics
internal import CellContent
internal import Foundation
internal import Geometry
internal import LayoutSpec
internal import SpecSource

/// Containers, and what all parts have in common.
extension CellCode {
  /// The direction of the container of a part.
  enum Parent {
    case stack(Axis, alignment: PartAlignment, guide: String)
    case overlay
  }

  /// Makes the view of the root, which fills the cell.
  mutating func root(_ node: SourceNode, _ ink: Ink, padding: NSDirectionalEdgeInsets?) -> String {
    let node = context.using(part: node)
    let isContainer = ["row", "column", "overlay"].contains { node[$0] != nil }
    var whole = node
    if !isContainer {
      let list = SourceNode(value: .list([node]), place: node.place)
      whole = SourceNode(
        value: .map([.init(key: "column", keyPlace: node.place, value: list)]), place: node.place)
    }
    guard var written = context.part(whole, &sink) else { return view("content", "UIView()") }
    if let padding { written.constants.style.padding = padding }
    return container(whole, written, ink, isRoot: true, stretches: true).name
  }

  /// Makes the views of a part: none if it cannot be written.
  mutating func part(_ node: SourceNode, _ ink: Ink, in parent: Parent) -> View? {
    var node = context.using(part: node)
    if let first = node["firstThatFits"]?.elements?.first {
      note("'firstThatFits' is written as its first part")
      node = context.using(part: first.merged(with: node.without(["firstThatFits"])))
    }
    if node["maxPadding"] != nil { note("'maxPadding' is left out") }
    if node["scrim"] != nil { note("'scrim' is left out") }
    guard let written = context.part(node, &sink) else { return nil }
    var view: View
    if [.row, .column, .overlay].contains(written.kind) {
      var stretches = false
      if case .stack(.horizontal, .fill, _) = parent { stretches = true }
      view = container(node, written, ink, isRoot: false, stretches: stretches)
    } else {
      let inner = self.ink(ink, of: written.constants, node)
      guard let leaf = leaf(node, written, inner, in: parent) else { return nil }
      view = leaf
      view = padded(view, written.constants)
      look(view.name, node, written.constants, inner, isBadge: written.kind == .badge)
    }
    condition(node, &view)
    lengths(&view, node, in: parent)
    return view
  }

  /// The looks inside of a part.
  mutating func ink(_ ink: Ink, of part: Part, _ node: SourceNode) -> Ink {
    var inner = ink
    if let color = value(node["color"], as: .color) {
      inner.text = color.isOptional ? "(\(color.text) ?? \(ink.text))" : color.text
      inner.secondary = "\(inner.text).withAlphaComponent(0.66)"
      inner.tint = inner.text
    }
    if let tint = value(node["tintColor"], as: .color) {
      inner.tint = tint.isOptional ? "(\(tint.text) ?? \(ink.tint))" : tint.text
    }
    inner.alignment = part.style.textAlignment ?? ink.alignment
    inner.font = part.style.font ?? ink.font
    return inner
  }

  // MARK: Containers

  private mutating func container(
    _ node: SourceNode, _ written: WrittenPart, _ ink: Ink, isRoot: Bool, stretches: Bool
  ) -> View {
    let inner = self.ink(ink, of: written.constants, node)
    let part = written.constants
    if written.kind == .overlay { return overlay(node, written, inner) }
    let axis: Axis = written.kind == .row ? .horizontal : .vertical
    let name = view(node["name"]?.text ?? written.kind.rawValue, "UIStackView()")
    if axis == .vertical { setup.append("\(name).axis = .vertical") }
    if part.spacing > 0 { setup.append("\(name).spacing = \(part.spacing.exact)") }
    if part.alignment != .fill { setup.append("\(name).alignment = .\(part.alignment.rawValue)") }
    if part.distribution != .fill {
      setup.append("\(name).distribution = .\(part.distribution.rawValue)")
    }
    margins(name, part.style.padding)
    var result = View(name: name, part: part, kind: written.kind)
    let children = arranged(
      written.value.elements ?? [], inner, in: name, axis, part, &result)
    flexibility(of: children, in: name, axis, part)
    let isOpen =
      axis == .vertical
      ? isRoot || stretches || part.height != nil || part.heightLimits.least != nil
      : children.last?.kind != .text || children.last?.part.width != nil
    let repeats = (written.value.elements ?? []).contains { $0["repeat"] != nil }
    let isClosed = close(name, children, axis, part, repeats: repeats, if: isOpen || repeats)
    look(name, node, part, inner, isBadge: false)
    if !children.isEmpty, children.allSatisfy(\.isHideable), !isRoot {
      let end = isClosed ? ".dropLast()" : ""
      hide(&result, if: "\(name).arrangedSubviews\(end).allSatisfy(\\.isHidden)")
    }
    return result
  }

  private mutating func margins(_ name: String, _ padding: NSDirectionalEdgeInsets?) {
    guard let padding, padding != .zero else { return }
    setup.append("\(name).isLayoutMarginsRelativeArrangement = true")
    setup.append("\(name).insetsLayoutMarginsFromSafeArea = false")
    setup.append("\(name).directionalLayoutMargins = \(CellValues.insets(padding))")
  }

  /// Makes the children of a stack and arranges them.
  private mutating func arranged(
    _ nodes: [SourceNode], _ ink: Ink, in name: String, _ axis: Axis, _ part: Part,
    _ result: inout View
  ) -> [View] {
    let guide = part.style.padding == nil ? name : "\(name).layoutMarginsGuide"
    var children: [View] = []
    var texts: [(name: String, length: Int, isFlexible: Bool)] = []
    // The index at which repeated views are inserted, in Swift.
    var start = "0"
    for node in nodes {
      let parent = Parent.stack(axis, alignment: part.alignment, guide: guide)
      if let list = node["repeat"] {
        let without = node.without(["repeat"])
        if let views = repeated(
          list, without, ink, .arranged(in: name, start: start), parent)
        {
          start += " + \(views).count"
        }
        continue
      }
      guard let child = self.part(node, ink, in: parent) else { continue }
      let wrapped = centered(child, axis, part.alignment)
      if child.kind == .text, axis == .horizontal {
        texts.append((child.name, sampleLength(node["text"]), child.isFlexible(axis)))
      }
      setup.append("\(name).addArrangedSubview(\(wrapped.name))")
      children.append(wrapped)
      start = "(\(name).arrangedSubviews.firstIndex(of: \(wrapped.name)) ?? -1) + 1"
    }
    // The longest text is shortened first.
    if texts.count > 1, !texts.contains(where: \.isFlexible),
      let longest = texts.max(by: { $0.length < $1.length })
    {
      setup.append(
        "\(longest.name).setContentCompressionResistancePriority("
          + "UILayoutPriority(740), for: .horizontal)")
    }
    return children
  }

  /// The largest number of letters of a text in the sample data.
  private func sampleLength(_ node: SourceNode?) -> Int {
    let fields = node?.mentionedNames ?? []
    guard !fields.isEmpty else { return node?.text?.count ?? 0 }
    return samples.map { item in fields.reduce(0) { $0 + (item.texts[$1]?.count ?? 0) } }.max() ?? 0
  }

  /// Parts with a length across a stack that stretches its views are centered in a view that is
  /// stretched.
  private mutating func centered(_ child: View, _ axis: Axis, _ alignment: PartAlignment) -> View {
    let length = axis == .horizontal ? child.part.height : child.part.width
    let isFixed: Bool
    switch length {
    case .fixed(.points), .fixed(.fraction), .fixed(.hug), .computed: isFixed = true
    case .fixed(.fill), nil: isFixed = child.part.aspectRatio != nil
    }
    guard alignment == .fill, isFixed, child.kind != .divider else { return child }
    helpers.insert(.overlay)
    var outer = child
    outer.name = view(child.name + "Box", "OverlayView()", isWhole: true)
    setup.append("\(outer.name).add(\(child.name), x: 0.5, y: 0.5)")
    if child.isFlexible(axis) {
      let anchor = axis == .horizontal ? "widthAnchor" : "heightAnchor"
      prefer("\(child.name).\(anchor).constraint(equalTo: \(outer.name).\(anchor))")
    }
    if child.isHideable { update.append("\(outer.name).isHidden = \(child.name).isHidden") }
    return outer
  }

  /// Lets flexible children share the room.
  private mutating func flexibility(
    of children: [View], in stack: String, _ axis: Axis, _ part: Part
  ) {
    let (anchor, word) =
      axis == .horizontal ? ("widthAnchor", "horizontal") : ("heightAnchor", "vertical")
    let flexible = children.filter { $0.isFlexible(axis) }
    for child in flexible where child.kind != .spacer {
      if child.kind != .text {
        // It takes the room before other views grow.
        prefer("\(child.name).\(anchor).constraint(equalToConstant: 4_000)", priority: 300)
        continue
      }
      setup.append("\(child.name).setContentHuggingPriority(UILayoutPriority(1), for: .\(word))")
      setup.append(
        "\(child.name).setContentCompressionResistancePriority(UILayoutPriority(240), for: .\(word))"
      )
    }
    guard part.distribution == .fill else { return }
    for child in flexible.dropFirst() {
      prefer("\(child.name).\(anchor).constraint(equalTo: \(flexible[0].name).\(anchor))")
    }
  }

  /// Adds a view that takes the room that is left. Returns whether it was added.
  private mutating func close(
    _ stack: String, _ children: [View], _ axis: Axis, _ part: Part, repeats: Bool,
    if isOpen: Bool
  ) -> Bool {
    guard isOpen, part.distribution == .fill, repeats || !children.isEmpty,
      !children.contains(where: { $0.isFlexible(axis) })
    else { return false }
    let end = view("end", "UIView()")
    room(end, axis)
    setup.append("\(stack).addArrangedSubview(\(end))")
    helpers.insert(.close)
    if repeats || children.contains(where: \.isHideable) {
      update.append("\(owner).close(\(stack))")
    } else {
      setup.append("\(owner).close(\(stack))")
    }
    return true
  }

  /// Lets a view take the room that is left, and otherwise none.
  mutating func room(_ name: String, _ axis: Axis) {
    let anchor = axis == .horizontal ? "widthAnchor" : "heightAnchor"
    prefer("\(name).\(anchor).constraint(equalToConstant: 0)", priority: 60)
  }

  private mutating func overlay(_ node: SourceNode, _ written: WrittenPart, _ ink: Ink) -> View {
    helpers.insert(.overlay)
    let part = written.constants
    let name = view(node["name"]?.text ?? "overlay", "OverlayView()")
    if let padding = part.style.padding {
      setup.append("\(name).directionalLayoutMargins = \(CellValues.insets(padding))")
    }
    var result = View(name: name, part: part, kind: .overlay)
    var children: [View] = []
    // The views above repeated ones, which are added with the data.
    var above: [String]?
    for node in written.value.elements ?? [] {
      if let list = node["repeat"] {
        let without = node.without(["repeat"])
        let constants = context.part(context.using(part: without), &sink)?.constants ?? Part(.box)
        let insertion = Insertion.over(placing("view", constants, in: name))
        if repeated(list, without, ink, insertion, .overlay) != nil { above = above ?? [] }
        continue
      }
      guard let child = self.part(node, ink, in: .overlay) else { continue }
      setup.append(placing(child.name, child.part, in: name))
      above?.append(child.name)
      children.append(child)
    }
    update += (above ?? []).map { "\(name).bringSubviewToFront(\($0))" }
    look(name, node, part, ink, isBadge: false)
    if part.clips ?? ((part.style.cornerRadius?.largest ?? 0) > 0) {
      setup.append("\(name).clipsToBounds = true")
    }
    if above == nil, !children.isEmpty, children.allSatisfy(\.isHideable) {
      hide(&result, if: children.map { "\($0.name).isHidden" }.joined(separator: " && "))
    }
    return result
  }

  /// The call that puts a view at the place of a part in an overlay.
  private func placing(_ view: String, _ part: Part, in overlay: String) -> String {
    guard let place = part.anchor else { return "\(overlay).fill(with: \(view))" }
    let inset = part.inset > 0 ? ", inset: \(part.inset.exact)" : ""
    let (x, y) = (place.fraction(.horizontal).exact, place.fraction(.vertical).exact)
    return "\(overlay).add(\(view), x: \(x), y: \(y)\(inset))"
  }

  /// A leaf with padding is in a stack of its own.
  private mutating func padded(_ view: View, _ part: Part) -> View {
    guard let padding = part.style.padding, padding != .zero else { return view }
    var outer = view
    outer.name = self.view(view.name + "Box", "UIStackView()", isWhole: true)
    margins(outer.name, padding)
    setup.append("\(outer.name).addArrangedSubview(\(view.name))")
    if view.isHideable { update.append("\(outer.name).isHidden = \(view.name).isHidden") }
    return outer
  }
}

extension CellCode.View {
  /// Whether the view takes room that is left along an axis.
  func isFlexible(_ axis: Axis) -> Bool {
    let length = axis == .horizontal ? part.width : part.height
    switch length {
    case .fixed(.fill): return true
    case .fixed, .computed: return false
    case nil: break
    }
    if kind == .spacer { return true }
    return axis == .horizontal && kind.fillsRow && part.aspectRatio == nil
  }
}
