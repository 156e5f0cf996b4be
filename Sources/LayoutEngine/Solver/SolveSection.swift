package import Foundation
package import Geometry

/// The input for solving one section.
struct SectionInput {
  var container: Container
  var grid: PixelGrid
  /// The layout's scroll axis.
  var axis: Axis
  /// The reference of content insets for sections with `.automatic`.
  var reference: UIContentInsetsReference
  var index: Int

  init(
    _ index: Int, of description: LayoutDescription, in container: Container, on grid: PixelGrid
  ) {
    self.container = container
    self.grid = grid
    axis = description.scrollAxis
    reference = description.contentInsetsReference
    self.index = index
  }

  /// Solves a section, with frames relative to its origin. If the section is empty, also returns a
  /// warning.
  func solve(
    _ section: SectionDescription, sharing solved: inout SolvedGroups,
    measuring: inout some ContentMeasuring
  ) throws(LayoutError) -> (section: SolvedSection, warning: LayoutWarning?) {
    let boxes = boxes(of: section)
    do throws(GroupFailure) {
      let runs = try runs(of: section, in: boxes, sharing: &solved, measuring: &measuring)
      let tree = RunTree(runs, flow: boxes.flow)
      return (assembled(section, boxes, tree, measuring: &measuring), nil)
    } catch {
      switch error {
      case .error(let cause):
        throw LayoutError(cause, section: index)
      case .unfit(let unfit):
        // Such a section behaves like one without items (R90).
        let warning = LayoutWarning(unfit.cause, section: index, groupSize: unfit.groupSize)
        let tree = RunTree([], flow: boxes.flow)
        return (assembled(section, boxes, tree, measuring: &measuring), warning)
      }
    }
  }

  /// Returns the boxes of the section's groups and boundary items.
  func boxes(of section: SectionDescription) -> SectionBoxes {
    SectionBoxes(
      section.boxSettings, insets: section.contentInsets, scrolling: axis, reference: reference,
      in: container)
  }

  // MARK: Groups

  private func runs(
    of section: SectionDescription, in boxes: SectionBoxes, sharing solved: inout SolvedGroups,
    measuring: inout some ContentMeasuring
  ) throws(GroupFailure) -> [FragmentRun] {
    guard section.itemCount > 0 else { return [] }
    let input = groupInput(
      section, boxes, from: 0, measuring.variety(ofCellsInSection: index))
    return try groups(of: section, boxes)
      .runs(input, sharing: &solved, measuring: &measuring)
  }

  /// Returns the input for a group whose first cell is at `first`.
  func groupInput(
    _ section: SectionDescription, _ boxes: SectionBoxes, from first: Int,
    _ variety: ContentVariety
  ) -> GroupInput {
    GroupInput(
      grid: grid, box: boxes.groups,
      cells: GroupInput.Cells(
        section: index, first: first, end: section.itemCount, variety: variety))
  }

  /// Returns the repetition of the section's group.
  func groups(of section: SectionDescription, _ boxes: SectionBoxes) -> RepeatGroup {
    RepeatGroup(
      group: section.group, flow: boxes.flow, gap: section.interGroupSpacing,
      room: boxes.isCarousel ? nil : boxes.groups[boxes.flow.across])
  }

  // MARK: Assembly

  /// Returns the section with its boundary items and backgrounds placed around its groups.
  func assembled(
    _ section: SectionDescription, _ boxes: SectionBoxes, _ tree: RunTree,
    measuring: inout some ContentMeasuring
  ) -> SolvedSection {
    let across = axis.across
    let isEmpty = tree.count == 0
    // One gap less than there are groups.
    let groupsLength = isEmpty ? 0 : tree.total.extent - section.interGroupSpacing
    let length =
      isEmpty && section.boundaryItems.isEmpty && !section.keepsInsetsWhenEmpty
      ? 0
      : boxes.insets.sum(axis)
        + (boxes.isCarousel ? tree.rowHeight(of: section.group, axis) : groupsLength)
    let boundary = boundary(section, boxes, around: length, measuring: &measuring)
    let isOmitted = boundary.extent < 0
    let frame = CGRect(
      origin: .zero,
      size: CGSize(axis, max(boundary.extent, 0), across: boxes.background[across]))
    return SolvedSection(
      frame: frame, itemCount: tree.total.items, runs: tree, flow: boxes.flow,
      origin: CGPoint(
        axis, boundary.head + boxes.insets.start(axis), across: boxes.groupEdges.start),
      flowLength: groupsLength, boundaryItems: boundary.items,
      core: boundary.head...max(boundary.head + boundary.core, boundary.head),
      decorations: decorations(section, frame),
      cellZIndex: section.decorations.isEmpty ? 0 : 1,
      carousel: carousel(section, boxes, tree, length: groupsLength),
      list: section.list, handler: section.handler, isSelfSized: section.isSelfSized,
      isOmitted: isOmitted)
  }

  private func boundary(
    _ section: SectionDescription, _ boxes: SectionBoxes, around length: CGFloat,
    measuring: inout some ContentMeasuring
  ) -> PlaceBoundary.Result {
    var result = PlaceBoundary(box: boxes.boundary, grid: grid).place(
      section.boundaryItems, around: length, section: index, measuring: &measuring)
    // A list's padding above its header does not move when the header is pinned.
    result.push(by: section.list?.headerTopPadding ?? 0, along: axis)
    return result
  }

  /// Returns the measurement requests of the section's boundary items.
  func boundaryRequests(
    _ section: SectionDescription, _ boxes: SectionBoxes
  ) -> [PlaceBoundary.Request?] {
    PlaceBoundary(box: boxes.boundary, grid: grid).requests(section.boundaryItems, section: index)
  }

  /// Returns the backgrounds, which cover the whole section. A section without length has none
  /// (R30).
  private func decorations(
    _ section: SectionDescription, _ frame: CGRect
  ) -> [SolvedDecoration] {
    guard frame.size[axis] > 0 else { return [] }
    return section.decorations.map {
      SolvedDecoration(
        kind: $0.kind, frame: frame.inset(by: $0.contentInsets), zIndex: $0.zIndex, name: $0.name)
    }
  }

  private func carousel(
    _ section: SectionDescription, _ boxes: SectionBoxes, _ runs: RunTree, length: CGFloat
  ) -> Carousel? {
    guard boxes.isCarousel, runs.count > 0 else { return nil }
    return Carousel(
      behavior: section.orthogonalScrollingBehavior,
      viewport: boxes.groups[boxes.flow] - boxes.insets.sum(boxes.flow), content: length,
      groups: runs)
  }
}

extension RunTree {
  /// The length of a carousel's row along `axis`: the length of its longest group (R39).
  package func rowHeight(of group: GroupDescription, _ axis: Axis) -> CGFloat {
    count > 0 ? total.largest[axis] + group.box.edgeSpacing.minimum(axis) : 0
  }
}
