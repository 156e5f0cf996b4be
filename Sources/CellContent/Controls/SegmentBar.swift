package import Foundation
package import Scene

/// The background, the selection and the separators of a segmented control, in points.
package struct SegmentBar {
  private var rect: CGRect
  /// The rectangles of the segments, the first segment first.
  package private(set) var segments: [CGRect]
  private var metrics: ControlMetrics
  private var isMirrored: Bool

  /// Places segments from the leading edge on.
  ///
  /// - Parameter widths: The widths in points.
  package init(
    widths: [CGFloat], in rect: CGRect, _ metrics: ControlMetrics, isMirrored: Bool
  ) {
    (self.rect, self.metrics, self.isMirrored) = (rect, metrics, isMirrored)
    var start: CGFloat = 0
    segments = widths.map { width in
      defer { start += width }
      return CGRect(
        x: isMirrored ? rect.maxX - start - width : rect.minX + start, y: rect.minY, width: width,
        height: rect.height)
    }
  }

  /// The widths of equal segments in whole points. The last one gets the rest (R104).
  package static func equalWidths(_ count: Int, in width: CGFloat) -> [CGFloat] {
    guard count > 0 else { return [] }
    let each = (width / CGFloat(count)).rounded(.down)
    return Array(repeating: each, count: count - 1) + [width - each * CGFloat(count - 1)]
  }

  /// The shapes below the titles, from bottom to top. There are no separators at the edges and
  /// around the selected segment. Parts without a color are not drawn.
  package func shapes(selected: Int?, fill: RGBA?, selection: RGBA?, line: RGBA?) -> [Shape] {
    let radius = metrics.segmentRadius(rect, inset: false)
    var shapes: [Shape] = []
    if let fill { shapes.append(.box(Box(rect, corners: CornerRadii(radius), fill: fill))) }
    let selected = selected.flatMap { segments.indices.contains($0) ? $0 : nil }
    if let selected, let selection {
      let raised = segments[selected].insetBy(dx: 2, dy: 2)
      shapes += ControlShapes.raised(
        raised, radius: metrics.segmentRadius(raised, inset: true), selection, shadow: 0.12,
        blur: 4)
    }
    guard let line else { return shapes }
    for (index, segment) in segments.enumerated()
    where index > 0 && index != selected && index - 1 != selected {
      let rule = CGRect(
        x: (isMirrored ? segment.maxX : segment.minX) - 0.5,
        y: segment.minY + segment.height / 4, width: 1, height: segment.height / 2)
      shapes.append(.box(Box(rule, fill: line)))
    }
    return shapes
  }
}

extension SegmentBar {
  /// The color of the selection if none is set.
  package static func selection(_ appearance: Appearance) -> RGBA {
    appearance.isDark ? RGBA(0x636366) : .white
  }
}
