import Foundation
internal import Geometry
import Scene

extension SceneGroup {
  /// Creates a group that belongs to no section.
  init(layer: SceneLayer, elements: [SceneElement]) {
    self.init(section: nil, name: layer.name, elements: elements)
    self.layer = layer
  }

  func moved(by shift: CGPoint, in window: SceneClip?) -> SceneGroup {
    var group = self
    for index in group.elements.indices {
      group.elements[index].move(by: shift)
      if let window { group.elements[index].clip(to: window) }
    }
    return group
  }
}

extension SceneElement {
  fileprivate mutating func move(by shift: CGPoint) {
    frame = frame.offsetBy(dx: shift.x, dy: shift.y)
    clip = clip?.moved(by: shift)
  }

  fileprivate mutating func clip(to window: SceneClip) {
    // An existing clip inside the window is sufficient.
    guard !window.covers(bounds), !(clip.map { window.covers($0.rect) } ?? false) else { return }
    var whole = window
    if let clip { whole.rect = whole.rect.common(with: clip.rect) }
    clip = whole
  }
}

extension SolvedElement.Identity {
  /// The identity of elements that do not belong to the layout.
  static let overlay = SolvedElement.Identity(category: .decoration, section: -1, item: 0)
}
