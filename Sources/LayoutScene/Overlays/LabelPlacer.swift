import CompositionalLayout
import Foundation

/// Finds places for labels, none of which covers another one or the leader of another one.
///
/// Each label has candidates in an order of its own, and takes the first that is free and covers none
/// of the words in the picture, else the first that is free; without one it is left out. So the order
/// of the labels decides, and the same labels get the same places.
struct LabelPlacer {
  /// What labels about the picture keep within: points, in content coordinates.
  let window: CGRect
  let isRightToLeft: Bool
  private var taken = TakenPlaces()
  private var words = TakenPlaces()
  private var sparesWords = true

  /// An area smaller than this holds no label.
  static let leastArea = CGSize(width: 24, height: 12)

  /// - Parameter words: Where the picture says something, in content coordinates.
  init(window: CGRect, isRightToLeft: Bool, words: [CGRect] = []) {
    self.window = window
    self.isRightToLeft = isRightToLeft
    for rect in words { self.words.take(rect) }
  }

  /// What a label may say, and how large it would be.
  struct Choice {
    var lines: [String]
    var size: CGSize
  }

  /// Where a label has found its place.
  struct Placed {
    var lines: [String]
    var frame: CGRect
    /// From what it is about to its edge.
    var leader: (from: CGPoint, to: CGPoint)?
  }

  /// The place of a label; `nil` where there is none.
  ///
  /// - Complexity: O(candidates), and the labels nearby.
  mutating func place(_ label: OverlayLabel, _ choices: [Choice]) -> Placed? {
    for sparesWords in [true, false] {
      self.sparesWords = sparesWords
      if let placed = tryPlacing(label, choices) { return placed }
    }
    return nil
  }

  private mutating func tryPlacing(_ label: OverlayLabel, _ choices: [Choice]) -> Placed? {
    let area = label.area.common(with: window)
    switch label.manner {
    case .within: return placeWithin(area, choices)
    case .corner: return placeInCorner(area, choices, label.kind)
    case .amid: return first(choices, at: choices.map { spread($0.size, amid: area) })
    case .atEnd(let axis): return first(choices, at: choices.map { ends($0.size, of: area, axis) })
    case .centred(let axis): return placeOnLine(label.area, axis, choices)
    case .beside(let side): return placeBeside(label.area, side, choices)
    }
  }
}

// MARK: - In the picture

extension LabelPlacer {
  private func isFree(_ frame: CGRect) -> Bool {
    taken.isFree(frame) && (!sparesWords || words.isFree(frame))
  }

  /// The first candidate of the first choice for which there is one that is free.
  private mutating func first(
    _ choices: [Choice], isBounded: Bool = true, at candidates: [[CGRect]]
  ) -> Placed? {
    for (choice, frames) in zip(choices, candidates) {
      for frame in frames {
        guard !isBounded || window.covers(frame), isFree(frame) else { continue }
        taken.take(frame)
        return Placed(lines: choice.lines, frame: frame)
      }
    }
    return nil
  }

  private mutating func placeWithin(_ area: CGRect, _ choices: [Choice]) -> Placed? {
    guard area.width > 0, area.height > 0 else { return nil }
    let least = Self.leastArea
    if area.width >= least.width, area.height >= least.height {
      let roomy = area.insetBy(dx: -3, dy: -2)
      let candidates = choices.map { choice in
        choice.size.width <= roomy.width && choice.size.height <= roomy.height
          ? spread(choice.size, amid: area) : []
      }
      let placed = first(choices, at: candidates)
      if let placed { return placed }
    }
    return placeWithLeader(to: area, choices)
  }

  /// The middle of an area, then other places along its longer side.
  private func spread(_ size: CGSize, amid area: CGRect) -> [CGRect] {
    let isWide = area.width >= area.height
    return [0.5, 0.25, 0.75, 0.375, 0.625, 0.125, 0.875].map { part in
      let x = isWide ? area.minX + area.width * part : area.midX
      let y = isWide ? area.midY : area.minY + area.height * part
      return kept(CGRect(around: CGPoint(x: x, y: y), size))
    }
  }

  /// The frame moved into the picture, if that takes no more than its own length.
  private func kept(_ frame: CGRect) -> CGRect {
    var frame = frame
    frame.origin.x = min(max(frame.minX, window.minX), window.maxX - frame.width)
    frame.origin.y = min(max(frame.minY, window.minY), window.maxY - frame.height)
    return frame
  }

  private mutating func placeInCorner(
    _ area: CGRect, _ choices: [Choice], _ kind: OverlayKind
  ) -> Placed? {
    guard area.width > 0, area.height > 0 else { return nil }
    let room = area.insetBy(dx: 1, dy: 1)
    let fitting = choices.filter { $0.size.width <= room.width && $0.size.height <= room.height }
    let candidates = fitting.map { corners(of: area, $0.size, startingWith: kind.corner) }
    if let placed = first(fitting, at: candidates) { return placed }
    if kind == .indexes || (sparesWords && !fitting.isEmpty) { return nil }
    return placeWithLeader(to: area, choices)
  }

  /// The corners of an area, leading ones on the side where reading begins, then across its upper and
  /// lower edge, and its middle.
  private func corners(of area: CGRect, _ size: CGSize, startingWith first: Int) -> [CGRect] {
    let (dx, dy) = (min(3, (area.width - size.width) / 2), min(3, (area.height - size.height) / 2))
    let (left, right) = (area.minX + dx, area.maxX - dx - size.width)
    let (leading, trailing) = isRightToLeft ? (right, left) : (left, right)
    func turned(_ top: CGFloat, _ bottom: CGFloat) -> [CGPoint] {
      let all = [(leading, top), (trailing, top), (trailing, bottom), (leading, bottom)]
      return (all[first...] + all[..<first]).map { CGPoint(x: $0.0, y: $0.1) }
    }
    let inside = turned(area.minY + dy, area.maxY - dy - size.height)
    let across = turned(area.minY - size.height / 2, area.maxY - size.height / 2)
    let middle = CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2)
    return (inside + (sparesWords ? across : []) + [middle]).map { CGRect(origin: $0, size: size) }
  }

  private func ends(_ size: CGSize, of area: CGRect, _ axis: Axis) -> [CGRect] {
    (0..<3).map { step in
      let aside = CGFloat(step) * (size.height + 2)
      let x =
        axis == .horizontal
        ? area.midX - size.width / 2
        : isRightToLeft ? area.maxX - size.width - aside : area.minX + aside
      let y = axis == .horizontal ? area.minY + aside : area.midY - size.height / 2
      return kept(CGRect(origin: CGPoint(x: x, y: y), size: size))
    }
  }
}

// MARK: - With a leader

extension LabelPlacer {
  /// Where along an area leaders may end: at more places where words stand in the way.
  private static let fewParts = [0.5, 0.3, 0.7]
  private static let manyParts = fewParts + [0.4, 0.6, 0.2, 0.8, 0.1, 0.9, 0.04, 0.96]

  /// A label near something small, with a line to it.
  private mutating func placeWithLeader(to area: CGRect, _ choices: [Choice]) -> Placed? {
    for part in sparesWords ? Self.manyParts : Self.fewParts {
      let isWide = area.width >= area.height
      let anchor = CGPoint(
        x: isWide ? area.minX + area.width * part : area.midX,
        y: isWide ? area.midY : area.minY + area.height * part)
      for choice in choices {
        if let placed = placeWithLeader(from: anchor, choice, isWide: isWide) { return placed }
      }
    }
    return nil
  }

  private mutating func placeWithLeader(
    from anchor: CGPoint, _ choice: Choice, isWide: Bool
  ) -> Placed? {
    // Across a thin band first.
    let across: [(CGFloat, CGFloat)] = isWide ? [(0, 1), (0, -1)] : [(1, 0), (-1, 0)]
    let along: [(CGFloat, CGFloat)] = isWide ? [(1, 0), (-1, 0)] : [(0, 1), (0, -1)]
    let slanted: [(CGFloat, CGFloat)] = [(1, 1), (-1, 1), (1, -1), (-1, -1)]
    for distance: CGFloat in [10, 20, 32] {
      for (x, y) in across + slanted + along {
        let middle = CGPoint(
          x: anchor.x + x * (distance + choice.size.width / 2),
          y: anchor.y + y * (distance + choice.size.height / 2))
        let frame = CGRect(around: middle, choice.size)
        let end = CGPoint(
          x: min(max(anchor.x, frame.minX), frame.maxX),
          y: min(max(anchor.y, frame.minY), frame.maxY))
        guard window.covers(frame), isFree(frame), taken.isFree(from: anchor, to: end)
        else { continue }
        taken.take(frame)
        taken.take(from: anchor, to: end)
        return Placed(lines: choice.lines, frame: frame, leader: (anchor, end))
      }
    }
    return nil
  }
}

// MARK: - Beside the picture

extension LabelPlacer {
  /// Amid a line, with the fullest text that is no longer than the line; the shortest one anyway.
  private mutating func placeOnLine(
    _ area: CGRect, _ axis: Axis, _ choices: [Choice]
  ) -> Placed? {
    let fitting = choices.filter { $0.size[axis] <= area.size[axis] - 4 }
    let tried = fitting.isEmpty ? choices.suffix(1) : fitting[...]
    return first(
      Array(tried), isBounded: false, at: tried.map { [CGRect(around: area.center, $0.size)] })
  }

  private mutating func placeBeside(
    _ area: CGRect, _ side: OverlayLabel.Side, _ choices: [Choice]
  ) -> Placed? {
    let gap: CGFloat = 4
    let isRow = side == .above || side == .below
    let length = isRow ? area.width : area.height
    // Of one line where several have no room, unless nothing has.
    let fitting = choices.filter { (isRow ? $0.size.width : $0.size.height) <= length }
    let tried = fitting + choices.suffix(1)
    let candidates = tried.map { choice in
      [0, 0.25, -0.25, 0.5, -0.5].map { part in
        frame(of: choice.size, beside: area, side, gap: gap, shifted: length * part)
      }
    }
    return first(tried, isBounded: false, at: candidates)
  }

  private func frame(
    of size: CGSize, beside area: CGRect, _ side: OverlayLabel.Side, gap: CGFloat,
    shifted shift: CGFloat
  ) -> CGRect {
    let (x, y) = (area.midX + shift - size.width / 2, area.midY + shift - size.height / 2)
    let origin =
      switch side {
      case .right: CGPoint(x: area.maxX + gap, y: y)
      case .left: CGPoint(x: area.minX - gap - size.width, y: y)
      case .above: CGPoint(x: x, y: area.minY - gap - size.height)
      case .below: CGPoint(x: x, y: area.maxY + gap)
      }
    return CGRect(origin: origin, size: size)
  }
}

extension OverlayKind {
  /// The corner that labels of the kind try first: top leading is 0, and on clockwise.
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
}
