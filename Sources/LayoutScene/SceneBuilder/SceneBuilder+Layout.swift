internal import Basics
public import CellContent
public import Foundation
public import Geometry
public import LayoutEngine
public import Scene

extension SceneBuilder {
  /// Creates the scene of a solved layout. Carousels are at their scroll offsets; the layout
  /// direction is that of the layout.
  ///
  /// - Parameters:
  ///   - layout: The solved layout.
  ///   - content: The data and styles of the elements.
  ///   - options: The theme, appearance and viewport.
  ///   - text: Measures the text of parts and beside symbols. Without it, the sizes of parts are
  ///     estimated, and symbols and centered text are not centered together.
  /// - Complexity: O(*n* log *n*) for *n* visible elements.
  public static func scene(
    of layout: SolvedLayout, content: Content, options: SceneOptions,
    measuring text: (any TextMeasuring)? = nil
  ) -> Scene {
    scene(
      of: layout, content: content, options: options, strip: nil,
      ruler: WordRuler(text))
  }

  /// Creates the scene of a solved layout in strips. A strip has the same elements, drawn in the
  /// same way, as the whole scene.
  ///
  /// - Parameters:
  ///   - layout: The solved layout.
  ///   - content: The data and styles of the elements.
  ///   - options: The theme, appearance and viewport.
  ///   - drawings: Draws the elements of a strip, like ``SceneOptions/drawings``.
  /// - Complexity: O(*s* + *n* log *n*) per strip, for *s* sections and *n* elements in the strip.
  public static func strips(
    of layout: SolvedLayout, content: Content, options: SceneOptions,
    drawings: Drawings? = nil
  ) -> SceneStrips {
    @Sendable func scene(
      _ strip: ClosedRange<CGFloat>, _ text: (any TextMeasuring)?, _ drawings: Drawings?
    ) -> Scene {
      Self.scene(
        of: layout, content: content, options: options, strip: strip, ruler: WordRuler(text),
        drawings)
    }
    return SceneStrips(outline: scene(-1e12...CGFloat(-1e12), nil, nil)) { scene($0, $1, drawings) }
  }

  /// Draws elements that have their own drawings, such as views.
  public typealias Drawings =
    @Sendable (_ elements: [SolvedElement]) -> [SolvedElement.Identity: ElementDrawing]

  /// The elements in or near the viewport, at their positions before carousels are scrolled. These
  /// are the elements to provide ``SceneOptions/drawings`` for.
  ///
  /// - Parameters:
  ///   - layout: The solved layout.
  ///   - viewport: The visible rectangle in points of the content; `nil` for all content.
  /// - Complexity: O(*s* + log *g* + *n*) for *s* sections, *g* groups and *n* elements found.
  public static func elements(of layout: SolvedLayout, in viewport: CGRect?) -> [SolvedElement] {
    let area = viewport ?? CGRect(origin: .zero, size: layout.contentSize)
    return layout.visibleElements(in: area.insetBy(dx: -margin, dy: -margin))
  }

  /// The frames of the parts of composed cells among some elements of a layout, relative to their
  /// cells.
  ///
  /// - Complexity: O(*n*) in the number of parts.
  package static func parts(
    of layout: SolvedLayout, elements: [SolvedElement], content: Content, options: SceneOptions,
    measuring text: any TextMeasuring
  ) -> [SolvedElement.Identity: [PartFrame]] {
    composedCells(
      of: layout, elements: elements, content: content, options: options, measuring: text
    ).mapValues(\.parts)
  }

  /// The parts of composed cells among some elements of a layout with the texts that they draw,
  /// relative to their cells.
  ///
  /// - Complexity: O(*n*) in the number of parts.
  package static func drawnParts(
    of layout: SolvedLayout, elements: [SolvedElement], content: Content, options: SceneOptions,
    measuring text: any TextMeasuring
  ) -> [SolvedElement.Identity: [DrawnPart]] {
    composedCells(
      of: layout, elements: elements, content: content, options: options, measuring: text
    ).mapValues(\.drawnParts)
  }

  /// The parts that float above a layout, with frames on the screen.
  package static func floatingParts(
    of layout: SolvedLayout, content: Content, options: SceneOptions,
    measuring text: any TextMeasuring
  ) -> [PartFrame] {
    let ruler = WordRuler(text)
    guard let screen = options.screen,
      let bar = screen.bars(measuring: ruler).first(where: { $0.name == "floating" }),
      case .part(let part) = bar.content
    else { return [] }
    var builder = SceneBuilder(
      of: layout, [], content: content, options: options.drawing(layout),
      carousels: CarouselWindows(of: layout), measuring: ruler)
    let filling = builder.filling(bar.element, ScreenDrawing.data(part))
    return (builder.filler.solvedCell(of: filling)?.parts ?? []).map { part in
      var part = part
      part.frame = part.frame.offsetBy(dx: bar.frame.minX, dy: bar.frame.minY)
      return part
    }
  }

  /// The compositions of the user's among some elements.
  private static func composedCells(
    of layout: SolvedLayout, elements: [SolvedElement], content: Content, options: SceneOptions,
    measuring text: any TextMeasuring
  ) -> [SolvedElement.Identity: SolvedCell] {
    let carousels = CarouselWindows(of: layout)
    let area = elements.reduce(CGRect.null) { $0.union($1.frame) }
    let elements =
      carousels.scrolled(elements)
      + GroupBackgrounds(of: layout, content: content, in: area).elements
    var options = options.drawing(layout)
    options.viewport = CGRect(origin: .zero, size: layout.contentSize)
    var builder = SceneBuilder(
      of: layout, elements, content: content, options: options, carousels: carousels,
      measuring: WordRuler(text))
    return Dictionary(builder.composedCells(elements).map { ($0.element.identity, $0.cell) }) {
      first, _ in first
    }
  }

  /// Creates the scene of a strip.
  ///
  /// - Parameter strip: The range of y coordinates in the picture, in points; `nil` for the whole
  ///   picture.
  private static func scene(
    of layout: SolvedLayout, content: Content, options: SceneOptions, strip: ClosedRange<CGFloat>?,
    ruler: WordRuler?, _ drawings: Drawings? = nil
  ) -> Scene {
    var options = options.drawing(layout)
    let viewport = options.viewport ?? CGRect(origin: .zero, size: layout.contentSize)
    // A badge that extends beyond its group is found through the group, so the query includes
    // groups near the viewport.
    var area = viewport.insetBy(dx: -margin, dy: -margin)
    if let strip {
      area.origin.y = viewport.minY + strip.lowerBound - stripMargin
      area.size.height = strip.upperBound - strip.lowerBound + 2 * stripMargin
    }
    let carousels = CarouselWindows(of: layout)
    let visible = layout.visibleElements(in: area)
    if let drawings { options.drawings = drawings(visible) }
    let elements =
      carousels.scrolled(visible)
      + GroupBackgrounds(of: layout, content: content, in: area).elements
    var builder = SceneBuilder(
      of: layout, elements, content: content, options: options, carousels: carousels,
      measuring: ruler)
    builder.strip = strip
    return builder.scene(elements)
  }

  /// The margin of the query around the viewport, in points.
  private static var margin: CGFloat { 100 }
  /// The margin of the query around a strip, in points. An element that extends farther beyond its
  /// group is missing in strips that do not contain the group.
  private static var stripMargin: CGFloat { 1000 }
}

extension SolvedLayout {
  /// The number of cells in a picture of all content, or `Int.max` if it overflows. Carousels do
  /// not count, because few of their cells are visible.
  ///
  /// - Complexity: O(*n*) in the number of sections.
  package var drawnCells: Int {
    sections.lazy.filter { $0.carousel == nil }.map(\.itemCount).sumWithSaturation()
  }
}

extension SceneOptions {
  /// The options with the direction, scale and system of a layout.
  fileprivate func drawing(_ layout: SolvedLayout) -> SceneOptions {
    var options = self
    options.layoutDirection = layout.container.traits.layoutDirection
    options.scale = layout.container.traits.displayScale
    options.system = layout.system
    return options
  }
}
