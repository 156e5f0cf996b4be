import Foundation
internal import Geometry
import Scene

/// The possible positions of a label, the best one first.
struct LabelCandidates {
  typealias Choice = LabelPlacer.Choice
  typealias Placed = LabelPlacer.Placed

  /// The region for labels inside the picture, in points of the content.
  let screen: SceneClip
  var window: CGRect { screen.rect }
  let isRightToLeft: Bool
  private let choices: [Choice]
  private let prefersFullest: Bool
  /// The visible part of the label's subject.
  private let area: CGRect
  /// The parts of the subject that other elements cover.
  private let covered: [CGRect]
  /// The positions at the subject.
  private(set) var near: [Placed] = []
  /// Whether the label may be away from its subject, with a leader.
  private var allowsLeader = false

  static func cornerSpace(in area: CGRect) -> CGRect { area.insetBy(dx: 1, dy: 1) }

  /// The distance between an edge and a label beside it, in points.
  static let gapBeside: CGFloat = 4

  /// The minimum size of an area that holds its label, in either orientation. Smaller areas get a
  /// leader.
  static let minimumArea = CGSize(width: 24, height: 12)

  init(
    of label: OverlayLabel, _ choices: [Choice], in screen: SceneClip, isRightToLeft: Bool
  ) {
    self.screen = screen
    self.isRightToLeft = isRightToLeft
    self.choices = choices
    prefersFullest = label.prefersFullest
    area = label.area.common(with: screen.rect)
    covered = label.covered
    let isVisible = area.width > 0 && area.height > 0
    switch label.placement {
    case .within:
      allowsLeader = isVisible
      if isVisible, area.fitsLabels { near = inside(area.insetBy(dx: -3, dy: -3), at: spread) }
    case .corner:
      allowsLeader = isVisible && label.kind != .indexes
      let first = label.kind.corner
      if isVisible {
        near = inside(Self.cornerSpace(in: area)) { corners($0, startingWith: first) }
      }
    case .amid: near = inside(nil, at: spread)
    case .atEnd(let axis): near = inside(nil) { ends($0, axis) }
    case .centered(let axis): near = onLine(label.area, axis)
    case .beside(let side): near = beside(label.area, side)
    }
  }

  /// The first candidate that is accepted; `nil` if none is.
  func first(where isAccepted: (Placed) -> Bool) -> Placed? {
    if prefersFullest, let fullest = choices.first,
      let placed = near.first(where: { $0.lines == fullest.lines && isAccepted($0) })
        ?? (allowsLeader ? firstWithLeader(to: area, [fullest], where: isAccepted) : nil)
    {
      return placed
    }
    return near.first(where: isAccepted)
      ?? (allowsLeader ? firstWithLeader(to: area, choices, where: isAccepted) : nil)
  }
}

// MARK: - In the picture

extension LabelCandidates {
  /// The positions of all choices that fit into `room` and are inside the picture.
  private func inside(_ room: CGRect?, at places: (CGSize) -> [CGRect]) -> [Placed] {
    let fitting = choices.filter { choice in
      room.map { choice.size.width <= $0.width && choice.size.height <= $0.height } ?? true
    }
    return fitting.flatMap { choice in
      places(choice.size).map { Placed(lines: choice.lines, frame: $0) }
        .filter { screen.covers($0.frame) && !coversOthers($0.frame) }
    }
  }

  /// Whether a label would overlap an element that covers its subject. It may extend beyond the
  /// subject's edge.
  private func coversOthers(_ frame: CGRect) -> Bool {
    covered.contains { $0.overlaps(frame) }
  }

  /// Positions along the longer side of the area, from the middle outward.
  private func spread(_ size: CGSize) -> [CGRect] {
    let isWide = area.width >= area.height
    return [0.5, 0.25, 0.75, 0.375, 0.625, 0.125, 0.875].map { part in
      let x = isWide ? area.minX + area.width * part : area.midX
      let y = isWide ? area.midY : area.minY + area.height * part
      return CGRect(around: CGPoint(x: x, y: y), size).moved(into: window)
    }
  }

  /// Positions in one corner and across its edge, then in the other corners and across their edges,
  /// beside the middle, and in the middle. Leading ones depend on the layout direction.
  private func corners(_ size: CGSize, startingWith first: Int) -> [CGRect] {
    let (dx, dy) = (min(3, (area.width - size.width) / 2), min(3, (area.height - size.height) / 2))
    let (left, right) = (area.minX + dx, area.maxX - dx - size.width)
    let (leading, trailing) = isRightToLeft ? (right, left) : (left, right)
    func turned(_ top: CGFloat, _ bottom: CGFloat) -> [CGPoint] {
      let all = [(leading, top), (trailing, top), (trailing, bottom), (leading, bottom)]
      return (all[first...] + all[..<first]).map { CGPoint(x: $0.0, y: $0.1) }
    }
    let inside = turned(area.minY + dy, area.maxY - dy - size.height)
    let across = turned(area.minY - size.height / 2, area.maxY - size.height / 2)
    let parts: [CGFloat] = isRightToLeft ? [0.75, 0.25, 0.5] : [0.25, 0.75, 0.5]
    let middle = parts.map { part in
      CGPoint(x: area.minX + area.width * part - size.width / 2, y: area.midY - size.height / 2)
    }
    let points = [inside[0], across[0]] + inside[1...] + across[1...] + middle
    return points.map { CGRect(origin: $0, size: size) }
  }

  /// Positions at the start of a line, further along it, and beside it.
  private func ends(_ size: CGSize, _ axis: Axis) -> [CGRect] {
    [0, 0.5, -0.5].flatMap { part in
      (0..<3).map { step in
        let along = CGFloat(step) * (size.height + 2)
        let beside = part * (size[axis] + 2)
        let across = axis.across
        let origin = CGPoint(
          axis, area.start(axis) + area.size[axis] / 2 - size[axis] / 2 + beside,
          across: across.isReversed(rightToLeft: isRightToLeft)
            ? area.end(across) - size[across] - along : area.start(across) + along)
        return CGRect(origin: origin, size: size).moved(into: window)
      }
    }
  }
}

// MARK: - Beside the picture

extension LabelCandidates {
  /// The position in the middle of a line, with the longest text that fits the line. If none fits,
  /// the shortest.
  private func onLine(_ line: CGRect, _ axis: Axis) -> [Placed] {
    let fitting = choices.filter { $0.size[axis] <= line.size[axis] - 4 }
    return (fitting.isEmpty ? choices.suffix(1) : fitting[...]).map {
      Placed(lines: $0.lines, frame: CGRect(around: line.center, $0.size))
    }
  }

  /// Positions beside an edge, shifted along it and then further away, but within the picture's
  /// width.
  private func beside(_ edge: CGRect, _ side: OverlayLabel.Side) -> [Placed] {
    let isRow = side == .above || side == .below
    let length = isRow ? edge.width : edge.height
    // Use one line if several do not fit, and the shortest text if nothing fits.
    let fitting = choices.filter { (isRow ? $0.size.width : $0.size.height) <= length }
    return (fitting + choices.suffix(1)).flatMap { choice in
      (0..<(isRow ? 6 : 1)).flatMap { lane in
        [0, 0.25, -0.25, 0.5, -0.5].map { part in
          let gap = Self.gapBeside + CGFloat(lane) * (choice.size.height + 2)
          let frame = frame(of: choice.size, beside: edge, side, gap: gap, shifted: length * part)
          return Placed(lines: choice.lines, frame: frame)
        }
      }
    }
  }

  private func frame(
    of size: CGSize, beside edge: CGRect, _ side: OverlayLabel.Side, gap: CGFloat,
    shifted shift: CGFloat
  ) -> CGRect {
    let (x, y) = (edge.midX + shift - size.width / 2, edge.midY + shift - size.height / 2)
    let within = min(max(x, window.minX), max(window.maxX - size.width, window.minX))
    let origin =
      switch side {
      case .right: CGPoint(x: edge.maxX + gap, y: y)
      case .left: CGPoint(x: edge.minX - gap - size.width, y: y)
      case .above: CGPoint(x: within, y: edge.minY - gap - size.height)
      case .below: CGPoint(x: within, y: edge.maxY + gap)
      }
    return CGRect(origin: origin, size: size)
  }
}

extension OverlayKind {
  /// The preferred corner of the kind's labels: 0 is top leading, the others follow clockwise.
  fileprivate var corner: Int {
    switch self {
    case .kinds: 1
    case .estimates: 2
    default: 0
    }
  }
}

extension CGRect {
  init(around center: CGPoint, _ size: CGSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  fileprivate var fitsLabels: Bool {
    let least = LabelCandidates.minimumArea
    return max(width, height) >= least.width && min(width, height) >= least.height
  }

  /// The frame moved inside a window.
  fileprivate func moved(into window: CGRect) -> CGRect {
    CGRect(
      x: min(max(minX, window.minX), window.maxX - width),
      y: min(max(minY, window.minY), window.maxY - height), width: width, height: height)
  }
}
