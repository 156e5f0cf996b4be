import CellContent
import CompositionalLayout
import Foundation
import Scene
import UIKitViews

// Cell accessories.
extension ViewPainter {
  mutating func paintAccessories(of cell: UICollectionViewListCell, _ context: PaintContext) {
    for (accessory, frame) in cell.accessoryFrames {
      let rect = frame.offsetBy(dx: context.rect.minX, dy: context.rect.minY)
      switch accessory.kind {
      case .custom(let view, _): paint(view, within: context, of: cell)
      case .symbol(let symbol):
        let shown = symbol.shown(
          isExpanded: cell.configurationState.isExpanded, isSelected: cell.isSelected)
        add(shown, in: rect, ink(of: shown, accessory, cell, context), context)
      case .label(let text):
        guard let color = ink(accessory, cell, context, usually: .secondaryLabel) else { continue }
        let text = Paragraph(text, role: "detail", font: accessory.font.metrics, color: color)
        add(TextBlock([text], in: rect), context)
      }
    }
  }

  mutating func add(
    _ symbol: AccessorySymbol, in rect: CGRect, _ ink: AccessoryInk, _ context: PaintContext
  ) {
    let shapes = symbol.shapes(
      in: rect, ink, lineWidth: UICellAccessory.metrics.accessories.lineWidth,
      isMirrored: isMirrored)
    for shape in shapes {
      switch shape {
      case .line(let line): add(line)
      case .box(let box): add(box, context)
      default: add([shape], covering: rect, context)
      }
    }
  }

  private func ink(
    of symbol: AccessorySymbol, _ accessory: UICellAccessory, _ cell: UICollectionViewListCell,
    _ context: PaintContext
  ) -> AccessoryInk {
    func ink(_ usual: UIColor) -> RGBA? { self.ink(accessory, cell, context, usually: usual) }
    func disc(_ usual: UIColor) -> AccessoryInk {
      let ground = accessory.backgroundColor.flatMap { color($0, context.opacity) }
      return ground == nil
        ? AccessoryInk(ink(usual), raised: color(.white, context.opacity))
        : AccessoryInk(ground, raised: ink(.white))
    }
    let tint = cell.tintColor ?? .tintColor
    return switch symbol {
    case .disclosure, .reorder, .multiselect(isSelected: false), .toggle:
      AccessoryInk(ink(.tertiaryLabel))
    case .outline, .checkmark, .detail: AccessoryInk(ink(tint))
    case .delete: disc(.systemRed)
    case .insert: disc(.systemGreen)
    case .multiselect(isSelected: true):
      AccessoryInk(ink(tint), raised: color(.white, context.opacity))
    }
  }

  private func ink(
    _ accessory: UICellAccessory, _ cell: UICollectionViewListCell, _ context: PaintContext,
    usually usual: UIColor
  ) -> RGBA? {
    color(accessory.tintColor ?? cell.selectionTint ?? usual, context.opacity)
  }
}
