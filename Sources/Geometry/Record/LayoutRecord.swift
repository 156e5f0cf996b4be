public import Foundation

/// The frames of a layout in the form stored in a `.layout` file.
///
/// All lengths are points rounded to a thousandth, so a record equals the one parsed from its text.
public struct LayoutRecord: Hashable, Sendable {
  /// The variant that the layout was solved for.
  public var axes: Axes
  /// The size of the content in points.
  public var contentSize: CGSize
  /// The frames: first those of the layout itself, then by section, category, kind and item, then
  /// those of parts of these elements.
  public var frames: [Frame]

  /// Creates a record and rounds the size to thousandths. Frames of parts are moved to the end.
  public init(axes: Axes, contentSize: CGSize, frames: [Frame]) {
    self.axes = axes
    self.contentSize = CGSize(
      width: contentSize.width.inThousandths, height: contentSize.height.inThousandths)
    let parts = frames.filter { $0.part != nil }
    self.frames = parts.isEmpty ? frames : frames.filter { $0.part == nil } + parts
  }

  /// The properties that distinguish the variants of a layout.
  public struct Axes: Hashable, Sendable {
    /// The size of the container in points.
    public var size: CGSize
    /// The reading direction: left to right or right to left.
    public var direction: UITraitEnvironmentLayoutDirection
    /// The preferred text size.
    public var textSize: UIContentSizeCategory
    /// The number of pixels per point.
    public var scale: CGFloat

    /// Creates the properties of a variant and rounds its numbers to thousandths.
    public init(
      size: CGSize, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
      textSize: UIContentSizeCategory = .large, scale: CGFloat = 2
    ) {
      self.size = CGSize(width: size.width.inThousandths, height: size.height.inThousandths)
      self.direction = direction == .rightToLeft ? .rightToLeft : .leftToRight
      self.textSize = textSize
      self.scale = scale.inThousandths
    }
  }

  /// The owner of a frame.
  public enum Section: Hashable, Sendable {
    /// The layout itself.
    case layout
    case index(Int)
    /// A section by its identifier, which stays the same when the section moves.
    case id(String)
  }

  /// The number of a frame among those of its section and kind.
  public enum Item: Hashable, Sendable {
    case index(Int)
    /// An item by its identifier.
    case id(String)
  }

  /// One frame, stored in one line of the file.
  public struct Frame: Hashable, Sendable {
    /// The owner of the frame.
    public var section: Section
    /// The item; `nil` for headers, footers and the first background of a kind.
    public var item: Item?
    public var category: SolvedElement.Category
    /// The element kind; `nil` for cells.
    public var kind: String?
    /// The frame in points of the content.
    public var rect: CGRect
    /// The position in the drawing order.
    public var zIndex: Int
    /// The name of the item. Files do not contain it, so it is `nil` after parsing.
    public var name: String?
    /// The part of the element that the frame belongs to; `nil` for the element itself.
    public var part: Part?

    /// A part of a composed cell, header or footer.
    public struct Part: Hashable, Sendable {
      /// The name, unique in its element.
      public var name: String
      /// The key that makes the part, such as `text`.
      public var kind: String

      public init(name: String, kind: String) {
        self.name = name
        self.kind = kind
      }
    }

    /// Creates a frame and rounds it to thousandths.
    public init(
      section: Section, item: Item? = nil, category: SolvedElement.Category = .cell,
      kind: String? = nil, rect: CGRect, zIndex: Int = 0, name: String? = nil, part: Part? = nil
    ) {
      self.part = part
      self.section = section
      self.item = item
      self.category = category
      self.kind = kind
      self.rect = CGRect(
        x: rect.origin.x.inThousandths, y: rect.origin.y.inThousandths,
        width: rect.size.width.inThousandths, height: rect.size.height.inThousandths)
      self.zIndex = zIndex
      self.name = name
    }

    /// Hashes the owner, item, kind, part and origin.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(section)
      hasher.combine(item)
      hasher.combine(kind)
      hasher.combine(part)
      hasher.combine(rect.origin.x)
      hasher.combine(rect.origin.y)
    }
  }
}

extension CGFloat {
  /// The number rounded to thousandths; never -0.
  var inThousandths: CGFloat {
    guard magnitude < 1e12 else { return self }
    return (self * 1000).rounded(.toNearestOrAwayFromZero) / 1000 + 0
  }
}
