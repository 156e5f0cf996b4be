import Artwork
package import CompositionalLayout
package import Scene

/// What an element's look follows from.
package struct StyleKey: Hashable {
  var role: Role
  var place: ListPlace?
  var kind: String?
  /// The style name of its item.
  var node: String?
  /// The style name of its data.
  var style: String?
  var overrides: StyleBox
  var hasData: Bool
  /// Whether it says more than a title.
  var hasSubtitle: Bool
  var hasTitle: Bool
  /// Whether it has a picture, and that is a sign.
  var pictureIsSign: Bool?
  /// Whether it has a picture that is round.
  var pictureIsRound: Bool
  /// What lies behind it; opaque.
  var backdrop: RGBA
  /// Whether it stays in sight while content passes below it.
  var hidesContent: Bool
  /// How large its text is, where that is less than people want: see ``LargeText``.
  var textSize: UIContentSizeCategory?

  /// - Parameter isAtRest: Whether it is known to stand where it lies, so that nothing passes below it.
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
    self.hasSubtitle = fields.subtitle != nil || fields.detail != nil
    self.hasTitle = fields.title != nil
    let picture = fields.image.map { Picture($0, subject: "") }
    self.pictureIsSign = picture?.isSymbol
    self.pictureIsRound = picture?.isRound == true
    self.backdrop = backdrop
    self.hidesContent = element.isPinned && !isAtRest && place == nil
  }
}

extension StyleKey {
  /// The same with text of another size.
  package func at(_ size: UIContentSizeCategory) -> StyleKey {
    var key = self
    key.textSize = size
    return key
  }

  /// What a cell is made of that a style makes of `content`.
  func template(of content: ContentTemplate?) -> ContentTemplate {
    let isFilled = pictureIsSign != true && !pictureIsRound
    return content == .titleOnImage && !isFilled ? .imageTitle : content ?? usualTemplate
  }

  /// Whether a picture fills a cell that is made of `template`.
  func isFilled(by template: ContentTemplate) -> Bool {
    (template == .image || template == .titleOnImage) && pictureIsSign != true && !pictureIsRound
  }

  /// What a cell is made of if no style says so.
  private var usualTemplate: ContentTemplate {
    switch pictureIsSign {
    case true?: hasTitle || hasSubtitle ? (hasSubtitle ? .titleSubtitle : .caption) : .image
    case false?: hasTitle || hasSubtitle ? .imageTitle : .image
    case nil: hasSubtitle ? .titleSubtitle : .caption
    }
  }
}

/// The looks of a picture's elements, each made once.
package struct ResolvedStyleCache {
  private let styles: [String: Style]
  private let context: StyleContext
  private var known: [(key: StyleKey, look: ResolvedStyle)] = []
  private var indexes: [StyleKey: Int] = [:]
  /// Most elements look like the one before them.
  private var last = 0

  package init(_ content: Content, _ context: StyleContext) {
    styles = content.styles
    self.context = context
  }

  package subscript(key: StyleKey) -> ResolvedStyle {
    mutating get {
      if known.indices.contains(last), known[last].key == key { return known[last].look }
      last = indexes[key] ?? known.count
      if last == known.count {
        known.append((key, ResolvedStyle(key, styles: styles, in: context)))
        indexes[key] = last
      }
      return known[last].look
    }
  }
}
