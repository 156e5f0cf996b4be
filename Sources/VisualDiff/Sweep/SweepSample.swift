public import CompositionalLayout
internal import Foundation

/// What a sweep looks at of a layout at one width.
///
/// Lengths are relative to what they lie in: positions in the content sum up what every row above was
/// rounded by, and would seem to bend where nothing does.
public struct SweepSample: Sendable {
  /// Points, of the container.
  public var width: Double
  var sections: [Section]

  /// One section that has items.
  struct Section: Sendable {
    /// As `LayoutRecord.Section` writes it.
    var name: String
    /// The most cells that lie side by side in a group.
    var columns: Int
    var items: Int
    /// How groups, lines and cells lie in one another, as numbers: the fit of every line among them.
    var shape: [Int] = []
    /// Points.
    var lengths: [Double] = []
  }

  /// No more groups of a section are looked at where each may have its own size.
  static let mostGroups = 200
}

extension SolvedLayout {
  /// What a sweep looks at.
  ///
  /// - Parameter sectionIDs: The names of sections.
  /// - Complexity: O(sections), and O(groups) of sections whose content sizes itself, of which the
  ///   first 200 are looked at.
  public func sample(sectionIDs: [Int: String] = [:]) -> SweepSample {
    var names: Set<String> = []
    let sampled = sections.indices.compactMap { index -> SweepSample.Section? in
      let section = sections[index]
      guard section.itemCount > 0 else { return nil }
      let id = sectionIDs[index].map { LayoutRecord.Section.id($0).description }
      let name = id.flatMap { names.contains($0) ? nil : $0 } ?? "\(index)"
      names.insert(name)
      var sample = SweepSample.Section(name: name, columns: 0, items: section.itemCount)
      sample.look(at: section)
      sample.look(at: groups(toSample: index), along: section.flow)
      return sample
    }
    return SweepSample(width: Double(container.size.width), sections: sampled)
  }

  private func groups(toSample index: Int) -> [SolvedGroup] {
    let section = sections[index]
    let most = section.isSelfSized ? SweepSample.mostGroups : 2
    // Groups one after another, and nothing of what follows: enough for so many, whatever is skipped.
    let length = max(section.firstGroup?.size[section.flow] ?? 0, 44) * CGFloat(most)
    // All of a carousel is looked at: an offset may have moved it.
    let window =
      section.flow == .vertical
      ? CGRect(x: -1e6, y: section.frame.minY, width: 2e6, height: length)
      : CGRect(x: -1e6, y: section.frame.minY, width: 2e6, height: section.frame.height)
    return Array(groups(ofSection: index, in: window).prefix(most))
  }
}

extension SweepSample.Section {
  fileprivate mutating func look(at section: SolvedSection) {
    shape = [section.runs.total.groups, section.boundaryItems.count]
    add(section.origin.x, section.origin.y, section.frame.width)
    for item in section.boundaryItems { add(item.frame.width, item.frame.height) }
  }

  fileprivate mutating func look(at groups: [SolvedGroup], along flow: Axis) {
    for (index, group) in groups.enumerated() {
      columns = max(columns, group.fragment.columns)
      look(at: group.fragment)
      guard index > 0 else { continue }
      let before = groups[index - 1].frame
      // The next group may lie on either side: a carousel may run from right to left.
      add(
        max(
          group.frame.start(flow) - before.end(flow), before.start(flow) - group.frame.end(flow)))
    }
  }

  private mutating func look(at fragment: Fragment) {
    add(fragment.size.width, fragment.size.height)
    switch fragment.content {
    case .cell(let frame, _, _):
      shape.append(-1)
      add(frame.width, frame.height)
    case .custom(let items, _):
      shape += [-2, items.count]
      let lefts = Set(items.map { $0.frame.minX.rounded() }).sorted()
      let places = Dictionary(uniqueKeysWithValues: zip(lefts, lefts.indices))
      for item in items.prefix(SweepSample.mostGroups) {
        shape.append(places[item.frame.minX.rounded()] ?? -1)
        add(item.frame.width, item.frame.height)
      }
    case .line(let line):
      shape += [
        line.fit.axis.select(horizontal: -3, vertical: -4), line.children.count, line.fit.count,
      ]
      look(at: line)
    }
    for view in fragment.supplementaries {
      shape.append(-5)
      add(view.frame.width, view.frame.height)
    }
  }

  private mutating func look(at line: Fragment.Line) {
    let axis = line.fit.axis
    for (index, child) in line.children.prefix(SweepSample.mostGroups).enumerated() {
      look(at: child.fragment)
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
  /// How many cells lie side by side at the most.
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
