internal import Foundation

/// Merges changes in which each frame of a section moved further than the one before, such as all
/// rows below rows that grew.
enum Progression {
  /// The minimum number of lines to merge.
  private static let least = 3

  /// The properties that merged lines share.
  private struct Key: Hashable {
    var kind: FrameChange.Kind
    var delta: FrameChange.Delta
    var place: String
  }

  /// Merges lines that differ in one length only, which grows or shrinks from line to line.
  static func folded(
    _ folds: [FoldedChange], along length: WritableKeyPath<FrameChange.Delta, CGFloat>
  ) -> [FoldedChange] {
    var groups: [Key: [Int]] = [:]
    for (index, fold) in folds.enumerated() {
      guard fold.last == nil, let place = fold.place else { continue }
      var delta = fold.delta
      delta[keyPath: length] = 0
      groups[Key(kind: fold.kind, delta: delta, place: place), default: []].append(index)
    }
    var result: [FoldedChange?] = folds
    for group in groups.values where group.count >= least {
      let lengths = group.map { folds[$0].delta[keyPath: length] }
      let isRising = zip(lengths, lengths.dropFirst()).allSatisfy { $0 < $1 }
      let isFalling = zip(lengths, lengths.dropFirst()).allSatisfy { $0 > $1 }
      guard isRising || isFalling, let first = group.first, let last = group.last else { continue }
      var fold = folds[first]
      fold.changes = group.flatMap { folds[$0].changes }
      fold.last = folds[last].delta
      for index in group { result[index] = nil }
      result[first] = fold
    }
    return result.compactMap { $0 }
  }
}

extension FoldedChange {
  /// The section and kind of all frames; `nil` if they differ.
  fileprivate var place: String? {
    let places = Set(changes.compactMap { ($0.new ?? $0.old)?.family })
    return places.count == 1 ? places.first : nil
  }
}
