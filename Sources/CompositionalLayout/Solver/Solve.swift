internal import Foundation

/// The frames of a layout in a container: the list of the steps and nothing else.
///
/// - Throws: ``LayoutError`` where the real system would raise.
/// - Complexity: O(sections + distinct groups) where no content is measured, else O(groups).
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
  /// What a provider that answers nothing stands for where there are no items.
  static let absent = SectionDescription(
    group: GroupDescription(
      box: BoxDescription(size: SizeDescription(width: .absolute(0), height: .absolute(0))),
      arrangement: .custom([])),
    itemCount: 0)
}

extension UICollectionViewCompositionalLayout {
  /// The frames of the layout for sections of so many items, estimates standing as they are.
  ///
  /// - Throws: ``LayoutError`` where the real system would raise an exception.
  public func solve(
    itemCounts: [Int], in container: Container
  ) throws(LayoutError) -> SolvedLayout {
    var measuring = EstimatesStand()
    return try solve(itemCounts: itemCounts, in: container, measuring: &measuring)
  }

  /// The frames of the layout for sections of so many items, content measured as it answers; with what a
  /// subclass answers for its elements.
  ///
  /// - Throws: ``LayoutError`` where the real system would raise an exception.
  public func solve(
    itemCounts: [Int], in container: Container, measuring: inout some ContentMeasuring
  ) throws(LayoutError) -> SolvedLayout {
    let description = try describe(itemCounts: itemCounts, in: container)
    return asAnswered(
      try CompositionalLayout.solve(description, in: container, measuring: &measuring))
  }

  /// The layout as frozen values; section providers are asked here, and only here.
  public func describe(
    itemCounts: [Int], in container: Container
  ) throws(LayoutError) -> LayoutDescription {
    let grid = PixelGrid(
      scale: container.traits.displayScale, compatibility: configuration.compatibility)
    let answer = Container.$current.withValue(container) {
      Result { () throws(LayoutError) in
        try Describe(container: container, grid: grid).layout(self, itemCounts: itemCounts)
      }
    }
    let description = try answer.get()
    if host != nil { keep(lists: description.sections.map { $0?.list }) }
    return description
  }
}
