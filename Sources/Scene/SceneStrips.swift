public import Foundation

/// A scene whose elements are created one strip of the picture at a time. A scene with a million
/// rows would not fit in memory.
public struct SceneStrips: Sendable {
  /// The scene without its elements.
  public var outline: Scene
  private let elements: @Sendable (ClosedRange<CGFloat>) -> Scene

  /// Creates a scene in strips.
  ///
  /// - Parameters:
  ///   - outline: The scene without its elements.
  ///   - elements: Returns the scene with at least the elements that are visible in a range of y
  ///     coordinates, in points.
  public init(
    outline: Scene, elements: @escaping @Sendable (ClosedRange<CGFloat>) -> Scene
  ) {
    self.outline = outline
    self.elements = elements
  }

  /// The scene with the elements that are visible in a range of y coordinates, in points.
  public func strip(_ heights: ClosedRange<CGFloat>) -> Scene { elements(heights) }

  /// The scene with all its elements.
  public var whole: Scene { elements(0...outline.size.height) }
}
