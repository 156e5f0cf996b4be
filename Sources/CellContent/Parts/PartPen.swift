import Artwork
import Foundation
internal import Geometry
import Scene

/// Draws the parts of a cell from bottom to top.
///
/// Texts of a layer are above its shapes. A shape that covers text therefore begins a new layer, as
/// does a part that is clipped or translucent.
struct PartPen {
  let tree: PartTree
  let frames: [Int: CGRect]
  private let edge: CellEdge
  /// The width of the cell's border if it is drawn above the parts.
  private let borderWidth: CGFloat
  /// Whether a part covers the border of the cell.
  private var coversBorder = false
  private var layers: [Arrangement.Layer] = [Arrangement.Layer()]
  /// The edges of the parts around the current one that clip their children, from outside.
  private var clips: [CellEdge] = []
  /// The opacity of the current part.
  private var opacity = 1.0
  /// The rectangle of the container around the current part.
  private var container: CGRect
  /// The rectangle that holds everything drawn.
  private var reach: CGRect
  /// The id of the part that is being drawn.
  private var current = 0
  /// The texts of all parts, from bottom to top.
  private(set) var writings: [(part: Int, text: TextBlock, opacity: Double)] = []

  /// The parts that paint something, from bottom to top.
  private(set) var painted: [(id: Int, frame: CGRect, paint: PartPaint)] = []

  /// Creates a pen.
  ///
  /// - Parameter borderWidth: The width of the cell's border, which is above the parts as in UIKit.
  init(tree: PartTree, frames: [Int: CGRect], edge: CellEdge, borderWidth: CGFloat) {
    (self.tree, self.frames, self.edge) = (tree, frames, edge)
    (container, reach) = (edge.rect, edge.rect)
    self.borderWidth = borderWidth
  }

  var arrangement: Arrangement {
    var arrangement = Arrangement()
    arrangement.isComposed = !tree.cell.isTemplate
    arrangement.coversBorder = coversBorder
    arrangement.overflow = edge.rect.overflow(of: reach)
    var layers = layers
    if coversBorder, let stroke = tree.cell.style.stroke {
      let border = Box(edge.window.rect, corners: edge.corners, stroke: stroke)
      layers.append(Arrangement.Layer(shapes: [.box(border)]))
    }
    var rest = layers[...]
    if let first = rest.first, first.windows.isEmpty, first.opacity == 1 {
      (arrangement.shapes, arrangement.texts) = (first.shapes, first.texts)
      rest = rest.dropFirst()
    }
    arrangement.layers = rest.filter { !$0.shapes.isEmpty || !$0.texts.isEmpty }
    return arrangement
  }

  mutating func draw(_ node: PartNode) {
    guard let frame = frames[node.id] else { return }
    let entry = tree.parts[node.id]
    let ink = entry.ink
    let outer = (self.clips, opacity, container)
    current = node.id
    opacity *= entry.part.style.opacity.map { min(max(Double($0), 0), 1) } ?? 1
    defer { (self.clips, opacity, container) = outer }
    painted.append((node.id, frame, tree.cell.paint(of: entry.part, opacity: opacity)))
    let own = tree.cell.corners(of: entry.part, in: frame.size)
    let corners = joined(own, of: frame)
    for shadow in (entry.part.style.shadows ?? []).reversed() {
      add([.shadow(shadow.resolved(frame, corners, in: tree.cell.style.palette))], over: frame)
    }
    add(tree.cell.box(entry.part, frame, corners), over: frame, inside: corners)
    let content = CGRect(
      x: frame.minX
        + (tree.cell.direction == .rightToLeft ? node.padding.trailing : node.padding.leading),
      y: frame.minY + node.padding.top,
      width: max(frame.width - node.padding.leading - node.padding.trailing, 0),
      height: max(frame.height - node.padding.top - node.padding.bottom, 0))
    let clips = entry.part.clips ?? (entry.part.content == .overlay && own != .square)
    if clips { self.clips.append(CellEdge(rect: frame, corners: corners)) }
    if entry.part.content.onlyArranges {
      container = frame
    } else if entry.part.hasScrim, !entry.part.content.isLabels {
      darken(below: content, .middle, reach: content.height)
    }
    switch entry.part.content {
    case .row, .column, .overlay, .firstThatFits: for child in node.children { draw(child) }
    case .spacer, .box: break
    case .divider:
      add([.box(Box(content, fill: tree.cell.separator))], over: content)
    case .text, .label: write(entry, in: content)
    case .labels(let labels): write(labels, entry, in: content)
    case .image(let name): drawImage(name, entry.part, ink, in: content)
    case .control(let control):
      let drawn = tree.cell.control(control, entry.part, ink).drawn(in: content)
      add(drawn.shapes, over: content)
      for text in drawn.texts { add(text) }
    }
  }

  // MARK: Layers

  /// Adds shapes above everything so far.
  ///
  /// - Parameter corners: The corners of the shapes if they fill the rectangle, so that those that
  ///   reach beyond the cell's edge are cut.
  private mutating func add(
    _ shapes: [Shape], over rect: CGRect, inside corners: CornerRadii? = nil
  ) {
    guard !shapes.isEmpty else { return }
    let extent = rect.insetBy(dx: -shapes.overflow, dy: -shapes.overflow)
    var windows = windows(onto: extent, corners: corners ?? .square)
    if let corners {
      if edge.isCrossed(by: rect, corners: corners) { windows.append(edge.window) }
      let inner = edge.window.rect.insetBy(dx: borderWidth, dy: borderWidth)
      coversBorder = coversBorder || borderWidth > 0 && !inner.contains(rect)
    }
    reach = reach.joined(with: windows.reduce(extent) { $0.shown(in: $1.rect) })
    beginLayer(windows) { $0.texts.contains { $0.box.overlaps(rect) } }
    layers[layers.count - 1].shapes += shapes
  }

  private mutating func add(_ text: TextBlock) {
    var text = text
    if tree.cell.isTemplate { text.box = text.box.shown(in: edge.rect) }
    // Lines that are too high for their box extend beyond it.
    let line = text.paragraphs.map(\.font.lineHeight).max() ?? 0
    let height = max(text.box.height, line)
    let extent = text.box.insetBy(dx: 0, dy: (text.box.height - height) / 2)
    beginLayer(windows(onto: extent)) { _ in false }
    writings.append((current, text, opacity))
    layers[layers.count - 1].texts.append(text)
  }

  /// Rounds the corners of a shape that coincide with those of an edge around it.
  private func joined(_ own: CornerRadii, of rect: CGRect) -> CornerRadii {
    clips.reduce(edge.joined(own, of: rect)) { $1.joined($0, of: rect) }
  }

  /// The clips that cut off something of a shape.
  private func windows(
    onto rect: CGRect, corners: CornerRadii = .square
  ) -> [Arrangement.Window] {
    clips.filter { $0.cuts(rect, corners: corners) }.map(\.window)
  }

  private mutating func beginLayer(
    _ windows: [Arrangement.Window], if isFull: (Arrangement.Layer) -> Bool
  ) {
    let last = layers[layers.count - 1]
    if last.windows != windows || last.opacity != opacity || isFull(last) {
      layers.append(Arrangement.Layer(windows: windows, opacity: opacity))
    }
  }

  // MARK: Text and pictures

  private mutating func write(_ entry: TreePart, in box: CGRect) {
    guard let paragraph = entry.text(in: tree)?.paragraphs.first else { return }
    let part = entry.part
    var box = box.room(forLineOf: paragraph.font)
    if part.text.lineHeight != nil { box.origin.y += paragraph.font.drop }
    // The labels of a list stay inside their row.
    if case .label = part.content { box = box.common(with: edge.window.rect) }
    let alignment = entry.ink.alignment ?? .leading
    var block = TextBlock(
      [paragraph], in: box, alignment: alignment.resolved(in: tree.cell.direction),
      anchor: tree.cell.anchor(of: part))
    if let factor = part.text.minimumScaleFactor {
      block.fit = .shrink(minimumSize: paragraph.font.size * factor, mayTruncate: true)
    }
    add(block)
  }

  private mutating func write(_ labels: PartLabels, _ entry: TreePart, in box: CGRect) {
    guard let set = entry.text(in: tree) else { return }
    let hasScrim = entry.part.hasScrim
    let block = tree.cell.drawn(set, labels, entry, isOpen: tree.fit.height, width: box.width)
    var placed = tree.cell.placed(block, in: box, of: edge.rect.size, mayExtend: !hasScrim)
    if hasScrim {
      // Only what is behind the lines is darkened.
      let line = block.paragraphs.main?.font.lineHeight ?? 0
      let lines = max(tree.cell.text.size(of: placed, in: placed.box.width).height, line)
      let height = min(lines, placed.box.height)
      placed.box = CGRect(
        x: placed.box.minX, y: placed.top(ofLines: height), width: placed.box.width, height: height)
      darken(below: placed.box, placed.anchor, reach: line * 3)
    }
    add(placed)
  }

  /// Darkens what is below a text, up to the edges of its container.
  private mutating func darken(below text: CGRect, _ anchor: TextBlock.Anchor, reach: CGFloat) {
    guard container.width > 0, container.height > 0 else { return }
    let corners = joined(.square, of: container)
    let scrim = Scrim.box(
      container, corners: corners, below: text, anchor, reach: min(reach, container.height / 3))
    add([.box(scrim)], over: container, inside: corners)
  }

  private mutating func drawImage(
    _ name: String, _ part: Part, _ ink: PartInk, in box: CGRect
  ) {
    let artwork = tree.cell.artwork(name, part, ink)
    var rect = box
    if let outline = part.image.outline { rect = rect.inset(by: outline.width + outline.gap) }
    guard rect.width > 0, rect.height > 0 else { return }
    // A font sets the size of a symbol, which is then centered.
    if artwork.picture.isSymbol, part.style.font != nil {
      let side = tree.cell.symbolSide(of: part)
      rect = rect.insetBy(
        dx: max(rect.width - side, 0) / 2, dy: max(rect.height - side, 0) / 2)
    }
    let corners = joined(tree.cell.corners(ofImage: part, in: rect.size), of: rect)
    let isSymbol = artwork.picture.isSymbol
    add(
      tree.cell.pictures.shapes(of: artwork, in: rect, corners), over: rect,
      inside: isSymbol ? nil : corners)
    for text in artwork.texts(in: rect) { add(text) }
    if let outline = part.image.outline {
      add([tree.cell.ring(outline, around: rect, corners, ink)], over: box)
    }
    if let status = part.image.status?.resolved(in: tree.cell.style.palette) {
      let side = max(min(box.width, box.height) * 0.28, 6)
      let x = tree.cell.direction == .rightToLeft ? box.minX : box.maxX - side
      let dot = CGRect(x: x, y: box.maxY - side, width: side, height: side)
      let rim = Box.Stroke(color: ink.backdrop, width: max(side / 7, 1))
      add([.box(Box(dot, corners: CornerRadii(side / 2), fill: status, stroke: rim))], over: dot)
    }
  }
}

extension ComposedCell {
  /// The color of dividers.
  var separator: RGBA { ColorReference.named("separator").resolved(in: style.palette) }

  func anchor(of part: Part) -> TextBlock.Anchor {
    switch part.style.contentVerticalAlignment {
    case .top?: .top
    case .bottom?: .bottom
    case .center?, nil: .middle
    }
  }

  func corners(of part: Part, in size: CGSize) -> CornerRadii {
    part.style.corners?.resolved(isMirrored: style.isMirrored).fitted(to: size) ?? .square
  }

  /// The corners of a picture: those of its mask or its part.
  func corners(ofImage part: Part, in size: CGSize) -> CornerRadii {
    let side = min(size.width, size.height)
    return switch part.image.mask {
    case .circle?: CornerRadii(side / 2)
    case .squircle?: .icon(side: side)
    case nil where part.style.cornerRadius == nil && isTemplate && !isFlush:
      style.corner.radii(for: size).fitted(to: size)
    case nil: corners(of: part, in: size)
    }
  }

  /// Whether pictures extend to the edges of the cell's box.
  private var isFlush: Bool { style.hasBox && style.padding == nil }

  /// The background and border of a part.
  func box(_ part: Part, _ rect: CGRect, _ corners: CornerRadii) -> [Shape] {
    let (own, palette) = (part.style, style.palette)
    let fill = own.background?.resolved(in: palette)
    let gradient = own.gradient?.resolved(
      in: palette, isMirrored: direction == .rightToLeft)
    let stroke = own.border.flatMap { Box.Stroke($0, palette) }
    var shapes: [Shape] = []
    if fill?.isVisible == true || gradient?.isVisible == true || stroke != nil {
      var box = Box(rect, corners: corners, fill: fill, gradient: gradient, stroke: stroke)
      box.blur = own.background?.blur ?? 0
      shapes.append(.box(box))
    }
    if let edges = own.border?.edges {
      shapes += edges.shapes(
        in: rect, corners: corners, palette: palette, isMirrored: style.isMirrored)
    }
    return shapes
  }

  /// What a part paints over those below it.
  func paint(of part: Part, opacity: Double) -> PartPaint {
    switch part.content.kind.family {
    case .container, .text, .space:
      if part.hasScrim || part.content == .divider { return .colors }
    case .picture, .mark, .control, .chart: return .colors
    }
    if part.style.gradient?.resolved(in: style.palette, isMirrored: false).isVisible == true {
      return .colors
    }
    let fill = part.style.background?.resolved(in: style.palette).faded(by: opacity)
    return fill.map { $0.isVisible ? .color($0) : .nothing } ?? .nothing
  }

  /// The ring around a picture.
  func ring(
    _ outline: PartImage.Outline, around rect: CGRect, _ corners: CornerRadii, _ ink: PartInk
  ) -> Shape {
    let distance = outline.gap + outline.width
    let outer = rect.insetBy(dx: -distance, dy: -distance)
    var path = VectorPath.rectangle(outer, corners: corners.inset(by: -distance))
    let inner = outer.insetBy(dx: outline.width, dy: outline.width)
    path.append(.rectangle(inner, corners: corners.inset(by: -outline.gap)))
    let paint: Paint =
      outline.gradient.map {
        .gradient(
          $0.resolved(in: style.palette, isMirrored: direction == .rightToLeft))
      } ?? .color(outline.color?.resolved(in: style.palette) ?? ink.tint)
    return .outline(Outline(path, fill: paint))
  }
}

extension CGRect {
  /// The rectangle with all edges moved inward.
  fileprivate func inset(by distance: CGFloat) -> CGRect {
    insetBy(dx: min(distance, width / 2), dy: min(distance, height / 2))
  }
}
