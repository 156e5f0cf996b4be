internal import Foundation
public import Geometry

extension SolvedLayout {
  /// Returns a cell; `nil` if there is no such cell.
  ///
  /// - Complexity: O(log groups).
  public func cell(_ item: Int, inSection index: Int) -> SolvedElement? {
    guard sections.indices.contains(index), !sections[index].isOmitted else { return nil }
    let section = sections[index]
    guard let group = section.group(ofItem: item) else { return nil }
    let origin = section.frame.origin + section.origin + group.offset
    let visit = FragmentVisit(section: index, cellZIndex: section.cellZIndex, grid: grid)
    return visit.cell(item - group.items, of: group.fragment, at: origin, items: group.items)
      .map(output)
  }

  /// Returns a supplementary view of a kind. The item is 0 for a boundary item, the running number
  /// for a badge and `layoutItem` for a boundary item of the layout itself.
  ///
  /// - Complexity: O(log groups).
  public func supplementary(
    ofKind kind: String, _ item: Int, inSection index: Int
  ) -> SolvedElement? {
    if item == SolvedElement.layoutItem {
      guard index == 0, let found = boundaryItems.first(where: { $0.kind == kind }) else {
        return nil
      }
      let whole = CGRect(origin: .zero, size: contentSize)
      return output(element(found, in: whole, core: core, section: 0, item))
    }
    guard sections.indices.contains(index), !sections[index].isOmitted else { return nil }
    let section = sections[index]
    if item == 0, let found = section.boundaryItems.first(where: { $0.kind == kind }) {
      return output(element(found, in: section.frame, core: section.core, section: index, 0))
    }
    guard let group = section.group(ofSupplementary: kind, item) else { return nil }
    let origin = section.frame.origin + section.origin + group.offset
    let visit = FragmentVisit(section: index, cellZIndex: section.cellZIndex, grid: grid)
    return visit.supplementary(
      ofKind: kind, item, of: group.fragment, at: origin, items: group.items,
      after: group.kinds[kind]
    ).map(output)
  }

  /// Returns a background of a kind; `nil` if there is no such background.
  ///
  /// - Complexity: O(backgrounds of the section).
  public func decoration(ofKind kind: String, _ item: Int, inSection index: Int) -> SolvedElement? {
    guard sections.indices.contains(index), !sections[index].isOmitted else { return nil }
    return decorations(of: sections[index], index)
      .first { $0.kind == kind && $0.item == item }
      .map(output)
  }
}
