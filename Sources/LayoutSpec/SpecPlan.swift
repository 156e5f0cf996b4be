public import CellContent
public import CompositionalLayout
public import Foundation
public import LayoutEngine
internal import SpecTree

/// The layout and data of a spec, ready to be solved for one container.
public struct SpecPlan: Sendable {
  public var layout: UICollectionViewCompositionalLayout
  /// The number of items of each section.
  public var itemCounts: [Int]
  /// The contents of the elements and their styles.
  public var content: Content
  /// The system's bars; `nil` without a screen.
  public var screen: Screen?
  /// The bars around the container of the plan.
  package var bars: ScreenLayout?
  /// The scroll offset of the page that code sets; `nil` if it sets none.
  public var pageScroll: PageScroll?
  /// The scroll offsets of orthogonally scrolling sections, in points along their axis, by section.
  public var scrollOffsets: [Int: CGFloat]
  /// The self-sizing results that the spec sets for elements.
  public var intrinsicSizes: IntrinsicSizes
  /// Measures elements by their views instead of their content; `nil` if there are no views.
  public var views: (any ContentMeasuring & Sendable)?
  /// Draws elements with their views instead of their content; `nil` if there are no views.
  public var drawing: ViewDrawing?
  /// Whether the plan may differ for a container that differs only in its appearance.
  package var dependsOnAppearance = true
}

extension SpecPlan {
  /// Creates a plan from a layout and the number of items per section; without `content`, all
  /// elements are empty.
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
    self.content.templates = BuiltInContents.parts
    scrollOffsets = [:]
    intrinsicSizes = IntrinsicSizes()
  }
}
