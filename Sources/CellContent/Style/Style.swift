public import Artwork
public import CompositionalLayout
public import Foundation
public import Scene

/// How an element looks. What is `nil` is left to the theme.
public struct Style: Hashable, Sendable {
  /// What the cell is made of.
  public var content: ContentTemplate?
  public var background: ColorReference?
  /// The colour of text.
  public var color: ColorReference?
  /// The colour of signs, of accessories, of the words of buttons and of the details of headers, and of the
  /// squares of icons but in app rows.
  public var tintColor: ColorReference?
  public var border: Border?
  /// Points; a radius over half the shorter side makes a capsule.
  public var cornerRadius: CGFloat?
  public var font: FontReference?
  /// Points between the cell's edges and what it says.
  public var padding: NSDirectionalEdgeInsets?
  /// 0 to 1.
  public var opacity: CGFloat?
  /// Over the background.
  public var gradient: GradientReference?
  public var shadow: ShadowReference?
  /// How a picture fills its place.
  public var contentMode: ImageFit?
  /// Where lines of text stand in the width that they have.
  public var textAlignment: TextAlignment?
  /// Where text stands in the height that it has.
  public var contentVerticalAlignment: VerticalAlignment?
  /// The tag of the language of text, such as `ja`: Han letters have forms of their own in each.
  public var language: String?

  public init() {}

  /// The same, with what `other` sets in place of its own.
  public func overridden(by other: Style) -> Style {
    var result = self
    result.content = other.content ?? content
    result.background = other.background ?? background
    result.color = other.color ?? color
    result.tintColor = other.tintColor ?? tintColor
    result.border = other.border ?? border
    result.cornerRadius = other.cornerRadius ?? cornerRadius
    result.font = other.font ?? font
    result.padding = other.padding ?? padding
    result.opacity = other.opacity ?? opacity
    result.gradient = other.gradient ?? gradient
    result.shadow = other.shadow ?? shadow
    result.contentMode = other.contentMode ?? contentMode
    result.textAlignment = other.textAlignment ?? textAlignment
    result.contentVerticalAlignment = other.contentVerticalAlignment ?? contentVerticalAlignment
    result.language = other.language ?? language
    return result
  }
}

/// An outline inside the edges of an element.
public struct Border: Hashable, Sendable {
  public var color: ColorReference
  /// Points.
  public var width: CGFloat

  public init(color: ColorReference, width: CGFloat = 1) {
    self.color = color
    self.width = width
  }
}

/// Where text stands in the height that it has, as
/// [UIControl.ContentVerticalAlignment](https://developer.apple.com/documentation/uikit/uicontrol/contentverticalalignment-swift.enum)
/// names it.
public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
  case top
  case center
  case bottom
}

/// What a cell is made of.
public enum ContentTemplate: String, Hashable, Sendable, CaseIterable {
  /// Nothing but its background.
  case none
  /// `section, item`, in the theme's wireframe look.
  case placeholder
  /// One line of small text, centred.
  case caption
  /// One line of text, leading.
  case title
  /// A title with a second, quieter line below it and a detail at the trailing edge.
  case titleSubtitle
  /// As in a list: a picture, a title with a second line, a detail, and an accessory.
  case row
  /// An icon, a title with a second line, and a button.
  case appRow
  /// A picture that fills the cell.
  case image
  /// A picture with a title, a second line and a detail below it.
  case imageTitle
  /// A picture that fills the cell, with a title, a second line and a detail on it; that of a picture which
  /// fills no cell, such as a sign or a face, stands below it.
  case titleOnImage
  /// A heading, leading, with a second, quieter line below it and a detail at the trailing edge.
  case header
  /// A short text, centred: a count or a sign.
  case badge
}

extension ContentTemplate {
  /// Whether there is nothing to it without a picture: where none is named, one is made by chance.
  var needsPicture: Bool {
    switch self {
    case .image, .imageTitle, .titleOnImage: true
    case .none, .placeholder, .caption, .title, .titleSubtitle, .row, .appRow, .header, .badge:
      false
    }
  }

  /// Whether it shows one of the fields `title`, `subtitle`, `detail` and `image`; a picture says its title
  /// to those who do not see it.
  package func shows(_ field: String) -> Bool {
    switch self {
    case .none, .placeholder: false
    case .caption, .title, .image, .badge: field == "title" || field == "image"
    case .titleSubtitle, .row, .appRow, .imageTitle, .titleOnImage, .header: true
    }
  }
}

/// A colour as it is written: a name, components, or one for each appearance.
public indirect enum ColorReference: Hashable, Sendable {
  /// One of Apple's semantic or system colours, such as `secondarySystemBackground`, or a plain
  /// one such as `white`. ``NamedColor`` knows them all.
  case named(String)
  case components(RGBA)
  case dynamic(light: ColorReference, dark: ColorReference)
}

/// A font as it is written: a text style, or a size in points, with a weight if it is not the
/// style's own.
public struct FontReference: Hashable, Sendable {
  public var style: DynamicTypeStyle?
  /// Points; `nil` is the text style's.
  public var size: CGFloat?
  public var weight: FontWeight?

  public init(style: DynamicTypeStyle? = nil, size: CGFloat? = nil, weight: FontWeight? = nil) {
    self.style = style
    self.size = size
    self.weight = weight
  }
}
