public import Foundation

/// A layout with all its frames, as values that are shared and never unrolled.
public struct SolvedLayout: Sendable {
  /// Points.
  public let contentSize: CGSize

  /// The sections in order.
  public let sections: [SolvedSection]

  /// Headers and footers of the layout itself, from the content's corner.
  public let boundaryItems: [SolvedBoundary]

  /// Conditions under which sections came out empty.
  public let warnings: [LayoutWarning]

  /// The direction that sections follow one another in.
  public let scrollAxis: Axis

  /// What the layout was solved for.
  public internal(set) var container: Container

  let grid: PixelGrid

  /// The part without extending layout headers and footers, along the scroll axis.
  let core: ClosedRange<CGFloat>

  /// Where the page and its carousels stand; pinned items lie accordingly.
  public var scroll = ScrollPosition()

  /// What visible items handlers have made of elements.
  var changes: [SolvedElement.Identity: ElementChange] = [:]
}
