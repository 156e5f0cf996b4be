internal import Foundation

/// What the solving of one section needs to know.
struct SectionInput {
  var container: Container
  var grid: PixelGrid
  /// The layout's scroll axis.
  var axis: Axis
  /// What insets count from where the section does not say (R40).
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

  /// A section, its frames counted from its own corner, and why it came out empty if it did.
  func solve(
    _ section: SectionDescription, sharing solved: inout SolvedGroups,
    measuring: inout some ContentMeasuring
  ) throws(LayoutError) -> (section: SolvedSection, warning: LayoutWarning?) {
    let room = room(of: section)
    do throws(GroupFailure) {
      let runs = try runs(of: section, in: room, sharing: &solved, measuring: &measuring)
      let tree = RunTree(runs, flow: room.flow)
      return (assembled(section, room, tree, measuring: &measuring), nil)
    } catch {
      switch error {
      case .error(let cause):
        throw LayoutError(cause, section: index)
      case .unfit(let unfit):
        // Such a section behaves as one without items (R10, R90).
        let warning = LayoutWarning(unfit.cause, section: index, groupSize: unfit.groupSize)
        let tree = RunTree([], flow: room.flow)
        return (assembled(section, room, tree, measuring: &measuring), warning)
      }
    }
  }

  // MARK: Room

  /// What a section's groups resolve in, and how they follow one another.
  struct Room {
    /// The box that the fractions of a group refer to (R2, R36, R71).
    var box: CGSize
    /// The direction in which one group follows another.
    var flow: Axis
    /// Points that the reference keeps free at the edges, of which those across the scroll axis count
    /// (R40).
    var reference: NSDirectionalEdgeInsets
    /// The section's own insets.
    var insets: NSDirectionalEdgeInsets
    var isCarousel: Bool
  }

  func room(of section: SectionDescription) -> Room {
    let across = axis.across
    let edges = container.insets(from: section.contentInsetsReference, else: reference)
    var box = container.size
    box[across] -= edges.sum(across)
    let isCarousel = section.orthogonalScrollingBehavior != .none
    // Across its own flow a section's insets come off the box, along it they do not (R71).
    let flow = isCarousel ? across : axis
    box[flow.across] -= section.contentInsets.sum(flow.across)
    return Room(
      box: box, flow: flow, reference: edges, insets: section.contentInsets,
      isCarousel: isCarousel)
  }

  // MARK: Groups

  private func runs(
    of section: SectionDescription, in room: Room, sharing solved: inout SolvedGroups,
    measuring: inout some ContentMeasuring
  ) throws(GroupFailure) -> [FragmentRun] {
    guard section.itemCount > 0 else { return [] }
    let input = groupInput(
      section, room, from: 0, measuring.variety(ofCellsInSection: index))
    return try groups(of: section, room)
      .runs(input, sharing: &solved, measuring: &measuring)
  }

  /// What a group needs to know whose first cell is at `first`.
  func groupInput(
    _ section: SectionDescription, _ room: Room, from first: Int, _ variety: ContentVariety
  ) -> GroupInput {
    GroupInput(
      grid: grid, box: room.box,
      cells: GroupInput.Cells(
        section: index, first: first, end: section.itemCount, variety: variety))
  }

  /// How the section repeats its group.
  func groups(of section: SectionDescription, _ room: Room) -> RepeatGroup {
    RepeatGroup(
      group: section.group, flow: room.flow, gap: section.interGroupSpacing,
      room: room.isCarousel ? nil : room.box[room.flow.across])
  }

  // MARK: Assembly

  /// The section around its groups.
  func assembled(
    _ section: SectionDescription, _ room: Room, _ tree: RunTree,
    measuring: inout some ContentMeasuring
  ) -> SolvedSection {
    let across = axis.across
    let isEmpty = tree.count == 0
    let flowLength = isEmpty ? 0 : tree.total.extent - section.interGroupSpacing
    let length =
      isEmpty && section.boundaryItems.isEmpty
      ? 0
      : room.insets.sum(axis) + (room.isCarousel ? rowHeight(section, tree) : flowLength)
    let boundary = boundary(section, room, around: length, measuring: &measuring)
    let isOmitted = boundary.extent < 0
    let frame = CGRect(
      origin: .zero,
      size: CGSize(axis, max(boundary.extent, 0), across: container.size[across]))
    return SolvedSection(
      frame: frame, itemCount: tree.total.items, runs: tree, flow: room.flow,
      origin: CGPoint(
        axis, boundary.head + room.insets.start(axis),
        across: room.reference.start(across) + room.insets.start(across)),
      flowLength: flowLength, boundaryItems: boundary.items,
      core: boundary.head...max(boundary.head + boundary.core, boundary.head),
      decorations: decorations(section, frame),
      cellZIndex: section.decorations.isEmpty ? 0 : 1,
      carousel: carousel(section, room, tree, length: flowLength),
      list: section.list, handler: section.handler, isSelfSized: section.isSelfSized,
      isOmitted: isOmitted)
  }

  /// The length of a carousel's row across its flow: its tallest group (R39).
  private func rowHeight(_ section: SectionDescription, _ runs: RunTree) -> CGFloat {
    guard runs.count > 0 else { return 0 }
    return runs.total.largest[axis] + section.group.box.edgeSpacing.minimum(axis)
  }

  private func boundary(
    _ section: SectionDescription, _ room: Room, around length: CGFloat,
    measuring: inout some ContentMeasuring
  ) -> PlaceBoundary.Result {
    var result = placeBoundary(section, room).place(
      section.boundaryItems, around: length, section: index, measuring: &measuring)
    // A list's padding above its header, which stays where it is when the header is pinned (R46).
    result.push(by: section.list?.headerTopPadding ?? 0, along: axis)
    return result
  }

  /// What the content of the section's boundary items is asked.
  func boundaryRequests(
    _ section: SectionDescription, _ room: Room
  ) -> [PlaceBoundary.Request?] {
    placeBoundary(section, room).requests(section.boundaryItems, section: index)
  }

  private func placeBoundary(_ section: SectionDescription, _ room: Room) -> PlaceBoundary {
    let across = axis.across
    let edges = boundaryEdges(section, room)
    var box = container.size
    box[across] -= edges.sum(across)
    return PlaceBoundary(axis: axis, grid: grid, box: box, start: edges.start(across))
  }

  /// What is kept free at the edges beside boundary items: the section's insets where they follow
  /// them (R24), or another reference and no insets (R41, OPEN QUESTION Q6).
  private func boundaryEdges(
    _ section: SectionDescription, _ room: Room
  ) -> NSDirectionalEdgeInsets {
    guard section.supplementaryContentInsetsReference == .automatic else {
      return container.insets(
        from: section.supplementaryContentInsetsReference, else: reference)
    }
    return section.supplementariesFollowContentInsets
      ? room.reference + room.insets : room.reference
  }

  /// Backgrounds cover the section with all that belongs to it; a section of no size has none (R30).
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
    _ section: SectionDescription, _ room: Room, _ runs: RunTree, length: CGFloat
  ) -> Carousel? {
    guard room.isCarousel, runs.count > 0 else { return nil }
    return Carousel(
      behavior: section.orthogonalScrollingBehavior,
      viewport: room.box[room.flow] - room.insets.sum(room.flow), content: length, groups: runs)
  }
}

extension Container {
  /// Points to keep free at each edge, from the given reference (R40); readable content is the
  /// margins, or more where the view is wider than a line of text should be.
  package func insets(
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
