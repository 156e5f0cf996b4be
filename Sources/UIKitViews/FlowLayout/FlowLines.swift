internal import CompositionalLayout
internal import Foundation

/// Places the items of one section of a flow layout in lines.
///
/// Apple documents these rules in
/// [Using the Flow Layout](https://developer.apple.com/library/archive/documentation/WindowsViews/Conceptual/CollectionViewPGforIOS/UsingtheFlowLayout/UsingtheFlowLayout.html)
/// of the Collection View Programming Guide for iOS:
///
/// 1. A line has as many items as fit with the minimum spacing between them, and at least one.
/// 2. What remains of a line's length is added to its spacings in equal parts.
/// 3. The minimum line spacing is the distance of the lines' largest items.
/// 4. Section insets surround the items. Headers and footers lie outside of them and are as wide as the
///    view.
///
/// The guide does not state the following rules. They are inferred from what its figures and screens of
/// apps show:
///
/// 5. Items are centered in the height of their line.
/// 6. The last line has the spacing of a full line if all items are equal, so that columns go on.
///    Otherwise its items start at the beginning, with the minimum spacing.
/// 7. An item that no second one of its size would fit beside, alone in its line, is centered.
struct FlowLines {
  /// The axis in which the layout scrolls. Lines extend across it.
  var axis: Axis
  /// The length of lines, in points.
  var room: CGFloat
  var spacing: CGFloat
  var lineSpacing: CGFloat

  /// The tolerance for sums of fractions, in points.
  private static let tolerance: CGFloat = 0.001

  /// The number of equal items in a full line.
  func capacity(_ size: CGSize) -> Int {
    let length = size[axis.across]
    guard length + spacing > 0, length <= room else { return 1 }
    let count = ((room + spacing + Self.tolerance) / (length + spacing)).rounded(.down)
    return Int(min(max(count, 1), CGFloat(LayoutLimits.itemsInGroup)))
  }

  /// The frames of a full line of equal items.
  func fullLine(of size: CGSize) -> [CGRect] {
    place(Array(repeating: size, count: capacity(size)), at: 0, isLast: false).frames
  }

  /// The frames of items, and the length of all lines together.
  func frames(of sizes: [CGSize]) -> (frames: [CGRect], length: CGFloat) {
    var frames: [CGRect] = []
    var offset: CGFloat = 0
    var line: [CGSize] = []
    var length: CGFloat = 0
    func end(isLast: Bool) {
      let placed = place(line, at: offset, isLast: isLast)
      frames += placed.frames
      offset += placed.height + (isLast ? 0 : lineSpacing)
    }
    for size in sizes {
      let next = size[axis.across] + (line.isEmpty ? 0 : spacing)
      if !line.isEmpty, length + next > room + Self.tolerance {
        end(isLast: false)
        (line, length) = ([size], size[axis.across])
      } else {
        line.append(size)
        length += next
      }
    }
    if !line.isEmpty { end(isLast: true) }
    return (frames, offset)
  }

  /// The frames of a line's items, and its extent in the scroll direction.
  private func place(
    _ sizes: [CGSize], at offset: CGFloat, isLast: Bool
  ) -> (frames: [CGRect], height: CGFloat) {
    let height = sizes.map { $0[axis] }.max() ?? 0
    let used = sizes.reduce(0) { $0 + $1[axis.across] }
    let spare = room - used - spacing * CGFloat(sizes.count - 1)
    var start: CGFloat = 0
    var gap = spacing
    if sizes.count == 1, capacity(sizes[0]) == 1 {
      start = max(spare / 2, 0)
    } else if sizes.count > 1, !isLast {
      gap += max(spare, 0) / CGFloat(sizes.count - 1)
    }
    let frames = sizes.map { size in
      var origin = CGPoint.zero
      origin[axis.across] = start
      origin[axis] = offset + (height - size[axis]) / 2
      start += size[axis.across] + gap
      return CGRect(origin: origin, size: size)
    }
    return (frames, height)
  }
}
