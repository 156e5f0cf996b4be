internal import CairoRenderer
internal import CellContent
internal import Foundation
internal import Geometry
internal import LayoutEngine
internal import LayoutScene
internal import LayoutSpec
internal import Scene
internal import SpecPictures

/// Lint rules for the bars of screens.
extension LintSubject {
  /// Finds bars whose titles are truncated.
  func cutBars(_ scene: Scene, _ measurer: TextMeasurer) -> [LintFinding] {
    scene.groups.filter { $0.layer == .bars }.flatMap(\.elements).flatMap { drawn in
      let element = SolvedElement(drawn.identity, frame: drawn.frame, zIndex: drawn.zIndex)
      return drawn.allTexts.flatMap(measurer.truncatedParagraphs).map {
        var found = finding(.cutText, element, "does not show all of its text: \($0.excerpt)")
        (found.bar, found.frame) = (element.kind, element.kind ?? found.frame)
        return found
      }
    }
  }

  /// Finds texts that are below a bar or a part that floats, wherever the page is scrolled.
  func coveredTexts(_ spec: Spec, _ measurer: TextMeasurer) -> [LintFinding] {
    let covers = self.covers(spec, measurer)
    guard !covers.isEmpty else { return [] }
    var (all, measurer) = (variant, measurer)
    all.picture = .content
    let known = Dictionary(elements.map { ($0.identity, $0) }) { first, _ in first }
    let container = layout.solved.container
    let (top, end) = (container.contentInset.top, container.size.height - container.safeArea.bottom)
    let scene = Pipeline.scene(layout, spec, all, Pipeline.Style(), measurer)
    return scene.elements.flatMap { drawn -> [LintFinding] in
      guard let element = known[drawn.identity], !element.isPinned, !isCarousel(element) else {
        return []
      }
      return drawn.allTexts.compactMap { text in
        let area = text.inkAreas(measuring: &measurer).reduce(CGRect.null) { $0.joined(with: $1) }
        guard !area.isNull else { return nil }
        let shown = area.offsetBy(dx: drawn.frame.minX, dy: drawn.frame.minY - top)
        guard
          let cover = covers.first(where: { $0.hides(shown, scrolling: offsets, above: end) })
        else { return nil }
        let excerpt = text.paragraphs.first?.excerpt ?? ""
        var found = finding(
          .coveredText, element,
          "has text that \(cover.title) covers wherever the page is scrolled: \(excerpt)")
        found.bar = cover.bar
        return found
      }
    }
  }

  /// The positions of the page in points, from the start to the end.
  private var offsets: ClosedRange<CGFloat> {
    let solved = layout.solved
    guard solved.scrollAxis == .vertical else { return 0...0 }
    let inset = solved.container.contentInset
    let last = solved.contentSize.height + inset.bottom - solved.container.size.height
    return -inset.top...max(last, -inset.top)
  }

  /// Parts that float, and the bars of a page that does not scroll below them.
  private func covers(_ spec: Spec, _ measurer: TextMeasurer) -> [Cover] {
    guard spec.file != nil, let screen = layout.screen else { return [] }
    guard layout.solved.scrollAxis == .vertical else {
      return Pipeline.bars(of: layout, measurer).compactMap { bar in
        ["navigation bar", "tab bar", "toolbar"].contains(bar.name)
          ? Cover(title: "the \(bar.name)", bar: bar.name, frame: bar.frame) : nil
      }
    }
    guard screen.screen.floating != nil else { return [] }
    return Pipeline.floatingParts(layout, spec, variant, measurer).compactMap { part in
      switch part.kind.family {
      case .container, .space: nil
      case .text, .picture, .mark, .control, .chart:
        Cover(title: "floating \(part.name)", bar: "floating", frame: part.frame)
      }
    }
  }
}

/// What may be above texts, with its frame on the screen.
private struct Cover {
  var title: String
  /// The name of the bar.
  var bar: String
  var frame: CGRect

  /// Whether a good part of an area of the content is below this at all positions of the page.
  ///
  /// - Parameter end: The y coordinate above which the screen shows content.
  func hides(
    _ area: CGRect, scrolling offsets: ClosedRange<CGFloat>, above end: CGFloat
  ) -> Bool {
    let common = min(area.maxX, frame.maxX) - max(area.minX, frame.minX)
    guard common > Self.leastWidth else { return false }
    let above = area.maxY - offsets.upperBound <= frame.minY + Self.tolerance
    let below =
      area.minY - offsets.lowerBound >= frame.maxY - Self.tolerance
      && area.height <= end - frame.maxY + Self.tolerance
    return !above && !below
  }

  /// How much of a text may be covered, in points: the spaces around letters.
  private static let (leastWidth, tolerance) = (CGFloat(2), CGFloat(3))
}
