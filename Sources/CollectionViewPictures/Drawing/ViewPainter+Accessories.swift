import CollectionViewContent
import CompositionalLayout
import Foundation
import LayoutScene

// What stands at the ends of rows (R46).
extension ViewPainter {
  mutating func paintAccessories(of cell: UICollectionViewListCell, _ place: Place) {
    let shown = cell.shownAccessories
    let covered = cell.covered
    var end = covered.trailing + ListMetrics.phone.accessories.trailing
    for accessory in shown.filter({ !$0.isLeading }).reversed() {
      paint(accessory, from: end, isLeading: false, of: cell, place)
      end += accessory.room
    }
    var start = covered.leading + (cell.indentsAccessories ? cell.indentation : 0)
    for accessory in shown.filter(\.isLeading) {
      paint(
        accessory, from: start + ListMetrics.phone.row.leading, isLeading: true, of: cell, place)
      start += accessory.room
    }
  }

  /// - Parameter distance: Points from the row's end, or its beginning, to the accessory.
  private mutating func paint(
    _ accessory: UICellAccessory, from distance: CGFloat, isLeading: Bool,
    of cell: UICollectionViewListCell, _ place: Place
  ) {
    let size = size(of: accessory)
    let isAtLeft = isLeading != isMirrored
    let rect = CGRect(
      x: isAtLeft ? place.rect.minX + distance : place.rect.maxX - distance - size.width,
      y: place.rect.midY - size.height / 2, width: size.width, height: size.height)
    if case .custom(let view, _) = accessory.kind {
      view.bounds.size = size
      view.layoutIfNeeded()
      let outer = tint
      tint = accessory.tintColor?.value.tinted(outer) ?? outer
      paint(view, in: Place(rect: rect, opacity: place.opacity, clips: place.clips))
      tint = outer
    } else {
      sign(of: accessory, in: rect, of: cell, place)
    }
  }

  /// Points that are drawn on.
  private func size(of accessory: UICellAccessory) -> CGSize {
    let metrics = UICellAccessory.metrics.accessories
    func inked(_ size: CGSize) -> CGSize {
      CGSize(width: size.width + metrics.lineWidth, height: size.height + metrics.lineWidth)
    }
    switch accessory.kind {
    case .disclosure: return inked(metrics.chevron)
    case .outline:
      return inked(CGSize(width: metrics.chevron.height, height: metrics.chevron.height))
    case .checkmark: return inked(metrics.checkmark)
    case .detail, .delete, .insert, .reorder, .multiselect:
      return CGSize(width: metrics.circle, height: metrics.circle)
    case .label:
      return CGSize(width: accessory.room - metrics.gap, height: accessory.font.lineHeight)
    case .custom(let view, _): return view.accessorySize
    }
  }

  private mutating func sign(
    of accessory: UICellAccessory, in rect: CGRect, of cell: UICollectionViewListCell,
    _ place: Place
  ) {
    let tint = cell.tintColor ?? .tintColor
    func ink(_ usual: UIColor) -> RGBA? { color(accessory.tintColor ?? usual, place.opacity) }
    let ground = accessory.backgroundColor.flatMap { color($0, place.opacity) }
    let onDisc = ground == nil ? color(.white, place.opacity) : ink(.white)
    switch accessory.kind {
    case .disclosure: line(.disclosure, in: rect, ink(.tertiaryLabel))
    case .outline:
      line(.outline(isOpen: cell.configurationState.isExpanded), in: rect, ink(tint))
    case .checkmark: line(.checkmark, in: rect, ink(tint), mirrors: false)
    case .detail:
      ring(rect, ink(tint), place)
      line(SignLine([(0.5, 0.28), (0.5, 0.28)]), in: rect, ink(tint))
      line(SignLine([(0.5, 0.46), (0.5, 0.73)]), in: rect, ink(tint))
    case .delete:
      disc(rect, ground ?? ink(.systemRed), place)
      line(SignLine([(0.28, 0.5), (0.72, 0.5)]), in: rect, onDisc)
    case .insert:
      disc(rect, ground ?? ink(.systemGreen), place)
      line(SignLine([(0.28, 0.5), (0.72, 0.5)]), in: rect, onDisc)
      line(SignLine([(0.5, 0.28), (0.5, 0.72)]), in: rect, onDisc)
    case .reorder:
      for y in [0.3, 0.5, 0.7] {
        line(SignLine([(0, y), (1, y)]), in: rect, ink(.tertiaryLabel))
      }
    case .multiselect where cell.isSelected:
      disc(rect, ink(tint), place)
      line(
        SignLine([(0.28, 0.52), (0.44, 0.68), (0.74, 0.34)]), in: rect,
        color(.white, place.opacity), mirrors: false)
    case .multiselect: ring(rect, ink(.tertiaryLabel), place)
    case .label(let text):
      guard let color = ink(.secondaryLabel) else { return }
      let text = Paragraph(text, role: "detail", font: accessory.font.metrics, color: color)
      add(TextBlock([text], in: rect))
    case .custom: break
    }
  }

  private mutating func line(
    _ line: SignLine, in rect: CGRect, _ color: RGBA?, mirrors: Bool = true
  ) {
    guard let color else { return }
    add(
      line.polyline(
        in: rect, color: color, width: UICellAccessory.metrics.accessories.lineWidth,
        isMirrored: mirrors && isMirrored))
  }

  private mutating func ring(_ rect: CGRect, _ color: RGBA?, _ place: Place) {
    let stroke = color.map {
      Box.Stroke(color: $0, width: UICellAccessory.metrics.accessories.lineWidth * 0.75)
    }
    add(Box(rect, corners: CornerRadii(rect.height / 2), stroke: stroke), place)
  }

  private mutating func disc(_ rect: CGRect, _ color: RGBA?, _ place: Place) {
    add(Box(rect, corners: CornerRadii(rect.height / 2), fill: color), place)
  }
}
