internal import Foundation

extension SolvedLayout {
  /// The cell at an index; `nil` where there is none.
  ///
  /// - Complexity: O(log groups).
  public func cell(_ item: Int, inSection index: Int) -> SolvedElement? {
    guard sections.indices.contains(index), !sections[index].isOmitted else { return nil }
    let section = sections[index]
    guard let group = section.group(ofItem: item) else { return nil }
    let origin = section.frame.origin + section.origin + group.offset
    let visit = FragmentVisit(section: index, cellZIndex: section.cellZIndex, grid: grid)
    guard
      var element = visit.cell(
        item - group.items, of: group.fragment, at: origin, items: group.items)
    else { return nil }
    if isMirrored { element.frame = mirrored(element.frame) }
    return changes[element.identity]?.applied(to: element) ?? element
  }
}
