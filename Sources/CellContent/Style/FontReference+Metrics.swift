public import CompositionalLayout
internal import Foundation
public import Scene

extension FontReference {
  /// The numbers of the font, with those of `fallback` where it says nothing.
  ///
  /// - Parameters:
  ///   - fallback: The style of a font that names none.
  ///   - category: How large people want text; a size in points stays as it is.
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
