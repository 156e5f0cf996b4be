internal import Foundation
public import Geometry
public import Scene

extension FontReference {
  /// The metrics of the font. Properties that are `nil` come from the text style.
  ///
  /// - Parameters:
  ///   - fallback: The text style if the reference has none.
  ///   - category: The preferred text size. It does not affect fonts with an explicit size.
  public func metrics(
    fallback: DynamicTypeStyle, at category: UIContentSizeCategory = .large
  ) -> TextMetrics {
    var result = (style ?? fallback).metrics(at: category)
    if let size, size.isFinite, size > 0 {
      result.size = size
      result.lineHeight = TextMetrics.lineHeight(forSize: size)
    }
    result.weight = weight ?? result.weight
    return result
  }
}
