public import Foundation

/// One cell, supplementary view or decoration with its place in the content.
public struct SolvedElement: Hashable, Sendable {
  public enum Category: String, Hashable, Sendable, CaseIterable, Comparable {
    case cell
    case supplementary
    case decoration

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

  /// What tells an element from all others of its layout.
  public struct Identity: Hashable, Sendable {
    public var category: Category
    /// The element kind; `nil` for cells.
    public var kind: String?
    public var section: Int
    /// The index in the section; of badges the running number of their kind; of boundary items of
    /// the layout itself ``layoutItem``.
    public var item: Int

    public init(category: Category, kind: String? = nil, section: Int, item: Int) {
      self.category = category
      self.kind = kind
      self.section = section
      self.item = item
    }
  }

  /// The item index of boundary items that belong to the layout itself.
  public static let layoutItem = Int.max

  public var identity: Identity
  /// Points, in content coordinates; carousels as they lie before scrolling.
  public var frame: CGRect
  public var zIndex: Int
  /// The name its item was given, if any.
  public var name: String?
  /// 0 to 1; 1 unless a visible items handler set it.
  public var alpha: CGFloat = 1
  public var isHidden = false
  /// Which of its lengths its content says, if it is a cell.
  public var fit = ContentFit()
  /// The cell of its section that a badge hangs on; `nil` for one that hangs on a group, and for all
  /// that are no badges.
  public var hostItem: Int?
  /// Applied about the frame's centre.
  public var transform = CGAffineTransform.identity

  public init(_ identity: Identity, frame: CGRect, zIndex: Int, name: String? = nil) {
    self.name = name
    self.identity = identity
    self.frame = frame
    self.zIndex = zIndex
  }

  public var category: Category { identity.category }
  public var kind: String? { identity.kind }
  public var section: Int { identity.section }
  public var item: Int { identity.item }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
    hasher.combine(zIndex)
  }
}

/// Which lengths of a cell its content says.
public struct ContentFit: Hashable, Sendable {
  /// Whether it is as wide as its content.
  public var width: Bool
  /// Whether it is as high as its content.
  public var height: Bool

  public init(width: Bool = false, height: Bool = false) {
    self.width = width
    self.height = height
  }
}

extension SolvedElement.Identity: Comparable {
  /// By section, category, kind and item: the order of all listings.
  public static func < (one: Self, two: Self) -> Bool {
    if one.section != two.section { return one.section < two.section }
    if one.category != two.category { return one.category < two.category }
    if one.kind != two.kind { return (one.kind ?? "") < (two.kind ?? "") }
    return one.listedItem < two.listedItem
  }

  /// Boundary items of the layout come first: they are listed as -1.
  private var listedItem: Int { item == SolvedElement.layoutItem ? -1 : item }
}
