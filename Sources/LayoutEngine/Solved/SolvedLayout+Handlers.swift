package import Foundation
package import Geometry

/// The function of a section that may change its visible elements, compared by identity.
///
/// It receives the elements, the section's scroll offset and the container, and returns the changed
/// elements. The code that presents a layout calls it one call at a time.
package final class VisibleItemsHandler: Hashable, @unchecked Sendable {
  package typealias Call = ([SolvedElement], CGPoint, Container) -> [(
    SolvedElement.Identity, ElementChange
  )]

  let call: Call

  package init(_ call: @escaping Call) {
    self.call = call
  }

  package static func == (one: VisibleItemsHandler, two: VisibleItemsHandler) -> Bool {
    one === two
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension SolvedLayout {
  /// Returns the layout at a scroll position, with the changes of visible items handlers. The handler
  /// of the last section is called first (R38).
  ///
  /// - Parameter bounds: The visible rectangle; `nil` selects the container's visible rectangle.
  package func presented(at position: ScrollPosition, within bounds: CGRect?) -> SolvedLayout {
    var result = self
    result.scroll = position
    result.changes = [:]
    let room = container.size
    guard room.width > 0, room.height > 0, sections.contains(where: { $0.handler != nil })
    else { return result }
    let visible = Dictionary(
      grouping: result.visibleElements(in: bounds ?? result.visibleRect), by: \.section)
    for (index, section) in sections.enumerated().reversed() {
      guard let handler = section.handler else { continue }
      let elements = (visible[index] ?? [])
        .filter { $0.item != SolvedElement.layoutItem }
        .sorted { $0.identity < $1.identity }
      // Handlers get frames as they are before scrolling, in both reading directions.
      let offset = CGPoint(
        scrollAxis.across, -result.carouselShift(ofSection: index)[scrollAxis.across],
        across: position.page[scrollAxis])
      let changes = handler.call(elements, offset, container)
      guard !section.isSelfSized else { continue }
      for (identity, change) in changes { result.changes[identity] = change }
    }
    return result
  }
}
