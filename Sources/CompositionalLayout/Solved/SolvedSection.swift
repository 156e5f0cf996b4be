public import Foundation

/// A section with its frames.
public struct SolvedSection: Sendable {
  /// Where the section lies in the content, with insets, headers and footers, in points.
  public internal(set) var frame: CGRect

  /// The number of cells. 0 where nothing could be laid out.
  public let itemCount: Int

  /// The groups, in order.
  public internal(set) var runs: RunTree

  /// The direction in which one group follows another: across the layout's in a carousel.
  public let flow: Axis

  /// Where the first group lies, from the section's corner, left to right.
  public let origin: CGPoint

  /// Points of all groups along the flow with the gaps between them.
  public let flowLength: CGFloat

  /// Headers, footers and side items, in the order in which they were given.
  public let boundaryItems: [SolvedBoundary]

  /// Where along the scroll axis, from the section's corner, the part without extending headers and
  /// footers begins and ends: pinned items keep to it.
  let core: ClosedRange<CGFloat>

  /// Backgrounds: frames from the section's corner.
  public let decorations: [SolvedDecoration]

  /// The order of drawing of cells that name none: 1 in a section with a background (R27).
  let cellZIndex: Int

  /// How the section scrolls across the layout's direction; `nil` where it does not.
  public let carousel: Carousel?

  /// What makes it a list; `nil` for any other section.
  public let list: ListDescription?

  /// What wants to change the elements in sight.
  let handler: VisibleItemsHandler?

  /// Whether anything in the section is sized by its content.
  public let isSelfSized: Bool

  /// Whether the section takes no part in listings: its length came out below 0 (R23).
  var isOmitted: Bool
}

extension SolvedSection {
  /// The section's first group as it was solved, with how many subitems fit in each line and why no
  /// more: a full one, unless the section has fewer items. `nil` without items.
  ///
  /// - Complexity: O(log groups).
  public var firstGroup: Fragment? { runs.position(at: 0)?.run.fragment }
}

/// A header, footer or side item with its frame from the section's corner.
public struct SolvedBoundary: Sendable {
  /// The element kind.
  public let kind: String
  /// Points, from the section's corner.
  public internal(set) var frame: CGRect
  /// The order of drawing.
  public let zIndex: Int
  /// The name it was given.
  public let name: String?
  /// Whether it stays in sight while its section is.
  public let isPinned: Bool
  let placement: Placement
}

/// A background with its frame from the section's corner.
public struct SolvedDecoration: Sendable {
  /// The element kind.
  public let kind: String
  /// Points, from the section's corner.
  public let frame: CGRect
  /// The order of drawing.
  public let zIndex: Int
  public let name: String?
}
