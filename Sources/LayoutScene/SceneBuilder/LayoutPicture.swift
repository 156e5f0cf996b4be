package import CellContent
package import CompositionalLayout
package import Scene

/// A picture of a solved layout, of a spec or of a collection view.
package struct LayoutPicture: Sendable {
  private let layout: SolvedLayout
  private let content: Content
  /// What the picture looks like, without the drawings of views.
  private let options: SceneOptions
  private let views: ViewDrawing?

  /// - Parameters:
  ///   - layout: The frames.
  ///   - content: What elements say, and their styles.
  ///   - options: The theme, the appearance and the like.
  ///   - isClipped: Whether the picture shows the container, and not all the content.
  ///   - views: Draws elements that have views.
  package init(
    of layout: SolvedLayout, content: Content, options: SceneOptions, isClipped: Bool,
    views: ViewDrawing?
  ) {
    var options = options
    if isClipped { options.viewport = layout.visibleRect }
    if let views {
      options.appearance = views.appearance ?? options.appearance
      options.background = options.background ?? views.background(layout)
      options.addSurroundings(of: layout, views.surroundings)
    }
    (self.layout, self.content, self.options, self.views) = (layout, content, options, views)
  }

  /// What the picture looks like, with the drawings of all views that it shows.
  package var drawnOptions: SceneOptions {
    guard let views else { return options }
    var drawn = options
    drawn.drawings = views.drawings(
      SceneBuilder.elements(of: layout, in: options.viewport), options.appearance)
    return drawn
  }

  /// The scene as a whole.
  ///
  /// - Parameter text: Measures words; `nil` where views have measured theirs.
  package func scene(measuring text: (any TextMeasuring)? = nil) -> Scene {
    SceneBuilder.scene(of: layout, content: content, options: drawnOptions, measuring: text)
  }

  /// The scene in strips, whose views are drawn when a strip is asked for, and there.
  ///
  /// - Parameter measurer: Makes what measures the words of a strip.
  package func strips(
    measuring measurer: (@Sendable () -> any TextMeasuring)? = nil
  ) -> SceneStrips {
    var drawings: SceneBuilder.Drawings?
    if let views {
      drawings = { [appearance = options.appearance] in views.drawings($0, appearance) }
    }
    return SceneBuilder.strips(
      of: layout, content: content, options: options, drawings: drawings, measuring: measurer)
  }
}

extension PictureLimits {
  /// Whether a PNG of all the content is drawn strip by strip.
  package static func needsStrips(_ layout: SolvedLayout) -> Bool {
    layout.drawnCells > cellsOfStrip
  }

  /// Whether there is memory for a picture of all the content.
  package static func holds(_ layout: SolvedLayout, inStrips: Bool) -> Bool {
    inStrips || layout.drawnCells <= cellsHeld
  }
}
