import CompositionalLayout
import Foundation

/// Hand-made layouts to compare.
enum Records {
  /// A grid of cells below a header, in a named section.
  static func grid(
    _ count: Int, columns: Int = 3, gap: CGFloat = 8, header: CGFloat = 44, height: CGFloat = 100,
    width: CGFloat = 320, section: LayoutRecord.Section = .id("photos")
  ) -> LayoutRecord {
    let side = (width - gap * CGFloat(columns - 1)) / CGFloat(columns)
    var frames = (0..<count).map { index in
      LayoutRecord.Frame(
        section: section, item: .index(index),
        rect: CGRect(
          x: CGFloat(index % columns) * (side + gap),
          y: header + CGFloat(index / columns) * height, width: side, height: height))
    }
    frames.append(
      LayoutRecord.Frame(
        section: section, category: .supplementary, kind: "header",
        rect: CGRect(x: 0, y: 0, width: width, height: header), zIndex: 1))
    return record(frames)
  }

  /// Rows of the given heights, one below the other.
  static func rows(_ heights: [CGFloat], section: LayoutRecord.Section = .index(0)) -> LayoutRecord
  {
    var y: CGFloat = 0
    return record(
      heights.enumerated().map { index, height in
        defer { y += height }
        return LayoutRecord.Frame(
          section: section, item: .index(index),
          rect: CGRect(x: 0, y: y, width: 320, height: height))
      })
  }

  static func record(_ frames: [LayoutRecord.Frame]) -> LayoutRecord {
    let end = frames.map(\.rect.maxY).max() ?? 0
    return LayoutRecord(
      axes: LayoutRecord.Axes(size: CGSize(width: 320, height: 480)),
      contentSize: CGSize(width: 320, height: end), frames: frames)
  }
}
