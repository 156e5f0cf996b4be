internal import Foundation
public import Geometry

extension Verdict {
  /// Sets the changes and causes from the result of a search.
  public mutating func explain(_ search: CauseSearch.Result) {
    causes = search.causes
    explain(search.diff, from: search.old.record)
  }

  /// Sets the changes from a layout diff.
  public mutating func explain(_ diff: LayoutDiff, from old: LayoutRecord) {
    changes = diff.folded(columnsOf: old).map(Change.init)
    guard diff.changesContentSize else { return }
    contentSize = Change.Sizes(
      old: [Double(diff.oldSize.width), Double(diff.oldSize.height)],
      new: [Double(diff.newSize.width), Double(diff.newSize.height)])
  }
}

extension Verdict.Change {
  /// Creates the stored form of a change.
  init(_ change: FoldedChange) {
    kind = change.kind
    text = change.description
    let others = change.changes.count - Self.mostFrames
    more = others > 0 ? others : nil
    frames = change.changes.prefix(Self.mostFrames).map { change in
      let frame = change.new ?? change.old
      return Frame(
        path: frame?.path ?? "", kind: frame?.kindWord ?? "", old: change.old.map(Self.numbers),
        new: change.new.map(Self.numbers), causes: change.causes.isEmpty ? nil : change.causes)
    }
  }

  private static func numbers(_ frame: LayoutRecord.Frame) -> [Double] {
    let rect = frame.rect
    return [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { Double($0) }
  }
}
