public import CellContent
public import CompositionalLayout
public import Foundation
public import UIKitViews

/// Where everything in a collection view stands and what it says, made to be compared.
public struct ViewRecord: Hashable, Sendable {
  /// A line a frame.
  public var layout: LayoutRecord
  /// A line for each text, image and state.
  public var content: ContentRecord

  public init(layout: LayoutRecord, content: ContentRecord) {
    (self.layout, self.content) = (layout, content)
  }
}

extension UICollectionView {
  /// Where everything stands and what it says: of all the content, texts measured by the fonts that
  /// pictures are drawn with.
  ///
  /// - Parameters:
  ///   - appearance: Light or dark; `nil` is what the view's traits say.
  ///   - width: Points, 1 to 1,000,000; `nil` is as wide as the view is.
  /// - Throws: ``PictureError``; `LayoutError` and `CollectionViewError` where
  ///   UIKit would raise an exception.
  @preconcurrency @MainActor
  public func record(appearance: Appearance? = nil, width: CGFloat? = nil) throws -> ViewRecord {
    if let width { try PictureError.check(width: width) }
    return try record(in: container(appearance, width: width))
  }

  /// The same in a container of one's own.
  package func record(in container: Container) throws -> ViewRecord {
    try laidOut(in: container) { solved in
      ViewRecord(layout: solved.record(), content: content(of: solved.allElements()))
    }
  }
}
