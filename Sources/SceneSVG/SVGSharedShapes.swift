import Foundation
import Scene

/// The drawings that are stated once and used from there, as that makes a file smaller.
struct SVGSharedShapes {
  /// By index of the scene's definitions.
  private var ids: [String?]
  /// The element that holds them; empty if there are none.
  private(set) var element = ""

  /// What the drawings refer to: clips, gradients and pictures.
  let resources: SVGResources

  /// The elements that show one drawing.
  private struct Users {
    /// Of those where programs can draw, where the first one stands.
    var origin: CGPoint?
    var count = 0
    var isSeen = false
  }

  /// Of the elements that are seen in the picture.
  ///
  /// - Complexity: O(elements).
  init(_ scene: Scene, ids names: SVGIdentifiers) {
    let picture = scene.picture
    var users = [Users](repeating: Users(), count: scene.definitions.count)
    for group in scene.groups {
      for element in group.elements where element.isSeen(in: picture) {
        for index in element.allDefinitions where users.indices.contains(index) {
          users[index].isSeen = true
          guard element.frame.isWithinReach else { continue }
          users[index].count += 1
          if users[index].origin == nil { users[index].origin = element.frame.origin }
        }
      }
    }
    let used = zip(scene.definitions, users).compactMap { $1.isSeen ? $0 : nil }
    resources = SVGResources(scene, used, ids: names)
    ids = [String?](repeating: nil, count: users.count)
    var (parts, number) = (SVGMarkup(), 0)
    for (index, users) in users.enumerated() {
      guard users.count > 1, let origin = users.origin else { continue }
      let id = names.own("s\(number)")
      let drawing = scene.definitions[index]
      guard let part = statement(of: drawing, id: id, users.count, at: origin) else { continue }
      ids[index] = id
      number += 1
      parts.append(part)
    }
    let stated = resources.markup + parts.string
    element = stated.isEmpty ? "" : "<defs>\(stated)</defs>\n"
  }

  /// The drawing under an id; `nil` if that and all uses are not shorter than what they stand for.
  ///
  /// - Parameter origin: Where the first of so many elements stands.
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

  /// The elements of a drawing where it is drawn.
  func tags(_ drawing: Drawing, at origin: CGPoint) -> [SVGTag] {
    SVGShapes(resources: resources).tags(drawing.shapes, at: origin)
  }

  /// The id of a drawing that is used in a frame; `nil` if it is stated where it is drawn.
  func id(_ index: Int, usedIn frame: CGRect) -> String? {
    frame.isWithinReach ? ids[index] : nil
  }

  /// The use of a drawing.
  static func use(of id: String, at origin: CGPoint) -> SVGTag {
    var tag = SVGTag("use")
    tag.addUse(of: id, at: origin)
    return tag
  }
}

extension SVGAttributes {
  /// Adds what a use of a drawing says.
  mutating func addUse(of id: String, at origin: CGPoint) {
    add("href", to: id)
    add("x", origin.x, unless: 0)
    add("y", origin.y, unless: 0)
  }
}
