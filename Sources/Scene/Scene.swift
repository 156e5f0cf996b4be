public import CompositionalLayout
public import Foundation

/// A picture as a list of things to draw, in order: values only, ready for any writer.
///
/// Everything is in points of the picture, its top left corner at zero, whatever part of the content
/// the picture shows. Shapes that repeat are stated once, in ``definitions``.
public struct Scene: Hashable, Sendable {
  /// The figure's name, which begins all ids, so that figures in one page never clash.
  public var name: String
  /// A heading, for those who cannot see the picture.
  public var title: String
  /// What there is to see, in a sentence.
  public var summary: String
  /// Points.
  public var size: CGSize
  /// What lies behind everything.
  public var background: RGBA
  /// The shapes that elements use, in the order of their first use.
  public var definitions: [Drawing]
  /// The pictures that drawings place, in the order of their first use.
  public var images: [SceneImage]
  /// What to draw, from the bottom to the top.
  public var groups: [SceneGroup]

  public init(
    name: String, title: String = "", summary: String = "", size: CGSize, background: RGBA,
    definitions: [Drawing] = [], images: [SceneImage] = [], groups: [SceneGroup] = []
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.size = size
    self.background = background
    self.definitions = definitions
    self.images = images
    self.groups = groups
  }

  /// All elements in drawing order. Complexity: O(elements).
  public var elements: [SceneElement] { groups.flatMap(\.elements) }
}

/// A picture of pixels that a scene shows.
public struct SceneImage: Hashable, Sendable {
  /// What ``PlacedImage/name`` calls it.
  public var name: String
  public var file: ImageFile

  public init(_ name: String, _ file: ImageFile) {
    self.name = name
    self.file = file
  }
}

/// Elements that are drawn one after another and belong to one section.
public struct SceneGroup: Hashable, Sendable {
  /// The section's index; `nil` for boundary items of the layout itself.
  public var section: Int?
  /// The section's name in ids: its own, or one made from its index.
  public var name: String
  /// Which of the section's groups it is. A section has several only where it overlaps others, so
  /// that it cannot be drawn in one go.
  public var part: Int
  /// From the bottom to the top.
  public var elements: [SceneElement]
  /// Whether it belongs to the layout, or to what explains it.
  public var layer = SceneLayer.content

  public init(section: Int?, name: String, part: Int = 0, elements: [SceneElement]) {
    self.section = section
    self.name = name
    self.part = part
    self.elements = elements
  }
}

/// One cell, header, badge or background of a picture.
public struct SceneElement: Hashable, Sendable {
  public var identity: SolvedElement.Identity
  /// Points of the picture. Not necessarily finite, nor anywhere near the picture.
  public var frame: CGRect
  public var zIndex: Int
  /// The name of the style it is drawn in, if it has one.
  public var style: String?
  /// The index of its shapes in the scene's definitions; `nil` for nothing but text.
  public var definition: Int?
  /// What it says. Boxes are relative to the frame's origin.
  public var texts: [TextBlock]
  /// Above shapes and texts, from the bottom to the top.
  public var layers: [Layer] = []
  /// 0 to 1, of shapes and texts as one.
  public var opacity: Double
  /// Applied about the frame's centre.
  public var transform: CGAffineTransform
  /// Where it can be seen; `nil` for everywhere in the picture.
  public var clip: SceneClip?
  /// How many points its shapes reach beyond the frame, as shadows do.
  public var overflow: CGFloat

  public init(
    _ identity: SolvedElement.Identity, frame: CGRect, zIndex: Int = 0, style: String? = nil,
    definition: Int? = nil, texts: [TextBlock] = [], opacity: Double = 1,
    transform: CGAffineTransform = .identity, clip: SceneClip? = nil, overflow: CGFloat = 0
  ) {
    self.identity = identity
    self.frame = frame
    self.zIndex = zIndex
    self.style = style
    self.definition = definition
    self.texts = texts
    self.opacity = opacity
    self.transform = transform
    self.clip = clip
    self.overflow = overflow
  }

  /// Shapes with texts above them that lie over all that stands before them, turned, cut and seen
  /// through as one.
  public struct Layer: Hashable, Sendable {
    /// The index of its shapes in the scene's definitions; `nil` for nothing but text.
    public var definition: Int?
    /// Boxes are relative to the frame's origin.
    public var texts: [TextBlock]
    /// Of all in the layer, in points around the frame's origin.
    public var transform: CGAffineTransform
    /// Where the layer is seen once it is turned: in all of these.
    public var windows: [LayerClip]
    /// 0 to 1.
    public var opacity: Double

    public init(
      definition: Int?, texts: [TextBlock] = [], transform: CGAffineTransform = .identity,
      windows: [LayerClip] = [], opacity: Double = 1
    ) {
      self.definition = definition
      self.texts = texts
      self.transform = transform
      self.windows = windows
      self.opacity = opacity
    }
  }

  /// What it says, from the bottom to the top, wherever that stands.
  public var allTexts: [TextBlock] { texts + layers.flatMap(\.texts) }

  /// The indices of all its shapes in the scene's definitions, from the bottom to the top.
  public var allDefinitions: [Int] { ([definition] + layers.map(\.definition)).compactMap { $0 } }

  /// Adds so many to the indices of its shapes, for a scene that has these behind others.
  package mutating func moveDefinitions(by offset: Int) {
    definition = definition.map { $0 + offset }
    for index in layers.indices {
      layers[index].definition = layers[index].definition.map { $0 + offset }
    }
  }

  /// What can be seen of it, in points of the picture.
  package var seenBounds: CGRect {
    clip.map { bounds.common(with: $0.rect) } ?? bounds
  }

  /// What the element covers of the picture, in points.
  public var bounds: CGRect { reach.transformed(by: transform) }

  /// The frame with all that its shapes cover beyond it, before the transform.
  public var reach: CGRect {
    overflow > 0 ? frame.insetBy(dx: -overflow, dy: -overflow) : frame
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
    hasher.combine(frame)
    hasher.combine(definition)
  }
}
