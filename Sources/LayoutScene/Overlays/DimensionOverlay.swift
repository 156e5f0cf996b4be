import CompositionalLayout
import Foundation

/// The length of each column and row: red lines beside the picture, columns above and rows at the
/// leading side, each distinct one once.
struct DimensionOverlay {
  private let subject: OverlaySubject

  init(_ subject: OverlaySubject) { self.subject = subject }

  /// Points between the picture and the first line.
  private static let distance: CGFloat = 6
  /// Points from one line above the picture to the next.
  private static let laneHeight: CGFloat = 17
  /// Lines beside one another; more would tell nothing.
  private static let mostLanes = 4
  private static let tick: CGFloat = 3

  var drawing: OverlayDrawing {
    var drawing = OverlayDrawing()
    for axis in Axis.allCases {
      let lanes = Lanes(measures(along: axis), most: Self.mostLanes)
      var distance = Self.distance + outset(of: axis)
      for lane in lanes.lanes {
        // Text stands upright: beside a row a lane is as wide as its longest label.
        let letters = lane.map { $0.texts[0][0].count }.max() ?? 0
        let room =
          axis == .horizontal
          ? Self.laneHeight : max(CGFloat(letters) * OverlayChip.widthPerLetter + 12, 24)
        for measure in lane { add(measure, along: axis, at: distance + room / 2, to: &drawing) }
        distance += room
      }
    }
    return drawing
  }

  /// What lies between the picture and its lanes.
  private func outset(of axis: Axis) -> CGFloat {
    if axis == .horizontal {
      let numbers = subject.kinds.contains(.safeArea) ? SafeAreaOverlay(subject).roomAbove : 0
      return subject.outset.top + numbers
    }
    return subject.isRightToLeft ? subject.outset.right : subject.outset.left
  }

  /// Items, headers and the like along an axis, none of them twice.
  private func measures(along axis: Axis) -> [Measure] {
    var seen: Set<Measure.Key> = []
    var measures: [Measure] = []
    func add(_ frame: CGRect, _ form: CompositionalLayout.Dimension?, section: Int) {
      let (start, end) = (frame.start(axis), frame.end(axis))
      let shown = subject.viewport
      guard end - start > 0, start >= shown.start(axis) - 0.01, end <= shown.end(axis) + 0.01,
        subject.isSeen(frame, section: section)
      else { return }
      let measure = Measure(
        start: start, end: end, texts: OverlayWords.length(end - start, form))
      if seen.insert(measure.key).inserted { measures.append(measure) }
    }
    for item in subject.anatomy.items {
      add(
        item.frame, axis == .horizontal ? item.size?.width : item.size?.height,
        section: item.section)
    }
    // Bars as long as the view tell nothing of columns.
    for bar in BoundaryBars.all(of: subject) where axis == subject.layout.scrollAxis {
      let size = bar.description.box.size
      add(bar.frame, axis == .horizontal ? size.width : size.height, section: bar.section)
    }
    return measures
  }

  private func add(
    _ measure: Measure, along axis: Axis, at distance: CGFloat, to drawing: inout OverlayDrawing
  ) {
    let line = subject.colors(.dimensions).line
    let (shown, length, tick) = (subject.viewport, measure.end - measure.start, Self.tick)
    let frame: CGRect
    var paths: [[CGPoint]]
    switch axis {
    case .horizontal:
      frame = CGRect(
        x: measure.start, y: shown.minY - distance - tick, width: length, height: 2 * tick)
      paths = [
        [CGPoint(x: 0, y: tick), CGPoint(x: length, y: tick)],
        [CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 2 * tick)],
        [CGPoint(x: length - 0.5, y: 0), CGPoint(x: length - 0.5, y: 2 * tick)],
      ]
    case .vertical:
      let x = subject.isRightToLeft ? shown.maxX + distance : shown.minX - distance
      frame = CGRect(x: x - tick, y: measure.start, width: 2 * tick, height: length)
      paths = [
        [CGPoint(x: tick, y: 0), CGPoint(x: tick, y: length)],
        [CGPoint(x: 0, y: 0.5), CGPoint(x: 2 * tick, y: 0.5)],
        [CGPoint(x: 0, y: length - 0.5), CGPoint(x: 2 * tick, y: length - 0.5)],
      ]
    }
    let strokes = Strokes(paths, color: line, width: 1)
    drawing.marks.append(
      OverlayMark(kind: .dimensions, frame: frame, shapes: [.strokes(strokes)], isInGutter: true))
    drawing.labels.append(
      OverlayLabel(.dimensions, measure.texts, about: frame, .centred(along: axis)))
  }
}

/// A length to be told, along one axis.
struct Measure {
  var start: CGFloat
  var end: CGFloat
  var texts: [[String]]

  /// What makes it distinct, in hundredths of a point.
  struct Key: Hashable {
    var start: Int
    var end: Int
  }

  var key: Key { Key(start: Int((start * 100).rounded()), end: Int((end * 100).rounded())) }
}

/// Measures in lanes beside one another, so that none covers another one: short ones first.
struct Lanes {
  private(set) var lanes: [[Measure]] = []

  /// - Complexity: O(n log n).
  init(_ measures: [Measure], most: Int) {
    var ends: [[(start: CGFloat, end: CGFloat)]] = []
    let sorted = measures.sorted {
      ($0.end - $0.start, $0.start) < ($1.end - $1.start, $1.start)
    }
    for measure in sorted {
      let free = ends.firstIndex { taken in
        let next = Self.firstIndex(of: taken) { $0.end > measure.start + 0.01 }
        return next == taken.count || taken[next].start >= measure.end - 0.01
      }
      guard let lane = free ?? (lanes.count < most ? lanes.count : nil) else { continue }
      if lane == lanes.count {
        lanes.append([])
        ends.append([])
      }
      lanes[lane].append(measure)
      let place = Self.firstIndex(of: ends[lane]) { $0.start >= measure.start }
      ends[lane].insert((measure.start, measure.end), at: place)
    }
  }

  /// The first of sorted elements for which `holds`; their count where there is none.
  private static func firstIndex<Element>(
    of elements: [Element], where holds: (Element) -> Bool
  ) -> Int {
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(elements[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
