import CompositionalLayout

/// What an element's look follows from.
struct LookKey: Hashable {
  var role: Role
  var place: ListPlace?
  var kind: String?
  /// The style name of its item.
  var node: String?
  /// The style name of its data.
  var style: String?
  var overrides: Style
  var hasData: Bool
  var hasSubtitle: Bool
  var hasTitle: Bool
  /// Whether it has a picture, and that is a sign.
  var pictureIsSign: Bool?
  /// What lies behind it; opaque.
  var backdrop: RGBA
  /// Whether content passes below it as it scrolls.
  var isPinned: Bool

  init(
    _ element: SolvedElement, _ content: ElementContent, role: Role, place: ListPlace? = nil,
    backdrop: RGBA
  ) {
    self.role = role
    self.place = place
    self.kind = element.kind
    self.node = element.name
    self.style = content.style
    self.overrides = content.overrides
    self.hasData = !content.isEmpty
    self.hasSubtitle = content.fields["subtitle"] != nil
    self.hasTitle = content.fields["title"] != nil
    self.pictureIsSign = content.fields["image"].map { Picture($0, subject: "").isSign }
    self.backdrop = backdrop
    self.isPinned = element.isPinned && place == nil
  }
}

extension LookKey {
  /// What a cell is made of if no style says so.
  var usualTemplate: ContentTemplate {
    switch pictureIsSign {
    case true?: hasTitle || hasSubtitle ? (hasSubtitle ? .titleSubtitle : .caption) : .image
    case false?: hasTitle || hasSubtitle ? .imageTitle : .image
    case nil: hasSubtitle ? .titleSubtitle : .caption
    }
  }
}
