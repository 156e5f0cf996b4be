import CollectionViewContent
import CompositionalLayout
import Foundation
import LayoutScene

/// Draws a view and all in it as shapes with texts above them.
///
/// Texts are above all shapes of their element. Of inner views, transforms are left out, and what sticks
/// out of a view that clips is cut where it is a rectangle.
@MainActor struct ViewPainter {
  let appearance: Appearance
  let isMirrored: Bool
  private(set) var shapes: [Shape] = []
  private(set) var texts: [TextBlock] = []

  /// Where a view is drawn.
  struct Place {
    /// Points around the origin of the element.
    var rect: CGRect
    /// 0 to 1.
    var opacity: Double = 1
    /// What can be seen.
    var clip: Clip?
  }

  /// The inside of a view that clips.
  struct Clip {
    var rect: CGRect
    var corners: CornerRadii
  }

  /// What a view that stands for itself looks like.
  static func drawing(of view: UICollectionReusableView, _ appearance: Appearance) -> ElementDrawing
  {
    guard !view.isHidden else { return ElementDrawing() }
    var painter = ViewPainter(
      appearance: appearance, isMirrored: view.traitCollection.layoutDirection == .rightToLeft)
    painter.paint(view, in: Place(rect: CGRect(origin: .zero, size: view.bounds.size)))
    return ElementDrawing(
      painter.shapes, texts: painter.texts,
      opacity: min(max(Double(view.alpha) * Double(view.layer.opacity), 0), 1),
      transform: view.transform)
  }

  private init(appearance: Appearance, isMirrored: Bool) {
    self.appearance = appearance
    self.isMirrored = isMirrored
  }

  /// The view's ground, what it shows, and the views in it.
  mutating func paint(_ view: UIView, in place: Place) {
    paintGround(of: view, place)
    if let cell = view as? UICollectionViewCell { paintBackground(of: cell, place) }
    if let label = view as? UILabel { add(label, place) }
    if let imageView = view as? UIImageView { add(imageView, place) }
    let inside = inside(of: view, place)
    for subview in view.subviews { paint(subview, within: inside, of: view) }
    if let cell = view as? UICollectionViewListCell { paintAccessories(of: cell, inside) }
  }

  /// A view at its place in another one.
  mutating func paint(_ subview: UIView, within place: Place, of view: UIView) {
    let opacity = place.opacity * Double(subview.alpha) * Double(subview.layer.opacity)
    guard !subview.isHidden, opacity > 0 else { return }
    let (frame, bounds) = (subview.frame, view.bounds)
    let rect = frame.offsetBy(dx: place.rect.minX - bounds.minX, dy: place.rect.minY - bounds.minY)
    guard rect.width.isFinite, rect.height.isFinite, rect.minX.isFinite, rect.minY.isFinite else {
      return
    }
    paint(subview, in: Place(rect: rect, opacity: min(opacity, 1), clip: place.clip))
  }

  private func inside(of view: UIView, _ place: Place) -> Place {
    guard view.clipsToBounds else { return place }
    var inside = place
    let rect = place.clip.map { $0.rect.intersection(place.rect) } ?? place.rect
    inside.clip = Clip(rect: rect, corners: corners(of: view.layer))
    return inside
  }

  // MARK: Grounds

  private mutating func paintGround(of view: UIView, _ place: Place) {
    let layer = view.layer
    let fill = view.backgroundColor.flatMap { color($0, place.opacity) }
    let line = layer.borderWidth > 0 ? layer.borderColor : nil
    let stroke = line.flatMap { color(UIColor(cgColor: $0), place.opacity) }
      .map { Box.Stroke(color: $0, width: layer.borderWidth) }
    add(Box(place.rect, corners: corners(of: layer), fill: fill, stroke: stroke), place)
  }

  private mutating func paintBackground(of cell: UICollectionViewCell, _ place: Place) {
    if let background = cell.backgroundConfiguration {
      let insets = background.backgroundInsets
      let rect = CGRect(
        x: place.rect.minX + (isMirrored ? insets.trailing : insets.leading),
        y: place.rect.minY + insets.top,
        width: max(place.rect.width - insets.leading - insets.trailing, 0),
        height: max(place.rect.height - insets.top - insets.bottom, 0))
      let stroke = background.strokeWidth > 0 ? background.strokeColor : nil
      let box = Box(
        rect, corners: CornerRadii(background.cornerRadius),
        fill: background.backgroundColor.flatMap { color($0, place.opacity) },
        stroke: stroke.flatMap { color($0, place.opacity) }
          .map { Box.Stroke(color: $0, width: background.strokeWidth) })
      add(box, place)
    }
    for view in [cell.backgroundView, cell.isSelected ? cell.selectedBackgroundView : nil] {
      guard let view, !view.isHidden else { continue }
      view.frame = CGRect(origin: .zero, size: cell.bounds.size)
      view.layoutIfNeeded()
      paint(view, in: place)
    }
  }

  // MARK: Values

  /// Adds what can be seen of a box.
  mutating func add(_ box: Box, _ place: Place) {
    guard box.fill != nil || box.stroke != nil, box.rect.width > 0, box.rect.height > 0 else {
      return
    }
    var box = box
    if let clip = place.clip, !clip.holds(box) {
      let seen = box.rect.intersection(clip.rect)
      guard !seen.isNull, seen.width > 0, seen.height > 0 else { return }
      box.corners = seen == clip.rect ? clip.corners : box.corners
      box.rect = seen
    }
    shapes.append(.box(box))
  }

  mutating func add(_ line: Polyline) { shapes.append(.line(line)) }

  mutating func add(_ text: TextBlock) { texts.append(text) }

  /// The colour in the painter's appearance; `nil` for one that cannot be seen.
  func color(_ color: UIColor, _ opacity: Double) -> RGBA? {
    let value = ColorReference(color.value).resolved(in: appearance).faded(by: opacity)
    return value.isVisible ? value : nil
  }

  func corners(of layer: CALayer) -> CornerRadii {
    func radius(_ corner: CACornerMask) -> CGFloat {
      layer.maskedCorners.contains(corner) ? max(layer.cornerRadius, 0) : 0
    }
    return CornerRadii(
      topLeft: radius(.layerMinXMinYCorner), topRight: radius(.layerMaxXMinYCorner),
      bottomRight: radius(.layerMaxXMaxYCorner), bottomLeft: radius(.layerMinXMaxYCorner))
  }
}

extension ViewPainter.Clip {
  /// Whether nothing of a box is cut off, so far as its own corners show.
  fileprivate func holds(_ box: Box) -> Bool {
    rect.union(box.rect) == rect && (corners == .square || box.rect != rect)
  }
}
