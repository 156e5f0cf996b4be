package import Foundation
package import Geometry

/// The settings of a section that determine the insets of its boxes.
package struct SectionBoxSettings {
  package var contentInsetsReference: UIContentInsetsReference
  package var supplementaryContentInsetsReference: UIContentInsetsReference
  package var supplementariesFollowContentInsets: Bool
  package var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior

  package init(
    contentInsetsReference: UIContentInsetsReference,
    supplementaryContentInsetsReference: UIContentInsetsReference,
    supplementariesFollowContentInsets: Bool,
    orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) {
    self.contentInsetsReference = contentInsetsReference
    self.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    self.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    self.orthogonalScrollingBehavior = orthogonalScrollingBehavior
  }

  package var isCarousel: Bool { orthogonalScrollingBehavior != .none }

  /// The axis along which groups follow one another. In a carousel it is across the scroll axis.
  package func flow(scrolling axis: Axis) -> Axis { isCarousel ? axis.across : axis }

  /// The axis along which the section's insets reduce the box of its groups: across their flow
  /// (R71).
  package func groupInsetAxis(scrolling axis: Axis) -> Axis { flow(scrolling: axis).across }

  /// The insets that apply to boundary items: the section's reference plus, if they follow it, the
  /// section's insets (R24). A reference of their own replaces both (R41, OPEN QUESTION Q6).
  package var boundaryEdges: (reference: UIContentInsetsReference, followsInsets: Bool) {
    supplementaryContentInsetsReference == .automatic
      ? (contentInsetsReference, supplementariesFollowContentInsets)
      : (supplementaryContentInsetsReference, false)
  }
}

/// The boxes that lengths in a section refer to, and the insets around them.
///
/// The solver, `width` in specs and content measurement all use it. Swift export, which works with
/// expressions instead of points, uses ``SectionBoxSettings``.
package struct SectionBoxes {
  /// The layout's scroll axis.
  package let axis: Axis
  /// The axis along which groups follow one another.
  package let flow: Axis
  package let isCarousel: Bool
  /// The section's own insets.
  package let insets: NSDirectionalEdgeInsets
  /// The insets in points that the reference defines. Only those across the scroll axis apply.
  package let reference: NSDirectionalEdgeInsets
  /// The box of groups: the view less the reference and, along one axis, the insets (R2).
  package let groups: CGSize
  /// The box of boundary items.
  package let boundary: BoundaryBox
  /// The box of backgrounds. Across the scroll axis it is as long as the section, which is the
  /// length of the view. Along the scroll axis it is as long as the view, because the section's
  /// length is not known before it is solved.
  package let background: CGSize

  /// - Parameter insets: The section's own content insets.
  package init(
    _ section: SectionBoxSettings, insets: NSDirectionalEdgeInsets, scrolling axis: Axis,
    reference fallback: UIContentInsetsReference, in container: Container
  ) {
    self.axis = axis
    self.insets = insets
    background = container.size
    flow = section.flow(scrolling: axis)
    isCarousel = section.isCarousel
    reference = container.insets(from: section.contentInsetsReference, else: fallback)
    var box = container.size
    box[axis.across] -= reference.sum(axis.across)
    let side = section.groupInsetAxis(scrolling: axis)
    box[side] -= insets.sum(side)
    groups = box
    let kept = section.boundaryEdges
    let edges = container.insets(from: kept.reference, else: fallback)
    boundary = BoundaryBox(
      axis, in: container, edges: kept.followsInsets ? edges + insets : edges)
  }

  package init(
    _ section: SectionDescription, of layout: LayoutDescription, in container: Container
  ) {
    self.init(
      section.boxSettings, insets: section.contentInsets, scrolling: layout.scrollAxis,
      reference: layout.contentInsetsReference, in: container)
  }

  /// The distances in points from the sides of the view to the groups, along the cross axis.
  package var groupEdges: (start: CGFloat, end: CGFloat) {
    let across = axis.across
    return (
      reference.start(across) + insets.start(across), reference.end(across) + insets.end(across)
    )
  }
}

/// The box of the boundary items of a section or of the whole layout.
package struct BoundaryBox {
  /// The layout's scroll axis.
  let axis: Axis
  /// The size in points: the view less the insets across the scroll axis.
  package let size: CGSize
  /// The start of the box across the scroll axis, in points.
  let start: CGFloat

  /// - Parameter edges: The insets of the view; zero for the items of a whole layout.
  package init(
    _ axis: Axis, in container: Container, edges: NSDirectionalEdgeInsets = .zero
  ) {
    self.axis = axis
    let across = Self.insetAxis(scrolling: axis)
    var size = container.size
    size[across] -= edges.sum(across)
    self.size = size
    start = edges.start(across)
  }

  /// The axis along which insets reduce the box: across the scroll axis.
  package static func insetAxis(scrolling axis: Axis) -> Axis { axis.across }

  /// Returns the box of an item whose own insets reduce it further (R79).
  package func size(less insets: NSDirectionalEdgeInsets) -> CGSize {
    var size = size
    let across = Self.insetAxis(scrolling: axis)
    size[across] -= insets.sum(across)
    return size
  }

  /// Returns the start of an item across the scroll axis, without its offset: at the edge of its
  /// alignment, or centered.
  package func start(of item: BoundaryDescription, length: CGFloat) -> CGFloat {
    let across = Self.insetAxis(scrolling: axis)
    let insets = item.box.effectiveInsets
    let aside = item.alignment.edges.placement(across).position(
      of: length, in: size(less: insets)[across])
    return start + insets.start(across) + aside
  }
}

extension SectionDescription {
  var boxSettings: SectionBoxSettings {
    SectionBoxSettings(
      contentInsetsReference: contentInsetsReference,
      supplementaryContentInsetsReference: supplementaryContentInsetsReference,
      supplementariesFollowContentInsets: supplementariesFollowContentInsets,
      orthogonalScrollingBehavior: orthogonalScrollingBehavior)
  }
}

extension Container {
  /// Returns the insets in points of a reference (R40). For readable content they are the layout
  /// margins, or more if the view is wider than the readable width.
  func insets(
    from reference: UIContentInsetsReference, else fallback: UIContentInsetsReference
  ) -> NSDirectionalEdgeInsets {
    switch reference == .automatic ? fallback : reference {
    case .automatic, .none: return .zero
    case .safeArea: return safeArea
    case .layoutMargins: return layoutMargins
    case .readableContent:
      let side = (size.width - readableWidth) / 2
      var insets = layoutMargins
      insets.leading = max(insets.leading, side)
      insets.trailing = max(insets.trailing, side)
      return insets
    }
  }
}
