public import Foundation
public import Geometry

/// A layout with the frames of all elements. Repeated groups are stored once and never expanded.
public struct SolvedLayout: Sendable {
  /// The size of the content in points.
  public let contentSize: CGSize

  /// The sections in order.
  public let sections: [SolvedSection]

  /// The headers and footers of the layout itself, with frames relative to the content's corner.
  public let boundaryItems: [SolvedBoundary]

  /// The warnings about sections that are empty although they have items (R63).
  public let warnings: [LayoutWarning]

  /// The axis along which the sections are stacked.
  public let scrollAxis: Axis

  public internal(set) var container: Container

  let grid: PixelGrid

  /// The system whose lists and colors the layout has.
  package var system: ListProfile.System {
    ListProfile.System(grid.compatibility, container.traits.userInterfaceIdiom)
  }

  /// The range along the scroll axis without the layout headers and footers that extend it, in
  /// points.
  let core: ClosedRange<CGFloat>

  /// The scroll position of the page and its carousels, which determines the frames of pinned
  /// items.
  public var scroll = ScrollPosition()

  /// The changes made by visible items handlers.
  package var changes: [SolvedElement.Identity: ElementChange] = [:]
}
