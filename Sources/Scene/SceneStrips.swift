public import Foundation

/// A scene whose elements are made for a strip of the picture at a time: one of a million rows would
/// be too long to be held.
public struct SceneStrips: Sendable {
  /// The scene without its elements.
  public var outline: Scene
  private let elements: @Sendable (ClosedRange<CGFloat>) -> Scene

  /// - Parameters:
  ///   - outline: The scene without its elements.
  ///   - elements: The same scene with all elements that show between two heights of the picture, in
  ///     points; others may be there too.
  public init(
    outline: Scene, elements: @escaping @Sendable (ClosedRange<CGFloat>) -> Scene
  ) {
    self.outline = outline
    self.elements = elements
  }

  /// The scene with what shows in a strip, from a height to another in points.
  public func strip(_ heights: ClosedRange<CGFloat>) -> Scene { elements(heights) }

  /// The scene with all its elements.
  public var whole: Scene { elements(0...outline.size.height) }
}
