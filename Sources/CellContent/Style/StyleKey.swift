import Artwork
package import Geometry
internal import LayoutEngine
package import Scene

/// Everything that an element's resolved style depends on, used as a cache key.
package struct StyleKey: Hashable {
  var role: Role
  var place: ListPlace?
  var kind: String?
  /// The style name of the layout item.
  var node: String?
  /// The style name in the data.
  var style: String?
  var overrides: StyleBox
  var hasData: Bool
  /// Whether it has an eyebrow, a subtitle or a detail.
  var hasSubtitle: Bool
  var hasTitle: Bool
  /// Whether its picture is a symbol; `nil` without a picture.
  var pictureIsSymbol: Bool?
  var pictureIsRound: Bool
  /// The opaque color behind it.
  var backdrop: RGBA
  /// Whether the element is pinned, so that content scrolls below it.
  var hidesContent: Bool
  /// Whether the element is selected.
  var isSelected: Bool
  /// The text size if it is smaller than the preferred one; see ``LargeText``.
  var textSize: UIContentSizeCategory?

  /// Creates a key.
  ///
  /// - Parameter isAtRest: Whether the element is known to be at its resting position, so that no
  ///   content is below it.
  package init(
    _ element: SolvedElement, _ content: ElementContent, _ fields: Fields, role: Role,
    place: ListPlace? = nil, backdrop: RGBA, isAtRest: Bool = false
  ) {
    self.role = role
    self.place = place
    self.kind = element.kind
    self.node = element.name
    self.style = content.style
    self.overrides = content.own
    self.hasData = !content.isEmpty
    self.hasSubtitle = fields.subtitle != nil || fields.detail != nil || fields.eyebrow != nil
    self.hasTitle = fields.title != nil
    let picture = fields.image.map { Picture($0, subject: "") }
    self.pictureIsSymbol = picture?.isSymbol
    self.pictureIsRound = picture?.isRound == true
    self.backdrop = backdrop
    self.isSelected = content.isSelected
    self.hidesContent = element.isPinned && !isAtRest && place == nil
  }
}

extension StyleKey {
  /// The key with another text size.
  package func at(_ size: UIContentSizeCategory) -> StyleKey {
    var key = self
    key.textSize = size
    return key
  }

  /// The template for an element whose style sets `content`.
  func template(of content: ContentTemplate?) -> ContentTemplate {
    let isFilled = pictureIsSymbol != true && !pictureIsRound
    return content == .titleOnImage && !isFilled ? .imageTitle : content ?? defaultTemplate
  }

  /// Whether a picture fills a cell with this template.
  func isFilled(by template: ContentTemplate) -> Bool {
    (template == .image || template == .titleOnImage) && pictureIsSymbol != true && !pictureIsRound
  }

  /// The template if no style sets one.
  private var defaultTemplate: ContentTemplate {
    switch pictureIsSymbol {
    case true?: hasTitle || hasSubtitle ? (hasSubtitle ? .titleSubtitle : .caption) : .image
    case false?: hasTitle || hasSubtitle ? .imageTitle : .image
    case nil: hasSubtitle ? .titleSubtitle : .caption
    }
  }
}

package struct ResolvedStyleCache {
  private let styles: [String: Style]
  private let context: StyleContext
  private var known: [(key: StyleKey, style: ResolvedStyle)] = []
  private var indexes: [StyleKey: Int] = [:]
  /// The index of the last style. Most elements have the same style as the one before.
  private var last = 0

  package init(_ content: Content, _ context: StyleContext) {
    styles = content.styles
    self.context = context
  }

  package subscript(key: StyleKey) -> ResolvedStyle {
    mutating get {
      if known.indices.contains(last), known[last].key == key { return known[last].style }
      last = indexes[key] ?? known.count
      if last == known.count {
        known.append((key, ResolvedStyle(key, styles: styles, in: context)))
        indexes[key] = last
      }
      return known[last].style
    }
  }
}
