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

  /// Removes the causes whose reversal changes nothing that is recorded, and those of several edits
  /// some of which are causes alone, unless the others are seen. Causes whose reversal only together
  /// changes something become one cause.
  func keepVisibleCauses(
    of search: CauseSearch.Result, _ finding: CauseFinding, _ drawing: SnapshotDrawing,
    _ picture: [UInt8]?, _ verdict: inout Verdict
  ) {
    func isInvisible(reverting ids: Set<Int>) -> Bool {
      finding.drawing(reverting: ids).map { looksSame($0, as: drawing, picture) } ?? false
    }
    func isInvisible(_ causes: [Int]) -> Bool {
      isInvisible(reverting: Set(causes.flatMap { search.causes[$0].edits.map(\.id) }))
    }
    let redundant = search.causesTogether.filter {
      $0.rest.isEmpty || isInvisible(reverting: $0.rest)
    }
    .map(\.cause)
    let candidates = search.causesOfLooks.filter { !redundant.contains($0) }
    let isTried = verdict.causes.count > 1 && candidates.count <= Self.mostDrawn
    var invisible = isTried ? candidates.filter { isInvisible([$0]) } : []
    if !invisible.isEmpty, !isInvisible(invisible) {
      var needed = invisible
      for cause in invisible where needed.count > 2 {
        let fewer = needed.filter { $0 != cause }
        if !isInvisible(fewer) { needed = fewer }
      }
      verdict.joinCauses(at: needed)
      invisible.removeAll { $0 == needed[0] }
    }
    for cause in (invisible + redundant).sorted(by: >) { verdict.removeCause(at: cause) }
  }

  /// The maximum number of causes to draw without.
  private static let mostDrawn = 64
}

extension CauseSearch.Result {
  /// The causes of several edits of which some are causes alone, with the other edits.
  fileprivate var causesTogether: [(cause: Int, rest: Set<Int>)] {
    let alone = Set(causes.filter { $0.edits.count == 1 }.flatMap(\.edits).map(\.id))
    return causes.indices.compactMap { index in
      let ids = Set(causes[index].edits.map(\.id))
      guard causes[index].kind == .spec, ids.count > 1, ids.allSatisfy({ $0 >= 0 }),
        !ids.isDisjoint(with: alone)
      else { return nil }
      return (index, ids.subtracting(alone))
    }
  }

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
