public import CellContent
public import CompositionalLayout
public import Foundation
public import UIKitViews

/// The frames and content of a collection view as text, for comparison.
public struct ViewRecord: Hashable, Sendable {
  /// The frames, one per line.
  public var layout: LayoutRecord
  /// The texts, images and states, one per line.
  public var content: ContentRecord

  /// Creates a record from its parts.
  public init(layout: LayoutRecord, content: ContentRecord) {
    (self.layout, self.content) = (layout, content)
  }
}

extension UICollectionView {
  /// Records the frames and content of all elements. Texts are measured with the fonts of pictures.
  ///
  /// - Parameters:
  ///   - appearance: Light or dark; `nil` follows the view's traits.
  ///   - width: The width in points, from 1 to 1,000,000; `nil` is the view's width.
  /// - Throws: ``PictureError``; `LayoutError` and `CollectionViewError` for states in which UIKit
  ///   raises an exception.
  @preconcurrency @MainActor
  public func record(appearance: Appearance? = nil, width: CGFloat? = nil) throws -> ViewRecord {
    if let width { try PictureError.check(width: width) }
    return try record(in: container(appearance, width: width))
  }

  /// Records the frames and content in a container.
  package func record(in container: Container) throws -> ViewRecord {
    try laidOut(in: container) { solved in
      ViewRecord(layout: solved.record(), content: content(of: solved.allElements()))
    }
  }
}
