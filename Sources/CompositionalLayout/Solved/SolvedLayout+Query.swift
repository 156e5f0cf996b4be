public import Foundation

extension SolvedLayout {
  /// What lies in `rect`, in no particular order: cells and what hangs on them where their group
  /// meets the rectangle, boundary items, and the backgrounds of sections that meet it (R32, R83).
  ///
  /// - Parameter rect: Points, in content coordinates; what lies outside the content is cut off.
  /// - Complexity: O(sections + log groups + hits).
  public func elements(in rect: CGRect) -> [SolvedElement] {
    var hits: [SolvedElement] = []
    forEachElement(in: rect) { hits.append($0) }
    return hits
  }

  /// Tells `body` what ``elements(in:)`` returns, one after the other.
  public func forEachElement(in rect: CGRect, _ body: (SolvedElement) -> Void) {
    guard let clip = clipped(rect) else { return }
    visit(Window(clip: isMirrored ? mirrored(clip) : clip), body)
  }

  /// Everything, sorted by section, category, kind and item.
  ///
  /// - Complexity: O(n log n) in the number of elements: ask ``elements(in:)`` of a large layout.
  public func allElements() -> [SolvedElement] {
    var elements: [SolvedElement] = []
    visit(Window(clip: nil)) { elements.append($0) }
    return elements.sorted { $0.identity < $1.identity }
  }

  /// The number of elements that ``allElements()`` returns. Complexity: O(sections).
  public var elementCount: Int {
    sections.reduce(boundaryItems.count) { count, section in
      guard !section.isOmitted else { return count }
      return count + section.itemCount + section.runs.total.kinds.total
        + section.boundaryItems.count + section.decorations.count
    }
  }

  private func clipped(_ rect: CGRect) -> CGRect? {
    let rect = rect.standardized
    let (minX, maxX) = (max(rect.minX, 0), min(rect.maxX, contentSize.width))
    let (minY, maxY) = (max(rect.minY, 0), min(rect.maxY, contentSize.height))
    guard minX <= maxX, minY <= maxY else { return nil }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  // MARK: Mirroring

  /// Whether leading is on the right.
  var isMirrored: Bool { container.traits.layoutDirection == .rightToLeft }

  /// The frame as seen from the other side of the content (R43, OPEN QUESTION Q7).
  func mirrored(_ frame: CGRect) -> CGRect {
    var frame = frame
    frame.origin.x = contentSize.width - frame.origin.x - frame.size.width
    return frame
  }

  /// The frame as it is handed out: on the pixel grid, on its side.
  func placed(_ frame: CGRect) -> CGRect {
    let frame = grid.placed(frame)
    return isMirrored ? mirrored(frame) : frame
  }

  // MARK: Visiting

  /// The part of the content that is asked for; `nil` for all of it.
  private struct Window {
    var clip: CGRect?

    /// Whether an element's frame is found.
    func finds(_ frame: CGRect) -> Bool { clip?.meets(frame) ?? true }

    /// Whether a section with a background is found: even where nothing is left of the rectangle but
    /// an edge (R83).
    func findsBackground(of section: CGRect) -> Bool {
      guard let clip else { return true }
      return clip.size.width > 0 && clip.size.height > 0
        ? clip.meets(section) : clip.touches(section)
    }
  }

  private func visit(_ window: Window, _ body: (SolvedElement) -> Void) {
    for item in boundaryItems {
      let whole = CGRect(origin: .zero, size: contentSize)
      visit(item, in: whole, core: core, section: 0, SolvedElement.layoutItem, window, body)
    }
    for (index, section) in sections.enumerated() where !section.isOmitted {
      for item in section.boundaryItems {
        visit(item, in: section.frame, core: section.core, section: index, 0, window, body)
      }
      if window.findsBackground(of: section.frame) {
        visitDecorations(of: section, index, body)
      }
      visitGroups(of: section, index, window, body)
    }
  }

  private func visit(
    _ item: SolvedBoundary, in frame: CGRect, core: ClosedRange<CGFloat>, section: Int,
    _ index: Int, _ window: Window, _ body: (SolvedElement) -> Void
  ) {
    let shown = shown(item, in: frame, core: core)
    guard window.finds(shown.frame) else { return }
    let identity = SolvedElement.Identity(
      category: .supplementary, kind: item.kind, section: section, item: index)
    body(
      SolvedElement(
        identity, frame: placed(shown.frame), zIndex: shown.zIndex, name: item.name))
  }

  private func visitDecorations(
    of section: SolvedSection, _ index: Int, _ body: (SolvedElement) -> Void
  ) {
    var seen = KindCounts()
    for decoration in section.decorations {
      let identity = SolvedElement.Identity(
        category: .decoration, kind: decoration.kind, section: index, item: seen[decoration.kind])
      seen[decoration.kind] += 1
      let frame = decoration.frame.offset(by: section.frame.origin)
      body(SolvedElement(identity, frame: placed(frame), zIndex: decoration.zIndex))
    }
  }

  private func visitGroups(
    of section: SolvedSection, _ index: Int, _ window: Window, _ body: (SolvedElement) -> Void
  ) {
    let corner = section.frame.origin + section.origin
    let local = window.clip?.offset(by: CGPoint(x: -corner.x, y: -corner.y))
    section.forEachGroup(in: local) { group in
      let frame = CGRect(origin: corner + group.offset, size: group.fragment.size)
      guard window.finds(frame) else { return }
      let visit = FragmentVisit(
        section: index, cellZIndex: section.cellZIndex, grid: grid, clip: window.clip)
      visit.elements(of: group.fragment, at: frame.origin, items: group.items, group.kinds) {
        guard window.finds($0.frame) else { return }
        var element = $0
        if isMirrored { element.frame = mirrored(element.frame) }
        body(element)
      }
    }
  }
}

extension CGRect {
  /// Whether both have a piece of area in common.
  func meets(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether both have a point in common, edges included.
  func touches(_ other: CGRect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
