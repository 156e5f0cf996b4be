internal import Geometry
internal import LayoutSpec
internal import SpecDiagnostics
internal import SpecPictures
internal import VisualDiff

/// Decides by bytes what has changed: values and parts of cells may differ in ways that nobody sees.
extension SnapshotCheck {
  /// Returns whether a drawing has the frames and the picture of this snapshot. The frames of parts do
  /// not count, because they are seen in the picture.
  ///
  /// - Parameter picture: The picture of this snapshot; `nil` if it was not drawn.
  func looksSame(
    _ other: SnapshotDrawing, as drawing: SnapshotDrawing, _ picture: [UInt8]?
  ) -> Bool {
    let (one, two) = (other.rendition.record, drawing.rendition.record)
    guard one.axes == two.axes, LayoutDiff(from: one.withoutParts, to: two.withoutParts).isEmpty,
      drawing.hasFewPixels(scale: two.axes.scale),
      let bytes = try? self.picture(other, scale: one.axes.scale),
      let own = try? picture ?? self.picture(drawing, scale: two.axes.scale)
    else { return false }
    return bytes == own
  }

  /// Removes the causes whose reversal changes nothing that is recorded. Those whose reversal only
  /// together changes something become one cause.
  func keepVisibleCauses(
    of search: CauseSearch.Result, _ finding: CauseFinding, _ drawing: SnapshotDrawing,
    _ picture: [UInt8]?, _ verdict: inout Verdict
  ) {
    let candidates = search.causesOfLooks
    guard verdict.causes.count > 1, !candidates.isEmpty, candidates.count <= Self.mostDrawn else {
      return
    }
    func isInvisible(_ causes: [Int]) -> Bool {
      let ids = Set(causes.flatMap { search.causes[$0].edits.map(\.id) })
      return finding.drawing(reverting: ids).map { looksSame($0, as: drawing, picture) } ?? false
    }
    var invisible = candidates.filter { isInvisible([$0]) }
    guard !invisible.isEmpty else { return }
    if !isInvisible(invisible) {
      var needed = invisible
      for cause in invisible where needed.count > 2 {
        let fewer = needed.filter { $0 != cause }
        if !isInvisible(fewer) { needed = fewer }
      }
      verdict.joinCauses(at: needed)
      invisible.removeAll { $0 == needed[0] }
    }
    for cause in invisible.sorted(by: >) { verdict.removeCause(at: cause) }
  }

  /// The maximum number of causes to draw without.
  private static let mostDrawn = 64
}

extension CauseSearch.Result {
  /// The indexes of the causes that move and resize no elements, but may change how they look.
  fileprivate var causesOfLooks: [Int] {
    let moving = diff.changes.filter { change in
      change.kind != .repainted && (change.new ?? change.old)?.part == nil
    }
    let others = Set(moving.flatMap(\.causes))
    return causes.indices.filter { index in
      causes[index].kind == .spec && causes[index].edits.allSatisfy { $0.id >= 0 }
        && !others.contains(index)
    }
  }

  /// Whether only parts of cells have moved or changed their size.
  var movesOnlyParts: Bool {
    diff.changesLayout && !diff.changesContentSize
      && diff.changes.allSatisfy { ($0.new ?? $0.old)?.part != nil || $0.kind == .repainted }
  }
}
