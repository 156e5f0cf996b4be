import CellContent
import Foundation
internal import Geometry
internal import LayoutEngine
import Scene

/// An element with everything that its content depends on, besides the sizes of the element and of its
/// text.
struct Filling {
  var element: SolvedElement
  var data: ElementContent
  let fields: Fields
  /// What its style depends on.
  let key: StyleKey
  let list: ListPlace?
  let place: CellPlace
  /// The corners that a list gives the element; `nil` for those of its style.
  var corners: CornerRadii?
  /// Whether it shares its border with its neighbors.
  var hasSeams = false

  /// Creates a value.
  ///
  /// - Parameters:
  ///   - list: The part of a list that the element is; `nil` outside lists.
  ///   - isAtRest: Whether the element is known to be at its resting position.
  init(
    _ element: SolvedElement, _ data: ElementContent, list: ListPlace? = nil,
    at place: CellPlace = CellPlace(), isAtRest: Bool = false
  ) {
    (self.element, self.data, self.list, self.place) = (element, data, list, place)
    fields = Fields(data)
    key = StyleKey(
      element, data, fields, role: Role(of: element), place: list,
      backdrop: place.backdrop, isAtRest: isAtRest)
  }
}
