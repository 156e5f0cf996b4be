public import Foundation
public import Geometry

/// A picture as an ordered list of elements to draw. It contains only values and is independent of
/// any file format.
///
/// Coordinates are points relative to the top left corner of the picture, whichever part of the
/// content the picture shows. Shapes that repeat are stored once, in ``definitions``.
public struct Scene: Hashable, Sendable {
  /// The prefix of all ids, which makes them unique when a page contains several scenes.
  public var name: String
  /// The title for assistive technologies.
  public var title: String
  /// A description for assistive technologies, one sentence.
  public var summary: String
  /// The language tag, such as `ja`, of the title, the description and the texts; `nil` if unknown.
  public var language: String?
  /// The size of the picture in points.
  public var size: CGSize
  /// The color behind all elements.
  public var background: RGBA
  /// The drawings that elements refer to by index, in the order of their first use.
  public var definitions: [Drawing]
  /// The images that drawings refer to by name, in the order of their first use.
  public var images: [SceneImage]
  /// The groups to draw, from bottom to top.
  public var groups: [SceneGroup]

  /// Creates a scene. The size is in points.
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

  /// All elements in drawing order.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public var elements: [SceneElement] { groups.flatMap(\.elements) }
}

/// An image that the drawings of a scene refer to by name.
public struct SceneImage: Hashable, Sendable {
  /// The name that ``PlacedImage/name`` refers to.
  public var name: String
  /// The encoded image.
  public var file: ImageFile

  public init(_ name: String, _ file: ImageFile) {
    self.name = name
    self.file = file
  }
}

/// Elements of one section that are drawn one after another.
public struct SceneGroup: Hashable, Sendable {
  /// The section's index; `nil` for boundary items of the layout itself.
  public var section: Int?
  /// The section's name in ids: its own name, or one made from its index.
  public var name: String
  /// The position among the section's groups. A section has several groups only if it overlaps
  /// other sections and cannot be drawn in one pass.
  public var part: Int
  /// The elements to draw, from bottom to top.
  public var elements: [SceneElement]
  /// Whether the group is part of the layout or of an overlay.
  public var layer = SceneLayer.content
  /// The number of the picture that the group belongs to, on a page or sheet of pictures; `nil` for
  /// the texts around them, and in a picture of its own.
  package var picture: Int?

  public init(section: Int?, name: String, part: Int = 0, elements: [SceneElement]) {
    self.section = section
    self.name = name
    self.part = part
    self.elements = elements
  }
}

/// A cell, supplementary view or decoration view of a scene.
public struct SceneElement: Hashable, Sendable {
  /// The element's category, kind, section and item.
  public var identity: SolvedElement.Identity
  /// The frame in points of the picture. It may be infinite or outside the picture.
  public var frame: CGRect
  /// The z-index that the layout assigned.
  public var zIndex: Int
  /// The name of the element's style; `nil` if it has none.
  public var style: String?
  /// The index of the element's shapes in ``Scene/definitions``; `nil` if it has none.
  public var definition: Int?
  /// The text above the shapes. Boxes are relative to the frame's origin.
  public var texts: [TextBlock]
  /// Further layers above the shapes and the text, from bottom to top.
  public var layers: [Layer] = []
  /// The opacity of shapes and text as a group, from 0 to 1.
  public var opacity: Double
  /// The transform about the frame's center.
  public var transform: CGAffineTransform
  /// The visible region; `nil` if only the picture's bounds clip the element.
  public var clip: SceneClip?
  /// How far shapes such as shadows reach beyond the frame, in points.
  public var overflow: CGFloat

  /// Creates an element. The frame and the overflow are in points of the picture.
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

  /// Shapes and text that are transformed, clipped and faded as a group, above the content before
  /// them.
  public struct Layer: Hashable, Sendable {
    /// The index of the layer's shapes in ``Scene/definitions``; `nil` if it has none.
    public var definition: Int?
    /// The text above the shapes. Boxes are relative to the frame's origin.
    public var texts: [TextBlock]
    /// The transform of the whole layer, in points relative to the frame's origin.
    public var transform: CGAffineTransform
    /// The clips of the transformed layer. It is visible in their intersection.
    public var windows: [LayerClip]
    /// The opacity of the layer, from 0 to 1.
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

  /// The texts of the element and its layers, from bottom to top.
  ///
  /// - Complexity: O(*n*) in the number of texts.
  public var allTexts: [TextBlock] { texts + layers.flatMap(\.texts) }

  /// The definition indexes of the element and its layers, from bottom to top.
  ///
  /// - Complexity: O(*n*) in the number of layers.
  public var allDefinitions: [Int] { ([definition] + layers.map(\.definition)).compactMap { $0 } }

  /// Offsets all definition indexes, to append the element to a scene with other definitions.
  package mutating func moveDefinitions(by offset: Int) {
    definition = definition.map { $0 + offset }
    for index in layers.indices {
      layers[index].definition = layers[index].definition.map { $0 + offset }
    }
  }

  /// The visible part of the bounds, in points of the picture.
  package var visibleBounds: CGRect {
    clip.map { bounds.common(with: $0.rect) } ?? bounds
  }

  /// The bounding box of the transformed element with its overflow, in points of the picture.
  public var bounds: CGRect { extendedFrame.transformed(by: transform) }

  /// The frame extended by the overflow, before the transform.
  public var extendedFrame: CGRect {
    overflow > 0 ? frame.insetBy(dx: -overflow, dy: -overflow) : frame
  }

  /// Hashes only the identity, the frame and the definition, to be fast. Equality compares
  /// everything.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
    hasher.combine(frame)
    hasher.combine(definition)
  }
}
