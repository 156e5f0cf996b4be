package import Foundation
package import LayoutEngine

/// The accessories at one end of a list row, from the row's edge inward.
package struct AccessoryRun {
  /// The space of one accessory.
  package struct Slot {
    /// The size of the drawing in points.
    package var size: CGSize
    /// The width that it takes from the row's content if it is the only accessory, in points.
    package var room: CGFloat

    package init(size: CGSize, room: CGFloat) {
      (self.size, self.room) = (size, room)
    }
  }

  private let slots: [Slot]
  /// The distance from the row's edge to the first accessory, in points.
  private let start: CGFloat
  /// The gap between accessories in points; `nil` if each keeps its own space instead.
  private let gap: CGFloat?

  package init(
    _ slots: [Slot], from start: CGFloat, _ metrics: ListMetrics.AccessoryMetrics,
    style: AccessoryStyle
  ) {
    (self.slots, self.start) = (slots, start)
    gap = style.spacesEvenly ? metrics.gap : nil
  }

  /// The distance from the row's edge to the end of its content, in points.
  package var length: CGFloat {
    slots.indices.reduce(start) { $0 + advance($1) }
  }

  /// The rectangles of the accessories, vertically centered in a row of size `row`.
  ///
  /// - Parameter isAtLeft: Whether they are at the left edge of the row.
  package func frames(in row: CGSize, isAtLeft: Bool) -> [CGRect] {
    var distance = start
    return slots.indices.map { index in
      let size = slots[index].size
      let x = isAtLeft ? distance : row.width - distance - size.width
      distance += advance(index)
      return CGRect(
        x: x, y: (row.height - size.height) / 2, width: size.width, height: size.height)
    }
  }

  /// The distance from the start of an accessory to what follows it. The innermost one keeps its
  /// full space.
  private func advance(_ index: Int) -> CGFloat {
    let slot = slots[index]
    guard let gap, index + 1 < slots.count else { return slot.room }
    return slot.size.width + gap
  }
}
