package import CellContent
import CompositionalLayout
import Foundation
import Scene
package import UIKitViews

/// Draws a view and its subviews as layers: shapes with text above them. Content that covers text,
/// or is transformed or clipped, goes into further layers.
@MainActor struct ViewPainter {
  private(set) var palette: Palette
  private(set) var isMirrored: Bool
  /// The value of `UIColor.tintColor`.
  var tint: ColorValue
  /// The color that replaces all others, which keep their opacity; `nil` draws the colors.
  var templateColor: RGBA?
  /// The layers, back to front.
  var layers: [ElementDrawing.Layer] = []
  /// The area covered by unclipped shapes, in points relative to the element's origin.
  var extent = CGRect.null

  /// The rectangle, opacity and clips that a view is drawn with.
  struct PaintContext {
    /// The rectangle in points, relative to the element's origin.
    var rect: CGRect
    /// The opacity from 0 to 1.
    var opacity: Double = 1
    /// The clips, outermost first.
    var clips: [Clip] = []
  }

  /// The visible area inside a clipping view.
  struct Clip {
    var rect: CGRect
    var corners: CornerRadii
    /// The visible part of the rectangle; `nil` for all of it.
    var path: VectorPath?
    var rule = Outline.FillRule.nonZero
  }

  /// Draws a cell or supplementary view.
  static func drawing(of view: UICollectionReusableView, _ palette: Palette) -> ElementDrawing {
    guard !view.isHidden else { return ElementDrawing() }
    var painter = ViewPainter(view, palette, tint: (view.tintColor ?? .tintColor).value)
    let bounds = CGRect(origin: .zero, size: view.bounds.size)
    painter.paint(view, in: PaintContext(rect: bounds))
    var drawing = painter.drawing
    drawing.opacity = min(max(Double(view.alpha), 0), 1)
    drawing.transform = view.transformAboutCenter
    drawing.overflow = bounds.overflow(of: painter.extent)
    drawing.replacesCard = (view as? UICollectionViewCell)?.replacesCard ?? false
    drawing.labelStart = (view as? UICollectionViewListCell)?.labelStart
    return drawing
  }

  /// Draws a view resized to a rectangle.
  ///
  /// - Parameter tint: The tint if the view has none.
  static func drawing(
    of view: UIView, in bounds: CGRect, tint: UIColor, _ palette: Palette
  ) -> ElementDrawing {
    guard !view.isHidden else { return ElementDrawing() }
    view.frame = bounds
    view.layoutIfNeeded()
    var painter = ViewPainter(view, palette, tint: tint.value)
    painter.paint(view, in: PaintContext(rect: bounds))
    var drawing = painter.drawing
    drawing.opacity = min(max(Double(view.alpha), 0), 1)
    drawing.overflow = bounds.overflow(of: painter.extent)
    return drawing
  }

  /// Draws the ancestors of a clear view; `nil` if only a color is visible.
  ///
  /// - Parameter views: The visible ancestors, from the superview outwards.
  static func backdrop(
    of view: UIView, in views: [UIView], filling bounds: CGRect, tint: UIColor,
    _ palette: Palette
  ) -> ElementDrawing? {
    var painter = ViewPainter(view, palette, tint: tint.value)
    for (outer, inner) in zip(views, [view] + views).reversed() {
      painter.paintBackdrop(
        of: outer, behind: inner, PaintContext(rect: bounds, clips: [.all(of: bounds)]))
    }
    return painter.layers.isEmpty ? nil : painter.drawing
  }

  init(_ view: UIView, _ palette: Palette, tint: ColorValue) {
    self.palette = palette
    self.palette.appearance = Appearance(
      isDark: (view.overriddenAppearance ?? palette.appearance).isDark,
      hasHighContrast: Appearance(view.traitCollection.traits).hasHighContrast)
    isMirrored = view.isMirrored
    self.tint = tint
  }

  /// Creates an empty painter with the state of another one.
  init(copyingStateOf painter: ViewPainter) {
    palette = painter.palette
    isMirrored = painter.isMirrored
    tint = painter.tint
    templateColor = painter.templateColor
  }

  /// Draws the background, the content, the subviews and the border, in this order.
  mutating func paint(_ view: UIView, in context: PaintContext) {
    let outer = tint
    defer { tint = outer }
    if let own = view.ownTint { tint = own.value.tinted(outer) }
    mask(by: view.layer.mask, context) { $0.paintWhole(view, in: $1) }
  }

  private mutating func paintWhole(_ view: UIView, in context: PaintContext) {
    paintShadow(of: view, context)
    guard let border = border(of: view.layer, context) else {
      paintBackground(of: view, border: nil, context)
      return paintContent(of: view, context)
    }
    var content = ViewPainter(copyingStateOf: self)
    content.paintContent(of: view, context)
    // If nothing overlaps the border, it is drawn together with the background.
    let isOverlapped = !content.extent.isInside(context.rect, margin: border.width)
    paintBackground(of: view, border: isOverlapped ? nil : border, context)
    append(content)
    if isOverlapped {
      add(Box(context.rect, corners: corners(of: view.layer), stroke: border), context)
    }
  }

  /// Draws the content and the subviews.
  private mutating func paintContent(of view: UIView, _ context: PaintContext) {
    let inside = contentContext(of: view, context)
    addContents(of: view.layer, inside)
    paintOperations(of: view, inside)
    switch view {
    case let label as UILabel: add(label, context)
    case let imageView as UIImageView: add(imageView, context)
    default: addControl(view, context)
    }
    paintSublayers(of: view, above: 0, inside)
    let accessories = (view as? UICollectionViewListCell)?.accessoryViews ?? []
    for (index, subview) in view.subviews.fromBottom(by: \.layer).enumerated() {
      if !accessories.contains(subview) { paint(subview, within: inside, of: view) }
      paintSublayers(of: view, above: index + 1, inside)
    }
    if let cell = view as? UICollectionViewListCell { paintAccessories(of: cell, inside) }
  }

  /// Draws a subview.
  mutating func paint(_ subview: UIView, within context: PaintContext, of view: UIView) {
    guard !subview.isHidden, subview.alpha > 0 else { return }
    let (frame, bounds) = (subview.frame, view.bounds)
    let rect = frame.offsetBy(
      dx: context.rect.minX - bounds.minX, dy: context.rect.minY - bounds.minY)
    guard rect.isFinite else { return }
    let outer = (palette, isMirrored)
    palette.appearance = subview.ownAppearance ?? palette.appearance
    isMirrored = subview.isMirrored
    fade(Double(subview.alpha)) { painter in
      painter.applyTransform(of: subview.layer, in: rect, context) { painter, clips in
        painter.paint(subview, in: PaintContext(rect: rect, opacity: context.opacity, clips: clips))
      }
    }
    (palette, isMirrored) = outer
  }

  private func contentContext(of view: UIView, _ context: PaintContext) -> PaintContext {
    guard view.clipsToBounds else { return context }
    var inside = context
    inside.clips.append(Clip(rect: context.rect, corners: corners(of: view.layer)))
    return inside
  }

  // MARK: Values

  /// Adds the visible part of a box.
  mutating func add(_ box: Box, _ context: PaintContext) {
    let hasBackground = box.fill != nil || box.gradient != nil || box.stroke != nil
    guard hasBackground, box.rect.width > 0, box.rect.height > 0 else { return }
    var box = box
    for (depth, clip) in context.clips.enumerated().reversed() where !clip.contains(box) {
      guard let clippedBox = clip.clipped(box) else {
        let outer = Array(context.clips[...depth])
        return add([.box(box)], covering: box.rect, PaintContext(rect: context.rect, clips: outer))
      }
      guard clippedBox.rect.width > 0, clippedBox.rect.height > 0 else { return }
      box = clippedBox
    }
    addUnclipped([.box(box)], covering: box.rect)
  }

  /// Adds the visible part of shapes, which cover at most `rect`.
  mutating func add(_ added: [Shape], covering rect: CGRect, _ context: PaintContext) {
    guard !added.isEmpty else { return }
    var (visible, rect) = (added, rect)
    for clip in context.clips.reversed() where !clip.contains(Box(rect, fill: .black)) {
      rect = rect.common(with: clip.rect)
      guard rect.width > 0, rect.height > 0 else { return }
      visible = [
        .clipped(
          ClippedShapes(clip.rect, corners: clip.corners, path: clip.path, rule: clip.rule, visible)
        )
      ]
    }
    addUnclipped(visible, covering: rect)
  }

  /// The color in the painter's palette and tint; `nil` if it is invisible.
  func color(_ color: UIColor, _ opacity: Double) -> RGBA? {
    let value = resolved(color, opacity)
    return value.isVisible ? value : nil
  }

  /// The color in the painter's palette and tint, even if it is invisible. Gradients need
  /// invisible colors.
  func resolved(_ color: UIColor, _ opacity: Double) -> RGBA {
    let value = ColorReference(color.value.tinted(tint)).resolved(in: palette).faded(by: opacity)
    return templateColor.map { $0.faded(by: value.alpha) } ?? value
  }

  func corners(of layer: CALayer) -> CornerRadii {
    CornerRadii(
      max(layer.cornerRadius, 0), at: layer.maskedCorners,
      curve: CornerCurve(rawValue: layer.cornerCurve.rawValue) ?? .circular)
  }
}

extension CGRect {
  /// Whether all components are finite.
  var isFinite: Bool { [minX, minY, width, height].allSatisfy(\.isFinite) }

  /// Whether the rectangle keeps a distance from the edges of another one.
  fileprivate func isInside(_ outer: CGRect, margin distance: CGFloat) -> Bool {
    let inner = outer.insetBy(dx: distance, dy: distance)
    return isNull || !inner.isNull && inner.covers(self)
  }
}

extension ViewPainter.Clip {
  /// A clip to a rectangle.
  static func all(of rect: CGRect) -> Self { Self(rect: rect, corners: .square) }

  /// Whether a box is not clipped.
  func contains(_ box: Box) -> Bool {
    guard path == nil, rect.covers(box.rect) else { return false }
    if corners == .square || box.corners == corners && box.rect == rect { return true }
    // Boxes at this distance from the edges cannot touch a rounded corner.
    let radius = corners.largest
    let inner = rect.insetBy(
      dx: min(radius, rect.width / 2) * 0.293, dy: min(radius, rect.height / 2) * 0.293)
    return inner.covers(box.rect)
  }

  /// The clipped box; `nil` if the result is not a box. Only plain boxes that cover the whole clip
  /// or meet straight edges stay boxes.
  func clipped(_ box: Box) -> Box? {
    guard path == nil, box.stroke == nil, box.gradient == nil, box.corners == .square else {
      return nil
    }
    let visible = box.rect.common(with: rect)
    guard visible == rect || corners == .square else { return nil }
    var result = box
    result.rect = visible
    result.corners = visible == rect ? corners : .square
    return result
  }

  /// The clipped box, keeping its corners where they cannot be clipped exactly. `nil` if nothing is
  /// visible.
  func remainder(of box: Box) -> Box? {
    guard !contains(box) else { return box }
    let visible = box.rect.common(with: rect)
    guard visible.width > 0, visible.height > 0 else { return nil }
    return clipped(box) ?? Box(visible, corners: box.corners)
  }
}

extension Appearance {
  /// Creates an appearance from a style; `nil` for an unspecified one.
  init?(_ style: UIUserInterfaceStyle) {
    switch style {
    case .light: self = .light
    case .dark: self = .dark
    default: return nil
    }
  }
}

extension UIView {
  /// The appearance set on the view; `nil` if it is inherited.
  nonisolated fileprivate var ownAppearance: Appearance? {
    ownStyle.flatMap(Appearance.init)
  }

  /// The appearance set on the view or an ancestor; `nil` if it follows the picture.
  nonisolated package var overriddenAppearance: Appearance? {
    overriddenStyle.flatMap(Appearance.init)
  }
}
