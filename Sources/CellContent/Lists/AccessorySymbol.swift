package import Foundation
package import Geometry
package import LayoutEngine
package import Scene

/// A symbol or a switch at the end of a list row.
package enum AccessorySymbol: Hashable, Sendable {
  /// A chevron, which shows that the row leads to another page.
  case disclosure
  /// A chevron that points down while the rows below it are shown.
  case outline(isExpanded: Bool)
  case checkmark
  case toggle(isOn: Bool)
  /// A circle with an i.
  case detail
  case delete
  case insert
  case reorder
  case multiselect(isSelected: Bool)
}

extension AccessorySymbol {
  /// The symbol for a row with the given state.
  package func shown(isExpanded: Bool, isSelected: Bool) -> AccessorySymbol {
    switch self {
    case .outline: .outline(isExpanded: isExpanded)
    case .multiselect: .multiselect(isSelected: isSelected)
    case .disclosure, .checkmark, .toggle, .detail, .delete, .insert, .reorder: self
    }
  }

  /// The name in records. It does not depend on the row's state.
  package var name: String {
    switch self {
    case .disclosure: "disclosure"
    case .outline: "outline"
    case .checkmark: "checkmark"
    case .toggle: "toggle"
    case .detail: "detail"
    case .delete: "delete"
    case .insert: "insert"
    case .reorder: "reorder"
    case .multiselect: "multiselect"
    }
  }
}

extension ListProfile {
  /// The metrics with symbols scaled to the text size, in whole pixels.
  package func metrics(at size: UIContentSizeCategory) -> ListMetrics {
    metrics.scalingAccessories(
      by: DynamicTypeStyle.body.scale(at: size), on: PixelGrid(scale: scale))
  }
}

extension AccessorySymbol {
  /// The size of the drawing in points.
  package func size(_ metrics: ListMetrics.AccessoryMetrics) -> CGSize {
    func square(_ side: CGFloat) -> CGSize { CGSize(width: side, height: side) }
    return switch self {
    case .disclosure, .outline: square(metrics.chevron)
    case .checkmark: metrics.checkmark
    case .toggle: metrics.toggle
    case .detail: square(metrics.detail)
    case .delete, .insert, .multiselect: square(metrics.circle)
    case .reorder: metrics.grip
    }
  }

  /// The space of the symbol in a row. Round controls extend beyond theirs by a point at each side.
  package func slot(_ metrics: ListMetrics.AccessoryMetrics) -> AccessoryRun.Slot {
    let size = size(metrics)
    let room: CGFloat =
      switch self {
      case .disclosure, .outline, .toggle, .reorder: size.width
      case .checkmark, .detail: max(size.width, metrics.slot)
      case .delete, .insert, .multiselect: max(size.width - 2, metrics.slot)
      }
    return AccessoryRun.Slot(size: size, room: room)
  }

  /// Whether the symbol is at the leading end of a row.
  package var isLeading: Bool {
    switch self {
    case .delete, .insert, .multiselect: true
    case .disclosure, .outline, .checkmark, .toggle, .detail, .reorder: false
    }
  }
}

// MARK: - Drawing

/// The colors of an accessory. Parts without a color are not drawn.
package struct AccessoryInk: Hashable, Sendable {
  /// The color of lines, rings, discs and tracks.
  var symbol: RGBA?
  /// The color of the parts on top of a disc or track.
  var raised: RGBA?

  package init(_ symbol: RGBA?, raised: RGBA? = nil) {
    (self.symbol, self.raised) = (symbol, raised)
  }
}

extension AccessorySymbol {
  /// The shapes of the symbol, from bottom to top.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the symbol fills, in points.
  ///   - ink: The colors.
  ///   - lineWidth: The line width in points.
  ///   - isMirrored: Whether the layout is right-to-left.
  package func shapes(
    in rect: CGRect, _ ink: AccessoryInk, lineWidth: CGFloat, isMirrored: Bool
  ) -> [Shape] {
    let pen = AccessoryPen(rect: rect, isMirrored: isMirrored, width: lineWidth)
    return switch self {
    case .disclosure: pen.lines([.outline(isOpen: false)], ink.symbol)
    case .outline(let isExpanded):
      pen.lines([.outline(isOpen: isExpanded)], ink.symbol, mirrors: !isExpanded)
    case .checkmark: pen.lines([.checkmark], ink.symbol, mirrors: false)
    case .toggle(let isOn): pen.toggle(isOn, ink)
    case .detail:
      pen.ring(ink.symbol) + pen.lines(SymbolLine.letter, ink.symbol)
    case .delete: pen.capsule(rect, ink.symbol) + pen.lines([.minus], ink.raised)
    case .insert:
      pen.capsule(rect, ink.symbol) + pen.lines([.minus, .upright], ink.raised)
    case .reorder: pen.lines(SymbolLine.grip, ink.symbol)
    case .multiselect(isSelected: true):
      pen.capsule(rect, ink.symbol) + pen.lines([.tick], ink.raised, mirrors: false)
    case .multiselect(isSelected: false): pen.ring(ink.symbol)
    }
  }
}

/// Draws the parts of accessories in a rectangle.
private struct AccessoryPen {
  var rect: CGRect
  var isMirrored: Bool
  /// The line width in points.
  var width: CGFloat

  /// Draws lines with their caps inside the rectangle.
  func lines(_ lines: [SymbolLine], _ color: RGBA?, mirrors: Bool = true) -> [Shape] {
    guard let color else { return [] }
    let (inset, isMirrored) = (width / 2, mirrors && isMirrored)
    return lines.map {
      .line(
        $0.polyline(
          in: rect.insetBy(dx: inset, dy: inset), color: color, width: width,
          isMirrored: isMirrored))
    }
  }

  func ring(_ color: RGBA?) -> [Shape] {
    guard let color else { return [] }
    let stroke = Box.Stroke(color: color, width: width * 0.75)
    return [.box(Box(rect, corners: CornerRadii(rect.height / 2), stroke: stroke))]
  }

  func capsule(_ rect: CGRect, _ color: RGBA?) -> [Shape] {
    guard let color else { return [] }
    return [.box(Box(rect, corners: CornerRadii(rect.height / 2), fill: color))]
  }

  /// A thumb on a track. It is at the trailing end if the switch is on.
  func toggle(_ isOn: Bool, _ ink: AccessoryInk) -> [Shape] {
    let inner = rect.insetBy(dx: ControlMetrics.thumbInset, dy: ControlMetrics.thumbInset)
    // The wide track of iOS 26 has a long thumb, the track up to iOS 18 a round one.
    let long = ControlMetrics.longThumb
    let length = inner.height * (rect.width > 2 * rect.height ? long.width / long.height : 1)
    let thumb = CGRect(
      x: isOn != isMirrored ? inner.maxX - length : inner.minX, y: inner.minY, width: length,
      height: inner.height)
    return capsule(rect, ink.symbol) + capsule(thumb, ink.raised)
  }
}
