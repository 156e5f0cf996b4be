internal import Foundation
public import Geometry

extension SolvedLayout {
  /// Returns the properties that a sweep compares.
  ///
  /// - Parameter sectionIDs: The identifiers of sections by index.
  /// - Complexity: O(sections), plus O(groups) for sections whose content sizes itself, of which
  ///   the first 200 groups are sampled.
  public func sample(sectionIDs: [Int: String] = [:]) -> SweepSample {
    var names: Set<String> = []
    let sampled = sections.indices.compactMap { index -> SweepSample.Section? in
      let section = sections[index]
      guard section.itemCount > 0 else { return nil }
      let id = sectionIDs[index].map { LayoutRecord.Section.id($0).description }
      let name = id.flatMap { names.contains($0) ? nil : $0 } ?? "\(index)"
      names.insert(name)
      var sample = SweepSample.Section(name: name, columns: 0, items: section.itemCount)
      sample.append(section)
      sample.append(groups(toSample: index), along: section.flow)
      return sample
    }
    return SweepSample(width: Double(container.size.width), sections: sampled)
  }

  private func groups(toSample index: Int) -> [SolvedGroup] {
    let section = sections[index]
    let most = section.isSelfSized ? SweepSample.mostGroups : 2
    // Long enough for that many groups in a row, even if some are skipped.
    let length = max(section.firstGroup?.size[section.flow] ?? 0, 44) * CGFloat(most)
    // The whole row of a carousel is included, because it may be scrolled.
    let window =
      section.flow == .vertical
      ? CGRect(x: -1e6, y: section.frame.minY, width: 2e6, height: length)
      : CGRect(x: -1e6, y: section.frame.minY, width: 2e6, height: section.frame.height)
    return Array(groups(ofSection: index, in: window).prefix(most))
  }
}

extension SweepSample.Section {
  fileprivate mutating func append(_ section: SolvedSection) {
    shape = [section.runs.total.groups, section.boundaryItems.count]
    add(section.origin.x, section.origin.y, section.frame.width)
    for item in section.boundaryItems { add(item.frame.width, item.frame.height) }
  }

  fileprivate mutating func append(_ groups: [SolvedGroup], along flow: Axis) {
    for (index, group) in groups.enumerated() {
      columns = max(columns, group.fragment.columns)
      append(group.fragment)
      guard index > 0 else { continue }
      let before = groups[index - 1].frame
      // The next group may be on either side, because a carousel may run from right to left.
      add(
        max(
          group.frame.start(flow) - before.end(flow), before.start(flow) - group.frame.end(flow)))
    }
  }

  private mutating func append(_ fragment: Fragment) {
    add(fragment.size.width, fragment.size.height)
    switch fragment.content {
    case .cell(let frame, _, _):
      shape.append(-1)
      add(frame.width, frame.height)
    case .custom(let items, _):
      shape += [-2, items.count]
      let leftEdges = Set(items.map { $0.frame.minX.rounded() }).sorted()
      let places = Dictionary(uniqueKeysWithValues: zip(leftEdges, leftEdges.indices))
      for item in items.prefix(SweepSample.mostGroups) {
        shape.append(places[item.frame.minX.rounded()] ?? -1)
        add(item.frame.width, item.frame.height)
      }
    case .line(let line):
      shape += [
        line.fit.axis.select(horizontal: -3, vertical: -4), line.children.count, line.fit.count,
      ]
      append(line)
    }
    for view in fragment.supplementaries {
      shape.append(-5)
      add(view.frame.width, view.frame.height)
    }
  }

  private mutating func append(_ line: Fragment.Line) {
    let axis = line.fit.axis
    for (index, child) in line.children.prefix(SweepSample.mostGroups).enumerated() {
      append(child.fragment)
      guard index > 0 else { continue }
      let before = line.children[index - 1]
      add(child.offset[axis] - before.offset[axis] - before.fragment.size[axis])
    }
  }

  private mutating func add(_ values: CGFloat...) {
    for value in values { lengths.append(Double(value)) }
  }
}

extension Fragment {
  /// The largest number of cells side by side.
  fileprivate var columns: Int {
    switch content {
    case .cell: 1
    case .custom(let items, _): Set(items.map { $0.frame.minX.rounded() }).count
    case .line(let line):
      line.fit.axis.select(
        horizontal: line.children.reduce(0) { $0 + $1.fragment.columns },
        vertical: line.children.map(\.fragment.columns).max() ?? 0)
    }
  }
}
