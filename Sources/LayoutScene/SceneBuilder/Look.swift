import CompositionalLayout
import Foundation

/// How one element is drawn: all its styles resolved, nothing left open.
struct Look: Hashable {
  /// The name of the style that was found, if any.
  var style: String?
  var template: ContentTemplate
  var fill: RGBA?
  var stroke: Box.Stroke?
  var corner: Corner
  var text: RGBA
  /// What less important text is set in.
  var quietText: RGBA
  var font: FontReference
  /// `nil` is left to the template.
  var padding: NSDirectionalEdgeInsets?
  var opacity: Double
  /// What it is in a list; `nil` elsewhere, and for rows that a style makes up in another way.
  var list: ListLook?
}

/// What the look of a list's part adds to that of any element.
struct ListLook: Hashable {
  var place: ListPlace
  var accessories: AccessoryColors.Resolved
}

/// How round corners are.
enum Corner: Hashable {
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

extension Look {
  /// The box behind an element of that size; none if there is nothing to draw.
  func box(of size: CGSize, corners: CornerRadii?) -> Box? {
    guard fill != nil || stroke != nil else { return nil }
    return Box(
      CGRect(origin: .zero, size: size), corners: corners ?? corner.radii(for: size), fill: fill,
      stroke: stroke)
  }
}

extension Appearance {
  /// The colour of text on nothing in particular.
  fileprivate var label: RGBA { self == .light ? .black : .white }
}

/// What an element's look follows from.
struct LookKey: Hashable {
  var role: Role
  var place: ListPlace?
  var kind: String?
  /// The style name of its item.
  var node: String?
  /// The style name of its data.
  var style: String?
  var overrides: Style
  var hasData: Bool
  var hasSubtitle: Bool
  /// What lies behind it; opaque.
  var backdrop: RGBA

  init(
    _ element: SolvedElement, _ content: ElementContent, role: Role, place: ListPlace? = nil,
    backdrop: RGBA
  ) {
    self.role = role
    self.place = place
    self.kind = element.kind
    self.node = element.name
    self.style = content.style
    self.overrides = content.overrides
    self.hasData = !content.isEmpty
    self.hasSubtitle = content.fields["subtitle"] != nil
    self.backdrop = backdrop
  }
}

extension Look {
  /// Looks the style up, puts it over the theme's and the data's own over both, and resolves the
  /// colours.
  init(_ key: LookKey, styles: [String: Style], theme: Theme, appearance: Appearance) {
    let name = Self.styleName(for: key, in: styles)
    let named = (name.flatMap { styles[$0] } ?? Style()).overridden(by: key.overrides)
    let base =
      key.place.map { theme.lists[$0] } ?? theme.style(for: key.role, hasData: key.hasData)
    let style = base.overridden(by: named)

    let fill = style.background?.resolved(in: appearance)
    let backdrop = fill?.over(key.backdrop) ?? key.backdrop
    let chosen = named.color?.resolved(in: appearance)
    // The theme's line belongs to the theme's fill; only the ring of a badge goes with any.
    let keepsLine = named.background == nil || key.role == .badge
    let border = named.border ?? (keepsLine ? base.border : nil)
    // Nor does the colour of its text.
    let usual =
      named.background == nil ? base.color?.resolved(in: appearance) : appearance.label
    let text = chosen ?? (usual ?? appearance.label).legible(on: backdrop)

    self.style = name
    self.template = style.content ?? (key.hasSubtitle ? .titleSubtitle : .caption)
    self.fill = fill.flatMap { $0.isVisible ? $0 : nil }
    self.stroke = border.flatMap { Box.Stroke($0, appearance) }
    let usualRadius = base.cornerRadius ?? 0
    self.corner =
      named.cornerRadius.map(Corner.radius)
      ?? (key.place == nil ? .upTo(usualRadius) : .radius(usualRadius))
    self.text = text
    self.quietText = text.quiet(on: backdrop)
    self.font = style.font ?? FontReference()
    self.padding = style.padding
    self.opacity = style.opacity.map { min(max(Double($0), 0), 1) } ?? 1
    self.list = style.content == nil ? key.place.map { ListLook($0, theme, appearance) } : nil
    if named.background != nil { list?.accessories.show(on: backdrop, beside: text) }
  }

  /// The name that is looked up first and found: the data's, the item's, the element kind, and for
  /// cells `cell`.
  private static func styleName(for key: LookKey, in styles: [String: Style]) -> String? {
    let names = [key.style, key.node, key.kind, key.role == .cell ? "cell" : nil]
    return names.lazy.compactMap { $0 }.first { styles[$0] != nil }
  }
}

extension ListLook {
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
