import Foundation
import Scene

extension Figure {
  /// Places the labels and adds them above all marks, with one group per overlay.
  mutating func addLabels(_ labels: [OverlayLabel], measuring text: inout some TextMeasuring) {
    var placer = LabelPlacer(
      window: SceneClip(subject.viewport, radius: radius), isRightToLeft: subject.isRightToLeft,
      texts: textAreas.all)
    var sizes = ChipSizes()
    var groups: [OverlayKind: [SceneElement]] = [:]
    let order = labels.enumerated().sorted {
      ($0.element.kind.placementOrder, $0.offset) < ($1.element.kind.placementOrder, $1.offset)
    }
    var requests: [LabelSeries.Request] = []
    for (_, label) in order {
      let choices = label.texts.map {
        LabelPlacer.Choice(lines: $0, size: sizes.size(of: $0, measuring: &text))
      }
      requests.append((label, choices))
    }
    let series = LabelSeries(requests, in: subject.viewport)
    for (label, choices) in requests {
      let choices = series.choices(of: (label, choices))
      guard let placed = placer.place(label, choices) else { continue }
      include(placed.frame)
      groups[label.kind, default: []] += elements(
        of: placed, label.colors ?? subject.colors(label.kind))
    }
    for kind in OverlayKind.allCases {
      guard let elements = groups[kind] else { continue }
      above.append(SceneGroup(layer: .labels(kind), elements: elements))
    }
  }

  private mutating func elements(
    of label: LabelPlacer.Placed, _ colors: OverlayColors
  ) -> [SceneElement] {
    var elements: [SceneElement] = []
    if let (start, end) = label.leader {
      let (mark, frame) = Leader.mark(from: start, to: end, colors.line)
      elements.append(SceneElement(.overlay, frame: frame, definition: definitions.index(of: mark)))
    }
    let size = label.frame.size
    elements.append(
      SceneElement(
        .overlay, frame: label.frame,
        definition: definitions.index(of: OverlayChip.ground(size, colors)),
        texts: [OverlayChip.text(label.lines, size, colors)], overflow: OverlayChip.rim))
    return elements
  }
}

extension OverlayKind {
  /// The order in which labels are placed. Those with few candidates come first.
  fileprivate var placementOrder: Int {
    let order: [OverlayKind] = [
      .dimensions, .sections, .nesting, .grid, .viewport, .safeArea, .insets, .spacing, .kinds,
      .estimates, .indexes, .parts,
    ]
    return order.firstIndex(of: self) ?? order.count
  }
}

/// The sizes of chips. The width of each text is measured once.
private struct ChipSizes {
  private var widths: [String: CGFloat] = [:]

  mutating func size(of lines: [String], measuring text: inout some TextMeasuring) -> CGSize {
    var widest: CGFloat = 0
    for line in lines {
      if widths[line] == nil {
        widths[line] = text.extent(of: OverlayChip.paragraph(line, .black), width: nil).width
      }
      widest = max(widest, widths[line] ?? 0)
    }
    return OverlayChip.size(lines: lines.count, width: widest)
  }
}
