import Foundation

/// The drawings that are stated once and used from there, as that makes a file smaller.
struct SVGSharedShapes {
  /// By index of the scene's definitions.
  private var ids: [Int: String] = [:]
  /// The element that holds them; empty if there are none.
  private(set) var element = ""

  /// What the drawings refer to: clips, gradients and pictures.
  let resources: SVGResources

  /// - Complexity: O(elements).
  init(_ scene: Scene, elements: [SceneElement], ids names: SVGIdentifiers) {
    let used = Set(elements.compactMap(\.definition)).sorted()
      .filter(scene.definitions.indices.contains)
    resources = SVGResources(scene, used.map { scene.definitions[$0] }, ids: names)
    var users: [Int: (count: Int, first: SceneElement)] = [:]
    for element in elements where element.frame.isWithinReach {
      guard let index = element.definition else { continue }
      users[index, default: (0, element)].count += 1
    }
    var parts = ""
    for (index, user) in users.sorted(by: { $0.key < $1.key }) where user.count > 1 {
      let id = names.own("s\(ids.count)")
      guard let part = statement(of: scene.definitions[index], id: id, user) else { continue }
      ids[index] = id
      parts += part
    }
    parts = resources.markup + parts
    element = parts.isEmpty ? "" : "<defs>\(parts)</defs>\n"
  }

  /// The drawing under an id; `nil` if that and all uses are not shorter than what they stand for.
  private func statement(
    of drawing: Drawing, id: String, _ user: (count: Int, first: SceneElement)
  ) -> String? {
    let origin = user.first.frame.origin
    let inPlace = tags(drawing, at: origin).reduce(0) { $0 + $1.markup.utf8.count }
    var name = SVGTag("g")
    name.add("id", id)
    let tags = tags(drawing, at: .zero)
    let statement =
      tags.count == 1
      ? tags[0].with(name).markup : name.around(SVGMarkup(tags.map(\.markup).joined())).string
    let use = Self.use(of: id, at: origin).markup.utf8.count
    return statement.utf8.count + user.count * use < user.count * inPlace ? statement : nil
  }

  /// The elements of a drawing where it is drawn.
  func tags(_ drawing: Drawing, at origin: CGPoint) -> [SVGTag] {
    SVGShapes(resources: resources).tags(drawing.shapes, at: origin)
  }

  /// The use of a drawing in a frame; `nil` if it is stated where it is drawn.
  func use(_ index: Int, in frame: CGRect) -> SVGTag? {
    guard frame.isWithinReach, let id = ids[index] else { return nil }
    return Self.use(of: id, at: frame.origin)
  }

  private static func use(of id: String, at origin: CGPoint) -> SVGTag {
    var tag = SVGTag("use")
    tag.add("href", "#\(id)")
    tag.add("x", origin.x, unless: 0)
    tag.add("y", origin.y, unless: 0)
    return tag
  }
}
