public import Foundation

/// The frames of a layout as they are kept: what a `.layout` file holds.
///
/// All lengths are points, rounded to a thousandth, so that a record equals what is read back from its
/// text.
public struct LayoutRecord: Hashable, Sendable {
  /// What the layout was solved for.
  public var axes: Axes
  /// Points.
  public var contentSize: CGSize
  /// Those of the layout itself, then by section, category, kind and item.
  public var frames: [Frame]

  public init(axes: Axes, contentSize: CGSize, frames: [Frame]) {
    self.axes = axes
    self.contentSize = CGSize(
      width: contentSize.width.inThousandths, height: contentSize.height.inThousandths)
    self.frames = frames
  }

  /// What tells one variant of a layout from another.
  public struct Axes: Hashable, Sendable {
    /// Of the container, in points.
    public var size: CGSize
    public var direction: UITraitEnvironmentLayoutDirection
    public var textSize: UIContentSizeCategory
    /// Pixels a point.
    public var scale: CGFloat

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

  /// What a frame belongs to.
  public enum Section: Hashable, Sendable {
    /// The layout itself.
    case layout
    case index(Int)
    /// A section with a name of its own, which it keeps wherever it moves.
    case id(String)
  }

  /// Which of its section and kind a frame is.
  public enum Item: Hashable, Sendable {
    case index(Int)
    case id(String)
  }

  /// One line of the file.
  public struct Frame: Hashable, Sendable {
    public var section: Section
    /// `nil` for headers, footers and the first background of a kind.
    public var item: Item?
    public var category: SolvedElement.Category
    /// `nil` for cells.
    public var kind: String?
    /// Points, in content coordinates.
    public var rect: CGRect
    public var zIndex: Int
    /// The name its item was given. It is not written down: a file has `nil`.
    public var name: String?

    public init(
      section: Section, item: Item? = nil, category: SolvedElement.Category = .cell,
      kind: String? = nil, rect: CGRect, zIndex: Int = 0, name: String? = nil
    ) {
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

    public func hash(into hasher: inout Hasher) {
      hasher.combine(section)
      hasher.combine(item)
      hasher.combine(kind)
      hasher.combine(rect.origin.x)
      hasher.combine(rect.origin.y)
    }
  }
}

extension CGFloat {
  /// The nearest thousandth; never -0.
  var inThousandths: CGFloat {
    guard magnitude < 1e12 else { return self }
    return (self * 1000).rounded(.toNearestOrAwayFromZero) / 1000 + 0
  }
}
