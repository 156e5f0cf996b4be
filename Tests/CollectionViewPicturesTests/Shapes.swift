import CompositionalLayout
import Scene

// What scenes hold, in few words.

extension Scene {
  /// From the bottom to the top.
  var cells: [SceneElement] { elements.filter { $0.identity.category == .cell } }

  /// From the bottom to the top, in whichever layers they are; none of an element of which nothing is drawn.
  func shapes(of element: SceneElement?) -> [Shape] {
    element?.allDefinitions.flatMap { definitions[$0].shapes } ?? []
  }

  func boxes(of element: SceneElement?) -> [Box] { shapes(of: element).boxes }
}

extension [Shape] {
  var boxes: [Box] { compactMap { if case .box(let box) = $0 { box } else { nil } } }
  var lines: [Polyline] { compactMap { if case .line(let line) = $0 { line } else { nil } } }
}
