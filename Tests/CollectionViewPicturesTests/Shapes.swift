import CompositionalLayout
import Scene

// Helpers that read the shapes of scenes.

extension Scene {
  /// Elements from bottom to top.
  var cells: [SceneElement] { elements.filter { $0.identity.category == .cell } }

  /// The shapes of an element from bottom to top, across its layers. Empty if nothing is drawn.
  func shapes(of element: SceneElement?) -> [Shape] {
    element?.allDefinitions.flatMap { definitions[$0].shapes } ?? []
  }

  func boxes(of element: SceneElement?) -> [Box] { shapes(of: element).boxes }
}

extension [Shape] {
  var boxes: [Box] { compactMap { if case .box(let box) = $0 { box } else { nil } } }
  var lines: [Polyline] { compactMap { if case .line(let line) = $0 { line } else { nil } } }
}
