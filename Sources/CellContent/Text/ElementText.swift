package import Geometry

/// The texts of an element by role.
package struct ElementText: Hashable {
  /// The small text above the title.
  var eyebrow: String?
  var title: String?
  var subtitle: String?
  var detail: String?
  /// Whether the text is a placeholder instead of data.
  private(set) var isPlaceholder = false

  /// The texts of the data, or a placeholder if there is none or the template asks for it.
  /// Decorations have no data, so a style that they share with cells shows no text in them.
  package init(_ element: SolvedElement, _ fields: Fields, template: ContentTemplate) {
    self.init(title: fields.title, subtitle: fields.subtitle, detail: fields.detail)
    eyebrow = template.shows("eyebrow") ? fields.eyebrow : nil
    let saysNothing =
      title == nil && subtitle == nil && detail == nil && eyebrow == nil && fields.image == nil
      && !template.needsPicture
    if template == .placeholder || saysNothing && element.category != .decoration {
      self = ElementText(title: Self.wireframe(element))
      isPlaceholder = true
    }
  }

  private init(title: String? = nil, subtitle: String? = nil, detail: String? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.detail = detail
  }

  /// The placeholder: `section, item` for cells, a label derived from the kind for others.
  private static func wireframe(_ element: SolvedElement) -> String {
    switch element.category {
    case .cell: "\(element.section), \(element.item)"
    case .supplementary, .decoration: KindLabel.text(for: element.kind ?? "")
    }
  }
}
