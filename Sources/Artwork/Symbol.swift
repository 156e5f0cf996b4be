public import Foundation
public import Scene

/// A line drawing of the symbol library, with the name of the corresponding SF Symbol: `heart`,
/// `cloud.rain`.
///
/// The drawings are in the folder `Symbols`.
public struct Symbol: Hashable, Sendable {
  /// The name by which the symbol is found.
  public let name: String
  var drawing: SymbolDrawing
  /// The second digit of a two-digit number.
  var secondDigit: SymbolDrawing?
  /// Whether the symbol is mirrored in right-to-left layouts.
  package var isDirectional: Bool
  /// The shape that encloses or crosses the symbol.
  var variant: Variant?
  /// Whether the symbol is cut out of the area of its variant.
  var isCutOut = false
  /// Whether the first contour of the drawing is the disc that the rest is cut out of.
  var isDrawnOnDisc = false
  /// The badge over a corner.
  var badge: Badge?

  /// Whether the symbol has a badge, which can have its own color.
  package var hasBadge: Bool { badge != nil }

  /// The symbol, mirrored in right-to-left layouts.
  package var directional: Symbol {
    var symbol = self
    symbol.isDirectional = true
    return symbol
  }

  /// Whether the first contour is in front of the rest, such as a cloud in front of the sun.
  package var hasTwoLayers: Bool { variant == nil && badge == nil && name.hasPrefix("cloud.") }

  /// Whether no part of the symbol is stroked.
  var isFilled: Bool { variant == nil && drawing.isFilled }
}

extension Symbol {
  /// The shapes of the symbol, centered in a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points. The symbol is as large as its shorter side.
  ///   - color: The color of the symbol.
  ///   - ground: The fill of the enclosing shape, which replaces its outline. For a symbol with a
  ///     badge, the color of the symbol itself.
  ///   - isMirrored: Whether the layout is right-to-left. Only directional symbols are mirrored.
  ///   - weight: The line width relative to the regular one.
  /// - Complexity: O(*n*) in the number of path segments.
  public func shapes(
    in rect: CGRect, color: RGBA, ground: RGBA? = nil, isMirrored: Bool = false, weight: CGFloat = 1
  ) -> [Shape] {
    if let badge {
      var base = self
      base.badge = nil
      let below = base.shapes(
        in: rect, color: ground ?? color, isMirrored: isMirrored, weight: weight)
      return badge.shapes(over: below, in: rect, color: color, weight: weight)
    }
    let outlines = Self.joined(
      outlines(in: rect, color, ground: ground, isMirrored: isMirrored, weight))
    let own = outlines.filter { $0.color == color }
    guard own.count > 1, !color.isOpaque, color.isVisible else {
      return outlines.map(Shape.outline)
    }
    // Overlapping translucent lines and areas would be darker, so they are faded as a group.
    let extents = own.compactMap(\.extent)
    let around = extents.reduce(extents.first ?? .zero) { $0.joined(with: $1) }
    return outlines.filter { $0.color != color }.map(Shape.outline)
      + [.faded(FadedShapes(color.alpha, in: around, own.map { .outline($0.opaque) }))]
  }

  /// The shapes in two colors: one for the first contour, such as a cloud in front of the sun or a
  /// disc that a person is cut out of, and one for the rest.
  package func shapes(
    in rect: CGRect, first: RGBA, rest: RGBA, isMirrored: Bool = false, weight: CGFloat = 1
  ) -> [Shape] {
    let outlines = outlines(in: rect, rest, ground: nil, isMirrored: isMirrored, weight)
    guard let outline = outlines.first else { return [] }
    var (one, others) = (outline, outline)
    (one.path, others.path) = outline.path.splitAfterFirst()
    return [.outline(one.colored(first))]
      + (others.path.steps.isEmpty ? [] : [.outline(others)])
      + outlines.dropFirst().map(Shape.outline)
  }

  /// Merges strokes with the same pen into one path, so that translucent lines do not darken where
  /// they cross.
  private static func joined(_ outlines: [Outline]) -> [Outline] {
    var result: [Outline] = []
    for outline in outlines {
      if outline.stroke != nil, let same = result.firstIndex(where: { $0.stroke == outline.stroke })
      {
        result[same].path.append(outline.path)
      } else {
        result.append(outline)
      }
    }
    return result
  }
}

extension Symbol {
  private func outlines(
    in rect: CGRect, _ color: RGBA, ground: RGBA?, isMirrored: Bool, _ weight: CGFloat
  ) -> [Outline] {
    let side = min(rect.width, rect.height)
    func drawn(_ drawing: SymbolDrawing?, in place: CGRect, mirrors: Bool = false) -> [Outline] {
      drawing.map {
        outlines(
          of: $0, side: place.width, in: place, color, isMirrored: mirrors && isMirrored,
          weight / max(place.width / side, Self.minimumScale))
      } ?? []
    }
    let whole = CGRect(
      x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    guard let variant, side > 0 else { return drawn(drawing, in: whole, mirrors: isDirectional) }
    if isCutOut, let area = variant.area {
      return [cutOut(of: area, variant, in: whole, color, isMirrored: isMirrored)]
    }
    guard variant != .slash else {
      return drawn(variant.drawing, in: whole) + drawn(drawing, in: whole, mirrors: isDirectional)
    }
    var around = drawn(variant.drawing, in: whole)
    if let ground, let area = variant.area {
      around = outlines(of: area, side: side, in: whole, ground, isMirrored: false, weight)
    }
    return around
      + enclosed(by: variant, in: whole).flatMap {
        drawn($0.drawing, in: $0.place, mirrors: isDirectional)
      }
  }

  /// The smallest scale, as a fraction of the symbol's side, at which lines inside a variant keep
  /// their full width.
  private static let minimumScale: CGFloat = 0.58
  /// The size of each of two digits relative to a single one, and the distance of their centers
  /// from the middle, as a fraction of the width.
  private static let (twoDigitScale, twoDigitOffset): (CGFloat, CGFloat) = (0.72, 0.25)

  /// The drawings inside a variant and their rectangles.
  private func enclosed(
    by variant: Variant, in square: CGRect
  ) -> [(drawing: SymbolDrawing, place: CGRect)] {
    let room = variant.contentRect(in: square)
    func place(_ share: CGFloat, by step: CGFloat = 0) -> CGRect {
      room.insetBy(dx: room.width * (1 - share) / 2, dy: room.height * (1 - share) / 2)
        .offsetBy(dx: room.width * step, dy: 0)
    }
    guard let secondDigit else { return [(drawing, place(isDrawnOnDisc ? 2 : 1))] }
    return [
      (drawing, place(Self.twoDigitScale, by: -Self.twoDigitOffset)),
      (secondDigit, place(Self.twoDigitScale, by: Self.twoDigitOffset)),
    ]
  }

  /// The area of a variant with the symbol as holes.
  private func cutOut(
    of area: SymbolDrawing, _ variant: Variant, in square: CGRect, _ color: RGBA, isMirrored: Bool
  ) -> Outline {
    var path = VectorPath()
    func add(_ part: VectorPath, in place: CGRect, mirrors: Bool = false) {
      let placed = part.placed(at: place.origin, scale: place.width / SymbolDrawing.side)
      path.append(mirrors && isMirrored ? placed.mirrored(at: place.midX) : placed)
    }
    for part in area.parts { add(part.path, in: square) }
    for (drawing, place) in enclosed(by: variant, in: square) {
      var paths = drawing.parts.map(\.path)
      if isDrawnOnDisc, let first = paths.first { paths[0] = first.splitAfterFirst().rest }
      for path in paths { add(path, in: place, mirrors: isDirectional) }
    }
    return Outline(path, fill: .color(color))
  }

  private func outlines(
    of drawing: SymbolDrawing, side: CGFloat, in rect: CGRect, _ color: RGBA, isMirrored: Bool,
    _ weight: CGFloat
  ) -> [Outline] {
    let scale = side / SymbolDrawing.side
    let corner = CGPoint(x: rect.midX - side / 2, y: rect.midY - side / 2)
    let stroke = Box.Stroke(color: color, width: SymbolDrawing.lineWidth * scale * weight)
    return drawing.parts.map { part in
      var path = part.path.placed(at: corner, scale: scale)
      if isMirrored { path = path.mirrored(at: rect.midX) }
      return part.isFilled ? Outline(path, fill: .color(color)) : Outline(path, stroke: stroke)
    }
  }
}

extension Outline {
  /// The color of the fill or the stroke; `nil` for gradients.
  fileprivate var color: RGBA? {
    if case .color(let color) = fill { color } else { stroke?.color }
  }

  /// The outline in another color.
  fileprivate func colored(_ color: RGBA) -> Outline {
    var outline = self
    if fill != nil { outline.fill = .color(color) }
    outline.stroke?.color = color
    return outline
  }

  /// The outline with an opaque color.
  fileprivate var opaque: Outline { color.map { colored($0.opaque) } ?? self }

  /// The bounds of the outline, including line caps.
  fileprivate var extent: CGRect? {
    let width = stroke?.width ?? 0
    return path.bounds?.insetBy(dx: -width / 2, dy: -width / 2)
  }
}
