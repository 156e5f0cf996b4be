import CompositionalLayout
import Foundation
import Scene

extension SceneGroup {
  /// A group that belongs to no section.
  init(layer: SceneLayer, elements: [SceneElement]) {
    self.init(section: nil, name: layer.name, elements: elements)
    self.layer = layer
  }

  /// The group elsewhere in the picture, seen through a window.
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
    if let rect = clip?.rect { clip?.rect = rect.offsetBy(dx: shift.x, dy: shift.y) }
  }

  fileprivate mutating func clip(to window: SceneClip) {
    // What hides some of it already is enough, where the window leaves all of that.
    guard !window.covers(bounds), !(clip.map { window.covers($0.rect) } ?? false) else { return }
    var whole = window
    if let clip { whole.rect = whole.rect.common(with: clip.rect) }
    clip = whole
  }
}

extension SolvedElement.Identity {
  /// What is no element of the layout.
  static let overlay = SolvedElement.Identity(category: .decoration, section: -1, item: 0)
}
