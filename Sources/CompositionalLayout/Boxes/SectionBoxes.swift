package import Foundation

/// The settings of a section that decide which insets come off its boxes.
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

  /// The direction in which one group follows another: across the layout in a carousel.
  package func flow(scrolling axis: Axis) -> Axis { isCarousel ? axis.across : axis }

  /// The axis along which the section's insets come off the box of its groups: across their flow (R71).
  package func groupInsetAxis(scrolling axis: Axis) -> Axis { flow(scrolling: axis).across }

  /// What boundary items keep clear of: the section's reference and, if they follow them, its insets
  /// (R24), or a reference of their own in place of both (R41, OPEN QUESTION Q6).
  package var boundaryEdges: (reference: UIContentInsetsReference, followsInsets: Bool) {
    supplementaryContentInsetsReference == .automatic
      ? (contentInsetsReference, supplementariesFollowContentInsets)
      : (supplementaryContentInsetsReference, false)
  }
}

/// The boxes that lengths in a section refer to, and the points kept free beside them.
///
/// The solver, `width` in specs and the measuring of content all ask here. Exported Swift, which computes
/// with expressions in place of points, asks ``SectionBoxSettings``.
package struct SectionBoxes {
  /// The layout's scroll axis.
  package let axis: Axis
  /// The direction in which one group follows another.
  package let flow: Axis
  package let isCarousel: Bool
  /// The section's own insets.
  package let insets: NSDirectionalEdgeInsets
  /// Points that the reference keeps free at the edges; those across the scroll axis count.
  package let reference: NSDirectionalEdgeInsets
  /// The box of groups: the view less the reference and, along one axis, the insets (R2).
  package let groups: CGSize
  /// The box of boundary items.
  package let boundary: BoundaryBox
  /// The box of backgrounds: the section's across, which is the view's. Along the scroll axis the view's
  /// length stands for the section's, which is not known before it is solved.
  package let background: CGSize

  /// - Parameter insets: The section's own.
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

  /// The boxes of a section of a layout.
  package init(
    _ section: SectionDescription, of layout: LayoutDescription, in container: Container
  ) {
    self.init(
      section.boxSettings, insets: section.contentInsets, scrolling: layout.scrollAxis,
      reference: layout.contentInsetsReference, in: container)
  }

  /// Points from the sides of the view to the groups, along the layout's cross axis.
  package var groupEdges: (start: CGFloat, end: CGFloat) {
    let across = axis.across
    return (
      reference.start(across) + insets.start(across), reference.end(across) + insets.end(across)
    )
  }
}

/// The box of boundary items, those of a section or of the whole layout.
package struct BoundaryBox {
  /// The layout's scroll axis.
  let axis: Axis
  /// The view less what is kept free across the scroll axis.
  package let size: CGSize
  /// Where the room across begins.
  let start: CGFloat

  /// - Parameter edges: What is kept free; nothing beside the items of a whole layout.
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

  /// The axis along which insets come off the box: across the scroll axis.
  package static func insetAxis(scrolling axis: Axis) -> Axis { axis.across }

  /// The box of an item with insets of its own, which add to those kept free beside it (R79).
  package func size(less insets: NSDirectionalEdgeInsets) -> CGSize {
    var size = size
    let across = Self.insetAxis(scrolling: axis)
    size[across] -= insets.sum(across)
    return size
  }

  /// Where an item of a length begins across the scroll axis, without its offset: at the edge that its
  /// alignment names there, or centred.
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
  /// Points to keep free at each edge, from the given reference (R40); readable content is the
  /// margins, or more where the view is wider than a line of text should be.
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
