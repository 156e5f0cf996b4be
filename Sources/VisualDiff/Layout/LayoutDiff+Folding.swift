internal import Foundation
public import Geometry

extension LayoutDiff {
  /// Returns the changes with equal ones merged: inserted, removed, resized, moved, z-order,
  /// repainted, each in the order of their first frames.
  ///
  /// - Parameter old: The old layout, used to name columns.
  /// - Complexity: O(n log n) in the number of changes.
  public func folded(columnsOf old: LayoutRecord? = nil) -> [FoldedChange] {
    var places: [FoldKey: Int] = [:]
    var folds: [FoldedChange] = []
    for change in changes {
      let key = FoldKey(change)
      if let place = places[key] {
        folds[place].changes.append(change)
      } else {
        places[key] = folds.count
        folds.append(FoldedChange(kind: change.kind, delta: key.delta, changes: [change]))
      }
    }
    folds = Progression.folded(folds, along: \.y)
    folds = Progression.folded(folds, along: \.x)
    guard let old else { return folds }
    let columns = Columns(old)
    for index in folds.indices { folds[index].column = columns.column(of: folds[index].changes) }
    return folds
  }

  /// The changes as text, one per line, and the new size of the content; empty if there are none.
  public func text(columnsOf old: LayoutRecord? = nil) -> String {
    var lines = folded(columnsOf: old).map(\.description)
    if changesContentSize {
      let (old, new) = (oldSize, newSize)
      lines.append(
        "content   \(old.width.short) x \(old.height.short) -> "
          + "\(new.width.short) x \(new.height.short)")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

/// The properties shared by changes that are merged into one line.
private struct FoldKey: Hashable {
  var kind: FrameChange.Kind
  var delta: FrameChange.Delta
  /// Inserted, removed and repainted frames are merged by section and kind; other changes are
  /// merged across sections.
  var place: String?

  init(_ change: FrameChange) {
    kind = change.kind
    delta = change.delta.rounded
    switch change.kind {
    case .inserted, .removed, .repainted:
      place = (change.new ?? change.old)?.family
    case .resized, .moved, .zOrder: place = nil
    }
  }
}

/// The columns of sections: the left edges of their cells.
private struct Columns {
  private var starts: [LayoutRecord.Section: [CGFloat]] = [:]

  /// The maximum number of columns; sections with more have no numbered columns.
  private static let most = 24

  init(_ record: LayoutRecord) {
    var found: [LayoutRecord.Section: Set<CGFloat>] = [:]
    for frame in record.frames.prefix(record.elementCount) where frame.category == .cell {
      found[frame.section, default: []].insert(frame.rect.minX)
    }
    starts = found.filter { (2...Self.most).contains($0.value.count) }.mapValues { $0.sorted() }
  }

  /// Returns the index of the column that contains all changed cells; `nil` if there is none.
  func column(of changes: [FrameChange]) -> Int? {
    guard changes.count > 1, let first = changes[0].old, let columns = starts[first.section] else {
      return nil
    }
    let isOne = changes.allSatisfy {
      $0.old?.section == first.section && $0.old?.category == .cell && $0.old?.part == nil
        && $0.old?.rect.minX == first.rect.minX
    }
    return isOne ? columns.firstIndex(of: first.rect.minX) : nil
  }
}
