internal import Artwork
package import Foundation
package import Geometry
internal import LayoutEngine
package import Scene

/// The actions that swiping the rows of a list reveals.
package struct SwipeActions: Hashable, Sendable {
  /// The actions at the leading edge, from the row's edge inward.
  package var leading: [SwipeAction] = []
  /// The actions at the trailing edge, from the row's edge inward.
  package var trailing = [SwipeAction(title: "Delete", isDestructive: true)]

  package init() {}
}

/// The words for where a spec's list row shows its actions.
package enum SwipeWord: String, Hashable, Sendable, CaseIterable {
  case none, leading, trailing
}

/// A button that swiping a row reveals.
package struct SwipeAction: Hashable, Sendable {
  package var title: String?
  /// The name of a symbol, which is shown instead of the title.
  package var image: String?
  package var isDestructive: Bool
  /// `nil` is red for actions that destroy and gray for others.
  package var background: ColorReference?

  package init(title: String? = nil, isDestructive: Bool = false) {
    (self.title, self.isDestructive) = (title, isDestructive)
  }
}

/// The buttons beside a row that is swiped.
package struct SwipeButtons {
  private let actions: [SwipeAction]
  private let isLeading: Bool
  private let style: ResolvedStyle
  private let palette: Palette
  private let direction: UITraitEnvironmentLayoutDirection
  private let metrics: Metrics
  private let widths: [CGFloat]

  /// Creates the buttons that a row shows; `nil` if it is not swiped, or its list has no actions at
  /// that edge.
  ///
  /// - Parameter ruler: Measures the titles.
  package init?(
    of row: ElementContent, _ actions: SwipeActions?, at place: ListPlace?, style: ResolvedStyle,
    palette: Palette, direction: UITraitEnvironmentLayoutDirection, ruler: WordRuler?
  ) {
    guard let edge = row.swipedEdge, let place, place.part == .row, let actions else { return nil }
    isLeading = edge == .leading
    self.actions = isLeading ? actions.leading : actions.trailing
    guard !self.actions.isEmpty else { return nil }
    (self.style, self.palette, self.direction) = (style, palette, direction)
    let metrics = Metrics(place.profile.system)
    self.metrics = metrics
    widths = self.actions.map { action in
      guard action.image == nil else { return metrics.imageWidth }
      let title = Self.label(of: action, metrics, style)
      return max(
        metrics.minimumWidth, (title.flatMap { ruler?.width(of: $0) } ?? 0) + metrics.padding)
    }
  }

  private static func label(
    of action: SwipeAction, _ metrics: Metrics, _ style: ResolvedStyle
  ) -> Paragraph? {
    guard let title = action.title, !title.isEmpty else { return nil }
    let font = TextMetrics(size: metrics.fontSize, lineHeight: metrics.fontSize * 1.25)
    var label = Paragraph(title, role: "action", font: font, color: .white, maxLines: 1)
    label.language = style.language
    return label
  }

  /// The distance in points by which the row moves to the right; negative to the left.
  package var shift: CGFloat {
    let length =
      widths.reduce(0, +) + metrics.gap * CGFloat(widths.count + (metrics.gap > 0 ? 1 : 0))
    return isAtLeft ? length : -length
  }

  private var isAtLeft: Bool { isLeading == (direction == .leftToRight) }

  /// The rectangles of the buttons beside a row of the given size.
  private func frames(in size: CGSize) -> [CGRect] {
    let height = metrics.height.map { min($0, size.height) } ?? size.height
    var distance = metrics.gap
    return widths.map { width in
      defer { distance += width + metrics.gap }
      return CGRect(
        x: isAtLeft ? distance : size.width - distance - width, y: (size.height - height) / 2,
        width: width, height: height)
    }
  }

  package func shapes(in size: CGSize) -> [Shape] {
    zip(actions, frames(in: size)).flatMap { action, frame -> [Shape] in
      let standard = ColorReference.named(action.isDestructive ? "systemRed" : "systemGray")
      let fill = (action.background ?? standard).resolved(in: palette)
      let button = Shape.box(Box(frame, corners: CornerRadii(metrics.radius), fill: fill))
      guard let symbol = action.image.flatMap({ Symbol.named($0) }) else { return [button] }
      let side = min(metrics.symbolSide, frame.height)
      let room = CGRect(
        x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
      return [button] + symbol.shapes(in: room, color: .white)
    }
  }

  package func texts(in size: CGSize) -> [TextBlock] {
    zip(actions, frames(in: size)).compactMap { action, frame in
      guard action.image == nil, let label = Self.label(of: action, metrics, style) else {
        return nil
      }
      return TextBlock(
        [label], in: frame.insetBy(dx: 4, dy: 0), alignment: .center,
        fit: .shrink(minimumSize: 9, mayTruncate: true))
    }
  }

  /// Lengths in points. Those of iOS 26 are measured but for the symbol; those of earlier systems
  /// are our reading (R108).
  private struct Metrics {
    /// The space around each button.
    var gap: CGFloat
    /// `nil` is that of the row.
    var height: CGFloat?
    var radius: CGFloat
    var fontSize: CGFloat
    /// The space beside a title, on both sides together.
    var padding: CGFloat
    var minimumWidth: CGFloat
    var imageWidth: CGFloat
    var symbolSide: CGFloat { 24 }

    init(_ system: ListProfile.System) {
      (gap, height, radius) = system == .ios26 ? (10, 44, 13) : (0, nil, 0)
      (fontSize, padding) = system == .ios26 ? (13, 24) : (15, 30)
      (minimumWidth, imageWidth) = system == .ios26 ? (44, 82) : (74, 74)
    }
  }
}

extension ElementContent {
  /// The edge at which a row shows its actions; `nil` if it is not swiped.
  package var swipedEdge: SwipeWord? {
    let word = fields["swiped"].flatMap { SwipeWord(rawValue: $0) }
    return word == SwipeWord.none ? nil : word
  }
}
