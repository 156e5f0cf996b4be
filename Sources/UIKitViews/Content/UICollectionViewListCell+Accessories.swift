internal import CompositionalLayout
package import Foundation

// Where what stands at the ends of rows goes.
extension UICollectionViewListCell {
  /// The accessories that are shown, each with its rectangle: from the end, and then from the beginning.
  package var accessoryPlaces: [(accessory: UICellAccessory, frame: CGRect)] {
    let (shown, covered) = (shownAccessories, covered)
    guard !shown.isEmpty else { return [] }
    var places: [(UICellAccessory, CGRect)] = []
    var end = covered.trailing + ListMetrics.phone.accessories.trailing
    for accessory in shown.filter({ !$0.isLeading }).reversed() {
      places.append((accessory, frame(of: accessory, at: end, isLeading: false)))
      end += accessory.room
    }
    var start = covered.leading + (indentsAccessories ? indentation : 0)
    for accessory in shown.filter(\.isLeading) {
      let distance = start + ListMetrics.phone.row.leading
      places.append((accessory, frame(of: accessory, at: distance, isLeading: true)))
      start += accessory.room
    }
    return places
  }

  /// - Parameter distance: Points from the row's end, or its beginning, to the accessory.
  private func frame(
    of accessory: UICellAccessory, at distance: CGFloat, isLeading: Bool
  ) -> CGRect {
    let size = accessory.size
    let isAtLeft = isLeading != isMirrored
    return CGRect(
      x: isAtLeft ? distance : bounds.width - distance - size.width,
      y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }
}

extension UICellAccessory {
  /// Points that are drawn on.
  fileprivate var size: CGSize {
    let metrics = Self.metrics.accessories
    func inked(_ size: CGSize) -> CGSize {
      CGSize(width: size.width + metrics.lineWidth, height: size.height + metrics.lineWidth)
    }
    switch kind {
    case .disclosure: return inked(metrics.chevron)
    case .outline:
      return inked(CGSize(width: metrics.chevron.height, height: metrics.chevron.height))
    case .checkmark: return inked(metrics.checkmark)
    case .detail, .delete, .insert, .reorder, .multiselect:
      return CGSize(width: metrics.circle, height: metrics.circle)
    case .label: return CGSize(width: room - metrics.gap, height: font.lineHeight)
    case .custom(let view, _): return size(of: view)
    }
  }
}
