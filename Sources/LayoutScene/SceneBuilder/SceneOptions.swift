public import CellContent
public import Foundation
public import Geometry
public import LayoutEngine
package import Scene

/// The options of a scene in addition to the layout and its content.
public struct SceneOptions: Hashable, Sendable {
  /// The name of the scene, the prefix of all its ids.
  public var name: String
  /// The title for assistive technologies; `nil` uses the name.
  public var title: String?
  /// A description of the layout for assistive technologies. A summary of the elements follows in
  /// any case.
  public var subject: String?
  /// The theme, which provides the default styles.
  public var theme: Theme
  /// The appearance that colors are resolved for.
  public var appearance: Appearance
  /// The system whose colors are used. A layout sets its own.
  public var system = ListProfile.System.ios26
  /// The color behind everything; `nil` uses the theme's canvas.
  public var background: ColorReference?
  public var layoutDirection: UITraitEnvironmentLayoutDirection
  /// The preferred text size.
  public var textSize: UIContentSizeCategory
  /// The language tag, such as `ja`, of text whose style sets none; `nil` derives it from the
  /// script.
  public var language: String?
  /// The pixels per point of the display. A layout sets its own.
  package var scale: CGFloat = 2
  /// The visible rectangle in points of the content; `nil` shows all content.
  public var viewport: CGRect?
  /// The text sizes of cells that were found while the layout was measured.
  package var textSizes = SharedTextSizes()
  /// The drawings of elements made by other code. Other elements are drawn from their content and
  /// styles.
  public var drawings: [SolvedElement.Identity: ElementDrawing] = [:]
  /// The bars above all elements, as high as the viewport.
  package var screen: ScreenLayout?
  /// The drawings of bars that are views of code, by the names of their frames.
  package var barDrawings: [String: ElementDrawing] = [:]
  /// The layout in the sheet of the screen.
  package var sheet: Scene?
  /// Drawings behind and above all elements, as large as the viewport.
  public var surroundings: Surroundings?

  /// Drawings that do not belong to elements of the layout.
  public typealias Surroundings = ViewDrawing.Surroundings

  /// Adds drawings behind and above the elements. If the layout is empty, the viewport becomes the
  /// container, so that they are visible.
  ///
  /// - Parameter drawn: Makes the drawings for a visible size in points; returns `nil` if there are
  ///   none.
  package mutating func addSurroundings(
    of solved: SolvedLayout,
    _ drawn: (_ solved: SolvedLayout, _ seen: CGSize, _ palette: Palette) -> Surroundings?
  ) {
    let size = solved.contentSize
    let isEmpty = size.width <= 0 || size.height <= 0
    let seen = viewport?.size ?? (isEmpty ? solved.visibleRect.size : size)
    surroundings = drawn(solved, seen, palette)
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
  /// The colors of the picture.
  package var palette: Palette { Palette(appearance, of: system) }

  /// The context in which styles are resolved.
  var styleContext: StyleContext {
    var context = StyleContext(
      theme: theme, appearance: appearance, system: system, layoutDirection: layoutDirection,
      textSize: textSize, language: language)
    context.scale = scale
    return context
  }

  /// The options for checks of a layout's colors.
  func inspecting(_ layout: SolvedLayout) -> SceneOptions {
    var options = withAppearanceOfTheme
    options.system = layout.system
    options.scale = layout.container.traits.displayScale
    return options
  }

  /// The options with the appearance of the theme, if it supports only one.
  var withAppearanceOfTheme: SceneOptions {
    var options = self
    options.appearance = theme.appearance ?? appearance
    return options
  }
}
