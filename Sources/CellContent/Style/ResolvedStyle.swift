import Artwork
import CompositionalLayout
package import Foundation
package import Scene

/// How one element is drawn: all its styles resolved, nothing left open.
///
/// One is that of many elements.
package final class ResolvedStyle: Sendable {
  /// The name of the style that was found, if any.
  package let style: String?
  package let template: ContentTemplate
  package let fill: RGBA?
  /// Hides what passes below a bar that says nothing else of its ground; in the colour of what it lies
  /// on, which makes it no box.
  let ground: RGBA?
  package let stroke: Box.Stroke?
  package let corner: Corner
  package let text: RGBA
  /// What less important text is set in.
  let quietText: RGBA
  /// What a detail is set in: quietly, but for what a header with a tint of its own offers, in that tint.
  let detailText: RGBA
  let font: FontReference
  /// The tag of the language of its text, if that is said.
  let language: String?
  /// `nil` is left to the template.
  let padding: NSDirectionalEdgeInsets?
  /// Whether the theme draws lines around it that other themes do not: text keeps off them, whatever the
  /// padding.
  let isBoxedBar: Bool
  package let opacity: Double
  /// Over the fill.
  package let gradient: Gradient?
  package let shadow: ShadowReference?
  let fit: ImageFit
  /// `nil` is left to the template.
  let textAlignment: TextAlignment?
  /// `nil` is left to the template.
  let verticalAlignment: VerticalAlignment?
  /// Of signs.
  let tint: RGBA
  /// The same where a style says it.
  let ownTint: RGBA?
  let button: ButtonColors
  let appearance: Appearance
  /// How large text is: as people want it, or less.
  let textSize: UIContentSizeCategory
  /// What it is in a list; `nil` elsewhere, and for rows that a style makes up in another way.
  let list: ResolvedListStyle?

  /// Looks the style up, puts it over the theme's and the data's own over both, and resolves the
  /// colours.
  package init(_ key: StyleKey, styles: [String: Style], in context: StyleContext) {
    let theme = context.theme
    let appearance = theme.appearance ?? context.appearance
    let name = Self.styleName(for: key, in: styles)
    let named = (name.flatMap { styles[$0] } ?? Style()).overridden(by: key.overrides.style)
    // What a style makes a badge of is one, however wide.
    let role = named.content == .badge && key.role.isBar ? .badge : key.role
    let base =
      key.place.map { theme.lists[$0] } ?? theme.style(for: role, hasData: key.hasData)
    let style = base.overridden(by: named)

    let fill = style.background?.resolved(in: appearance)
    let below = fill?.over(key.backdrop) ?? key.backdrop
    let gradient = style.gradient?.resolved(
      in: appearance, isMirrored: context.layoutDirection == .rightToLeft)
    let template = key.template(of: style.content)
    let isOnImage = template == .titleOnImage
    let opacity = style.opacity.map { min(max(Double($0), 0), 1) } ?? 1
    // What is seen of them, as the text on them is seen through as well.
    let backdrops =
      isOnImage
      ? [Scrim.ground]
      : (gradient.map { $0.stops.map { $0.color.over(below) } } ?? [below])
        .map { opacity < 1 ? $0.faded(by: opacity).over(key.backdrop) : $0 }
    let backdrop = gradient?.mean.over(below) ?? below
    let hasOwnGround = named.background != nil || named.gradient != nil
    let chosen = named.color?.resolved(in: appearance)
    // The theme's line belongs to the theme's fill; only the ring of a badge goes with any.
    let isOutlined = theme.outlinesPictures || !key.isFilled(by: template)
    let keepsLine = (!hasOwnGround || role == .badge) && isOutlined
    let border = named.border ?? (keepsLine ? base.border : nil)
    // Nor does the colour of its text.
    let usual =
      isOnImage ? .white : hasOwnGround ? appearance.label : base.color?.resolved(in: appearance)
    let text = chosen ?? (usual ?? appearance.label).legible(on: backdrops)

    self.style = name
    self.template = template
    self.fill = fill.flatMap { $0.isVisible ? $0 : nil }
    self.ground = key.hidesContent && !hasOwnGround ? key.backdrop : nil
    self.stroke = border.flatMap { Box.Stroke($0, appearance) }
    let usualRadius = base.cornerRadius ?? 0
    self.corner =
      named.cornerRadius.map(Corner.radius)
      ?? (key.place == nil ? .upTo(usualRadius) : .radius(usualRadius))
    self.text = text
    self.quietText = text.quiet(on: backdrops)
    self.font = style.font ?? FontReference()
    self.language = style.language ?? context.language
    self.padding = style.padding
    self.isBoxedBar = role.isBar && self.stroke != nil && named.border == nil
    self.opacity = opacity
    self.gradient = gradient.flatMap { $0.isVisible ? $0 : nil }
    self.shadow = style.shadow
    self.fit = style.contentMode ?? .cover
    self.textAlignment = style.textAlignment
    self.verticalAlignment = style.contentVerticalAlignment
    self.appearance = appearance
    self.textSize = key.textSize ?? context.textSize
    let accent = theme.lists.accessories.tint.resolved(in: appearance)
    let ownTint = named.tintColor?.resolved(in: appearance)
    self.ownTint = ownTint.flatMap { $0.isVisible ? $0 : nil }
    self.tint =
      ownTint ?? chosen ?? (accent.contrast(on: backdrop) >= RGBA.visibleContrast ? accent : text)
    let offered = role == .header ? ownTint : nil
    self.detailText = offered?.legible(mixedWith: text, on: backdrops) ?? quietText
    self.button = ButtonColors(tint: self.tint, beside: text, on: backdrops)
    let isRow = style.content == .row
    let place = key.place ?? (isRow ? ListPlace(part: .row, appearance: .plain) : nil)
    var list =
      style.content == nil || isRow ? place.map { ResolvedListStyle($0, theme, appearance) } : nil
    if hasOwnGround { list?.accessories.show(on: backdrop, beside: text) }
    if let ownTint { list?.accessories.tint = ownTint }
    self.list = list
  }
}

/// What the look of a list's part adds to that of any element.
struct ResolvedListStyle: Hashable {
  var place: ListPlace
  var accessories: AccessoryColors<RGBA>
}

/// The colours of a button.
struct ButtonColors: Hashable {
  var fill: RGBA
  /// Can be read on the fill.
  var text: RGBA

  /// Those of a tint on a ground of some colours.
  init(tint: RGBA, beside text: RGBA, on backdrops: [RGBA]) {
    // Light on dark takes more to be seen than dark on light.
    fill = text.faded(by: text.luminance > 0.5 ? 0.16 : 0.08)
    let grounds = backdrops.map(fill.over)
    if let readable = tint.legible(mixedWith: text, on: grounds) {
      self.text = readable
    } else {
      // Full colours leave no room for a faint ground: the button is a cut-out of them.
      fill = text
      self.text = (backdrops.first ?? text).legible(on: text)
    }
  }
}

/// How round corners are.
package enum Corner: Hashable {
  /// So many points, as a style says.
  case radius(CGFloat)
  /// A theme's: so many points, or less where the element is small; a capsule stays one.
  case upTo(CGFloat)

  func radii(for size: CGSize) -> CornerRadii {
    switch self {
    case .radius(let radius): CornerRadii(radius)
    case .upTo(let radius) where radius >= Style.capsule: CornerRadii(radius)
    case .upTo(let radius): CornerRadii(min(radius, min(size.width, size.height) / 5))
    }
  }
}

extension ResolvedStyle {
  /// Whether there is anything to see of its box.
  var hasBox: Bool { fill != nil || stroke != nil || gradient != nil }

  /// The box behind an element of that size, and its shadow; nothing if there is nothing to draw.
  ///
  /// - Parameter seams: Where it touches others in a list: its first line lies on the last one of the
  ///   box above.
  package func shapes(
    of size: CGSize, corners: CornerRadii?, seams: ListSeams.Seams? = nil
  ) -> [Shape] {
    var rect = CGRect(origin: .zero, size: size)
    var corners = corners ?? corner.radii(for: size)
    if let seams, let stroke {
      corners = corners.meeting(seams)
      if seams.above {
        // Half a pixel more is a whole one, as it is for widths of lines.
        let reach = stroke.width + 0.001
        rect.origin.y -= reach
        rect.size.height += reach
      }
    }
    var shapes: [Shape] = []
    if let shadow {
      shapes.append(.shadow(shadow.resolved(rect, corners, in: appearance)))
    }
    if hasBox || ground != nil {
      // What is covered would shine through at rounded corners.
      let fill = gradient?.isOpaque == true ? nil : fill ?? ground
      shapes.append(
        .box(Box(rect, corners: corners, fill: fill, gradient: gradient, stroke: stroke)))
    }
    return shapes
  }

  /// The numbers of its font, or of a text style where a style says nothing.
  func font(_ fallback: DynamicTypeStyle) -> TextMetrics {
    font.metrics(fallback: fallback, at: textSize)
  }
}

extension Appearance {
  /// The colour of text on nothing in particular.
  fileprivate var label: RGBA { self == .light ? .black : .white }
}

extension ResolvedStyle {
  /// The name that is looked up first and found: the data's, the item's, the element kind, and for
  /// cells `cell`.
  private static func styleName(for key: StyleKey, in styles: [String: Style]) -> String? {
    let names = [key.style, key.node, key.kind, key.role == .cell ? "cell" : nil]
    return names.lazy.compactMap { $0 }.first { styles[$0] != nil }
  }
}

extension ResolvedListStyle {
  fileprivate init(_ place: ListPlace, _ theme: Theme, _ appearance: Appearance) {
    self.place = place
    accessories = theme.lists.accessories.resolved(in: appearance)
  }
}

extension Box.Stroke {
  /// The outline that a border makes; none if it cannot be seen.
  fileprivate init?(_ border: Border, _ appearance: Appearance) {
    let color = border.color.resolved(in: appearance)
    guard border.width > 0, border.width.isFinite, color.isVisible else { return nil }
    self.init(color: color, width: border.width)
  }
}
