public import Scene

/// What the elements of a layout say and how they look: the data beside the frames.
public struct Content: Hashable, Sendable {
  /// One entry a section, in order.
  public var sections: [SectionContent]

  /// What boundary items of the layout itself say, by element kind.
  public var boundary: [String: ElementContent]

  /// The styles that elements name.
  public var styles: [String: Style]

  /// The pictures that the field `image` names by a path.
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

/// What one section says.
public struct SectionContent: Hashable, Sendable {
  /// The section's own name, which begins the ids of its elements in SVG and in baselines.
  public var id: String?

  /// What the cells say, and the badges on them.
  public var items: ItemContents

  /// What headers, footers and other boundary items say, by element kind.
  public var boundary: [String: ElementContent]

  public init(
    id: String? = nil, items: ItemContents, boundary: [String: ElementContent] = [:]
  ) {
    self.id = id
    self.items = items
    self.boundary = boundary
  }
}

/// The data of a section's cells.
public enum ItemContents: Hashable, Sendable {
  /// So many cells that all say the same.
  case repeating(ElementContent, count: Int)
  /// One entry a cell.
  case rows([ElementContent])
  /// Cells whose data is made when it is asked for.
  case generated(GeneratedContents)

  /// The number of cells.
  public var count: Int {
    switch self {
    case .repeating(_, let count): count
    case .rows(let rows): rows.count
    case .generated(let contents): contents.count
    }
  }

  /// What the cell at `index` says; nothing outside the section. Complexity: O(1).
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

/// What one cell, header or badge says.
public struct ElementContent: Hashable, Sendable {
  /// The texts by field: `title`, `subtitle`, `detail`, ...; a badge's is `title` too. `image` is the
  /// name of a `Picture`.
  public var fields: [String: String]

  /// The name of the style, before the node's own and the element kind's.
  public var style: String?

  /// Style properties given with the data, over those of the style.
  public var overrides: Style {
    get { own.style }
    set { own = StyleBox(newValue) }
  }

  /// The same; few elements have any, and all are handed from hand to hand.
  package private(set) var own: StyleBox

  /// What badges on the cell say, by element kind. One that is absent says nothing; one that is
  /// hidden is not drawn.
  public var supplementaries: [String: ElementContent]

  /// Whether the element is left out of the picture, as a badge of 0 is.
  public var isHidden: Bool

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

  /// Whether there is nothing to say: such an element is drawn in the theme's wireframe look.
  public var isEmpty: Bool { fields.isEmpty && style == nil && own.isEmpty }
}
