internal import Foundation
internal import Geometry

extension LayoutDescription {
  /// Returns warnings about a solved layout that is valid but probably unintended: frames outside
  /// their custom group (which are not clamped), fractions of estimates, subitems that never fit,
  /// repeated subitems that extend outside their group, headers that overlap cells, groups that end
  /// beyond the content, and cells without a width or height. Each kind is reported once per section.
  ///
  /// - Complexity: O(items and groups of the descriptions + log groups per section).
  public func lintWarnings(for layout: SolvedLayout) -> [LayoutWarning] {
    zip(sections, layout.sections).enumerated().flatMap { index, pair -> [LayoutWarning] in
      guard let section = pair.0, section.itemCount > 0, let first = pair.1.firstGroup else {
        return []
      }
      // If one group holds all items, they are placed as intended.
      let neverFits = section.itemCount > first.itemCount ? section.group.neverFits(of: first) : nil
      // In a layout that scrolls vertically, headers are at an end of the section.
      let overlapsCells =
        scrollAxis == .horizontal ? section.boundaryItemOnCells(of: pair.1, first) : nil
      let causes = [
        section.group.fractionOfEstimate, first.frameOutside, neverFits,
        section.group.overflow(of: first), overlapsCells,
        pair.1.endBeyondContent(of: layout, first), first.missingLength,
      ]
      return causes.compactMap(\.self).map {
        LayoutWarning($0, section: index, groupSize: first.size)
      }
    }
  }
}

extension SectionDescription {
  /// The first boundary item that overlaps the cells in a layout that scrolls horizontally although
  /// it should extend its section. A top header, for example, is not at an end of such a section.
  /// Items at the side of a vertical layout, moved items and items that extend nothing are placed
  /// as intended.
  fileprivate func boundaryItemOnCells(
    of solved: SolvedSection, _ first: Fragment
  ) -> LayoutWarning.Cause? {
    var cells = first.coveredFrame
    cells.size[solved.flow] = solved.flowLength - cells.start(solved.flow)
    cells = cells.offset(by: solved.origin)
    for (item, placed) in zip(boundaryItems, solved.boundaryItems)
    where item.extendsBoundary && item.offset == .zero && placed.placement == .center {
      let shared = placed.frame.intersection(cells)
      // More than a rounding difference.
      if min(shared.width, shared.height) > 0.5 { return .overlapsCells(kind: item.kind) }
    }
    return nil
  }
}

extension GroupDescription {
  /// The first item of an estimated group that is a fraction of the estimate, so its content is not
  /// measured.
  fileprivate var fractionOfEstimate: LayoutWarning.Cause? {
    for node in subitems {
      if case .group(let group) = node, let cause = group.fractionOfEstimate { return cause }
      guard case .item(let item) = node else { continue }
      for axis in [Axis.vertical, .horizontal]
      where axis != arrangement.sharedAxis && box.size[axis].isEstimate {
        if let fraction = item.size[axis].fraction(of: axis) {
          return .fractionOfEstimate(axis: axis, fraction: fraction)
        }
      }
    }
    return nil
  }

  /// The first subitem that never fits, in this group or a nested one. Each group takes its
  /// subitems in turn, and the next group starts again with the first. Lines with self-sizing
  /// subitems are skipped, because their lengths vary.
  fileprivate func neverFits(of solved: Fragment) -> LayoutWarning.Cause? {
    firstCause(in: solved) { group, line in
      guard case .cycle(let axis, let nodes) = group.arrangement, line.fit.count < nodes.count,
        !nodes.contains(where: { $0.box.size[axis].isSelfSized })
      else { return nil }
      return .neverFits(
        subitem: line.fit.count, axis: axis, needed: line.fit.neededForNext,
        available: line.fit.available)
    }
  }

  /// The first repeated subitems, in this group or a nested one, that extend outside their group by
  /// more than a rounding difference.
  fileprivate func overflow(of solved: Fragment) -> LayoutWarning.Cause? {
    firstCause(in: solved) { group, line in
      guard case .repeats(let axis, _, _) = group.arrangement else { return nil }
      let needed = line.length(axis)
      guard needed > line.fit.available + 0.5 else { return nil }
      return .overflow(
        count: line.children.count, axis: axis, needed: needed, available: line.fit.available)
    }
  }

  /// Returns the first result of `cause` for this group or, depth first, its nested groups. A
  /// repeated subitem is checked once.
  private func firstCause(
    in solved: Fragment, _ cause: (GroupDescription, Fragment.Line) -> LayoutWarning.Cause?
  ) -> LayoutWarning.Cause? {
    guard case .line(let line) = solved.content else { return nil }
    if let found = cause(self, line) { return found }
    for (subitem, child) in zip(subitems, line.children) {
      if case .group(let group) = subitem,
        let found = group.firstCause(in: child.fragment, cause)
      {
        return found
      }
    }
    return nil
  }
}

extension SolvedSection {
  /// Groups across the scroll axis that end beyond the content by more than a rounding difference.
  /// The content is as long as the longest group, whatever the insets before it (R20).
  fileprivate func endBeyondContent(
    of layout: SolvedLayout, _ first: Fragment
  ) -> LayoutWarning.Cause? {
    let across = layout.scrollAxis.across
    guard carousel == nil, flow == layout.scrollAxis else { return nil }
    let (end, content) = (origin[across] + first.size[across], layout.contentSize[across])
    guard end > content + 0.5 else { return nil }
    return .beyondContent(axis: across, end: end, content: content)
  }
}

extension Fragment {
  /// The axis along which all cells of lines have no length; `nil` if there is none.
  fileprivate var missingLength: LayoutWarning.Cause? {
    [Axis.vertical, .horizontal].first { isEmpty(along: $0) ?? false }.map { .noLength(axis: $0) }
  }

  /// Whether the cells have no length; `nil` without cells. Frames of custom groups are as intended.
  private func isEmpty(along axis: Axis) -> Bool? {
    switch content {
    case .cell: return size[axis] <= 0
    case .custom(let items, _): return items.isEmpty ? nil : false
    case .line(let line):
      var answer: Bool?
      // A box placed many times is checked once.
      var seen: Set<ObjectIdentifier> = []
      for child in line.children where seen.insert(ObjectIdentifier(child.fragment)).inserted {
        guard let isEmpty = child.fragment.isEmpty(along: axis) else { continue }
        if !isEmpty { return false }
        answer = true
      }
      return answer
    }
  }
}

extension Dimension {
  fileprivate var isEstimate: Bool { if case .estimated = self { true } else { false } }
}

extension Fragment.Line {
  /// The length from the start of the first box to the end of the last.
  fileprivate func length(_ axis: Axis) -> CGFloat {
    let start = children.map { $0.offset[axis] }.min() ?? 0
    return (children.map { $0.offset[axis] + $0.fragment.size[axis] }.max() ?? 0) - start
  }
}

extension Fragment {
  /// The first frame of a custom group that extends outside it by more than a rounding difference.
  fileprivate var frameOutside: LayoutWarning.Cause? {
    switch content {
    case .cell: return nil
    case .line(let line):
      // A box placed many times is checked once.
      var seen: Set<ObjectIdentifier> = []
      for child in line.children where seen.insert(ObjectIdentifier(child.fragment)).inserted {
        if let cause = child.fragment.frameOutside { return cause }
      }
      return nil
    case .custom(let items, _):
      let box = CGRect(origin: .zero, size: size).insetBy(dx: -0.5, dy: -0.5)
      return items.firstIndex { !box.contains($0.frame) }.map {
        .outsideGroup(item: $0, frame: items[$0].frame)
      }
    }
  }
}
