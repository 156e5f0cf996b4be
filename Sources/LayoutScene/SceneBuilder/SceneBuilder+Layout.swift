public import CellContent
public import CompositionalLayout
public import Foundation
public import Scene

extension SceneBuilder {
  /// The scene of a solved layout as it is scrolled: carousels are moved to where they stand. The
  /// direction of reading is the layout's.
  ///
  /// - Parameters:
  ///   - layout: The frames.
  ///   - content: What elements say, and their styles.
  ///   - options: How they are drawn.
  ///   - text: Tells how wide words are that a sign stands beside; without it they are not centred together.
  /// - Complexity: O(n log n) for the n elements that the viewport shows.
  public static func scene(
    of layout: SolvedLayout, content: Content, options: SceneOptions,
    measuring text: (any TextMeasuring)? = nil
  ) -> Scene {
    scene(
      of: layout, content: content, options: options, strip: nil,
      ruler: WordRuler(text))
  }

  /// The scene of a solved layout, made strip by strip: each holds the same elements, drawn in the
  /// same places, as the whole scene does there.
  ///
  /// - Parameters:
  ///   - layout: The frames.
  ///   - content: What elements say, and their styles.
  ///   - options: How they are drawn.
  ///   - drawings: Draws the elements of a strip elsewhere, as ``SceneOptions/drawings``.
  ///   - measurer: Makes what measures the words of a strip, as for ``scene(of:content:options:measuring:)``.
  /// - Complexity: O(sections + n log n) a strip, for the n elements that it shows.
  public static func strips(
    of layout: SolvedLayout, content: Content, options: SceneOptions,
    drawings: Drawings? = nil, measuring measurer: (@Sendable () -> any TextMeasuring)? = nil
  ) -> SceneStrips {
    @Sendable func scene(_ strip: ClosedRange<CGFloat>, _ drawings: Drawings?) -> Scene {
      Self.scene(
        of: layout, content: content, options: options, strip: strip,
        ruler: measurer.map(WordRuler.init), drawings)
    }
    return SceneStrips(outline: scene(-1e12...CGFloat(-1e12), nil)) { scene($0, drawings) }
  }

  /// Draws elements elsewhere.
  public typealias Drawings =
    @Sendable (_ elements: [SolvedElement]) -> [SolvedElement.Identity: ElementDrawing]

  /// The elements that a scene of the layout shows or nearly shows, where they lie before carousels are
  /// scrolled: those that ``SceneOptions/drawings`` are wanted of.
  ///
  /// - Parameters:
  ///   - layout: The frames.
  ///   - viewport: Points, in content coordinates; `nil` is all the content.
  /// - Complexity: O(sections + log groups + hits).
  public static func elements(of layout: SolvedLayout, in viewport: CGRect?) -> [SolvedElement] {
    let area = viewport ?? CGRect(origin: .zero, size: layout.contentSize)
    return layout.visibleElements(in: area.insetBy(dx: -margin, dy: -margin))
  }

  /// - Parameter strip: Heights of the picture that matter, in points; `nil` for all of them.
  private static func scene(
    of layout: SolvedLayout, content: Content, options: SceneOptions, strip: ClosedRange<CGFloat>?,
    ruler: WordRuler?, _ drawings: Drawings? = nil
  ) -> Scene {
    var options = options
    options.layoutDirection = layout.container.traits.layoutDirection
    let viewport = options.viewport ?? CGRect(origin: .zero, size: layout.contentSize)
    // A badge that sticks out of its group is found with the group, so groups next to the viewport
    // are asked for too.
    var area = viewport.insetBy(dx: -margin, dy: -margin)
    if let strip {
      area.origin.y = viewport.minY + strip.lowerBound - stripMargin
      area.size.height = strip.upperBound - strip.lowerBound + 2 * stripMargin
    }
    let carousels = CarouselWindows(of: layout)
    let visible = layout.visibleElements(in: area)
    if let drawings { options.drawings = drawings(visible) }
    let elements = carousels.scrolled(visible)
    let lists = VisibleLists(
      of: layout, elements: elements, content: content, options: options, viewport: viewport,
      ruler: ruler)
    let atRest = elements.lazy.filter { $0.isPinned && !layout.isMovedByPinning($0) }
    return scene(
      elements: elements, contentSize: layout.contentSize, content: content, options: options,
      lists: lists, carousels: carousels, atRest: Set(atRest.map(\.identity)), ruler: ruler)
  }

  /// Points.
  private static var margin: CGFloat { 100 }
  /// Points. What sticks out of its group by more is not there in strips that its group is not in.
  private static var stripMargin: CGFloat { 1000 }
}

extension SolvedLayout {
  /// How many cells a picture of all the content shows, or `Int.max`: of a carousel, but a few.
  ///
  /// - Complexity: O(sections).
  package var drawnCells: Int {
    sections.lazy.filter { $0.carousel == nil }.map(\.itemCount).sumWithSaturation()
  }
}
