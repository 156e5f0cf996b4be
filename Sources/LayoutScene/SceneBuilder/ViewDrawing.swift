public import CellContent
public import CompositionalLayout
public import Foundation

/// Draws the elements of a layout as the views that code has for them, in place of what content says.
///
/// Views live where the code does: what is here is called there.
public struct ViewDrawing: Sendable {
  /// Light or dark where the views are so in every picture.
  public var appearance: Appearance?
  /// The direction that the layout has in every picture; `nil` is the picture's.
  public var direction: UITraitEnvironmentLayoutDirection?

  /// What lies behind everything, unless somebody asks for something else; `nil` is the theme's.
  public var background: @Sendable (_ solved: SolvedLayout) -> ColorReference?

  /// How elements look; those without a view are left out.
  public var drawings:
    @Sendable (_ elements: [SolvedElement], _ appearance: Appearance) -> [SolvedElement.Identity:
      ElementDrawing]

  /// What lies behind all elements and over them, as large as what is seen; `nil` is nothing.
  public var surroundings:
    @Sendable (
      _ solved: SolvedLayout, _ seen: CGSize, _ appearance: Appearance
    ) -> SceneOptions.Surroundings? = { _, _, _ in nil }

  /// What has gone wrong so far while views were made, for which the real system would raise an exception;
  /// `nil` is nothing.
  public var failure: @Sendable () -> (any Error)? = { nil }

  public init(
    appearance: Appearance? = nil, direction: UITraitEnvironmentLayoutDirection? = nil,
    background: @escaping @Sendable (_ solved: SolvedLayout) -> ColorReference?,
    drawings:
      @escaping @Sendable (_ elements: [SolvedElement], _ appearance: Appearance) ->
      [SolvedElement.Identity: ElementDrawing]
  ) {
    self.appearance = appearance
    self.direction = direction
    self.background = background
    self.drawings = drawings
  }
}
