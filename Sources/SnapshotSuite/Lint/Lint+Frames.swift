internal import CompositionalLayout
internal import Foundation
internal import LayoutSpec
internal import Scene
internal import SpecPictures

/// What frames alone tell.
extension LintSubject {
  /// Cells that lie on one another, and headers and footers that do, where nothing says which is on
  /// top. Badges lie on their items, and what has another order of drawing does so on purpose.
  func overlaps() -> [LintFinding] {
    let solid = elements.filter {
      $0.category != .decoration && !isBadge($0) && $0.frame.width > 0 && $0.frame.height > 0
    }
    var pairs: [(first: SolvedElement, second: SolvedElement)] = []
    for layer in Dictionary(grouping: solid, by: layer).values.sorted(by: {
      $0[0].identity < $1[0].identity
    }) {
      pairs += overlaps(in: layer).prefix(Self.mostFindings - pairs.count)
    }
    return pairs.map { pair in
      let common = pair.first.frame.common(with: pair.second.frame)
      return finding(
        .overlap, pair.first, with: pair.second,
        "and \(name(pair.second)) overlap by \(LintWords.size(common.size))")
    }
  }

  /// What must not overlap: elements of one kind and order of drawing. Carousels scroll beneath one
  /// another's ends, and pinned headers wherever they have to.
  private struct Layer: Hashable {
    var category: SolvedElement.Category
    var zIndex: Int
    /// The section, where it is a carousel.
    var carousel: Int?
  }

  private func layer(_ element: SolvedElement) -> Layer {
    Layer(
      category: element.category, zIndex: element.zIndex,
      carousel: isCarousel(element) ? element.section : nil)
  }

  /// Pairs that overlap by more than a pixel, in the order of their first ones.
  ///
  /// - Complexity: O(n log n), where few lie beside each other across the way the layer is longest.
  private func overlaps(
    in layer: [SolvedElement]
  ) -> [(first: SolvedElement, second: SolvedElement)] {
    let area = layer.reduce(CGRect.null) { $0.joined(with: $1.frame) }
    let axis: Axis = area.width > area.height ? .horizontal : .vertical
    var active: [SolvedElement] = []
    var found: [(first: SolvedElement, second: SolvedElement)] = []
    for element in layer.sorted(by: { $0.frame.start(axis) < $1.frame.start(axis) }) {
      active.removeAll { $0.frame.end(axis) <= element.frame.start(axis) + pixel }
      for other in active {
        let common = element.frame.common(with: other.frame)
        guard common.width > pixel + 0.001, common.height > pixel + 0.001 else { continue }
        found.append(other.identity < element.identity ? (other, element) : (element, other))
        if found.count >= Self.mostFindings { break }
      }
      if found.count >= Self.mostFindings { break }
      active.append(element)
    }
    return found.sorted {
      ($0.first.identity, $0.second.identity) < ($1.first.identity, $1.second.identity)
    }
  }

  /// More of a kind say nothing new.
  private static var mostFindings: Int { 1000 }

  private func isBadge(_ element: SolvedElement) -> Bool {
    guard element.category == .supplementary, let section = section(element) else { return false }
    let boundary = layout.solved.sections[section].boundaryItems
    return !boundary.contains { $0.kind == element.kind } || element.item != 0
  }

  /// Frames that reach beyond the content's sides, or above its top, where nobody can scroll to.
  func outside() -> [LintFinding] {
    let content = layout.solved.contentSize
    let across = layout.solved.scrollAxis.across
    return elements.compactMap { element in
      guard element.category != .decoration, !isCarousel(element), !hangsInCarousel(element) else {
        return nil
      }
      let frame = element.frame
      let beyond = max(
        -frame.minX, -frame.minY, frame.end(across) - content[across])
      guard beyond > pixel + 0.001 else { return nil }
      return finding(.outside, element, "reaches \(beyond.short) pt out of the content")
    }
  }

  private func hangsInCarousel(_ element: SolvedElement) -> Bool {
    isBadge(element)
      && section(element).map { layout.solved.sections[$0].carousel != nil } ?? false
  }

  /// Frames of which nothing is left.
  func empty() -> [LintFinding] {
    elements.compactMap { element in
      let size = element.frame.size
      guard element.category != .decoration, size.width <= 0 || size.height <= 0 else { return nil }
      return finding(.empty, element, "is \(LintWords.size(size)): nothing of it is seen")
    }
  }

  /// Frames whose edges lie between pixels, and are drawn blurred.
  func offGrid() -> [LintFinding] {
    elements.compactMap { element in
      let frame = element.frame
      let edges = [frame.minX, frame.minY, frame.maxX, frame.maxY]
      guard let edge = edges.first(where: isBetweenPixels) else { return nil }
      let scale = variant.scale.exact
      return finding(
        .offGrid, element,
        "has an edge at \(edge.short) pt, between pixels at @\(scale)x")
    }
  }

  private func isBetweenPixels(_ position: CGFloat) -> Bool {
    let pixels = position * variant.scale
    return (pixels - pixels.rounded()).magnitude > 0.01
  }

  /// Cells that a finger cannot hit for sure: sides under 44 points.
  func smallTargets() -> [LintFinding] {
    elements.compactMap { element in
      let size = element.frame.size
      guard element.category == .cell, size.width > 0, size.height > 0,
        min(size.width, size.height) < Self.smallestTarget - 0.01
      else { return nil }
      return finding(
        .smallTarget, element, "is \(LintWords.size(size)), and a finger needs 44 x 44 pt")
    }
  }

  /// Points that Apple's Human Interface Guidelines ask for on each side of what can be tapped.
  private static var smallestTarget: CGFloat { 44 }

  /// How far down a section begins; 0 for what is of the layout as a whole, and where nothing is further
  /// down.
  private func top(ofSection index: Int) -> CGFloat {
    let solved = layout.solved
    return solved.scrollAxis == .vertical && solved.sections.indices.contains(index)
      ? solved.shownFrame(ofSection: index).minY : 0
  }

  /// Frames that do not lie where those of the other direction of reading lie in a mirror.
  ///
  /// - Parameter other: The same spec, read in the other direction.
  func notMirrored(in other: LintSubject) -> [LintFinding] {
    let width = layout.solved.contentSize.width
    var mirror: [SolvedElement.Identity: CGRect] = [:]
    for element in other.elements { mirror[element.identity] = element.frame }
    guard mirror.count == elements.count, other.layout.solved.contentSize.width == width else {
      return elements.first.map { [finding(.notMirrored, $0, "and others are not there in both")] }
        ?? []
    }
    return elements.compactMap { element in
      guard var twin = mirror[element.identity] else {
        return finding(.notMirrored, element, "is there in one direction of reading only")
      }
      twin.origin.x = width - twin.maxX
      // Below a section that is higher in one direction all stands lower, and is mirrored all the same.
      twin.origin.y += top(ofSection: element.section) - other.top(ofSection: element.section)
      let (one, two) = (element.frame, twin)
      let off = max(
        (one.minX - two.minX).magnitude, (one.minY - two.minY).magnitude,
        (one.width - two.width).magnitude, (one.height - two.height).magnitude)
      guard off > 2 * pixel + 0.001 else { return nil }
      return finding(
        .notMirrored, element,
        "is \(off.short) pt from where a mirror would show it in the other direction")
    }
  }
}
