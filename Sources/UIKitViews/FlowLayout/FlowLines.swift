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
/// The guide does not state the following rules (R106). They were measured on iOS 26.
///
/// 5. Items are centered in the height of their line.
/// 6. If all items are equal, the last line has the spacing of a full line, if there is one. Otherwise the
///    items of the last line start at the beginning, with the minimum spacing.
/// 7. An item alone on its line is centered if another line follows; on the last line, if every line has one
///    item; on an only line, if no second one of its size would fit. It may be wider than the line.
struct FlowLines {
  /// The axis in which the layout scrolls. Lines extend across it.
  var axis: Axis
  /// The length of lines, in points.
  var room: CGFloat
  var spacing: CGFloat
  var lineSpacing: CGFloat

  /// The tolerance for sums of fractions, in points.
  private static let tolerance: CGFloat = 0.001

  /// How the items of a line are distributed.
  private enum Distribution {
    case leading, centered, justified
  }

  /// The number of equal items in a full line.
  func capacity(_ size: CGSize) -> Int {
    let length = size[axis.across]
    guard length + spacing > 0, length <= room else { return 1 }
    let count = ((room + spacing + Self.tolerance) / (length + spacing)).rounded(.down)
    return Int(min(max(count, 1), CGFloat(LayoutLimits.itemsInGroup)))
  }

  /// The frames of a line of equal items that is repeated for `count` of them.
  func line(of size: CGSize, count: Int) -> [CGRect] {
    let capacity = capacity(size)
    let sizes = Array(repeating: size, count: capacity)
    let isFull = count >= capacity
    return place(
      sizes, at: 0, capacity == 1 ? .centered : isFull ? .justified : .leading
    ).frames
  }

  /// The frames of items, and the length of all lines together.
  func frames(of sizes: [CGSize]) -> (frames: [CGRect], length: CGFloat) {
    let lines = lines(of: sizes)
    var frames: [CGRect] = []
    var offset: CGFloat = 0
    for (index, line) in lines.enumerated() {
      let isLast = index == lines.count - 1
      let placed = place(Array(line), at: offset, distribution(of: line, isLast: isLast, in: lines))
      frames += placed.frames
      offset += placed.height + (isLast ? 0 : lineSpacing)
    }
    return (frames, offset)
  }

  /// Breaks items into lines.
  private func lines(of sizes: [CGSize]) -> [ArraySlice<CGSize>] {
    var lines: [ArraySlice<CGSize>] = []
    var start = 0
    var length: CGFloat = 0
    for (index, size) in sizes.enumerated() {
      let next = length + size[axis.across] + (index == start ? 0 : spacing)
      if index > start, next > room + Self.tolerance {
        lines.append(sizes[start..<index])
        (start, length) = (index, size[axis.across])
      } else {
        length = next
      }
    }
    return start < sizes.count ? lines + [sizes[start...]] : lines
  }

  private func distribution(
    of line: ArraySlice<CGSize>, isLast: Bool, in lines: [ArraySlice<CGSize>]
  ) -> Distribution {
    guard line.count == 1, let only = line.first else { return isLast ? .leading : .justified }
    guard isLast else { return .centered }
    let isCentered =
      lines.count == 1 ? capacity(only) == 1 : lines.allSatisfy { $0.count == 1 }
    return isCentered ? .centered : .leading
  }

  /// The frames of a line's items, and its extent in the scroll direction.
  private func place(
    _ sizes: [CGSize], at offset: CGFloat, _ distribution: Distribution
  ) -> (frames: [CGRect], height: CGFloat) {
    let height = sizes.map { $0[axis] }.max() ?? 0
    let used = sizes.reduce(0) { $0 + $1[axis.across] }
    let spare = room - used - spacing * CGFloat(sizes.count - 1)
    var start: CGFloat = distribution == .centered ? spare / 2 : 0
    let isJustified = distribution == .justified && sizes.count > 1
    let gap = spacing + (isJustified ? max(spare, 0) / CGFloat(sizes.count - 1) : 0)
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
