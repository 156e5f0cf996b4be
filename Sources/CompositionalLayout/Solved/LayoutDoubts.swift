internal import Foundation

extension LayoutDescription {
  /// What is probably not meant in a layout that does come out: frames outside their custom group
  /// (which are not clamped), fractions of estimates, subitems that no group has room for, repeated
  /// ones that reach out of theirs, and headers on cells, each once a section.
  ///
  /// - Complexity: O(items and groups of the descriptions, and log groups for each section).
  public func doubts(about layout: SolvedLayout) -> [LayoutWarning] {
    zip(sections, layout.sections).enumerated().flatMap { index, pair -> [LayoutWarning] in
      guard let section = pair.0, section.itemCount > 0, let first = pair.1.firstGroup else {
        return []
      }
      // Items that one group holds go where they are meant to go.
      let leftOut = section.itemCount > first.itemCount ? section.group.leftOut(of: first) : nil
      // Headers are at an end of the section where it scrolls down.
      let onCells =
        scrollAxis == .horizontal ? section.boundaryItemOnCells(of: pair.1, first) : nil
      let causes = [
        section.group.fractionOfEstimate, first.frameOutside, leftOut,
        section.group.reachOut(of: first), onCells,
      ]
      return causes.compactMap(\.self).map {
        LayoutWarning($0, section: index, groupSize: first.size)
      }
    }
  }
}

extension SectionDescription {
  /// The first boundary item on the cells of a layout that scrolls across, though it is to extend its section: as
  /// headers do, it stands at no end of it. What stands at the side of a page that scrolls down, is
  /// moved, or is to extend nothing, lies where it is meant to.
  fileprivate func boundaryItemOnCells(
    of solved: SolvedSection, _ first: Fragment
  ) -> LayoutWarning.Cause? {
    var cells = first.reach
    cells.size[solved.flow] = solved.flowLength - cells.start(solved.flow)
    cells = cells.offset(by: solved.origin)
    for (item, placed) in zip(boundaryItems, solved.boundaryItems)
    where item.extendsBoundary && item.offset == .zero && placed.placement == .centre {
      let shared = placed.frame.intersection(cells)
      // By more than rounding does.
      if min(shared.width, shared.height) > 0.5 { return .onCells(kind: item.kind) }
    }
    return nil
  }
}

extension GroupDescription {
  /// The first item of an estimated group that takes a fraction of the estimate, and so does not size
  /// itself.
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

  /// The first subitem for which there is no room, in the group as it was solved or in a group in it: each
  /// takes its subitems in turn, and the next one begins with the first again. Where subitems are as
  /// long as their content, others may find room.
  fileprivate func leftOut(of solved: Fragment) -> LayoutWarning.Cause? {
    firstCause(in: solved) { group, line in
      guard case .cycle(let axis, let nodes) = group.arrangement, line.fit.count < nodes.count,
        !nodes.contains(where: { $0.box.size[axis].isSelfSized })
      else { return nil }
      return .leftOut(
        subitem: line.fit.count, axis: axis, needed: line.fit.neededForNext,
        available: line.fit.available)
    }
  }

  /// The first repeated subitems, in the group as it was solved or in a group in it, that end beyond it by
  /// more than rounding does.
  fileprivate func reachOut(of solved: Fragment) -> LayoutWarning.Cause? {
    firstCause(in: solved) { group, line in
      guard case .repeats(let axis, _, _) = group.arrangement else { return nil }
      let needed = line.length(axis)
      guard needed > line.fit.available + 0.5 else { return nil }
      return .reachOut(
        count: line.children.count, axis: axis, needed: needed, available: line.fit.available)
    }
  }

  /// What `cause` answers for the group as it was solved, or else for the first group in it of which it answers
  /// anything. A subitem that is repeated is looked into once.
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

extension Dimension {
  fileprivate var isEstimate: Bool { if case .estimated = self { true } else { false } }
}

extension Fragment.Line {
  /// From the first box to the end of the last one.
  fileprivate func length(_ axis: Axis) -> CGFloat {
    let start = children.map { $0.offset[axis] }.min() ?? 0
    return (children.map { $0.offset[axis] + $0.fragment.size[axis] }.max() ?? 0) - start
  }
}

extension Fragment {
  /// The first frame of a custom group that reaches out of it, by more than rounding does.
  fileprivate var frameOutside: LayoutWarning.Cause? {
    switch content {
    case .cell: return nil
    case .line(let line):
      // A box that is placed many times is looked into once.
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
