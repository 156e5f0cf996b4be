public import Scene

/// The data and styles of a layout's elements.
public struct Content: Hashable, Sendable {
  /// The content of each section, in order.
  public var sections: [SectionContent]

  /// The content of the layout's own boundary items, by element kind.
  public var boundary: [String: ElementContent]

  /// The styles that elements refer to by name.
  public var styles: [String: Style]

  /// The compositions that content templates stand for. Without them, cells that show templates are
  /// empty.
  package var templates = TemplateParts()

  /// The images that the field `image` refers to by path.
  public var images: ImageLibrary

  public init(
    sections: [SectionContent], boundary: [String: ElementContent] = [:],
    styles: [String: Style] = [:], images: ImageLibrary = ImageLibrary()
  ) {
    self.sections = sections
    self.boundary = boundary
    self.styles = styles
    self.images = images
  }
}

public struct SectionContent: Hashable, Sendable {
  /// The section's name, used as prefix of its elements' ids in SVG and in baselines; `nil` uses
  /// the index.
  public var id: String?

  /// The content of the cells and of their badges.
  public var items: ItemContents

  /// The content of headers, footers and other boundary items, by element kind.
  public var boundary: [String: ElementContent]

  /// The actions that swiping the section's rows reveals; `nil` if it is no list.
  package var swipeActions: SwipeActions?

  /// The titles that the section's list adds to the index of the view.
  package var indexTitles: [String] = []

  /// The styles of the backgrounds of groups; `nil` if no group has one.
  package var groups: GroupStyles?

  public init(
    id: String? = nil, items: ItemContents, boundary: [String: ElementContent] = [:]
  ) {
    self.id = id
    self.items = items
    self.boundary = boundary
  }
}

/// The style of a group's background, and those of the groups in it.
package struct GroupStyles: Hashable, Sendable {
  /// The name of the style; `nil` for groups without a background.
  package var style: String?
  /// The styles of the subitems, which the group repeats in turn.
  package var subitems: [GroupStyles]

  package init(style: String?, subitems: [GroupStyles]) {
    self.style = style
    self.subitems = subitems
  }

  /// Whether the group or one in it has a background.
  package var hasStyle: Bool { style != nil || subitems.contains(where: \.hasStyle) }
}

/// The content of a section's cells.
public enum ItemContents: Hashable, Sendable {
  /// `count` cells with equal content.
  case repeating(ElementContent, count: Int)
  /// One entry per cell.
  case rows([ElementContent])
  /// Cells whose content is generated on demand.
  case generated(GeneratedContents)

  /// The number of cells.
  ///
  /// - Complexity: O(1).
  public var count: Int {
    switch self {
    case .repeating(_, let count): count
    case .rows(let rows): rows.count
    case .generated(let contents): contents.count
    }
  }

  /// The content of the cell at `index`; empty if the index is out of bounds.
  ///
  /// - Complexity: O(1), plus the generator's own cost for ``generated(_:)``.
  public subscript(index: Int) -> ElementContent {
    switch self {
    case .repeating(let content, let count):
      index >= 0 && index < count ? content : ElementContent()
    case .rows(let rows):
      rows.indices.contains(index) ? rows[index] : ElementContent()
    case .generated(let contents): contents[index]
    }
  }
}

/// The content of a cell, header or badge.
public struct ElementContent: Hashable, Sendable {
  /// The texts by field: `title`, `subtitle`, `detail`, and others. The text of a badge is its
  /// `title`. `image` is the name of a `Picture`.
  public var fields: [String: String]

  /// The name of the style. It takes precedence over the styles of the item and of the element
  /// kind.
  public var style: String?

  /// Style properties of the element that override those of its style.
  public var overrides: Style {
    get { own.style }
    set { own = StyleBox(newValue) }
  }

  /// The boxed overrides. Most elements have none, so the box keeps copies small.
  package private(set) var own: StyleBox

  /// The compositions of parts that the element's styles can show, filled with its data.
  package var parts = PartTrees()

  /// Whether the element can show a composition.
  package var isComposed: Bool { !parts.isEmpty }

  /// The content of the cell's badges, by element kind. A badge without an entry has empty content;
  /// a hidden one is not drawn.
  public var supplementaries: [String: ElementContent]

  /// Whether the element is not drawn, such as a badge with the number 0.
  public var isHidden: Bool

  /// Whether the element has the look of selected elements.
  public var isSelected = false

  /// Whether the element has data, even if its fields are empty.
  package var hasData = false

  public init(
    fields: [String: String] = [:], style: String? = nil, overrides: Style = Style(),
    supplementaries: [String: ElementContent] = [:], isHidden: Bool = false
  ) {
    self.fields = fields
    self.style = style
    own = StyleBox(overrides)
    self.supplementaries = supplementaries
    self.isHidden = isHidden
  }

  /// Whether there is neither data nor a style. Themes draw such an element as a placeholder.
  public var isEmpty: Bool {
    !hasData && fields.isEmpty && style == nil && own.isEmpty && parts.isEmpty
  }
}
