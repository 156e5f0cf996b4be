package import Foundation
package import LayoutEngine

/// The accessories at one end of a list row, from the row's edge inward (R108).
package struct AccessoryRun {
  /// The space of one accessory.
  package struct Slot {
    /// The size of the drawing in points. It is centered in the room.
    package var size: CGSize
    /// The width that it takes from the row, in points.
    package var room: CGFloat

    package init(size: CGSize, room: CGFloat) {
      (self.size, self.room) = (size, room)
    }
  }

  private let slots: [Slot]
  /// The distance from the row's edge to the first accessory, in points.
  private let start: CGFloat
  /// The gap between accessories in points.
  private let gap: CGFloat

  fileprivate init(_ slots: [Slot], from start: CGFloat, gap: CGFloat) {
    (self.slots, self.start, self.gap) = (slots, start, gap)
  }

  /// The distance from the row's edge to its content, in points.
  package var length: CGFloat {
    slots.reduce(start) { $0 + $1.room } + CGFloat(max(slots.count - 1, 0)) * gap
  }

  /// The rectangles of the accessories, vertically centered in a row of size `row`.
  ///
  /// - Parameter isAtLeft: Whether they are at the left edge of the row.
  package func frames(in row: CGSize, isAtLeft: Bool) -> [CGRect] {
    var distance = start
    return slots.map { slot in
      defer { distance += slot.room + gap }
      let (size, inset) = (slot.size, distance + (slot.room - slot.size.width) / 2)
      return CGRect(
        x: isAtLeft ? inset : row.width - inset - size.width, y: (row.height - size.height) / 2,
        width: size.width, height: size.height)
    }
  }
}

extension ListMetrics {
  /// Lays out accessories from the margin of the row's text on. Without accessories, the content
  /// begins at the edge and has the margin itself.
  ///
  /// - Parameter edge: The width at this end that the row's content avoids, in points.
  package func run(of slots: [AccessoryRun.Slot], from edge: CGFloat) -> AccessoryRun {
    AccessoryRun(slots, from: slots.isEmpty ? edge : edge + row.leading, gap: accessories.gap)
  }
}
