internal import Basics
public import Foundation
public import Geometry

extension SolvedLayout {
  /// The elements in `rect`, in no particular order: cells and their supplementary items where their
  /// group meets the rectangle, boundary items, and backgrounds (R32, R83). Elements of a section are
  /// found only where the section's own frame meets the rectangle too (R97).
  ///
  /// - Parameter rect: A rectangle in points of the content, which is clipped to the content.
  /// - Complexity: O(sections + log groups + elements of the intersecting groups).
  public func elements(in rect: CGRect) -> [SolvedElement] {
    var hits: [SolvedElement] = []
    forEachElement(in: rect) { hits.append($0) }
    return hits
  }

  /// Calls `body` with each element that ``elements(in:)`` returns, with the same complexity but
  /// without an array.
  public func forEachElement(in rect: CGRect, _ body: (SolvedElement) -> Void) {
    guard let clip = clipped(rect) else { return }
    visit(Window(clip: clip, isLimitedToSections: true), body)
  }

  /// Calls `body` with each element visible in `bounds` at the current carousel offsets.
  func visitVisible(_ bounds: CGRect, _ body: (SolvedElement) -> Void) {
    guard let clip = clipped(bounds) else { return }
    visit(Window(clip: clip, carouselsScrolled: true), body)
  }

  /// Returns all elements, sorted by section, category, kind and item.
  ///
  /// - Complexity: O(n log n) in the number of elements. Use ``elements(in:)`` for large layouts.
  public func allElements() -> [SolvedElement] {
    var elements: [SolvedElement] = []
    visit(Window(clip: nil)) { elements.append($0) }
    return elements.sorted { $0.identity < $1.identity }
  }

  /// The number of elements that ``allElements()`` returns, clamped to `Int.max`. Complexity:
  /// O(sections).
  public var elementCount: Int {
    sections.reduce(boundaryItems.count) { count, section in
      guard !section.isOmitted else { return count }
      let others = section.boundaryItems.count + section.decorations.count
      return count.addingWithSaturation(section.itemCount)
        .addingWithSaturation(section.runs.total.kinds.total).addingWithSaturation(others)
    }
  }

  /// The number of cells, clamped to `Int.max`. Complexity: O(sections).
  package var cellCount: Int { sections.lazy.map(\.itemCount).sumWithSaturation() }

  private func clipped(_ rect: CGRect) -> CGRect? {
    let (minX, maxX) = (max(rect.minX, 0), min(rect.maxX, contentSize.width))
    let (minY, maxY) = (max(rect.minY, 0), min(rect.maxY, contentSize.height))
    guard minX <= maxX, minY <= maxY else { return nil }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The visible part of the content. Elements outside the content are never found.
  var visibleContent: CGRect? { clipped(visibleRect) }

  // MARK: Mirroring

  /// Whether the layout is right to left.
  var isMirrored: Bool { container.traits.layoutDirection == .rightToLeft }

  /// Mirrors a frame in the content (R43, OPEN QUESTION Q7).
  func mirrored(_ frame: CGRect) -> CGRect { frame.mirrored(in: contentSize.width) }

  // MARK: Visiting

  /// The requested part of the content.
  private struct Window {
    /// A rectangle in points; `nil` for the whole content.
    var clip: CGRect?
    /// Whether carousels are at their current offset or unscrolled.
    var carouselsScrolled = false
    /// Whether elements that stick out of their section are found only where the section is.
    var isLimitedToSections = false

    /// Whether the elements of a section with that frame can be found. A rectangle that only touches
    /// the section finds none (R97).
    func opens(_ section: CGRect) -> Bool {
      guard isLimitedToSections, let clip else { return true }
      return clip.overlaps(section)
    }

    /// Whether an element with this frame is found.
    func finds(_ frame: CGRect) -> Bool { clip?.overlaps(frame) ?? true }

    /// Whether the background of a section is found. A rectangle without area finds the backgrounds
    /// that it touches.
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
    // Copying a section costs more than comparing its frame.
    for index in sections.indices where !sections[index].isOmitted {
      let frame = isMirrored ? mirrored(sections[index].frame) : sections[index].frame
      let (opens, findsBackground) = (window.opens(frame), window.findsBackground(of: frame))
      guard opens || findsBackground else { continue }
      let section = sections[index]
      if findsBackground {
        for element in decorations(of: section, index) { body(output(element)) }
      }
      guard opens else { continue }
      for item in section.boundaryItems {
        visit(item, in: section.frame, core: section.core, section: index, 0, window, body)
      }
      visitGroups(of: section, index, window, body)
    }
  }

  /// Converts an element from left-to-right coordinates to its final state: mirrored if needed and
  /// with the changes of handlers.
  func output(_ element: SolvedElement) -> SolvedElement { converter.output(element) }

  private var converter: ElementConverter {
    ElementConverter(width: isMirrored ? contentSize.width : nil, changes: changes)
  }

  /// Converts elements to their final state. It holds only the values of the layout that are needed
  /// for every element.
  private struct ElementConverter {
    /// The width of mirrored content in points; `nil` if it is not mirrored.
    var width: CGFloat?
    var changes: [SolvedElement.Identity: ElementChange]

    func output(_ element: SolvedElement) -> SolvedElement {
      guard width != nil || !changes.isEmpty else { return element }
      var element = element
      if let width { element.frame = element.frame.mirrored(in: width) }
      return changes[element.identity]?.applied(to: element) ?? element
    }

    /// Calls `body` with an element, given in left-to-right coordinates, if it is found.
    func visit(_ element: SolvedElement, _ window: Window, _ body: (SolvedElement) -> Void) {
      let element = output(element)
      if window.finds(element.frame) { body(element) }
    }
  }

  private func visit(
    _ item: SolvedBoundary, in frame: CGRect, core: ClosedRange<CGFloat>, section: Int,
    _ index: Int, _ window: Window, _ body: (SolvedElement) -> Void
  ) {
    converter.visit(element(item, in: frame, core: core, section: section, index), window, body)
  }

  /// Returns a boundary item of a section or of the layout, whose frame is given.
  func element(
    _ item: SolvedBoundary, in frame: CGRect, core: ClosedRange<CGFloat>, section: Int, _ index: Int
  ) -> SolvedElement {
    let shown = shown(item, in: frame, core: core)
    let identity = SolvedElement.Identity(
      category: .supplementary, kind: item.kind, section: section, item: index)
    var element = SolvedElement(
      identity, frame: grid.placed(shown.frame), zIndex: shown.zIndex, name: item.name)
    element.alignment = item.alignment
    return element
  }

  /// Returns a section's backgrounds, numbered by kind.
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

  /// Calls `body` with each element of a section's groups within `bounds` at the current carousel
  /// offset.
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
    let converter = converter
    forEachGroup(of: section, in: clip) { group, frame in
      visit.elements(of: group.fragment, at: frame.origin, items: group.items, group.kinds) {
        converter.visit($0, window, body)
      }
    }
  }

  /// Calls `body` with each group that intersects `clip` and its frame, all before mirroring.
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

  /// Calls `body` with each visible cell of a section and its frame before mirroring. `opens`
  /// decides whether to visit a group, given the bounding rectangle of its content.
  func forEachVisibleCell(
    ofSection index: Int, opens: (SolvedSection.PlacedGroup, CGRect) -> Bool,
    _ body: (Int, CGRect) -> Void
  ) {
    guard let content = visibleContent else { return }
    let shift = carouselShift(ofSection: index)
    let bounds = content.offset(by: CGPoint(x: -shift.x, y: -shift.y))
    let clip = isMirrored ? mirrored(bounds) : bounds
    let section = sections[index]
    let visit = FragmentVisit(
      section: index, cellZIndex: section.cellZIndex, grid: grid, clip: clip)
    forEachGroup(of: section, in: clip) { group, frame in
      guard opens(group, group.fragment.coveredFrame.offset(by: frame.origin)) else { return }
      visit.elements(of: group.fragment, at: frame.origin, items: group.items, group.kinds) {
        if $0.category == .cell, clip.overlaps($0.frame) { body($0.item, $0.frame) }
      }
    }
  }
}

extension CGRect {
  /// Mirrors the rectangle in a container of the given width in points.
  fileprivate func mirrored(in width: CGFloat) -> CGRect {
    var rect = self
    rect.origin.x = width - origin.x - size.width
    return rect
  }
}
