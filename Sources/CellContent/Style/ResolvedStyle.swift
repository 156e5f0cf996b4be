import Artwork
package import Foundation
internal import Geometry
internal import LayoutEngine
package import Scene

/// The style of an element with all properties resolved.
///
/// It is a class because many elements share one.
package final class ResolvedStyle: Sendable {
  /// The name of the style that was found; `nil` if none was.
  package let name: String?
  package let template: ContentTemplate
  /// Whether the picture in the data is a symbol; `nil` without one.
  let pictureIsSymbol: Bool?
  let pictureIsRound: Bool
  /// The id of the composition of parts; `nil` for templates.
  package let composition: String?
  package let fill: RGBA?
  /// The radius in points by which the fill blurs what is below it.
  private let blur: CGFloat
  /// An opaque background that hides content below a pinned bar without a background of its own. It
  /// has the color of the backdrop, so it does not count as a box.
  let ground: RGBA?
  package let stroke: Box.Stroke?
  /// The lines along single edges; `nil` for none.
  let edges: BorderEdges?
  package let corner: Corner
  package let text: RGBA
  /// The text color that a style sets; `nil` if none does.
  let ownColor: RGBA?
  /// The color of secondary text.
  let secondaryText: RGBA
  /// The theme's color of secondary text; `nil` for one that is derived from the text's color.
  let secondaryLabel: RGBA?
  /// The color of details: secondary, except that a header with its own tint uses the tint.
  let detailText: RGBA
  let font: FontReference
  /// The looks of subtitles, details and eyebrows.
  let roles: RoleStyles
  /// The language tag of the text; `nil` if none is set.
  let language: String?
  /// The padding; `nil` uses the template's.
  let padding: NSDirectionalEdgeInsets?
  /// Whether the theme strokes the element although it is a bar. Text keeps a minimum distance from
  /// the stroke, whatever the padding.
  let isBoxedBar: Bool
  package let opacity: Double
  /// The gradient above the fill.
  package let gradient: Gradient?
  package let shadows: [ShadowReference]
  let fit: ImageFit
  /// The horizontal alignment; `nil` uses the template's.
  let textAlignment: TextAlignment?
  /// The vertical alignment; `nil` uses the template's.
  let verticalAlignment: VerticalAlignment?
  /// The color of symbols.
  let tint: RGBA
  /// The tint that a style sets; `nil` if none does.
  let ownTint: RGBA?
  let button: ButtonColors
  let palette: Palette
  /// Whether the layout is right to left.
  let isMirrored: Bool
  /// The text size: the preferred one or, if necessary, a smaller one.
  let textSize: UIContentSizeCategory
  /// The pixels that sizes of labels are rounded to.
  let grid: PixelGrid
  /// The list style; `nil` outside lists, and for rows whose style uses another template.
  let list: ResolvedListStyle?

  /// Finds the style by name, merges it with the theme's style and the element's overrides, and
  /// resolves colors.
  package init(_ key: StyleKey, styles: [String: Style], in context: StyleContext) {
    let theme = context.theme
    let palette = context.palette
    let name = Self.styleName(for: key, in: styles)
    let isMirrored = context.layoutDirection == .rightToLeft
    let found = (name.flatMap { styles[$0] } ?? Style())
    let named = found.overridden(by: key.overrides.style).look(isSelected: key.isSelected)
    let role = named.role(key.role)
    var base =
      key.place.map { theme.lists[$0] } ?? theme.style(for: role, hasData: key.hasData)
    if key.place == nil, role == .cell, named.hasOnlyOwnBox {
      (base.background, base.border, base.cornerRadius) = (nil, nil, nil)
    }
    let style = base.overridden(by: named)

    let fill = style.background?.resolved(in: palette)
    let below = fill?.over(key.backdrop) ?? key.backdrop
    let gradient = style.gradient?.resolved(
      in: palette, isMirrored: isMirrored)
    let template = key.template(of: style.content)
    let isOnImage = template == .titleOnImage
    let opacity = style.opacity.map { min(max(Double($0), 0), 1) } ?? 1
    // The visible colors behind the text, including the element's opacity.
    let backdrops =
      isOnImage
      ? [Scrim.ground]
      : (gradient.map { $0.stops.map { $0.color.over(below) } } ?? [below])
        .map { opacity < 1 ? $0.faded(by: opacity).over(key.backdrop) : $0 }
    let backdrop = gradient?.mean.over(below) ?? below
    let hasOwnGround = named.background != nil || named.gradient != nil
    let chosen = named.color?.resolved(in: palette)
    // The theme's border goes with the theme's fill. Only badges keep it on another background.
    let isOutlined = theme.outlinesPictures || !key.isFilled(by: template)
    let keepsLine = (!hasOwnGround || role == .badge) && isOutlined
    let border = named.border ?? (keepsLine ? base.border : nil)
    // The theme's text color also goes with the theme's fill.
    let themeColor =
      isOnImage
      ? .white : hasOwnGround ? palette.appearance.label : base.color?.resolved(in: palette)
    let quiet = theme.secondaryLabel?.resolved(in: palette)
    // The theme's own secondary text stays as it is on the theme's own ground.
    let isQuiet =
      themeColor == quiet
      && backdrops.allSatisfy { quiet?.contrast(on: $0) ?? 0 >= Self.minimumContrast }
    let text =
      chosen ?? (isQuiet ? quiet : nil)
      ?? (themeColor ?? palette.appearance.label).legible(on: backdrops)

    self.name = name
    self.template = template
    self.composition = style.composition
    self.fill = fill.flatMap { $0.isVisible ? $0 : nil }
    self.blur = style.background?.blur ?? 0
    self.ground = key.hidesContent && !hasOwnGround ? key.backdrop : nil
    self.stroke = border.flatMap { Box.Stroke($0, palette) }
    self.edges = border?.edges
    var themeCorners = base.cornerRadius ?? 0
    if let curve = named.cornerCurve { themeCorners.curve = curve }
    self.corner =
      named.corners.map { .set($0.resolved(isMirrored: isMirrored)) }
      ?? (key.place == nil
        ? .upTo(themeCorners.largest, themeCorners.curve)
        : .set(themeCorners.resolved(isMirrored: isMirrored)))
    self.text = text
    self.ownColor = chosen
    self.pictureIsSymbol = key.pictureIsSymbol
    self.pictureIsRound = key.pictureIsRound
    secondaryLabel = quiet
    secondaryText = Self.secondary(of: text, on: backdrops, palette, quiet)
    self.font = style.font ?? FontReference()
    self.roles = style.roles
    self.language = style.language ?? context.language
    self.padding = style.padding
    self.isBoxedBar = role.isBar && self.stroke != nil && named.border == nil
    self.opacity = opacity
    self.gradient = gradient.flatMap { $0.isVisible ? $0 : nil }
    self.shadows = style.shadows ?? []
    self.fit = style.contentMode ?? .cover
    self.textAlignment = style.textAlignment
    self.verticalAlignment = style.contentVerticalAlignment
    self.palette = palette
    self.isMirrored = isMirrored
    self.grid = PixelGrid(scale: context.scale)
    self.textSize = key.textSize ?? context.textSize
    let accent = theme.lists.accessories.tint.resolved(in: palette)
    let ownTint = named.tintColor?.resolved(in: palette)
    self.ownTint = ownTint.flatMap { $0.isVisible ? $0 : nil }
    self.tint =
      ownTint ?? chosen ?? (accent.contrast(on: backdrop) >= RGBA.visibleContrast ? accent : text)
    let offered = role == .header ? ownTint : nil
    self.detailText = offered?.legible(mixedWith: text, on: backdrops) ?? secondaryText
    self.button = ButtonColors(tint: self.tint, beside: text, on: backdrops)
    let isRow = style.content == .row
    let (font, textSize) = (self.font, self.textSize)
    let place = key.place ?? (isRow ? ListPlace(part: .row, appearance: .plain) : nil)
    var list =
      style.content == nil || isRow
      ? place.map { ResolvedListStyle($0, theme, palette, font, textSize) } : nil
    if hasOwnGround { list?.accessories.show(on: backdrop, beside: text) }
    if let ownTint { list?.accessories.tint = ownTint }
    self.list = list
  }
}

/// The list-specific part of a resolved style.
struct ResolvedListStyle: Hashable {
  var place: ListPlace
  var accessories: AccessoryColors<RGBA>
  /// The metrics, with accessories scaled to the text size.
  let metrics: ListMetrics
  let labels: ListLabels
  /// The fonts of both labels: those of the list, overridden by the style.
  let first: TextMetrics
  let second: TextMetrics
}

struct ButtonColors: Hashable {
  var fill: RGBA
  /// Legible on the fill.
  var text: RGBA

  /// Derives the colors from a tint and the colors behind the button.
  init(tint: RGBA, beside text: RGBA, on backdrops: [RGBA]) {
    // Light fills on dark backgrounds need more contrast than dark fills on light ones.
    fill = text.faded(by: text.luminance > 0.5 ? 0.16 : 0.08)
    let grounds = backdrops.map(fill.over)
    if let readable = tint.legible(mixedWith: text, on: grounds) {
      self.text = readable
    } else {
      // On saturated colors a faint fill is not legible: the button uses the text color as fill and
      // the backdrop as text color.
      fill = text
      self.text = (backdrops.first ?? text).legible(on: text)
    }
  }
}

/// The corner radius of an element.
package enum Corner: Hashable {
  /// The radii in points that a style sets.
  case set(CornerRadii)
  /// A radius in points that a theme sets. It is reduced for small elements, unless it makes a
  /// capsule.
  case upTo(CGFloat, CornerCurve)

  func radii(for size: CGSize) -> CornerRadii {
    switch self {
    case .set(let radii): radii
    case .upTo(let radius, _) where radius >= Style.capsule: CornerRadii(radius)
    case .upTo(let radius, let curve):
      CornerRadii(min(radius, min(size.width, size.height) / 5), curve: curve)
    }
  }
}

extension ResolvedStyle {
  /// The color of secondary text beside text of a color: the theme's, where the text has the color of
  /// labels and the theme's is as legible as on the system's own backgrounds.
  func secondary(of text: RGBA, on backdrops: [RGBA]) -> RGBA {
    Self.secondary(of: text, on: backdrops, palette, secondaryLabel)
  }

  private static func secondary(
    of text: RGBA, on backdrops: [RGBA], _ palette: Palette, _ label: RGBA?
  ) -> RGBA {
    guard let label, text == palette.appearance.label || text == label,
      backdrops.allSatisfy({ label.contrast(on: $0) >= minimumContrast })
    else { return text.secondary(on: backdrops) }
    return label
  }

  /// The least contrast of the system's secondary labels on its own backgrounds.
  package static let minimumContrast = 2.9

  /// The color of the box, which for a gradient is its mean; `nil` without either.
  package var boxColor: RGBA? {
    fill == nil && gradient == nil
      ? nil : RGBA.clear.covered(by: [fill, gradient?.mean], opacity: 1)
  }

  /// Whether the element has a visible box.
  var hasBox: Bool { fill != nil || stroke != nil || gradient != nil || edges != nil }

  /// The corners of an element whose parts are cut to them. Those of the theme belong to a box, so
  /// elements without one have square corners unless a style rounds them.
  func visibleCorners(for size: CGSize) -> CornerRadii {
    if case .upTo = corner, !hasBox { return .square }
    return corner.radii(for: size)
  }

  /// The box behind an element of the given size and its shadow; empty if there is nothing to draw.
  ///
  /// - Parameters:
  ///   - seams: Where the box touches others in a list. Its top stroke then overlaps the bottom
  ///     stroke of the box above.
  ///   - isBordered: Whether the stroke is part of the box, not of the content.
  package func shapes(
    of size: CGSize, corners: CornerRadii?, seams: ListSeams.Seams? = nil, isBordered: Bool = true
  ) -> [Shape] {
    let stroke = isBordered ? stroke : nil
    var rect = CGRect(origin: .zero, size: size)
    var corners = corners ?? corner.radii(for: size)
    if let seams, let stroke {
      corners = corners.meeting(seams)
      if seams.above {
        // The tolerance rounds half a pixel up, as for line widths.
        let margin = stroke.width + 0.001
        rect.origin.y -= margin
        rect.size.height += margin
      }
    }
    var shapes: [Shape] = []
    for shadow in shadows.reversed() {
      shapes.append(.shadow(shadow.resolved(rect, corners, in: palette)))
    }
    if fill != nil || stroke != nil || gradient != nil || ground != nil {
      // A fill below an opaque gradient would show at rounded corners.
      let fill = gradient?.isOpaque == true ? nil : fill ?? ground
      var box = Box(rect, corners: corners, fill: fill, gradient: gradient, stroke: stroke)
      box.blur = blur
      shapes.append(.box(box))
    }
    if let edges {
      // The theme's corners belong to a box.
      if case .upTo = corner, shapes.isEmpty { corners = .square }
      shapes += edges.shapes(
        in: rect, corners: corners, palette: palette, isMirrored: isMirrored)
    }
    return shapes
  }

  /// The metrics of the font. Properties that no style sets come from the text style `fallback`.
  func font(_ fallback: DynamicTypeStyle) -> TextMetrics {
    font.metrics(fallback: fallback, at: textSize)
  }
}

extension Appearance {
  /// The text color without a known background.
  fileprivate var label: RGBA { isDark ? .white : .black }
}

extension Style {
  /// Whether a cell has no box but the one that the style sets: empty cells and headings.
  fileprivate var hasOnlyOwnBox: Bool {
    composition == nil && (content == ContentTemplate.none || content == .header)
  }
}

extension ResolvedStyle {
  /// The first name that has a style: that of the data, of the item, the element kind, and `cell`
  /// for cells.
  private static func styleName(for key: StyleKey, in styles: [String: Style]) -> String? {
    let names = [key.style, key.node, key.kind, key.role == .cell ? "cell" : nil]
    return names.lazy.compactMap { $0 }.first { styles[$0] != nil }
  }
}

extension ResolvedStyle: Hashable {
  /// Compares objects: equal keys share theirs.
  package static func == (one: ResolvedStyle, other: ResolvedStyle) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ResolvedListStyle {
  fileprivate init(
    _ place: ListPlace, _ theme: Theme, _ palette: Palette, _ font: FontReference,
    _ textSize: UIContentSizeCategory
  ) {
    self.place = place
    accessories = theme.lists.accessories.resolved(in: palette)
    metrics = place.profile.metrics(at: textSize)
    labels = place.labels
    first = labels.first.metrics(at: textSize, font)
    second = labels.second.metrics(at: textSize, font)
  }
}

extension Box.Stroke {
  /// The stroke for a border; `nil` if it is invisible.
  init?(_ border: Border, _ palette: Palette) {
    let color = border.color.resolved(in: palette)
    guard border.edges == nil, border.width > 0, border.width.isFinite, color.isVisible else {
      return nil
    }
    self.init(color: color, width: border.width)
  }
}
