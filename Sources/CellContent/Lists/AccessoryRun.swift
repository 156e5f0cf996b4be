package import CompositionalLayout
package import Foundation

/// The accessories at one end of a list row, from the row's edge inwards.
package struct AccessoryRun {
  /// The space of one accessory.
  package struct Slot {
    /// Points.
    package var size: CGSize
    /// Points that it takes from the row's content as the only accessory.
    package var room: CGFloat

    package init(size: CGSize, room: CGFloat) {
      (self.size, self.room) = (size, room)
    }
  }

  private let slots: [Slot]
  /// Points from the row's edge to the first accessory.
  private let start: CGFloat
  /// Points between an accessory and the next one, where all are spaced evenly.
  private let gap: CGFloat?

  package init(
    _ slots: [Slot], from start: CGFloat, _ metrics: ListMetrics.AccessoryMetrics,
    style: AccessoryStyle
  ) {
    (self.slots, self.start) = (slots, start)
    gap = style.spacesEvenly ? metrics.gap : nil
  }

  /// Points from the row's edge to the end of its content.
  package var length: CGFloat {
    slots.indices.reduce(start) { $0 + advance($1) }
  }

  /// The rectangle of each accessory in a row of a size, in the middle of its height.
  ///
  /// - Parameter isAtLeft: Whether they stand at the left edge of the row.
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

  /// Points from where an accessory begins to what follows it. The innermost one keeps its room.
  private func advance(_ index: Int) -> CGFloat {
    let slot = slots[index]
    guard let gap, index + 1 < slots.count else { return slot.room }
    return slot.size.width + gap
  }
}
