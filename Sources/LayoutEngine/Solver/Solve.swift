internal import Foundation
public import Geometry

/// Solves a layout in a container. This function only lists the steps.
///
/// - Throws: ``LayoutError`` if UIKit would raise an exception.
/// - Complexity: O(sections + distinct groups) if no content is measured, otherwise O(groups).
public func solve(
  _ description: LayoutDescription, in container: Container,
  measuring: inout some ContentMeasuring
) throws(LayoutError) -> SolvedLayout {
  let grid = PixelGrid(
    scale: container.traits.displayScale, compatibility: description.compatibility)
  var sections: [SolvedSection] = []
  var warnings: [LayoutWarning] = []
  var groups = SolvedGroups()
  sections.reserveCapacity(description.sections.count)
  for (index, section) in description.sections.enumerated() {
    let input = SectionInput(index, of: description, in: container, on: grid)
    let solved = try input.solve(section ?? .absent, sharing: &groups, measuring: &measuring)
    sections.append(solved.section)
    if let warning = solved.warning { warnings.append(warning) }
  }
  let stack = StackSections(container: container, grid: grid, description: description)
  return stack.stack(sections, warnings: warnings, measuring: &measuring)
}

extension SectionDescription {
  /// The section used when a provider returns `nil` for a section without items.
  static let absent = SectionDescription(
    group: GroupDescription(
      box: BoxDescription(size: SizeDescription(width: .absolute(0), height: .absolute(0))),
      arrangement: .custom([])),
    itemCount: 0)
}
