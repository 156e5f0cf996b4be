internal import Foundation
public import Geometry
public import LayoutEngine

extension UICollectionViewCompositionalLayout {
  /// Solves the layout for sections with the given numbers of items, with all estimates.
  ///
  /// - Throws: `LayoutError` if UIKit would raise an exception.
  public func solve(
    itemCounts: [Int], in container: Container
  ) throws(LayoutError) -> SolvedLayout {
    var measuring = EstimatesOnly()
    return try solve(itemCounts: itemCounts, in: container, measuring: &measuring)
  }

  /// Solves the layout for sections with the given numbers of items and measures content. The
  /// result includes the attributes that a subclass returns for its elements.
  ///
  /// - Throws: `LayoutError` if UIKit would raise an exception.
  public func solve(
    itemCounts: [Int], in container: Container, measuring: inout some ContentMeasuring
  ) throws(LayoutError) -> SolvedLayout {
    let description = try describe(itemCounts: itemCounts, in: container)
    return withSubclassAttributes(
      try LayoutEngine.solve(description, in: container, measuring: &measuring))
  }

  /// Returns the layout as immutable values. Section providers are called only here.
  ///
  /// - Throws: `LayoutError` if UIKit would raise an exception.
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

  /// Solves the layout, measuring only visible content: first at the start of the page, then at
  /// `position`.
  ///
  /// - Parameters:
  ///   - itemCounts: The number of items in each section.
  ///   - container: The container to lay out in.
  ///   - position: The scroll position, relative to the start of the page; see
  ///     `placed(in:)`.
  ///   - measuring: The measurer of self-sizing content.
  /// - Throws: `LayoutError` if UIKit would raise an exception.
  public func solveVisible(
    itemCounts: [Int], in container: Container, at position: ScrollPosition = ScrollPosition(),
    measuring: inout some ContentMeasuring
  ) throws(LayoutError) -> SolvedLayout {
    let description = try describe(itemCounts: itemCounts, in: container)
    return try LayoutEngine.solveVisible(
      description, in: container, at: position, measuring: &measuring)
  }
}
