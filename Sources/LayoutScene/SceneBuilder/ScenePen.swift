import Foundation
internal import Geometry
import Scene

/// Composes a scene of texts, shapes and whole pictures.
package struct ScenePen {
  /// The kind of elements that are the ground of a picture.
  package static let ground = kind("picture")

  var scene: Scene
  private var count = 0
  /// The images of the sheet by name.
  private var files: [String: ImageFile] = [:]

  init(scene: Scene) {
    self.scene = scene
  }

  mutating func write(_ text: String, in frame: CGRect, _ font: TextMetrics, _ color: RGBA) {
    write([Paragraph(text, role: "caption", font: font, color: color)], in: frame)
  }

  /// Writes lines aligned to the left.
  mutating func write(_ lines: [Paragraph], in frame: CGRect) {
    let block = TextBlock(lines, in: CGRect(origin: .zero, size: frame.size), alignment: .left)
    add("caption", [SceneElement(identity("caption"), frame: frame, texts: [block])])
  }

  /// Draws shapes and texts relative to the origin of a frame.
  mutating func draw(_ shapes: [Shape], _ texts: [TextBlock], in frame: CGRect) {
    let element = SceneElement(
      identity("symbol"), frame: frame, definition: define(Drawing(shapes)), texts: texts,
      overflow: 1)
    add("symbol", [element])
  }

  /// Places a picture on its background color, if it is visible, and clips it to its size.
  ///
  /// - Parameter edge: The color of a line around the picture; `nil` for none.
  mutating func place(_ picture: Scene, at origin: CGPoint, edge: RGBA?) {
    let frame = CGRect(origin: origin, size: picture.size)
    let number = count
    count += 1
    // A device frame has its own outline.
    if picture.background.isVisible {
      let rim: CGFloat = edge == nil ? 0 : 1
      let ground = Box(
        CGRect(origin: .zero, size: frame.size).insetBy(dx: -rim, dy: -rim),
        fill: picture.background, stroke: edge.map { Box.Stroke(color: $0, width: 1) })
      add(
        "picture",
        [
          SceneElement(
            identity("picture"), frame: frame, definition: define(Drawing([.box(ground)])),
            overflow: rim)
        ], ofPicture: number)
    }
    let first = scene.definitions.count
    let names = names(of: picture.images)
    scene.definitions += picture.definitions.map { $0.renamingImages(by: names) }
    for group in picture.groups {
      var group = group
      group.picture = number
      group.name = "\(number)-\(picture.identifier)-\(group.name)"
      group.elements = group.elements.map { element in
        var element = element
        element.frame = element.frame.offsetBy(dx: origin.x, dy: origin.y)
        element.moveDefinitions(by: first)
        let isInside = frame.covers(element.bounds)
        element.clip = element.clip?.moved(by: origin) ?? (isInside ? nil : SceneClip(frame))
        return element
      }
      scene.groups.append(group)
    }
  }

  /// New names for images of a picture whose names are taken by other files, which happens if they
  /// are in different folders.
  private mutating func names(of images: [SceneImage]) -> [String: String] {
    var names: [String: String] = [:]
    for image in images {
      var (name, number) = (image.name, 2)
      while let known = files[name], known != image.file {
        name = "\(image.name) (\(number))"
        number += 1
      }
      if files.updateValue(image.file, forKey: name) == nil {
        scene.images.append(SceneImage(name, image.file))
      }
      if name != image.name { names[image.name] = name }
    }
    return names
  }

  private mutating func define(_ drawing: Drawing) -> Int {
    scene.definitions.append(drawing)
    return scene.definitions.count - 1
  }

  private func identity(_ kind: String) -> SolvedElement.Identity {
    SolvedElement.Identity(
      category: .decoration, kind: Self.kind(kind), section: 0, item: scene.groups.count)
  }

  private static func kind(_ word: String) -> String { "sheet-\(word)" }

  private mutating func add(
    _ name: String, _ elements: [SceneElement], ofPicture picture: Int? = nil
  ) {
    var group = SceneGroup(
      section: nil, name: "\(name)-\(scene.groups.count)", elements: elements)
    group.picture = picture
    scene.groups.append(group)
  }
}
