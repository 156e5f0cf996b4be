import Foundation
internal import Geometry
import Scene

/// The parts of a cell at one size, with the colors that they inherit, and their layout tree.
struct PartTree {
  let cell: ComposedCell
  /// The size of the cell, in points.
  let size: CGSize
  /// Which sides of the cell follow from its content.
  let fit: ContentFit
  /// The parts by id.
  private(set) var parts: [TreePart] = []
  private(set) var root: PartNode?

  init(of cell: ComposedCell, in size: CGSize, fit: ContentFit) {
    (self.cell, self.size, self.fit) = (cell, size, fit)
  }

  var measurer: PartMeasurer { PartMeasurer(tree: self) }

  /// Adds the root with its children.
  ///
  /// - Parameter room: The room of the cell, in points; infinite along sides that follow from the
  ///   content.
  mutating func add(_ part: Part, ink: PartInk, in room: CGSize) {
    guard cell.isTemplate else {
      // Lists have the padding of a style around their labels.
      root = node(part, ink, in: room, padding: cell.list == nil ? cell.style.padding : nil)
      return
    }
    // The padding of a style is around the text, not around a picture below it.
    let isAround = cell.style.template != .titleOnImage
    root = node(
      part, ink, in: room,
      padding: isAround ? cell.padding(replacing: padding(of: part), of: part) : nil)
    align()
  }

  /// Adds a part with its children; `nil` if it does not exist.
  ///
  /// - Parameters:
  ///   - room: The most that the part can have, in points.
  ///   - padding: A padding that replaces the part's own.
  private mutating func node(
    _ part: Part, _ ink: PartInk, in room: CGSize, padding: NSDirectionalEdgeInsets? = nil
  ) -> PartNode? {
    if let condition = part.condition, condition.value(in: size) == 0 { return nil }
    guard let content = cell.filled(part) else { return nil }
    let own = ink.inside(
      part.style, of: cell.style,
      scrim: part.hasScrim ? cell.style.ownColor ?? .white : nil)
    let id = parts.count
    parts.append(TreePart(part, showing: content, ink: own))
    var node = PartNode(id)
    node.padding = padding ?? self.padding(of: part)
    if part.hasScrim, cell.isTemplate, let own = cell.style.padding { node.padding = own }
    switch content {
    case .row, .column, .overlay, .firstThatFits:
      let inner = CGSize(
        width: max(room.width - node.padding(.horizontal), 0),
        height: max(room.height - node.padding(.vertical), 0))
      let children =
        content == .firstThatFits
        ? [firstThatFits(part.children, own, in: inner)].compactMap(\.self)
        : part.children.compactMap { self.node($0, own, in: inner) }
      // A container all of whose parts are gone is gone.
      if children.isEmpty, !part.children.isEmpty {
        parts.removeLast(parts.count - id)
        return nil
      }
      node.content =
        content == .overlay || content == .firstThatFits
        ? .overlay(children)
        : .stack(
          PartStack(
            content == .row ? .horizontal : .vertical, spacing: part.spacing,
            alignment: cell.alignment(of: part), distribution: part.distribution, children))
    case .spacer: node.content = .spacer
    case .divider, .box, .text, .label, .labels, .image, .control: node.content = .leaf
    }
    node.width = length(part.width)
    node.height = length(part.height)
    (node.widthLimits, node.heightLimits) = (part.widthLimits, part.heightLimits)
    node.aspectRatio = part.aspectRatio
    node.place = part.anchor.map { PartPlace($0, inset: part.inset) }
    return node
  }

  /// Adds the first part whose least size fits, or else the last one that exists.
  private mutating func firstThatFits(
    _ candidates: [Part], _ ink: PartInk, in room: CGSize
  ) -> PartNode? {
    let start = parts.count
    var last: Part?
    for part in candidates {
      guard let node = self.node(part, ink, in: room) else { continue }
      var solver = PartSolver(measurer)
      if solver.fits(node, in: room) { return node }
      parts.removeLast(parts.count - start)
      last = part
    }
    return last.flatMap { node($0, ink, in: room) }
  }

  /// The padding of a part, at most its share of the cell's sides that are given.
  private func padding(of part: Part) -> NSDirectionalEdgeInsets {
    guard var padding = part.style.padding else { return .zero }
    guard let share = part.maxPadding else { return padding }
    if !fit.width {
      padding.leading = min(padding.leading, size.width * share)
      padding.trailing = min(padding.trailing, size.width * share)
    }
    if !fit.height {
      padding.top = min(padding.top, size.height * share)
      padding.bottom = min(padding.bottom, size.height * share)
    }
    return padding
  }

  private func length(_ side: PartSide?) -> PartLength? {
    switch side {
    case nil: nil
    case .fixed(let length)?: length
    case .computed(let expression)?:
      expression.value(in: size).map { .points(max($0, 0)) }
    }
  }
}

/// A part of a cell with what it shows and inherits. It is a class because parts are large and read
/// often.
final class TreePart {
  let part: Part
  let ink: PartInk
  private var set: TextBlock??

  init(_ part: Part, showing content: PartContent, ink: PartInk) {
    var part = part
    part.content = content
    (self.part, self.ink) = (part, ink)
  }

  /// The text of the part as it is set, without a box; `nil` if there is none.
  func text(in tree: PartTree) -> TextBlock? {
    if let set { return set }
    let text: TextBlock? =
      switch part.content {
      case .text(let runs): tree.cell.paragraph(runs, part, ink).map { TextBlock([$0], in: .zero) }
      case .label(let paragraph): TextBlock([paragraph], in: .zero)
      case .labels(let labels): tree.cell.block(labels, part, ink, isOpen: tree.fit.height)
      case .row, .column, .overlay, .firstThatFits, .spacer, .divider, .box, .image, .control: nil
      }
    set = .some(text)
    return text
  }
}

// MARK: - Alignment of templates

extension PartTree {
  /// Moves the content of a template to where its style aligns text: all of it, so that pictures
  /// stay beside or above their text.
  private mutating func align() {
    guard var node = root else { return }
    let (style, padding) = (cell.style, node.padding)
    let vertical = style.verticalAlignment ?? .center
    if vertical != .center {
      // Text at an edge is as far from it as from the sides.
      node.padding.top = max(padding.top, padding.leading)
      node.padding.bottom = max(padding.bottom, padding.leading)
      if style.padding != nil { node.padding = padding }
    }
    switch node.content {
    case .overlay(var children):
      for index in children.indices {
        guard let place = children[index].place else { continue }
        children[index].place = PartPlace(
          place.anchor.aligned(style.textAlignment, vertical), inset: place.inset)
      }
      node.content = .overlay(children)
    case .stack(var stack) where stack.axis == .horizontal && isAligned(stack, vertical):
      var inner = node
      inner.padding = .zero
      if style.textAlignment == .center, hasSymbol(stack) {
        for index in stack.children.indices where stack.children[index].width == .fill {
          stack.children[index].width = nil
        }
        // As on a button.
        stack.spacing = min(stack.spacing, 8)
      } else {
        inner.width = .fill
      }
      stack.alignment = .center
      inner.content = .stack(stack)
      inner.place = PartPlace(PartPlace.Anchor.center.aligned(nil, vertical))
      // The wrapper draws nothing itself.
      node.id = parts.count
      parts.append(TreePart(Part(.overlay), showing: .overlay, ink: parts[inner.id].ink))
      node.content = .overlay([inner])
    case _: break
    }
    root = node
  }

  /// Whether a row of a picture and text must be moved as a whole.
  private func isAligned(_ stack: PartStack, _ vertical: VerticalAlignment) -> Bool {
    stack.children.count > 1
      && (vertical != .center || cell.style.textAlignment == .center && hasSymbol(stack))
  }

  private func hasSymbol(_ stack: PartStack) -> Bool {
    cell.style.pictureIsSymbol == true
      && !stack.children.contains { node in
        if case .labels(let labels) = parts[node.id].part.content {
          labels.detail != nil
        } else {
          false
        }
      }
  }
}

extension PartPlace.Anchor {
  /// The place with another alignment; `nil` keeps the horizontal one.
  fileprivate func aligned(
    _ horizontal: TextAlignment?, _ vertical: VerticalAlignment
  ) -> PartPlace.Anchor {
    let column = horizontal.map { $0 == .leading ? 0 : $0 == .center ? 1 : 2 }
    let row = vertical == .top ? 0 : vertical == .center ? 1 : 2
    return Self.allCases[row * 3 + (column ?? Int(fraction(.horizontal) * 2))]
  }
}
