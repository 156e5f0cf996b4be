internal import Basics
internal import CellContent
internal import Foundation
internal import Geometry
internal import LayoutEngine
internal import LayoutSpec
internal import Scene
internal import SpecPictures

/// Lint rules that need only frames.
extension LintSubject {
  /// Finds cells that overlap each other, and headers and footers that do, at the same z-index.
  /// Badges overlap their items by design, and elements with another z-index overlap on purpose.
  func overlaps() -> [LintFinding] {
    let solid = elements.filter {
      $0.category != .decoration && !$0.isAnchored && $0.frame.width > 0 && $0.frame.height > 0
    }
    var pairs: [(first: SolvedElement, second: SolvedElement)] = []
    for layer in Dictionary(grouping: solid, by: layer).values.sorted(by: {
      $0[0].identity < $1[0].identity
    }) {
      pairs += overlaps(in: layer).prefix(Self.maxFindings - pairs.count)
    }
    return pairs.map { pair in
      let common = pair.first.frame.common(with: pair.second.frame)
      return finding(
        .overlap, pair.first, with: pair.second,
        "and \(name(pair.second)) overlap by \(LintFormat.size(common.size))")
    }
  }

  /// A set of elements that must not overlap: same category and z-index. Each carousel is a layer
  /// of its own, because its cells scroll beyond the ends of the section.
  private struct Layer: Hashable {
    var category: SolvedElement.Category
    var zIndex: Int
    /// The section index of a carousel; `nil` for other elements.
    var carousel: Int?
  }

  private func layer(_ element: SolvedElement) -> Layer {
    Layer(
      category: element.category, zIndex: element.zIndex,
      carousel: isCarousel(element) ? element.section : nil)
  }

  /// Returns the pairs that overlap by more than a pixel, ordered by their first elements.
  ///
  /// - Complexity: O(*n* log *n*) if few elements are side by side across the layer's longer axis.
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
        if found.count >= Self.maxFindings { break }
      }
      if found.count >= Self.maxFindings { break }
      active.append(element)
    }
    return found.sorted {
      ($0.first.identity, $0.second.identity) < ($1.first.identity, $1.second.identity)
    }
  }

  /// The maximum number of overlaps to report per category.
  private static var maxFindings: Int { 1000 }

  /// Finds frames that extend beyond the content in a direction that does not scroll, or above its
  /// top.
  func outside() -> [LintFinding] {
    let content = layout.solved.contentSize
    let across = layout.solved.scrollAxis.across
    return elements.compactMap { element in
      guard element.category != .decoration, !isCarousel(element), !isCarouselBadge(element) else {
        return nil
      }
      let frame = element.frame
      let beyond = max(
        -frame.minX, -frame.minY, frame.end(across) - content[across])
      guard beyond > pixel + 0.001 else { return nil }
      return finding(.outside, element, "reaches \(beyond.short) pt beyond the content")
    }
  }

  private func isCarouselBadge(_ element: SolvedElement) -> Bool {
    element.isAnchored
      && section(element).map { layout.solved.sections[$0].carousel != nil } ?? false
  }

  /// Finds frames of zero size.
  func empty() -> [LintFinding] {
    elements.compactMap { element in
      let size = element.frame.size
      guard element.category != .decoration, size.width <= 0 || size.height <= 0 else { return nil }
      return finding(.empty, element, "is \(LintFormat.size(size)), so it is not visible")
    }
  }

  /// Finds frames whose edges are between pixels, which makes them blurred.
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

  /// Finds cells that are too small to tap reliably: a side under 44 points. Composed cells that are
  /// as high as their content, such as the bubbles of a chat, are no targets; their controls are.
  func smallTargets() -> [LintFinding] {
    elements.compactMap { element in
      let size = element.frame.size
      guard element.category == .cell, size.width > 0, size.height > 0,
        min(size.width, size.height) < Self.minTapTarget - 0.01,
        !element.fit.height || !layout.plan.content[element].isComposed
      else { return nil }
      return finding(
        .smallTarget, element, "is \(LintFormat.size(size)); tap targets need at least 44 x 44 pt")
    }
  }

  /// The minimum side of a tap target in points, from Apple's Human Interface Guidelines.
  static var minTapTarget: CGFloat { 44 }

  /// Returns the top of a section in points; 0 for layout-level elements and for layouts that
  /// scroll horizontally.
  private func top(ofSection index: Int) -> CGFloat {
    let solved = layout.solved
    return solved.scrollAxis == .vertical && solved.sections.indices.contains(index)
      ? solved.shownFrame(ofSection: index).minY : 0
  }

  /// Finds frames that are not at the mirrored position in the opposite reading direction.
  ///
  /// - Parameter other: The same spec, laid out in the opposite direction.
  func notMirrored(in other: LintSubject) -> [LintFinding] {
    let width = layout.solved.contentSize.width
    var mirror: [SolvedElement.Identity: CGRect] = [:]
    for element in other.elements { mirror[element.identity] = element.frame }
    guard mirror.count == elements.count, other.layout.solved.contentSize.width == width else {
      return elements.first.map {
        [finding(.notMirrored, $0, "and other frames exist in only one reading direction")]
      }
        ?? []
    }
    return elements.compactMap { element in
      guard var mirrored = mirror[element.identity] else {
        return finding(.notMirrored, element, "exists in only one reading direction")
      }
      mirrored.origin.x = width - mirrored.maxX
      // If a section above is taller in one direction, the elements below are shifted, which is not
      // a mirroring error.
      mirrored.origin.y += top(ofSection: element.section) - other.top(ofSection: element.section)
      let (one, two) = (element.frame, mirrored)
      let distance = max(
        (one.minX - two.minX).magnitude, (one.minY - two.minY).magnitude,
        (one.width - two.width).magnitude, (one.height - two.height).magnitude)
      guard distance > 2 * pixel + 0.001 else { return nil }
      return finding(
        .notMirrored, element,
        "is \(distance.short) pt away from its mirrored position in the other reading direction")
    }
  }
}
