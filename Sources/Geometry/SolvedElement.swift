public import Foundation

/// A cell, supplementary view or decoration with its frame in the content.
public struct SolvedElement: Hashable, Sendable {
  public enum Category: String, Hashable, Sendable, CaseIterable, Comparable {
    case cell
    /// A header, footer or anchored view.
    case supplementary
    /// A background.
    case decoration

    /// Orders cells before supplementary views before decorations.
    public static func < (one: Self, two: Self) -> Bool {
      one.order < two.order
    }

    private var order: Int {
      switch self {
      case .cell: 0
      case .supplementary: 1
      case .decoration: 2
      }
    }
  }

  /// The identity of an element in its layout.
  public struct Identity: Hashable, Sendable {
    public var category: Category
    /// The element kind; `nil` for cells.
    public var kind: String?
    /// The index of the section.
    public var section: Int
    /// The index in the section. For badges it is the running number of their kind, and for
    /// boundary items of the layout itself ``layoutItem``.
    public var item: Int

    public init(category: Category, kind: String? = nil, section: Int, item: Int) {
      self.category = category
      self.kind = kind
      self.section = section
      self.item = item
    }
  }

  /// The item index of boundary items of the layout itself (R29).
  public static let layoutItem = Int.max

  public var identity: Identity
  /// The frame in points, in content coordinates. Carousels are not scrolled.
  public var frame: CGRect
  /// The position in the drawing order; higher values are drawn on top.
  public var zIndex: Int
  /// The name of the item, if it has one.
  public var name: String?
  /// The opacity from 0 to 1. It is 1 unless a visible items handler changes it.
  public var alpha: CGFloat = 1
  /// Whether a visible items handler has hidden the element.
  public var isHidden = false
  /// The lengths of a cell that are measured.
  public var fit = ContentFit()
  /// The index of the cell that a badge is anchored to; `nil` for badges of groups and for all
  /// other elements.
  public var hostItem: Int?
  /// The edge or corner that a boundary item is at; `nil` for anchored views and all other elements.
  public var alignment: NSRectAlignment?
  /// The transform, applied about the center of the frame.
  public var transform = CGAffineTransform.identity

  /// Creates an opaque, visible element. The frame is in points of the content.
  public init(_ identity: Identity, frame: CGRect, zIndex: Int, name: String? = nil) {
    self.name = name
    self.identity = identity
    self.frame = frame
    self.zIndex = zIndex
  }

  public var category: Category { identity.category }
  /// The element kind; `nil` for cells.
  public var kind: String? { identity.kind }
  /// The index of the section.
  public var section: Int { identity.section }
  /// Whether the element is a supplementary view that is anchored to an item or a group.
  package var isAnchored: Bool { category == .supplementary && alignment == nil }
  /// The index in the section; see ``Identity/item``.
  public var item: Int { identity.item }

  /// Hashes the identity and z index.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
    hasher.combine(zIndex)
  }
}

/// The lengths of a cell that are measured.
public struct ContentFit: Hashable, Sendable {
  /// Whether the width is the measured width of the content.
  public var width: Bool
  /// Whether the height is the measured height of the content.
  public var height: Bool

  /// Creates a value; by default no length is measured.
  public init(width: Bool = false, height: Bool = false) {
    self.width = width
    self.height = height
  }
}

extension SolvedElement.Identity: Comparable {
  /// Orders by section, category, kind and item, as in all listings.
  public static func < (one: Self, two: Self) -> Bool {
    if one.section != two.section { return one.section < two.section }
    if one.category != two.category { return one.category < two.category }
    if one.kind != two.kind { return (one.kind ?? "") < (two.kind ?? "") }
    return one.listedItem < two.listedItem
  }

  /// Boundary items of the layout come first, as if their item were -1.
  private var listedItem: Int { item == SolvedElement.layoutItem ? -1 : item }
}
