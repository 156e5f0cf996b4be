public import CompositionalLayout
internal import Foundation

extension LayoutDiff {
  /// The changes with equal ones in one: inserted, removed, resized, moved, z-order, repainted; of
  /// these, the first frame's first.
  ///
  /// - Parameter old: The layout that the diff begins at: its columns are named.
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

  /// The changes in words, a line each, and the content's new size; empty if there are none.
  public func text(columnsOf old: LayoutRecord? = nil) -> String {
    var lines = folded(columnsOf: old).map(\.description)
    if hasOtherSize {
      let (old, new) = (oldSize, newSize)
      lines.append(
        "content   \(old.width.short) x \(old.height.short) -> "
          + "\(new.width.short) x \(new.height.short)")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

/// What changes have in common that are told in one line.
private struct FoldKey: Hashable {
  var kind: FrameChange.Kind
  var delta: FrameChange.Delta
  /// Frames that come or go are told by section and kind; others went together wherever they are.
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

/// The columns of sections: where their cells begin across the page.
private struct Columns {
  private var starts: [LayoutRecord.Section: [CGFloat]] = [:]

  /// With more of them, a section has no columns worth naming.
  private static let most = 24

  init(_ record: LayoutRecord) {
    var found: [LayoutRecord.Section: Set<CGFloat>] = [:]
    for frame in record.frames where frame.category == .cell {
      found[frame.section, default: []].insert(frame.rect.minX)
    }
    starts = found.filter { (2...Self.most).contains($0.value.count) }.mapValues { $0.sorted() }
  }

  /// The one column of one section that all changed cells were in.
  func column(of changes: [FrameChange]) -> Int? {
    guard changes.count > 1, let first = changes[0].old, let columns = starts[first.section] else {
      return nil
    }
    let isOne = changes.allSatisfy {
      $0.old?.section == first.section && $0.old?.category == .cell
        && $0.old?.rect.minX == first.rect.minX
    }
    return isOne ? columns.firstIndex(of: first.rect.minX) : nil
  }
}
