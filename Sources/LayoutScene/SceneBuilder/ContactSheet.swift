import CompositionalLayout
import Foundation
public import Scene

/// Several pictures in one, in rows and columns with captions.
public struct ContactSheet: Hashable, Sendable {
  /// A picture of the sheet.
  public struct Picture: Hashable, Sendable {
    /// The scene of the picture.
    public var scene: Scene
    /// The text above the picture.
    public var caption: String

    /// Creates a picture with a caption.
    public init(_ scene: Scene, caption: String) {
      self.scene = scene
      self.caption = caption
    }
  }

  /// A row of pictures.
  public struct Row: Hashable, Sendable {
    /// The text above the row.
    public var heading: String
    /// The pictures by column; `nil` leaves a column empty.
    public var pictures: [Picture?]

    /// Creates a row.
    public init(heading: String, pictures: [Picture?]) {
      self.heading = heading
      self.pictures = pictures
    }
  }

  /// The name of the scene, the prefix of its ids.
  public var name: String
  /// The title for assistive technologies.
  public var title: String
  /// The rows from top to bottom.
  public var rows: [Row]

  /// Creates a contact sheet.
  public init(name: String, title: String, rows: [Row]) {
    self.name = name
    self.title = title
    self.rows = rows
  }

  // Lengths in points.
  private static let margin: CGFloat = 32
  private static let gap: CGFloat = 24
  private static let headingHeight: CGFloat = 32
  private static let captionHeight: CGFloat = 24

  private static let paper = RGBA(0xECECF0)
  private static let ink = RGBA(0x1C1C1E)
  private static let captionColor = RGBA(0x5A5A60)
  private static let edge = RGBA(0xC6C6CC)

  /// The sheet as a scene. Each column is as wide as its widest picture, and each row is as tall as
  /// its tallest picture.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public func scene() -> Scene {
    let columns = rows.map(\.pictures.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.picture(column)?.scene.size.width ?? 0 }.max() ?? 0
    }
    var sheet = Scene(
      name: name, title: title, summary: summary, size: .zero, background: Self.paper)
    var pen = Pen(scene: sheet)
    var y = Self.margin
    let width = widths.reduce(0, +) + CGFloat(max(columns - 1, 0)) * Self.gap
    for row in rows {
      let heading = CGRect(x: Self.margin, y: y, width: max(width, 200), height: Self.headingHeight)
      pen.write(row.heading, in: heading, DynamicTypeStyle.headline.metrics, Self.ink)
      y += Self.headingHeight
      var x = Self.margin
      for (column, columnWidth) in widths.enumerated() {
        if let picture = row.picture(column) {
          let caption = CGRect(x: x, y: y, width: columnWidth, height: Self.captionHeight)
          pen.write(
            picture.caption, in: caption, DynamicTypeStyle.footnote.metrics, Self.captionColor)
          pen.place(picture.scene, at: CGPoint(x: x, y: y + Self.captionHeight), edge: Self.edge)
        }
        x += columnWidth + Self.gap
      }
      y += Self.captionHeight + row.height + Self.gap
    }
    sheet = pen.scene
    sheet.size = CGSize(
      width: max(width, 200) + 2 * Self.margin, height: max(y - Self.gap, 0) + Self.margin)
    return sheet
  }

  private var summary: String {
    rows.reduce(0) { $0 + $1.pictures.count { $0 != nil } }.of("picture")
  }
}

extension ContactSheet.Row {
  fileprivate func picture(_ column: Int) -> ContactSheet.Picture? {
    pictures.indices.contains(column) ? pictures[column] : nil
  }

  fileprivate var height: CGFloat { pictures.map { $0?.scene.size.height ?? 0 }.max() ?? 0 }
}

/// Adds text and pictures to a sheet.
private struct Pen {
  var scene: Scene
  private var count = 0
  /// The images of the sheet by name.
  private var files: [String: ImageFile] = [:]

  init(scene: Scene) {
    self.scene = scene
  }

  mutating func write(_ words: String, in frame: CGRect, _ font: TextMetrics, _ color: RGBA) {
    let box = CGRect(origin: .zero, size: frame.size)
    let paragraph = Paragraph(words, role: "caption", font: font, color: color)
    let block = TextBlock([paragraph], in: box, alignment: .left)
    add("caption", [SceneElement(identity("caption"), frame: frame, texts: [block])])
  }

  /// Places a picture on its background color, if it is visible, and clips it to its size.
  mutating func place(_ picture: Scene, at origin: CGPoint, edge: RGBA) {
    let frame = CGRect(origin: origin, size: picture.size)
    // A device frame has its own outline.
    if picture.background.isVisible {
      let ground = Box(
        CGRect(x: -1, y: -1, width: frame.width + 2, height: frame.height + 2),
        fill: picture.background, stroke: Box.Stroke(color: edge, width: 1))
      add(
        "picture",
        [
          SceneElement(
            identity("picture"), frame: frame, definition: define(Drawing([.box(ground)])))
        ])
    }
    let first = scene.definitions.count
    let names = names(of: picture.images)
    scene.definitions += picture.definitions.map { $0.renamingImages(by: names) }
    let number = count
    count += 1
    for group in picture.groups {
      var group = group
      group.name = "\(number)-\(picture.identifier)-\(group.name)"
      group.elements = group.elements.map { element in
        var element = element
        element.frame = element.frame.offsetBy(dx: origin.x, dy: origin.y)
        element.moveDefinitions(by: first)
        let clip = element.clip.map {
          SceneClip($0.rect.offsetBy(dx: origin.x, dy: origin.y), radius: $0.radius)
        }
        let isInside = frame.covers(element.bounds)
        element.clip = clip ?? (isInside ? nil : SceneClip(frame))
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
      category: .decoration, kind: "sheet-\(kind)", section: 0, item: scene.groups.count)
  }

  private mutating func add(_ name: String, _ elements: [SceneElement]) {
    scene.groups.append(
      SceneGroup(section: nil, name: "\(name)-\(scene.groups.count)", elements: elements))
  }
}
