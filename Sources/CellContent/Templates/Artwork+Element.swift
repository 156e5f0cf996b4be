import Artwork
package import CompositionalLayout
package import Scene

extension Artwork {
  /// The picture that an element shows: the one it names, or one made by chance where its template is
  /// nothing without.
  package init?(
    _ element: SolvedElement, _ fields: Fields, look: ResolvedStyle, images: ImageLibrary,
    direction: UITraitEnvironmentLayoutDirection
  ) {
    let written = fields.image.flatMap { $0.isEmpty ? nil : $0 }
    guard let name = written ?? Self.usual(for: look.template), look.template.shows("image")
    else { return nil }
    self.init(
      picture: Picture(name, subject: Self.subject(fields, element.section, element.item)),
      images: images, fit: look.fit, tint: look.tint, quiet: look.quietText,
      isMirrored: direction == .rightToLeft, name: fields.title,
      // In app rows the tint is that of the button, and icons are those of apps.
      ground: look.template == .appRow ? nil : look.ownTint)
  }

  /// What a picture without a text of its own is chosen by.
  static func subject(_ fields: Fields, _ section: Int, _ item: Int) -> String {
    fields.title ?? "\(section), \(item)"
  }

  /// What stands where there should be a picture.
  static func usual(for template: ContentTemplate) -> String? {
    template.needsPicture ? "photo" : template == .appRow ? "icon" : nil
  }
}
