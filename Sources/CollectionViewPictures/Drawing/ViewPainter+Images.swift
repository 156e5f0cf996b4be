import Artwork
import CairoRenderer
import CompositionalLayout
import Foundation
import Scene
import UIKitViews

// Images and symbols.
extension ViewPainter {
  mutating func add(_ view: UIImageView, _ context: PaintContext) {
    guard let image = view.shownImage, context.rect.width > 0, context.rect.height > 0 else {
      return
    }
    var context = context
    // Rounded corners clip images even where subviews extend beyond them.
    if view.clipsToBounds {
      context.clips.append(Clip(rect: context.rect, corners: corners(of: view.layer)))
    }
    let tint = image.tintInViews.map { UIColor($0) } ?? view.tintColor ?? .tintColor
    let ink = color(tint, context.opacity)
    let rect = view.contentMode.frame(
      of: image.size, in: context.rect, isSymbol: image.isSymbolImage)
    let isFlipped = image.flip.isMirrored(inRightToLeft: isMirrored)
    switch image.source {
    case .symbol(let name):
      guard let ink else { return }
      if let shadow = symbolShadow(of: view, context) {
        let below = rect.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
        addSymbol(name, image, shadow.color, in: below, context)
      }
      addSymbol(name, image, ink, in: rect, context)
    case .file(let name):
      let isTemplate = image.isTemplate || image.isSymbolImage || templateColor != nil
      let ink = isTemplate ? color(tint, 1) : nil
      guard !isTemplate || ink != nil else { return }
      var shown = UIImage.library.name(of: name, image.symbol.weight.fontWeight)
      if isFlipped { shown = flipped(shown) }
      addFaded([.image(PlacedImage(shown, in: rect, tint: ink))], covering: rect, context)
    case .named(let name):
      let isTemplate = image.renderingMode == .alwaysTemplate
      addPlaceholder(name, ink: isTemplate ? ink : nil, in: rect, context)
    case .drawn(let picture):
      let outer = templateColor
      if image.isTemplate {
        guard let color = color(tint, 1) else { return }
        templateColor = color
      }
      paint(picture, in: rect, isFlipped: isFlipped, context)
      templateColor = outer
    }
  }

  /// The name of a file's mirrored image, or of the image itself if it cannot be decoded.
  private func flipped(_ name: String) -> String {
    UIImage.library.variant(of: name, "flipped") { $0.flipped() } ?? name
  }

  /// Adds shapes with the opacity of their view.
  private mutating func addFaded(_ added: [Shape], covering rect: CGRect, _ context: PaintContext) {
    let isFaded = context.opacity < 1
    let shapes = isFaded ? [.faded(FadedShapes(context.opacity, in: rect, added))] : added
    add(shapes, covering: rect, context)
  }

  private mutating func addSymbol(
    _ name: String, _ image: UIImage, _ ink: RGBA, in rect: CGRect, _ context: PaintContext
  ) {
    let ground = image.symbol.secondaryColor.flatMap { color(UIColor($0), context.opacity) }
    if let ground, let symbol = Symbol.insideFilledShape(named: name) {
      let shapes = symbol.directional.shapes(
        in: rect, color: ink, ground: ground, isMirrored: isFlipped(symbol, image),
        weight: image.symbol.thickness)
      return add(shapes, covering: rect, context)
    }
    if let symbol = Symbol.named(name) {
      let own = image.symbol.isMulticolor ? ownColors(of: symbol, name, ink, context.opacity) : nil
      let shapes = shapes(of: symbol, name, image, own?.ink ?? ink, own?.rest ?? ground, in: rect)
      return add(shapes, covering: rect, context)
    }
    Notes.report("unknown symbol '\(name)'; a frame with its name is drawn")
    addFrame(named: name, ink, in: rect, context)
  }

  /// - Parameter second: The color of the symbol's second layer: a badge, or a shape beside, below
  ///   or around the first.
  private func shapes(
    of symbol: Symbol, _ name: String, _ image: UIImage, _ ink: RGBA, _ second: RGBA?,
    in rect: CGRect
  ) -> [Shape] {
    let (isMirrored, weight) = (isFlipped(symbol, image), image.symbol.thickness)
    if let second, symbol.hasTwoLayers {
      return symbol.directional.shapes(
        in: rect, first: ink, rest: second, isMirrored: isMirrored, weight: weight)
    }
    if let second, name.hasSuffix(".circle.fill") {
      return symbol.directional.shapes(
        in: rect, first: second, rest: ink, isMirrored: isMirrored, weight: weight)
    }
    return symbol.directional.shapes(
      in: rect, color: ink, ground: symbol.hasBadge ? second : nil, isMirrored: isMirrored,
      weight: weight)
  }

  /// Whether a symbol is mirrored. Directional symbols follow the layout direction.
  private func isFlipped(_ symbol: Symbol, _ image: UIImage) -> Bool {
    let flip = symbol.isDirectional ? image.flip.union(.inRightToLeft) : image.flip
    return flip.isMirrored(inRightToLeft: isMirrored)
  }

  /// Draws random artwork, or a placeholder for an unknown image.
  private mutating func addPlaceholder(
    _ name: String, ink: RGBA?, in rect: CGRect, _ context: PaintContext
  ) {
    let picture = Picture(name, subject: name)
    let tint = ink ?? color(.secondaryLabel, context.opacity) ?? .clear
    if let shapes = picture.shapes(in: rect, tint: tint, isMirrored: isMirrored) {
      // Landscapes extend beyond their frame.
      addFaded([.clipped(ClippedShapes(rect, shapes))], covering: rect, context)
      for text in picture.texts(in: rect) { add(text, context) }
      return
    }
    Notes.report(
      "no image '\(name)' beside the code or in the program's folder; a placeholder with its "
        + "name is drawn")
    addPlaceholderBackground(name, tint, in: rect.common(with: context.rect), context)
  }

  /// Draws a background with a photo symbol, and the name below it if it fits.
  private mutating func addPlaceholderBackground(
    _ name: String, _ ink: RGBA, in rect: CGRect, _ context: PaintContext
  ) {
    guard let ground = color(.tertiarySystemFill, context.opacity) else { return }
    add(Box(rect, fill: ground), context)
    let font = TextMetrics(size: 12, lineHeight: TextMetrics.lineHeight(forSize: 12))
    let side = min(max(min(rect.width, rect.height) * 0.3, 8), 32)
    let gap: CGFloat = 4
    let column = CGRect(
      x: rect.minX + gap, y: rect.midY - (side + gap + font.lineHeight) / 2,
      width: rect.width - 2 * gap, height: side + gap + font.lineHeight)
    let hasName = column.width >= 40 && column.height + 2 * gap <= rect.height
    let symbolFrame = CGRect(
      x: rect.midX - side / 2, y: hasName ? column.minY : rect.midY - side / 2, width: side,
      height: side)
    if let symbol = Symbol.named("photo.fill") {
      add(symbol.shapes(in: symbolFrame, color: ink.faded(by: 0.6)), covering: symbolFrame, context)
    }
    guard hasName else { return }
    let label = Paragraph(name, role: "placeholder", font: font, color: ink, maxLines: 1)
    let line = CGRect(
      x: column.minX, y: symbolFrame.maxY + gap, width: column.width, height: font.lineHeight)
    add(TextBlock([label], in: line, fit: .shrink(minimumSize: 8)), context)
  }

  /// Draws a frame with the name of an unknown symbol.
  private mutating func addFrame(
    named name: String, _ ink: RGBA, in rect: CGRect, _ context: PaintContext
  ) {
    let width = max(min(rect.width, rect.height) / 24, 0.75)
    add(
      Box(
        rect, corners: CornerRadii(min(rect.width, rect.height) * 0.2),
        stroke: Box.Stroke(color: ink.faded(by: 0.6), width: width)), context)
    let size = min(max(rect.height * 0.2, 5), 12)
    let font = TextMetrics(size: size, lineHeight: TextMetrics.lineHeight(forSize: size))
    let label = Paragraph(name, role: "placeholder", font: font, color: ink, maxLines: 2)
    let inner = rect.insetBy(dx: width, dy: width)
    add(TextBlock([label], in: inner, fit: .shrink(minimumSize: 3)), context)
  }
}

extension UIView.ContentMode {
  /// The frame of an image of a size in its view. Symbols are never stretched.
  fileprivate func frame(of size: CGSize, in rect: CGRect, isSymbol: Bool) -> CGRect {
    guard size.width > 0, size.height > 0 else { return rect }
    let (across, down) = (rect.width / size.width, rect.height / size.height)
    func scaled(_ factor: CGFloat) -> CGRect {
      aligned(CGSize(width: size.width * factor, height: size.height * factor), 0.5, 0.5)
    }
    func aligned(_ size: CGSize, _ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(
        x: rect.minX + (rect.width - size.width) * x,
        y: rect.minY + (rect.height - size.height) * y,
        width: size.width, height: size.height)
    }
    switch self {
    case .scaleToFill, .redraw: return isSymbol ? scaled(min(across, down)) : rect
    case .scaleAspectFit: return scaled(min(across, down))
    case .scaleAspectFill: return scaled(max(across, down))
    case .center: return aligned(size, 0.5, 0.5)
    case .top: return aligned(size, 0.5, 0)
    case .bottom: return aligned(size, 0.5, 1)
    case .left: return aligned(size, 0, 0.5)
    case .right: return aligned(size, 1, 0.5)
    case .topLeft: return aligned(size, 0, 0)
    case .topRight: return aligned(size, 1, 0)
    case .bottomLeft: return aligned(size, 0, 1)
    case .bottomRight: return aligned(size, 1, 1)
    }
  }
}
