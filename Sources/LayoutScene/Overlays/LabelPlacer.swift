import Foundation
import Scene

/// Places labels so that no label covers another label or its leader.
///
/// Each label takes its first candidate that is free and covers no text of the picture, not even
/// with its leader. If there is none, it takes the free one that covers the least text, or it is
/// left out. The result depends only on the order of the labels, so equal labels always get equal
/// positions.
struct LabelPlacer {
  /// The region for labels inside the picture, in points of the content.
  let window: SceneClip
  let isRightToLeft: Bool
  private var taken = Obstacles(clearance: OverlayChip.gap)
  private var texts: Obstacles

  /// Creates a placer.
  ///
  /// - Parameter texts: The rectangles of the picture's text, in points of the content.
  init(window: SceneClip, isRightToLeft: Bool, texts: [CGRect] = []) {
    self.window = window
    self.isRightToLeft = isRightToLeft
    self.texts = Obstacles(texts, clearance: OverlayChip.clearance)
  }

  /// A possible text of a label and the size of its chip.
  struct Choice {
    var lines: [String]
    var size: CGSize
  }

  struct Placed {
    var lines: [String]
    var frame: CGRect
    /// The line from the subject to the label's edge.
    var leader: (from: CGPoint, to: CGPoint)?

    /// Creates a placed label.
    ///
    /// - Parameter frame: The frame. It is rounded to whole points, so that its edges are sharp.
    init(lines: [String], frame: CGRect, leader: (from: CGPoint, to: CGPoint)? = nil) {
      self.lines = lines
      self.frame = CGRect(
        x: frame.minX.rounded(), y: frame.minY.rounded(), width: frame.width, height: frame.height)
      self.leader = leader
    }
  }

  /// Places a label; returns `nil` if there is no position for it.
  ///
  /// - Complexity: O(*c* × *k*) for *c* candidates and *k* labels nearby.
  mutating func place(_ label: OverlayLabel, _ choices: [Choice]) -> Placed? {
    let candidates = LabelCandidates(
      of: label, choices, in: window, isRightToLeft: isRightToLeft)
    let preferred =
      candidates.first { taken.isFree($0) && texts.isFree($0.frame) && leaderAvoidsText($0) }
      ?? candidates.first { taken.isFree($0) && texts.isFree($0.frame) }
    guard let placed = preferred ?? leastCoveringText(candidates), !hides(placed, of: label) else {
      return nil
    }
    taken.insert(placed)
    return placed
  }

  /// Whether the leader crosses no text except that of its subject.
  private func leaderAvoidsText(_ placed: Placed) -> Bool {
    guard let (start, end) = placed.leader else { return true }
    return texts.rects(near: start, end).allSatisfy {
      $0.contains(start) || !$0.isCrossed(from: start, to: end)
    }
  }

  /// Whether an index would hide most of its cell's text. Small cells are better identified by
  /// their text or their neighbors.
  private func hides(_ placed: Placed, of label: OverlayLabel) -> Bool {
    guard label.kind == .indexes else { return false }
    // In a cell with a single line of text, very little may be covered.
    let hasOneLine = min(label.area.width, label.area.height) < 24
    let most = texts.coveredArea(of: label.area) / (hasOneLine ? 10 : 3)
    return texts.coveredArea(of: placed.frame) > most
  }

  /// Returns the candidate at the subject that covers the least text; otherwise the first one that is
  /// free.
  private func leastCoveringText(_ candidates: LabelCandidates) -> Placed? {
    func covered(_ placed: Placed) -> CGFloat { texts.coveredArea(of: placed.frame) }
    return candidates.near.filter(taken.isFree).min { covered($0) < covered($1) }
      ?? candidates.first(where: taken.isFree)
  }
}

extension Obstacles {
  fileprivate func isFree(_ placed: LabelPlacer.Placed) -> Bool {
    isFree(placed.frame) && placed.leader.map { isFree(from: $0.from, to: $0.to) } ?? true
  }

  fileprivate mutating func insert(_ placed: LabelPlacer.Placed) {
    insert(placed.frame)
    if let leader = placed.leader { insert(from: leader.from, to: leader.to) }
  }
}
