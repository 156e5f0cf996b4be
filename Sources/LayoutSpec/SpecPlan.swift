public import CellContent
public import CompositionalLayout
public import Foundation
public import LayoutScene

/// A spec made ready for one container.
public struct SpecPlan: Sendable {
  public var layout: UICollectionViewCompositionalLayout
  /// The number of items of each section.
  public var itemCounts: [Int]
  /// What the elements say, and their styles.
  public var content: Content
  /// Where carousels stand, in points along their axis, by section.
  public var scrollOffsets: [Int: CGFloat]
  /// What elements answer when they are asked to size themselves.
  public var intrinsicSizes: IntrinsicSizes
  /// What is asked for the sizes of elements in place of their content, where there are views.
  public var views: (any ContentMeasuring & Sendable)?
  /// What draws elements in place of their content, where there are views.
  public var drawing: ViewDrawing?
}

extension SpecPlan {
  /// A layout with so many items in each section, which say what `content` says.
  public init(
    layout: UICollectionViewCompositionalLayout, itemCounts: [Int], content: Content? = nil
  ) {
    self.layout = layout
    self.itemCounts = itemCounts
    self.content =
      content
      ?? Content(
        sections: itemCounts.map {
          SectionContent(items: .repeating(ElementContent(), count: $0))
        })
    scrollOffsets = [:]
    intrinsicSizes = IntrinsicSizes()
  }
}
