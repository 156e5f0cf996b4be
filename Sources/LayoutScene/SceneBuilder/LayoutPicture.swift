package import CellContent
package import Foundation
internal import Geometry
package import LayoutEngine
package import Scene

/// A picture of a solved layout with content from a spec or a collection view.
package struct LayoutPicture: Sendable {
  private let layout: SolvedLayout
  private let content: Content
  /// The options without the drawings of views.
  private let options: SceneOptions
  private let views: ViewDrawing?

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - layout: The solved layout.
  ///   - content: The data and styles of the elements.
  ///   - options: The theme, appearance and similar options.
  ///   - isClipped: Whether the picture shows only the container instead of all content.
  ///   - screen: The bars above the layout. Without `isClipped`, all content is between them.
  ///   - sheet: The layout in the sheet of the screen.
  ///   - whole: The rectangle of the whole screen, relative to the container; `nil` for the container.
  ///   - views: Draws the elements that have views.
  package init(
    of layout: SolvedLayout, content: Content, options: SceneOptions, isClipped: Bool,
    screen: ScreenLayout? = nil, sheet: Scene? = nil, whole: CGRect? = nil,
    views: ViewDrawing?
  ) {
    var options = options
    options.system = layout.system
    if isClipped { options.viewport = layout.visibleRect }
    (options.screen, options.sheet) = (screen, sheet)
    if !isClipped, screen != nil || whole != nil { options.viewport = layout.contentBetweenBars }
    if let whole {
      options.viewport = options.viewport?.extended(from: layout.container, to: whole)
    }
    if let views {
      options.appearance = views.appearance ?? options.appearance
      options.background = options.background ?? views.background(layout)
      options.addSurroundings(of: layout, views.surroundings)
      for bar in screen?.bars(measuring: nil) ?? [] where bar.content == .view {
        options.barDrawings[bar.name] = views.bar(bar.name, bar.frame.size, options.palette)
      }
    } else if let index = ListIndex(content.sections.flatMap(\.indexTitles)) {
      let tint = options.theme.lists.tint
      options.addSurroundings(of: layout) { solved, seen, palette in
        .init(
          over: index.drawing(
            in: seen, of: solved.container, tint: tint.resolved(in: palette)))
      }
    }
    (self.layout, self.content, self.options, self.views) = (layout, content, options, views)
  }

  /// The options with the drawings of all visible views.
  package var drawnOptions: SceneOptions {
    guard let views else { return options }
    var drawn = options
    drawn.drawings = views.drawings(
      SceneBuilder.elements(of: layout, in: options.viewport), options.palette)
    return drawn
  }

  /// The whole scene.
  ///
  /// - Parameter text: Measures text; `nil` if views measure their own text.
  package func scene(measuring text: (any TextMeasuring)? = nil) -> Scene {
    SceneBuilder.scene(of: layout, content: content, options: drawnOptions, measuring: text)
  }

  /// The scene in strips. Views are drawn when their strip is requested.
  package var strips: SceneStrips {
    var drawings: SceneBuilder.Drawings?
    if let views {
      drawings = { [palette = options.palette] in views.drawings($0, palette) }
    }
    return SceneBuilder.strips(
      of: layout, content: content, options: options, drawings: drawings)
  }
}

extension SolvedLayout {
  /// All content with the room that bars cover, at least as high as the container.
  fileprivate var contentBetweenBars: CGRect {
    let inset = container.contentInset
    let height = contentSize.height + inset.top + inset.bottom
    return CGRect(
      x: 0, y: -inset.top, width: max(contentSize.width, container.size.width),
      height: max(height, container.size.height))
  }
}

extension CGRect {
  /// The visible rectangle of a container, extended by what is around the container.
  fileprivate func extended(from container: Container, to whole: CGRect) -> CGRect {
    CGRect(
      x: minX + whole.minX, y: minY + whole.minY,
      width: width + whole.width - container.size.width,
      height: height + whole.height - container.size.height)
  }
}

extension PictureLimits {
  /// Whether a PNG of all content is drawn in strips.
  package static func needsStrips(_ layout: SolvedLayout) -> Bool {
    layout.drawnCells > cellsOfStrip
  }

  /// Whether a picture of all content fits in memory.
  package static func holds(_ layout: SolvedLayout, inStrips: Bool) -> Bool {
    inStrips || layout.drawnCells <= cellsHeld
  }
}
