public import Foundation
public import Geometry
public import LayoutEngine

/// Draws elements as the views that code provides for them, instead of from their content.
///
/// The closures are called in the process that owns the views.
public struct ViewDrawing: Sendable {
  /// The appearance of the views if it is fixed; `nil` uses the picture's.
  public var appearance: Appearance?
  /// The layout direction of the layout if it is fixed; `nil` uses the picture's.
  public var direction: UITraitEnvironmentLayoutDirection?

  /// Returns the default background; `nil` uses the theme's.
  public var background: @Sendable (_ solved: SolvedLayout) -> ColorReference?

  /// Draws elements. Those without a view are missing in the result.
  public var drawings:
    @Sendable (_ elements: [SolvedElement], _ palette: Palette) -> [SolvedElement.Identity:
      ElementDrawing]

  /// Makes the drawings behind and above all elements for a visible size in points; `nil` for none.
  public var surroundings:
    @Sendable (
      _ solved: SolvedLayout, _ seen: CGSize, _ palette: Palette
    ) -> Surroundings? = { _, _, _ in nil }

  /// Draws the view that a bar shows, by the name of its frame, at a size in points; `nil` for none.
  public var bar: @Sendable (_ name: String, CGSize, _ palette: Palette) -> ElementDrawing? = {
    _, _, _ in nil
  }

  /// Tells the views the container between the bars of a screen, before they are measured. Returns the
  /// frame of the layout in it, in points; `nil` if the layout fills it.
  public var enter: @Sendable (Container) -> CGRect? = { _ in nil }

  /// Returns the first error while views were made, for which UIKit would raise an exception; `nil`
  /// if there was none.
  public var failure: @Sendable () -> (any Error)? = { nil }

  public init(
    appearance: Appearance? = nil, direction: UITraitEnvironmentLayoutDirection? = nil,
    background: @escaping @Sendable (_ solved: SolvedLayout) -> ColorReference?,
    drawings:
      @escaping @Sendable (_ elements: [SolvedElement], _ palette: Palette) ->
      [SolvedElement.Identity: ElementDrawing]
  ) {
    self.appearance = appearance
    self.direction = direction
    self.background = background
    self.drawings = drawings
  }

  /// Drawings that do not belong to elements of the layout.
  public struct Surroundings: Hashable, Sendable {
    /// The drawing behind all elements.
    public var behind: ElementDrawing?
    /// The drawing above all elements.
    public var over: ElementDrawing?

    public init(behind: ElementDrawing? = nil, over: ElementDrawing? = nil) {
      (self.behind, self.over) = (behind, over)
    }
  }
}
