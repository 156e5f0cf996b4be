import CellContent
import CompositionalLayout
import Foundation
import Scene
import UIKitViews

// What stands at the ends of rows.
extension ViewPainter {
  mutating func paintAccessories(of cell: UICollectionViewListCell, _ place: Place) {
    for (accessory, frame) in cell.accessoryPlaces {
      if case .custom(let view, _) = accessory.kind {
        paint(view, within: place, of: cell)
      } else {
        let rect = frame.offsetBy(dx: place.rect.minX, dy: place.rect.minY)
        sign(of: accessory, in: rect, of: cell, place)
      }
    }
  }

  private mutating func sign(
    of accessory: UICellAccessory, in rect: CGRect, of cell: UICollectionViewListCell,
    _ place: Place
  ) {
    let tint = cell.tintColor ?? .tintColor
    func ink(_ usual: UIColor) -> RGBA? {
      color(accessory.tintColor ?? cell.markedColor ?? usual, place.opacity)
    }
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
      add(TextBlock([text], in: rect), place)
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
