internal import Foundation
internal import Geometry

/// Stacks the sections and places the layout's own headers and footers around them.
struct StackSections {
  var container: Container
  var grid: PixelGrid
  var description: LayoutDescription

  func stack(
    _ solved: [SolvedSection], warnings: [LayoutWarning], measuring: inout some ContentMeasuring
  ) -> SolvedLayout {
    let axis = description.scrollAxis
    var sections = solved
    var length: CGFloat = 0
    for index in sections.indices {
      // There is a gap between every two sections, including empty ones (R22, R76).
      if index > 0 { length += description.interSectionSpacing }
      sections[index].frame.origin[axis] = length
      length += sections[index].frame.size[axis]
    }
    // A layout without sections has no headers and footers of its own (R99).
    let boundary = place.place(
      sections.isEmpty ? [] : description.boundaryItems, around: length, section: -1,
      measuring: &measuring)
    for index in sections.indices { sections[index].frame.origin[axis] += boundary.head }
    return SolvedLayout(
      contentSize: CGSize(axis, max(boundary.extent, 0), across: width(of: sections)),
      sections: sections, boundaryItems: boundary.items, warnings: warnings, scrollAxis: axis,
      container: container, grid: grid,
      core: boundary.head...max(boundary.head + boundary.core, boundary.head))
  }

  private var place: PlaceBoundary {
    PlaceBoundary(box: BoundaryBox(description.scrollAxis, in: container), grid: grid)
  }

  /// The measurement requests of the layout's own boundary items.
  var boundaryRequests: [PlaceBoundary.Request?] {
    place.requests(description.boundaryItems, section: -1)
  }

  /// Returns the cross length: the length of the view or of the widest group (R20), at least 0.
  private func width(of sections: [SolvedSection]) -> CGFloat {
    let across = description.scrollAxis.across
    var width = max(container.size[across], 0)
    for section in sections where section.carousel == nil {
      width = max(width, section.runs.total.largest[across])
    }
    return width
  }
}
