public import Foundation
public import Scene

/// A line drawing that stands for an idea, named as its like is on Apple's systems: `heart`, `cloud.rain`.
///
/// The folder `Symbols` holds the drawings.
public struct Symbol: Hashable, Sendable {
  public let name: String
  var drawing: SymbolDrawing
  /// The second digit of a number, drawn beside the first.
  var secondDigit: SymbolDrawing?
  /// Whether it is mirrored where text is read from the right.
  package var isDirectional: Bool
  /// What encloses or crosses it.
  var variant: Variant?
  /// Whether it is cut out of the area of its variant.
  var isCutOut = false
  /// Whether the drawing fills a square, and its first contour is the disc that the rest is cut out of.
  var isDrawnOnDisc = false
  /// What covers a corner of it.
  var badge: Badge?

  /// Whether something covers a corner of it, which can have a colour of its own.
  package var hasBadge: Bool { badge != nil }

  /// The same symbol, mirrored wherever text is read from the right.
  package var directional: Symbol {
    var symbol = self
    symbol.isDirectional = true
    return symbol
  }

  /// Whether the first contour of its drawing is in front of the rest, as a cloud before the sun is.
  package var hasTwoLayers: Bool { variant == nil && badge == nil && name.hasPrefix("cloud.") }

  /// Whether nothing of it is stroked.
  var isFilled: Bool { variant == nil && drawing.isFilled }
}

extension Symbol {
  /// The shapes of the symbol in the middle of a rectangle.
  ///
  /// - Parameters:
  ///   - rect: Points; the symbol is as large as the shorter side.
  ///   - color: The colour of its lines.
  ///   - ground: The colour that fills the circle or the square around it, in place of a line, or the colour of
  ///     what a badge lies on.
  ///   - isMirrored: Whether text is read from the right, for symbols that go with that.
  ///   - weight: The width of its lines; 1 is regular.
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
    let own = outlines.filter { $0.ink == color }
    guard own.count > 1, !color.isOpaque, color.isVisible else {
      return outlines.map(Shape.outline)
    }
    // Translucent lines and areas must not be darker where they overlap.
    let extents = own.compactMap(\.extent)
    let around = extents.reduce(extents.first ?? .zero) { $0.joined(with: $1) }
    return outlines.filter { $0.ink != color }.map(Shape.outline)
      + [.faded(FadedShapes(color.alpha, in: around, own.map { .outline($0.opaque) }))]
  }

  /// The shapes in two colours: one for the first contour, as a cloud before the sun or a disc that a person is
  /// cut out of, and one for the rest.
  package func shapes(
    in rect: CGRect, first: RGBA, rest: RGBA, isMirrored: Bool = false, weight: CGFloat = 1
  ) -> [Shape] {
    let outlines = outlines(in: rect, rest, ground: nil, isMirrored: isMirrored, weight)
    guard let outline = outlines.first else { return [] }
    var (one, others) = (outline, outline)
    (one.path, others.path) = outline.path.splitAfterFirst()
    return [.outline(one.inked(first))]
      + (others.path.steps.isEmpty ? [] : [.outline(others)])
      + outlines.dropFirst().map(Shape.outline)
  }

  /// Joins strokes of one pen into one path, so that translucent ones are not darker where they cross.
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
          weight / max(place.width / side, Self.leastShare))
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

  /// Down to this fraction of the side, lines inside a variant are as wide as those around them.
  private static let leastShare: CGFloat = 0.58
  /// The size of each of two digits as a fraction of the size of one, and how far their centres are from the
  /// middle of both.
  private static let (shareOfTwo, stepOfTwo): (CGFloat, CGFloat) = (0.72, 0.25)

  /// What is drawn inside a variant that fills a square, and where.
  private func enclosed(
    by variant: Variant, in square: CGRect
  ) -> [(drawing: SymbolDrawing, place: CGRect)] {
    let room = variant.room(in: square)
    func place(_ share: CGFloat, by step: CGFloat = 0) -> CGRect {
      room.insetBy(dx: room.width * (1 - share) / 2, dy: room.height * (1 - share) / 2)
        .offsetBy(dx: room.width * step, dy: 0)
    }
    guard let secondDigit else { return [(drawing, place(isDrawnOnDisc ? 2 : 1))] }
    return [
      (drawing, place(Self.shareOfTwo, by: -Self.stepOfTwo)),
      (secondDigit, place(Self.shareOfTwo, by: Self.stepOfTwo)),
    ]
  }

  /// An area with the symbol as holes in it.
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
  /// The colour of an outline that has one.
  fileprivate var ink: RGBA? {
    if case .color(let color) = fill { color } else { stroke?.color }
  }

  /// The same outline in another colour.
  fileprivate func inked(_ color: RGBA) -> Outline {
    var outline = self
    if fill != nil { outline.fill = .color(color) }
    outline.stroke?.color = color
    return outline
  }

  /// The same outline in an opaque colour.
  fileprivate var opaque: Outline { ink.map { inked($0.opaque) } ?? self }

  /// What it covers, with the round ends of lines.
  fileprivate var extent: CGRect? {
    let width = stroke?.width ?? 0
    return path.bounds?.insetBy(dx: -width / 2, dy: -width / 2)
  }
}
