internal import Basics
import Foundation
internal import Geometry
internal import LayoutEngine
import Scene

/// The length of each column and row as red dimension lines beside the picture: columns above it,
/// rows at the leading side. Each distinct range is shown once.
struct DimensionOverlay {
  let subject: OverlaySubject

  /// The distance between the picture and the first line in points.
  private static let distance: CGFloat = 6
  /// The distance between lines above the picture in points.
  private static let laneHeight: CGFloat = 17
  /// The maximum number of parallel lines. More would not be readable.
  private static let maximumLanes = 4
  private static let tick: CGFloat = 3

  var drawing: OverlayDrawing {
    var drawing = OverlayDrawing()
    for axis in Axis.allCases {
      let lanes = Lanes(measures(along: axis), limit: Self.maximumLanes)
      var distance = Self.distance + outset(of: axis)
      for lane in lanes.lanes {
        // Text is never rotated, so a lane beside a row is as wide as its longest label.
        let letters = lane.map { $0.texts[0][0].count }.max() ?? 0
        let lines = lane.contains(where: \.isNarrow) ? OverlayChip.font.lineHeight : 0
        let room =
          axis == .horizontal
          ? Self.laneHeight + lines : max(CGFloat(letters) * OverlayChip.widthPerLetter + 12, 24)
        for measure in lane { add(measure, along: axis, at: distance + room / 2, to: &drawing) }
        distance += room
      }
    }
    return drawing
  }

  /// The space between the picture and its dimension lines in points.
  private func outset(of axis: Axis) -> CGFloat {
    // The labels of margins are only above the picture.
    if axis == .horizontal {
      let numbers =
        subject.kinds.contains(.safeArea) ? SafeAreaOverlay(subject: subject).roomAbove : 0
      return subject.outset.top + numbers
    }
    return subject.isRightToLeft ? subject.outset.right : subject.outset.left
  }

  /// The distinct ranges of items and boundary items along an axis.
  private func measures(along axis: Axis) -> [Measure] {
    var seen: Set<Measure.Key> = []
    var measures: [Measure] = []
    func add(_ frame: CGRect, _ form: LengthForm?, section: Int) {
      let (start, end) = (frame.start(axis), frame.end(axis))
      let shown = subject.viewport
      guard end - start > 0, start >= shown.start(axis) - 0.01, end <= shown.end(axis) + 0.01,
        subject.isVisible(frame, section: section)
      else { return }
      let measure = Measure(
        start: start, end: end, texts: OverlayFormat.length(end - start, form))
      if seen.insert(measure.key).inserted { measures.append(measure) }
    }
    for item in subject.boxModel.items {
      add(item.frame, item.forms?[axis], section: item.section)
    }
    // Bars across the whole view say nothing about columns.
    for bar in subject.boundaryBars where axis == subject.layout.scrollAxis {
      add(bar.frame, .dimension(bar.description.box.size[axis]), section: bar.section)
    }
    return measures
  }

  private func add(
    _ measure: Measure, along axis: Axis, at distance: CGFloat, to drawing: inout OverlayDrawing
  ) {
    let line = subject.colors(.dimensions).line
    let (shown, length, tick) = (subject.viewport, measure.end - measure.start, Self.tick)
    let isAtEnd = axis.across.isReversed(rightToLeft: subject.isRightToLeft)
    let place =
      isAtEnd ? shown.end(axis.across) + distance : shown.start(axis.across) - distance
    let frame = CGRect(
      origin: CGPoint(axis, measure.start, across: place - tick),
      size: CGSize(axis, length, across: 2 * tick))
    let ends = [0.5, length - 0.5].map { end in
      [CGPoint(axis, end, across: 0), CGPoint(axis, end, across: 2 * tick)]
    }
    let paths = [[CGPoint(axis, 0, across: tick), CGPoint(axis, length, across: tick)]] + ends
    let strokes = Strokes(paths, color: line, width: 1)
    drawing.marks.append(
      OverlayMark(kind: .dimensions, frame: frame, shapes: [.strokes(strokes)], isInGutter: true))
    drawing.labels.append(
      OverlayLabel(.dimensions, measure.texts, about: frame, .centered(along: axis)))
  }
}

/// A length to show along an axis.
struct Measure {
  var start: CGFloat
  var end: CGFloat
  var texts: [[String]]

  /// Creates a measure.
  ///
  /// - Parameter texts: The label from the longest to the shortest text, on one line each. A
  ///   two-line variant is added.
  init(start: CGFloat, end: CGFloat, texts: [[String]]) {
    (self.start, self.end, self.texts) = (start, end, texts)
    let parts = texts.first?.first?.split(separator: " ", maxSplits: 1).map(String.init) ?? []
    if texts.count > 1, parts.count > 1 { self.texts.insert(parts, at: 1) }
  }

  /// Whether the label fits on two lines but not on one, estimated from the number of letters.
  var isNarrow: Bool {
    func fits(_ lines: [String]) -> Bool {
      let letters = CGFloat(lines.map(\.count).max() ?? 0)
      return letters * OverlayChip.widthPerLetter + 2 * OverlayChip.padding.width <= end - start - 4
    }
    return texts.count > 2 && !fits(texts[0]) && fits(texts[1])
  }

  /// The range in hundredths of a point, to find duplicates.
  struct Key: Hashable {
    var start: Int
    var end: Int
  }

  var key: Key { Key(start: Int((start * 100).rounded()), end: Int((end * 100).rounded())) }
}

/// Arranges measures in parallel lanes so that none overlap. Short ones come first.
struct Lanes {
  private(set) var lanes: [[Measure]] = []

  /// Distributes measures to at most `most` lanes; measures that do not fit are dropped.
  ///
  /// - Complexity: O(*n* log *n*).
  init(_ measures: [Measure], limit: Int) {
    var ends: [[(start: CGFloat, end: CGFloat)]] = []
    let sorted = measures.sorted {
      ($0.end - $0.start, $0.start) < ($1.end - $1.start, $1.start)
    }
    for measure in sorted {
      let free = ends.firstIndex { taken in
        let next = taken.partitioningIndex { $0.end > measure.start + 0.01 }
        return next == taken.count || taken[next].start >= measure.end - 0.01
      }
      guard let lane = free ?? (lanes.count < limit ? lanes.count : nil) else { continue }
      if lane == lanes.count {
        lanes.append([])
        ends.append([])
      }
      lanes[lane].append(measure)
      let place = ends[lane].partitioningIndex { $0.start >= measure.start }
      ends[lane].insert((measure.start, measure.end), at: place)
    }
  }
}
