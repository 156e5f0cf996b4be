package import CompositionalLayout

/// What one element says, by the part that says it.
package struct Words: Hashable {
  var title: String?
  var subtitle: String?
  var detail: String?
  /// Whether it is what a wireframe says in place of data.
  private(set) var isWireframe = false

  /// The words of the data; those of a wireframe, if there are none or the template asks for it. What lies
  /// behind a section has no data: a style that it shares with cells says nothing there.
  package init(_ element: SolvedElement, _ fields: Fields, template: ContentTemplate) {
    self.init(title: fields.title, subtitle: fields.subtitle, detail: fields.detail)
    let saysNothing =
      title == nil && subtitle == nil && detail == nil && fields.image == nil
      && !template.needsPicture
    if template == .placeholder || saysNothing && element.category != .decoration {
      self = Words(title: Self.wireframe(element))
      isWireframe = true
    }
  }

  private init(title: String? = nil, subtitle: String? = nil, detail: String? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.detail = detail
  }

  /// `section, item` for cells, what it is for all others.
  private static func wireframe(_ element: SolvedElement) -> String {
    switch element.category {
    case .cell: "\(element.section), \(element.item)"
    case .supplementary, .decoration: KindLabel.text(for: element.kind ?? "")
    }
  }
}
