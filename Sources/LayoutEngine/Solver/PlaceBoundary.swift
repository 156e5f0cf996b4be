internal import Foundation
internal import Geometry

/// Places headers, footers and side items around a section or the whole layout (R25, R26, R29).
struct PlaceBoundary {
  /// The box that fractions of the items refer to.
  var box: BoundaryBox
  var grid: PixelGrid

  /// The layout's scroll axis, along which items extend the boundary.
  private var axis: Axis { box.axis }

  /// The boundary items around a box, and how far they extend it.
  struct Result {
    /// The items, with frames relative to the section's origin. The box begins at `head` along the
    /// axis.
    var items: [SolvedBoundary] = []
    /// The length in points by which items at the start move the box.
    var head: CGFloat = 0
    /// The length of the box. A side item may extend it.
    var core: CGFloat
    /// The length in points by which items at the end extend the box.
    var tail: CGFloat = 0

    var extent: CGFloat { head + core + tail }

    /// Moves everything away from the start.
    mutating func push(by distance: CGFloat, along axis: Axis) {
      head += distance
      for index in items.indices { items[index].frame.origin[axis] += distance }
    }
  }

  func place(
    _ items: [BoundaryDescription], around length: CGFloat, section: Int,
    measuring: inout some ContentMeasuring
  ) -> Result {
    var sizes: [CGSize] = []
    for item in items {
      sizes.append(size(of: item, section: section, measuring: &measuring))
    }
    var result = Result(core: core(length, items, sizes))
    for (item, size) in zip(items, sizes) {
      let frame = frame(of: item, size, core: result.core)
      let placement = item.alignment.edges.placement(axis)
      if item.extendsBoundary, placement != .center {
        result.head = max(result.head, -(frame.start(axis) - item.insets.start(axis)))
        // Negative insets may make the length negative. Only items at the end begin there.
        let end = placement == .start ? max(result.core, 0) : result.core
        result.tail = max(result.tail, frame.end(axis) + item.insets.end(axis) - end)
      }
      result.items.append(
        SolvedBoundary(
          kind: item.kind, frame: frame, zIndex: item.zIndex, name: item.box.name,
          alignment: item.alignment, isPinned: item.pinsToVisibleBounds, placement: placement))
    }
    let head = result.head
    result.head = 0
    result.push(by: head, along: axis)
    return result
  }

  /// Returns the length of the box. A side item that extends the boundary makes it at least as long
  /// as itself, without moving its content (V32, R84).
  private func core(
    _ length: CGFloat, _ items: [BoundaryDescription], _ sizes: [CGSize]
  ) -> CGFloat {
    var core = length
    for (item, size) in zip(items, sizes)
    where item.extendsBoundary && item.alignment.edges.placement(axis) == .center {
      core = max(core, size[axis] + item.insets.sum(axis) + item.offset[axis])
    }
    return core
  }

  /// A request to measure a boundary item's content.
  struct Request {
    var identity: SolvedElement.Identity
    var proposal: MeasureProposal
  }

  /// Returns the measurement requests of the items; `nil` for items that are not sized by their
  /// content.
  func requests(_ items: [BoundaryDescription], section: Int) -> [Request?] {
    items.map { request(to: $0, section: section) }
  }

  private func request(to item: BoundaryDescription, section: Int) -> Request? {
    let (width, height) = (item.box.size.width.isSelfSized, item.box.size.height.isSelfSized)
    guard width || height else { return nil }
    let room = box.size(less: item.insets)
    let size = item.box.size.resolved(in: room, on: grid)
    return Request(
      identity: SolvedElement.Identity(
        category: .supplementary, kind: item.kind, section: max(section, 0),
        item: section < 0 ? SolvedElement.layoutItem : 0),
      proposal: MeasureProposal(
        width: width ? nil : size.width, height: height ? nil : size.height, name: item.box.name,
        alignment: item.alignment, estimate: size, available: room))
  }

  private func size(
    of item: BoundaryDescription, section: Int, measuring: inout some ContentMeasuring
  ) -> CGSize {
    guard let request = request(to: item, section: section) else {
      return item.box.size.resolved(in: box.size(less: item.insets), on: grid)
    }
    let proposal = request.proposal
    return proposal.size(
      proposal.estimate, with: measuring.measure(request.identity, in: proposal))
  }

  /// Returns the frame relative to the box's origin: at its edge or corner, outside the box if it
  /// extends the box, centered on an axis without an edge, then moved by its offset.
  private func frame(of item: BoundaryDescription, _ size: CGSize, core: CGFloat) -> CGRect {
    let along: CGFloat =
      switch (item.alignment.edges.placement(axis), item.extendsBoundary) {
      case (.start, true): -size[axis] - item.insets.end(axis)
      case (.end, true): core + item.insets.start(axis)
      case (let placement, _): placement.position(of: size[axis], in: core)
      }
    let origin = CGPoint(axis, along, across: box.start(of: item, length: size[axis.across]))
    return CGRect(origin: origin + item.offset, size: size)
  }
}

extension BoundaryDescription {
  /// The item's own insets.
  fileprivate var insets: NSDirectionalEdgeInsets { box.effectiveInsets }
}
