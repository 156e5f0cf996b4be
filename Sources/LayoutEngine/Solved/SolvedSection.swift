public import Foundation
public import Geometry

/// A section with the frames of its elements.
public struct SolvedSection: Sendable {
  /// The frame in the content, in points, including insets, headers and footers.
  public internal(set) var frame: CGRect

  /// The number of cells; 0 if the layout of the section failed.
  public let itemCount: Int

  /// The groups, in order.
  public internal(set) var runs: RunTree

  /// The axis along which groups follow one another. In a carousel it is across the layout's scroll
  /// axis.
  public let flow: Axis

  /// The position of the first group in points relative to the section's origin, left to right.
  public let origin: CGPoint

  /// The length in points of all groups and their gaps along the flow.
  public let flowLength: CGFloat

  /// The headers, footers and side items, in the order in which they were given.
  public let boundaryItems: [SolvedBoundary]

  /// The range along the scroll axis, relative to the section's origin, without the headers and
  /// footers that extend it. Pinned items stay in it.
  let core: ClosedRange<CGFloat>

  /// The backgrounds, with frames relative to the section's origin.
  public let decorations: [SolvedDecoration]

  /// The z index of cells without their own: 1 in a section with a background (R27), otherwise 0.
  let cellZIndex: Int

  /// The orthogonal scrolling of the section; `nil` if it has none.
  public let carousel: Carousel?

  /// The list settings; `nil` if the section is not a list.
  public let list: ListDescription?

  package let handler: VisibleItemsHandler?

  /// Whether any element of the section is sized by its content.
  public let isSelfSized: Bool

  /// Whether the section is left out of queries because its length is negative (R23).
  var isOmitted: Bool
}

extension SolvedSection {
  /// The section's first group, with the number of subitems in each line and the reason for it. It
  /// is full unless the section has fewer items; `nil` without items.
  ///
  /// - Complexity: O(log groups).
  public var firstGroup: Fragment? { runs.position(at: 0)?.run.fragment }
}

/// A header, footer or side item with its frame.
public struct SolvedBoundary: Sendable {
  /// The element kind.
  public let kind: String
  /// The frame in points relative to the section's origin.
  public internal(set) var frame: CGRect
  /// The position in the drawing order.
  public let zIndex: Int
  /// The name of the item, if it has one.
  public let name: String?
  /// The edge or corner where it is declared.
  public let alignment: NSRectAlignment
  /// Whether the item stays visible while its section is.
  public let isPinned: Bool
  let placement: Placement
}

/// A background with its frame.
public struct SolvedDecoration: Sendable {
  /// The element kind.
  public let kind: String
  /// The frame in points relative to the section's origin.
  public let frame: CGRect
  /// The position in the drawing order.
  public let zIndex: Int
  /// The name of the decoration item, if it has one.
  public let name: String?
}
