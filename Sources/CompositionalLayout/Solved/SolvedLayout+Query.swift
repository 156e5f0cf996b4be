public import Foundation

extension SolvedLayout {
  /// The elements in `rect`, in no particular order: cells and their supplementary items where their
  /// group meets the rectangle, boundary items, and backgrounds (R32, R83). Elements of a section are
  /// found only where the section's own frame meets the rectangle too (R97).
  ///
  /// - Parameter rect: Points, in content coordinates; what lies outside the content is cut off.
  /// - Complexity: O(sections + log groups + what is in the groups that meet it).
  public func elements(in rect: CGRect) -> [SolvedElement] {
    var hits: [SolvedElement] = []
    forEachElement(in: rect) { hits.append($0) }
    return hits
  }

  /// Tells `body` what ``elements(in:)`` returns, one after the other.
  public func forEachElement(in rect: CGRect, _ body: (SolvedElement) -> Void) {
    guard let clip = clipped(rect) else { return }
    visit(Window(clip: clip, isLimitedToSections: true), body)
  }

  /// Tells `body` what is in sight within `bounds`, carousels scrolled.
  func visitVisible(_ bounds: CGRect, _ body: (SolvedElement) -> Void) {
    guard let clip = clipped(bounds) else { return }
    visit(Window(clip: clip, carouselsScrolled: true), body)
  }

  /// Everything, sorted by section, category, kind and item.
  ///
  /// - Complexity: O(n log n) in the number of elements: ask ``elements(in:)`` of a large layout.
  public func allElements() -> [SolvedElement] {
    var elements: [SolvedElement] = []
    visit(Window(clip: nil)) { elements.append($0) }
    return elements.sorted { $0.identity < $1.identity }
  }

  /// The number of elements that ``allElements()`` returns, or `Int.max`. Complexity: O(sections).
  public var elementCount: Int {
    sections.reduce(boundaryItems.count) { count, section in
      guard !section.isOmitted else { return count }
      let others = section.boundaryItems.count + section.decorations.count
      return count.addingWithSaturation(section.itemCount)
        .addingWithSaturation(section.runs.total.kinds.total).addingWithSaturation(others)
    }
  }

  /// The number of cells, or `Int.max`. Complexity: O(sections).
  var cellCount: Int { sections.lazy.map(\.itemCount).sumWithSaturation() }

  private func clipped(_ rect: CGRect) -> CGRect? {
    let (minX, maxX) = (max(rect.minX, 0), min(rect.maxX, contentSize.width))
    let (minY, maxY) = (max(rect.minY, 0), min(rect.maxY, contentSize.height))
    guard minX <= maxX, minY <= maxY else { return nil }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The part of the content that is in sight: what sticks out of the content is never found.
  var contentInSight: CGRect? { clipped(inSight) }

  // MARK: Mirroring

  /// Whether leading is on the right.
  var isMirrored: Bool { container.traits.layoutDirection == .rightToLeft }

  /// The frame as seen from the other side of the content (R43, OPEN QUESTION Q7).
  func mirrored(_ frame: CGRect) -> CGRect { frame.mirrored(in: contentSize.width) }

  // MARK: Visiting

  /// The part of the content that is asked for.
  private struct Window {
    /// Points; `nil` for all of the content.
    var clip: CGRect?
    /// Whether carousels are seen as scrolled, or as they lie before.
    var carouselsScrolled = false
    /// Whether elements that stick out of their section are found only where the section is.
    var isLimitedToSections = false

    /// Whether the elements of a section with that frame can be found.
    func opens(_ section: CGRect) -> Bool {
      guard isLimitedToSections, let clip else { return true }
      return clip.touches(section)
    }

    /// Whether an element's frame is found.
    func finds(_ frame: CGRect) -> Bool { clip?.overlaps(frame) ?? true }

    /// Whether a section with a background is found: even where nothing is left of the rectangle but
    /// an edge.
    func findsBackground(of section: CGRect) -> Bool {
      guard let clip else { return true }
      return clip.size.width > 0 && clip.size.height > 0
        ? clip.overlaps(section) : clip.touches(section)
    }

    func offset(by point: CGPoint) -> Window {
      Window(clip: clip?.offset(by: point), carouselsScrolled: carouselsScrolled)
    }
  }

  private func visit(_ window: Window, _ body: (SolvedElement) -> Void) {
    for item in boundaryItems {
      let whole = CGRect(origin: .zero, size: contentSize)
      visit(item, in: whole, core: core, section: 0, SolvedElement.layoutItem, window, body)
    }
    for (index, section) in sections.enumerated() where !section.isOmitted {
      let frame = isMirrored ? mirrored(section.frame) : section.frame
      guard window.opens(frame) else { continue }
      for item in section.boundaryItems {
        visit(item, in: section.frame, core: section.core, section: index, 0, window, body)
      }
      if window.findsBackground(of: frame) {
        for element in decorations(of: section, index) { body(output(element)) }
      }
      visitGroups(of: section, index, window, body)
    }
  }

  /// An element, given as it lies left to right, as it is handed out: on its side, and as handlers
  /// have changed it.
  func output(_ element: SolvedElement) -> SolvedElement { handing.output(element) }

  private var handing: Handing {
    Handing(width: isMirrored ? contentSize.width : nil, changes: changes)
  }

  /// What becomes of elements when they are handed out: so much of a layout and no more, as it is asked
  /// for each of them.
  private struct Handing {
    /// That of content which is mirrored, in points.
    var width: CGFloat?
    var changes: [SolvedElement.Identity: ElementChange]

    func output(_ element: SolvedElement) -> SolvedElement {
      guard width != nil || !changes.isEmpty else { return element }
      var element = element
      if let width { element.frame = element.frame.mirrored(in: width) }
      return changes[element.identity]?.applied(to: element) ?? element
    }

    /// Tells an element, given as it lies left to right, if it is found.
    func tell(_ element: SolvedElement, _ window: Window, _ body: (SolvedElement) -> Void) {
      let element = output(element)
      if window.finds(element.frame) { body(element) }
    }
  }

  private func visit(
    _ item: SolvedBoundary, in frame: CGRect, core: ClosedRange<CGFloat>, section: Int,
    _ index: Int, _ window: Window, _ body: (SolvedElement) -> Void
  ) {
    handing.tell(element(item, in: frame, core: core, section: section, index), window, body)
  }

  /// A boundary item of a section, or of the layout, whose frame is given.
  func element(
    _ item: SolvedBoundary, in frame: CGRect, core: ClosedRange<CGFloat>, section: Int, _ index: Int
  ) -> SolvedElement {
    let shown = shown(item, in: frame, core: core)
    let identity = SolvedElement.Identity(
      category: .supplementary, kind: item.kind, section: section, item: index)
    return SolvedElement(
      identity, frame: grid.placed(shown.frame), zIndex: shown.zIndex, name: item.name)
  }

  /// A section's backgrounds, numbered by kind.
  func decorations(of section: SolvedSection, _ index: Int) -> [SolvedElement] {
    var seen = KindCounts()
    return section.decorations.map { decoration in
      let identity = SolvedElement.Identity(
        category: .decoration, kind: decoration.kind, section: index, item: seen[decoration.kind])
      seen[decoration.kind] += 1
      let frame = grid.placed(decoration.frame.offset(by: section.frame.origin))
      return SolvedElement(
        identity, frame: frame, zIndex: decoration.zIndex, name: decoration.name)
    }
  }

  /// Tells the elements of a section's groups within `bounds`, as its carousel is scrolled.
  func visitGroups(
    ofScrolled index: Int, in bounds: CGRect, _ body: (SolvedElement) -> Void
  ) {
    let window = Window(clip: bounds, carouselsScrolled: true)
    visitGroups(of: sections[index], index, window, body)
  }

  private func visitGroups(
    of section: SolvedSection, _ index: Int, _ window: Window, _ body: (SolvedElement) -> Void
  ) {
    var window = window
    if window.carouselsScrolled {
      let shift = carouselShift(ofSection: index)
      window = window.offset(by: CGPoint(x: -shift.x, y: -shift.y))
    }
    let clip = isMirrored ? window.clip.map(mirrored) : window.clip
    let visit = FragmentVisit(
      section: index, cellZIndex: section.cellZIndex, grid: grid, clip: clip)
    let handing = handing
    forEachGroup(of: section, in: clip) { group, frame in
      visit.elements(of: group.fragment, at: frame.origin, items: group.items, group.kinds) {
        handing.tell($0, window, body)
      }
    }
  }

  /// Tells the groups that meet `clip`, with their frames, all before mirroring.
  func forEachGroup(
    of section: SolvedSection, in clip: CGRect?, _ body: (SolvedSection.PlacedGroup, CGRect) -> Void
  ) {
    let corner = section.frame.origin + section.origin
    let local = clip?.offset(by: CGPoint(x: -corner.x, y: -corner.y))
    section.forEachGroup(in: local) { group in
      let frame = CGRect(origin: corner + group.offset, size: group.fragment.size)
      if clip?.overlaps(frame) ?? true { body(group, frame) }
    }
  }

  /// Tells a section's cells in sight at the scroll position, with their frames before mirroring: those
  /// of the groups, told with the reach of what is in them, that `opens` answers true for.
  func forEachVisibleCell(
    ofSection index: Int, opens: (SolvedSection.PlacedGroup, CGRect) -> Bool,
    _ body: (Int, CGRect) -> Void
  ) {
    guard let content = contentInSight else { return }
    let shift = carouselShift(ofSection: index)
    let bounds = content.offset(by: CGPoint(x: -shift.x, y: -shift.y))
    let clip = isMirrored ? mirrored(bounds) : bounds
    let section = sections[index]
    let visit = FragmentVisit(
      section: index, cellZIndex: section.cellZIndex, grid: grid, clip: clip)
    forEachGroup(of: section, in: clip) { group, frame in
      guard opens(group, group.fragment.reach.offset(by: frame.origin)) else { return }
      visit.elements(of: group.fragment, at: frame.origin, items: group.items, group.kinds) {
        if $0.category == .cell, clip.overlaps($0.frame) { body($0.item, $0.frame) }
      }
    }
  }
}

extension CGRect {
  /// The rectangle as seen from the other side of what is so wide, in points.
  fileprivate func mirrored(in width: CGFloat) -> CGRect {
    var rect = self
    rect.origin.x = width - origin.x - size.width
    return rect
  }
}
