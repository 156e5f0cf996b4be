import CompositionalLayout
import Foundation
import Scene

extension ListRow {
  /// The shapes of the accessories in a frame of that size.
  func shapes(in size: CGSize) -> [Shape] {
    guard let colors = look.list?.accessories else { return [] }
    return pictureShapes(in: size)
      + accessoryPlaces(in: size).flatMap { accessory, rect in
        let pen = Pen(
          rect: rect, isMirrored: direction == .rightToLeft,
          width: signMetrics.accessories.lineWidth, colors: colors)
        return pen.shapes(of: accessory)
      }
  }
}

/// Draws an accessory in its rectangle.
private struct Pen {
  var rect: CGRect
  var isMirrored: Bool
  /// Of lines, in points.
  var width: CGFloat
  var colors: AccessoryColors<RGBA>

  func shapes(of accessory: Accessory) -> [Shape] {
    switch accessory {
    case .disclosure: [line(.disclosure, colors.chevron, mirrors: true)]
    case .outline(let isOpen): [line(.outline(isOpen: isOpen), colors.tint, mirrors: !isOpen)]
    case .checkmark: [line(.checkmark, colors.tint, mirrors: false)]
    case .toggle(let isOn): toggle(isOn)
    case .detail: details
    case .badge: [capsule(rect, colors.badge)]
    }
  }

  private func line(_ line: SignLine, _ color: RGBA, mirrors: Bool) -> Shape {
    .line(
      line.polyline(in: rect, color: color, width: width, isMirrored: mirrors && isMirrored))
  }

  /// A capsule on a capsule, at the trailing end when on.
  private func toggle(_ isOn: Bool) -> [Shape] {
    let track = capsule(rect, isOn ? colors.on : colors.off)
    let inner = rect.insetBy(dx: 2, dy: 2)
    let width = inner.height * 1.6
    let isRight = isOn != isMirrored
    let knob = CGRect(
      x: isRight ? inner.maxX - width : inner.minX, y: inner.minY, width: width,
      height: inner.height)
    return [track, capsule(knob, colors.knob)]
  }

  private var details: [Shape] {
    let tint = colors.tint
    let stroke = Box.Stroke(color: tint, width: width * 0.75)
    let ring = Box(rect, corners: CornerRadii(rect.height / 2), stroke: stroke)
    func line(_ from: CGFloat, _ to: CGFloat) -> Shape {
      let points = [from, to].map { CGPoint(x: rect.midX, y: rect.minY + $0 * rect.height) }
      return .line(Polyline(points, color: tint, width: width))
    }
    return [.box(ring), line(0.28, 0.28), line(0.46, 0.73)]
  }

  private func capsule(_ rect: CGRect, _ fill: RGBA) -> Shape {
    .box(Box(rect, corners: CornerRadii(rect.height / 2), fill: fill))
  }
}

extension Accessory {
  /// What a badge says in its rectangle.
  func text(in rect: CGRect, _ look: Look, scale: CGFloat) -> TextBlock? {
    guard case .badge(let text, _) = self, !text.isEmpty,
      let color = look.list?.accessories.badgeText
    else { return nil }
    let font = TextMetrics(size: 15, lineHeight: 20).resized(to: 15 * scale)
    var label = Paragraph(text, role: "badge", font: font, color: color)
    label.language = look.language
    return TextBlock(
      [label], in: rect.insetBy(dx: 5, dy: 1), fit: .shrink(minimumSize: 7, mayBeCut: true))
  }
}
