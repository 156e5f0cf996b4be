internal import Foundation

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

extension UICollectionViewCompositionalLayout {
  /// Solves the layout for sections with the given numbers of items, with all estimates.
  ///
  /// - Throws: ``LayoutError`` if UIKit would raise an exception.
  public func solve(
    itemCounts: [Int], in container: Container
  ) throws(LayoutError) -> SolvedLayout {
    var measuring = EstimatesOnly()
    return try solve(itemCounts: itemCounts, in: container, measuring: &measuring)
  }

  /// Solves the layout for sections with the given numbers of items and measures content. The
  /// result includes the attributes that a subclass returns for its elements.
  ///
  /// - Throws: ``LayoutError`` if UIKit would raise an exception.
  public func solve(
    itemCounts: [Int], in container: Container, measuring: inout some ContentMeasuring
  ) throws(LayoutError) -> SolvedLayout {
    let description = try describe(itemCounts: itemCounts, in: container)
    return withSubclassAttributes(
      try CompositionalLayout.solve(description, in: container, measuring: &measuring))
  }

  /// Returns the layout as immutable values. Section providers are called only here.
  ///
  /// - Throws: ``LayoutError`` if UIKit would raise an exception.
  public func describe(
    itemCounts: [Int], in container: Container
  ) throws(LayoutError) -> LayoutDescription {
    willDescribe?()
    var container = container
    container.compatibility = configuration.storage.compatibility ?? container.compatibility
    let grid = PixelGrid(
      scale: container.traits.displayScale, compatibility: container.compatibility)
    let answer = Container.$current.withValue(container) {
      Result { () throws(LayoutError) in
        try Describe(container: container, grid: grid).layout(self, itemCounts: itemCounts)
      }
    }
    let description = try answer.get()
    if host != nil { store(lists: description.sections.map { $0?.list }) }
    return description
  }
}
