public import Artwork
public import Foundation
public import Geometry
public import Scene

/// The style of an element. Properties that are `nil` are left to the theme.
public struct Style: Hashable, Sendable {
  /// The template that arranges the content.
  public var content: ContentTemplate?
  /// The id of the composition of parts that the element shows instead of a template.
  package var composition: String?
  public var background: ColorReference?
  /// The text color.
  public var color: ColorReference?
  /// The color of symbols, accessories, button labels, header details, and icon backgrounds (except
  /// in app rows).
  public var tintColor: ColorReference?
  /// The border inside the edges.
  public var border: Border?
  /// The corner radii.
  public var cornerRadius: CornerReference?
  /// The shape of the corners.
  public var cornerCurve: CornerCurve?
  /// The font of the text.
  public var font: FontReference?
  /// The padding between the edges and the content, in points.
  public var padding: NSDirectionalEdgeInsets?
  /// The opacity from 0 to 1.
  public var opacity: CGFloat?
  /// A gradient above the background.
  public var gradient: GradientReference?
  /// The shadows of the element's box, from top to bottom.
  public var shadows: [ShadowReference]?
  /// How a picture is scaled to its rectangle.
  public var contentMode: ImageFit?
  /// The horizontal alignment of text.
  public var textAlignment: TextAlignment?
  /// The vertical alignment of text.
  public var contentVerticalAlignment: VerticalAlignment?
  /// The language tag of the text, such as `ja`. It selects the letterforms of Han characters.
  public var language: String?
  /// The looks of subtitles, details and eyebrows.
  package var roles = RoleStyles()
  /// The properties that a selected element has instead.
  package var selected = StyleBox()

  /// Creates a style without any properties.
  public init() {}

  /// The style with the properties that `other` sets replaced.
  public func overridden(by other: Style) -> Style {
    var result = self
    if other.content != nil {
      (result.content, result.composition) = (other.content, other.composition)
    }
    result.background = other.background ?? background
    result.color = other.color ?? color
    result.tintColor = other.tintColor ?? tintColor
    result.border = other.border ?? border
    result.cornerRadius = other.cornerRadius ?? cornerRadius
    result.cornerCurve = other.cornerCurve ?? cornerCurve
    result.font = other.font ?? font
    result.padding = other.padding ?? padding
    result.opacity = other.opacity ?? opacity
    result.gradient = other.gradient ?? gradient
    result.shadows = other.shadows ?? shadows
    result.contentMode = other.contentMode ?? contentMode
    result.textAlignment = other.textAlignment ?? textAlignment
    result.contentVerticalAlignment = other.contentVerticalAlignment ?? contentVerticalAlignment
    result.language = other.language ?? language
    result.roles = roles.overridden(by: other.roles)
    if !other.selected.isEmpty {
      result.selected = StyleBox(selected.style.overridden(by: other.selected.style))
    }
    return result
  }
}

extension Style {
  /// The corner radii with the shape of the corners.
  package var corners: CornerReference? {
    var corners = cornerRadius
    if let cornerCurve { corners?.curve = cornerCurve }
    return corners
  }

  /// The style of an element that is selected or not.
  func look(isSelected: Bool) -> Style {
    isSelected && !selected.isEmpty ? overridden(by: selected.style) : self
  }

  /// The role of an element with this style: what shows a badge is a badge, and an anchored view with
  /// other content is none.
  func role(_ role: Role) -> Role {
    let showsOther = composition != nil || content?.shows("title") == true
    return if composition == nil, content == .badge {
      role.isBar ? .badge : role
    } else {
      role == .badge && showsOther ? .header : role
    }
  }
}

/// The vertical alignment of text, with the names of
/// [UIControl.ContentVerticalAlignment](https://developer.apple.com/documentation/uikit/uicontrol/contentverticalalignment-swift.enum).
public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the top edge.
  case top
  case center
  /// At the bottom edge.
  case bottom
}

/// A template that arranges the content of an element.
public enum ContentTemplate: String, Hashable, Sendable, CaseIterable {
  /// The background without content.
  case none
  /// `section, item` in the style of the wireframe theme.
  case placeholder
  /// One line of small, centered text.
  case caption
  /// One line of text, aligned to the leading edge.
  case title
  /// A title, a secondary line below it, and a detail at the trailing edge.
  case titleSubtitle
  /// A list row: a picture, a title with a secondary line, a detail and accessories.
  case row
  /// An icon, a title with a secondary line, and a button.
  case appRow
  /// A picture that fills the cell.
  case image
  /// A picture with a title, a secondary line and a detail below it.
  case imageTitle
  /// A picture that fills the cell, with a title, a secondary line and a detail on it. If the
  /// picture is a symbol or an avatar, which does not fill a cell, the text is below it.
  case titleOnImage
  /// A heading, aligned to the leading edge, with a secondary line below it and a detail at the
  /// trailing edge.
  case header
  /// A short centered text: a count or a symbol.
  case badge
}

extension ContentTemplate {
  /// Whether the template needs a picture. If the data names none, one is generated.
  var needsPicture: Bool {
    switch self {
    case .image, .imageTitle, .titleOnImage: true
    case .none, .placeholder, .caption, .title, .titleSubtitle, .row, .appRow, .header, .badge:
      false
    }
  }

  /// Whether the template shows the field `eyebrow`, `title`, `subtitle`, `detail` or `image`. For a
  /// picture, the title is its description.
  package func shows(_ field: String) -> Bool {
    switch self {
    case .none, .placeholder: false
    case .caption, .title, .image, .badge: field == "title" || field == "image"
    case .row, .appRow: field != "eyebrow"
    case .titleSubtitle, .imageTitle, .titleOnImage, .header: true
    }
  }
}

/// An unresolved color: a name, components, one color per appearance, or a faded color.
public indirect enum ColorReference: Hashable, Sendable {
  /// An Apple semantic or system color such as `secondarySystemBackground`, or a fixed color such
  /// as `white`. ``NamedColor`` lists them all.
  case named(String)
  /// A color with fixed components.
  case components(RGBA)
  /// A color with a value for each appearance.
  case dynamic(light: ColorReference, dark: ColorReference)
  /// A color with a value for each contrast.
  case contrasting(normal: ColorReference, high: ColorReference)
  /// Another color with an opacity from 0 to 1 of its own.
  case faded(ColorReference, alpha: Double)
}

/// An unresolved font: a text style or a size in points, and optionally a weight.
public struct FontReference: Hashable, Sendable {
  /// The text style; `nil` uses the template's text style.
  public var style: DynamicTypeStyle?
  /// The font size in points; `nil` uses the text style's size.
  public var size: CGFloat?
  /// The font weight; `nil` uses the text style's weight.
  public var weight: FontWeight?

  /// Creates a font reference. The size is in points.
  public init(style: DynamicTypeStyle? = nil, size: CGFloat? = nil, weight: FontWeight? = nil) {
    self.style = style
    self.size = size
    self.weight = weight
  }
}
