import Foundation
import Scene

/// Finds places for labels, none of which covers another one or the leader of another one.
///
/// Each label has candidates in an order of its own, and takes the first that is free and covers none
/// of the words in the picture, not even with its leader, else the free one that covers least of them;
/// without one it is left out. So the order of the labels decides, and the same labels get the same places.
struct LabelPlacer {
  /// What labels about the picture keep within: points, in content coordinates.
  let window: SceneClip
  let isRightToLeft: Bool
  private var taken = TakenPlaces(clearance: OverlayChip.gap)
  private var words: TakenPlaces

  /// - Parameter words: Where the picture says something, in content coordinates.
  init(window: SceneClip, isRightToLeft: Bool, words: [CGRect] = []) {
    self.window = window
    self.isRightToLeft = isRightToLeft
    self.words = TakenPlaces(words, clearance: OverlayChip.clearance)
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

    /// - Parameter frame: Moved to whole points, so that its edges are sharp.
    init(lines: [String], frame: CGRect, leader: (from: CGPoint, to: CGPoint)? = nil) {
      self.lines = lines
      self.frame = CGRect(
        x: frame.minX.rounded(), y: frame.minY.rounded(), width: frame.width, height: frame.height)
      self.leader = leader
    }
  }

  /// The place of a label; `nil` where there is none.
  ///
  /// - Complexity: O(candidates), and the labels nearby.
  mutating func place(_ label: OverlayLabel, _ choices: [Choice]) -> Placed? {
    let candidates = LabelCandidates(
      of: label, choices, in: window, isRightToLeft: isRightToLeft)
    let sparing =
      candidates.first { taken.isFree($0) && words.isFree($0.frame) && leadsAroundWords($0) }
      ?? candidates.first { taken.isFree($0) && words.isFree($0.frame) }
    guard let placed = sparing ?? leastCovering(candidates), !hides(placed, of: label) else {
      return nil
    }
    taken.take(placed)
    return placed
  }

  /// Whether a leader crosses no words but those that it is about.
  private func leadsAroundWords(_ placed: Placed) -> Bool {
    guard let (start, end) = placed.leader else { return true }
    return words.places(near: start, end).allSatisfy {
      $0.contains(start) || !$0.isCrossed(from: start, to: end)
    }
  }

  /// Whether an index would leave no more than pieces of what its cell says: a tiny one tells which it
  /// is by its words, or by its neighbours.
  private func hides(_ placed: Placed, of label: OverlayLabel) -> Bool {
    guard label.kind == .indexes else { return false }
    // Of a single line little may be covered.
    let hasOneLine = min(label.area.width, label.area.height) < 24
    let most = words.coveredArea(of: label.area) / (hasOneLine ? 10 : 3)
    return words.coveredArea(of: placed.frame) > most
  }

  /// Of the candidates at what a label is about the one that covers least of the words; else the first
  /// one that is free.
  private func leastCovering(_ candidates: LabelCandidates) -> Placed? {
    func covered(_ placed: Placed) -> CGFloat { words.coveredArea(of: placed.frame) }
    return candidates.near.filter(taken.isFree).min { covered($0) < covered($1) }
      ?? candidates.first(where: taken.isFree)
  }
}

extension TakenPlaces {
  fileprivate func isFree(_ placed: LabelPlacer.Placed) -> Bool {
    isFree(placed.frame) && placed.leader.map { isFree(from: $0.from, to: $0.to) } ?? true
  }

  fileprivate mutating func take(_ placed: LabelPlacer.Placed) {
    take(placed.frame)
    if let leader = placed.leader { take(from: leader.from, to: leader.to) }
  }
}
