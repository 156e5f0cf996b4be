public import CellContent
public import CompositionalLayout
public import Foundation

/// What a scene needs to know beside the layout and its content.
public struct SceneOptions: Hashable, Sendable {
  /// What is the figure called? All its ids begin with the name.
  public var name: String
  /// What is its heading? The name, if there is none.
  public var title: String?
  /// What is the layout about, for those who cannot see it? What is drawn is told in any case.
  public var subject: String?
  /// How do elements look before styles are applied?
  public var theme: Theme
  /// Which values do colours have?
  public var appearance: Appearance
  /// What lies behind everything, if not the theme's canvas?
  public var background: ColorReference?
  /// Which side is leading?
  public var layoutDirection: UITraitEnvironmentLayoutDirection
  /// How large do people want text?
  public var textSize: UIContentSizeCategory
  /// Which language is text in whose style names none? A tag such as `ja`; `nil` goes by its letters.
  public var language: String?
  /// Which part of the content is seen? Points, in content coordinates; `nil` is all of it.
  public var viewport: CGRect?
  /// Which elements have been drawn elsewhere, and how? All others look as content and styles say.
  public var drawings: [SolvedElement.Identity: ElementDrawing] = [:]
  /// What stands behind all elements and over them, as large as what is seen?
  public var surroundings: Surroundings?

  /// Drawings of what is no element of the layout.
  public struct Surroundings: Hashable, Sendable {
    public var behind: ElementDrawing?
    public var over: ElementDrawing?

    public init(behind: ElementDrawing? = nil, over: ElementDrawing? = nil) {
      (self.behind, self.over) = (behind, over)
    }
  }

  /// Has what stands behind and over elements be drawn; where there are none, it is all that there is to see.
  ///
  /// - Parameter drawn: Draws it as large as what is seen, in points; `nil` is nothing.
  package mutating func addSurroundings(
    of solved: SolvedLayout,
    _ drawn: (_ solved: SolvedLayout, _ seen: CGSize, _ appearance: Appearance) -> Surroundings?
  ) {
    let size = solved.contentSize
    let isEmpty = size.width <= 0 || size.height <= 0
    let seen = viewport?.size ?? (isEmpty ? solved.visibleRect.size : size)
    surroundings = drawn(solved, seen, appearance)
    if isEmpty, surroundings != nil { viewport = solved.visibleRect }
  }

  public init(
    name: String, title: String? = nil, subject: String? = nil, theme: Theme = .wireframe,
    appearance: Appearance = .light,
    background: ColorReference? = nil,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    textSize: UIContentSizeCategory = .large, viewport: CGRect? = nil
  ) {
    self.name = name
    self.title = title
    self.subject = subject
    self.theme = theme
    self.appearance = appearance
    self.background = background
    self.layoutDirection = layoutDirection
    self.textSize = textSize
    self.viewport = viewport
  }
}

extension SceneOptions {
  /// What the styles of elements are resolved in.
  var styleContext: StyleContext {
    StyleContext(
      theme: theme, appearance: appearance, layoutDirection: layoutDirection, textSize: textSize,
      language: language)
  }

  /// Some themes look the same in light and dark, and then so do the colours of styles.
  var withAppearanceOfTheme: SceneOptions {
    var options = self
    options.appearance = theme.appearance ?? appearance
    return options
  }
}
