internal import Basics
internal import Foundation
internal import Geometry

/// Visits the elements of a group, with frames on the pixel grid.
struct FragmentVisit {
  var section: Int
  /// The z index of cells without their own.
  var cellZIndex: Int
  var grid: PixelGrid
  /// The requested rectangle in content coordinates, before mirroring; `nil` for everything. Boxes
  /// outside it are skipped.
  var clip: CGRect?

  /// Visits all elements of `fragment`, whose corner is at `origin`. `items` and `kinds` count the
  /// cells and supplementary views before it.
  func elements(
    of fragment: Fragment, at origin: CGPoint, items: Int, _ kinds: KindCounts,
    _ body: (SolvedElement) -> Void
  ) {
    switch fragment.content {
    case .cell(let frame, let name, let fit):
      body(cell(items, grid.placed(frame.offset(by: origin)), cellZIndex, name, fit))
    case .custom(let cells, let name):
      for (index, cell) in cells.enumerated() {
        let zIndex = cell.zIndex == 0 ? cellZIndex : cell.zIndex
        let frame = grid.placedCustom(cell.frame.offset(by: origin))
        body(self.cell(items + index, frame, zIndex, name))
      }
    case .line(let line):
      for child in line.children where opens(child, at: origin) {
        elements(
          of: child.fragment, at: origin + child.offset, items: items + child.firstItem,
          kinds + child.firstKinds, body)
      }
    }
    visitSupplementaries(on: fragment, at: origin, items: items, kinds, body)
  }

  /// Whether any element of the child may intersect the requested rectangle. One point is added on
  /// every side, because frames are on the pixel grid and reaches are not.
  private func opens(_ child: Fragment.Child, at origin: CGPoint) -> Bool {
    guard let clip else { return true }
    let coveredFrame = child.fragment.coveredFrame.offset(by: origin + child.offset)
    return clip.touches(coveredFrame.insetBy(dx: -1, dy: -1))
  }

  /// Returns one cell of a group. Complexity: O(depth · log subitems).
  func cell(_ item: Int, of fragment: Fragment, at origin: CGPoint, items: Int) -> SolvedElement? {
    switch fragment.content {
    case .cell(let frame, let name, let fit):
      return cell(items, grid.placed(frame.offset(by: origin)), cellZIndex, name, fit)
    case .custom(let cells, let name):
      guard cells.indices.contains(item) else { return nil }
      let found = cells[item]
      let zIndex = found.zIndex == 0 ? cellZIndex : found.zIndex
      return cell(items + item, grid.placedCustom(found.frame.offset(by: origin)), zIndex, name)
    case .line(let line):
      guard let child = line.children.last(startingAtOrBefore: item) else { return nil }
      return cell(
        item - child.firstItem, of: child.fragment, at: origin + child.offset,
        items: items + child.firstItem)
    }
  }

  private func cell(
    _ item: Int, _ frame: CGRect, _ zIndex: Int, _ name: String?,
    _ fit: ContentFit = ContentFit()
  ) -> SolvedElement {
    let identity = SolvedElement.Identity(category: .cell, section: section, item: item)
    var cell = SolvedElement(identity, frame: frame, zIndex: zIndex, name: name)
    cell.fit = fit
    return cell
  }

  /// Visits the supplementary views of the box itself, after those of its content.
  private func visitSupplementaries(
    on fragment: Fragment, at origin: CGPoint, items: Int, _ kinds: KindCounts,
    _ body: (SolvedElement) -> Void
  ) {
    for (index, supplementary) in fragment.supplementaries.enumerated() {
      let kind = supplementary.kind
      // The box's own views are the last of their kinds. Usually a kind occurs once per box.
      let later = fragment.supplementaries[(index + 1)...].count { $0.kind == kind }
      let ordinal = kinds[kind] + fragment.kinds[kind] - 1 - later
      body(view(supplementary, ordinal, of: fragment, at: origin, items: items))
    }
  }

  /// Returns one supplementary view of a group. `items` and `count` are the cells and views of this
  /// kind before the group. Complexity: O(depth · log subitems).
  func supplementary(
    ofKind kind: String, _ ordinal: Int, of fragment: Fragment, at origin: CGPoint, items: Int,
    after count: Int
  ) -> SolvedElement? {
    let index = ordinal - count
    var later = fragment.kinds[kind] - 1 - index
    for own in fragment.supplementaries.reversed() where own.kind == kind && later >= 0 {
      if later == 0 { return view(own, ordinal, of: fragment, at: origin, items: items) }
      later -= 1
    }
    guard case .line(let line) = fragment.content else { return nil }
    let next = line.children.partitioningIndex { $0.firstKinds[kind] > index }
    guard next > 0 else { return nil }
    let child = line.children[next - 1]
    return supplementary(
      ofKind: kind, ordinal, of: child.fragment, at: origin + child.offset,
      items: items + child.firstItem, after: count + child.firstKinds[kind])
  }

  private func view(
    _ supplementary: Fragment.Supplementary, _ ordinal: Int, of fragment: Fragment,
    at origin: CGPoint, items: Int
  ) -> SolvedElement {
    let identity = SolvedElement.Identity(
      category: .supplementary, kind: supplementary.kind, section: section, item: ordinal)
    var view = SolvedElement(
      identity, frame: grid.placed(supplementary.frame.offset(by: origin)),
      zIndex: supplementary.zIndex, name: supplementary.name)
    if case .cell = fragment.content { view.hostItem = items }
    return view
  }
}

extension [Fragment.Child] {
  /// Returns the child that contains the cell at `item`. Complexity: O(log n).
  fileprivate func last(startingAtOrBefore item: Int) -> Fragment.Child? {
    let next = partitioningIndex { $0.firstItem > item }
    return next > 0 ? self[next - 1] : nil
  }
}
