public import Foundation

/// A scene whose elements are created one strip of the picture at a time. A scene with a million
/// rows would not fit in memory.
public struct SceneStrips: Sendable {
  /// The scene without its elements.
  public var outline: Scene
  private let elements: @Sendable (ClosedRange<CGFloat>, (any TextMeasuring)?) -> Scene

  /// Creates a scene in strips.
  ///
  /// - Parameters:
  ///   - outline: The scene without its elements.
  ///   - elements: Returns the scene with at least the elements that are visible in a range of y
  ///     coordinates, in points. Its second argument measures text.
  public init(
    outline: Scene,
    elements: @escaping @Sendable (ClosedRange<CGFloat>, (any TextMeasuring)?) -> Scene
  ) {
    self.outline = outline
    self.elements = elements
  }

  /// The scene with the elements that are visible in a range of y coordinates, in points.
  ///
  /// - Parameters:
  ///   - heights: The range, from top to bottom.
  ///   - text: Measures text. The measurer that also draws the strip shapes each text once.
  public func strip(
    _ heights: ClosedRange<CGFloat>, measuring text: (any TextMeasuring)? = nil
  ) -> Scene {
    elements(heights, text)
  }

  /// The scene with all its elements.
  public func whole(measuring text: (any TextMeasuring)? = nil) -> Scene {
    elements(0...outline.size.height, text)
  }
}
