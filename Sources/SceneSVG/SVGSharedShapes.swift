import Foundation
import Scene

/// Drawings that are defined once and referred to by `<use>`, where this makes the file smaller.
struct SVGSharedShapes {
  /// The ids of shared drawings, by index of the scene's definitions; `nil` for others.
  private var ids: [String?]
  /// The markup of the drawings and of what they refer to.
  private(set) var definitions: SVGMarkup

  /// The clip paths, gradients and images of the drawings.
  let resources: SVGResources

  /// The elements that use one drawing.
  private struct Users {
    /// The origin of the first element within the coordinates that viewers can draw.
    var origin: CGPoint?
    var count = 0
    var isVisible = false
  }

  /// Collects the drawings of all elements that are visible in the picture.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  init(_ scene: Scene, ids names: SVGIdentifiers) {
    let picture = scene.picture
    var users = [Users](repeating: Users(), count: scene.definitions.count)
    for group in scene.groups {
      for element in group.elements where element.isVisible(in: picture) {
        for index in element.allDefinitions where users.indices.contains(index) {
          users[index].isVisible = true
          guard element.frame.isWithinLimit else { continue }
          users[index].count += 1
          if users[index].origin == nil { users[index].origin = element.frame.origin }
        }
      }
    }
    let used = zip(scene.definitions, users).compactMap { $1.isVisible ? $0 : nil }
    resources = SVGResources(scene, used, ids: names)
    definitions = resources.markup
    ids = [String?](repeating: nil, count: users.count)
    var number = 0
    for (index, users) in users.enumerated() {
      guard users.count > 1, let origin = users.origin else { continue }
      let id = names.own("s\(number)")
      let drawing = scene.definitions[index]
      guard let part = statement(of: drawing, id: id, users.count, at: origin) else { continue }
      ids[index] = id
      number += 1
      definitions.append(part)
    }
  }

  /// The definition of a drawing; `nil` if the definition and its uses are not shorter than inline
  /// copies.
  ///
  /// - Parameters:
  ///   - count: The number of elements that use the drawing.
  ///   - origin: The origin of the first of them.
  private func statement(
    of drawing: Drawing, id: String, _ count: Int, at origin: CGPoint
  ) -> SVGMarkup? {
    let inPlace = tags(drawing, at: origin).reduce(0) { $0 + $1.count }
    var name = SVGMarkup()
    name.add("id", id)
    let tags = tags(drawing, at: .zero)
    var statement = SVGMarkup()
    if tags.count == 1 {
      tags[0].with(name).write(to: &statement)
    } else {
      var group = SVGTag("g").with(name)
      for tag in tags { group.append(tag) }
      group.write(to: &statement)
    }
    let use = Self.use(of: id, at: origin).count
    return statement.count + count * use < count * inPlace ? statement : nil
  }

  /// The elements of a drawing at an origin.
  func tags(_ drawing: Drawing, at origin: CGPoint) -> [SVGTag] {
    SVGShapes(resources: resources).tags(drawing.shapes.sharingEdges, at: origin)
  }

  /// The id of a shared drawing; `nil` if an element with this frame must inline it.
  func id(_ index: Int, usedIn frame: CGRect) -> String? {
    frame.isWithinLimit ? ids[index] : nil
  }

  /// A `<use>` element.
  static func use(of id: String, at origin: CGPoint) -> SVGTag {
    var tag = SVGTag("use")
    tag.addUse(of: id, at: origin)
    return tag
  }
}

extension SVGAttributes {
  /// Adds the attributes of a `<use>` element.
  mutating func addUse(of id: String, at origin: CGPoint) {
    add("xlink:href", to: id)
    add("x", origin.x, unless: 0)
    add("y", origin.y, unless: 0)
  }
}
