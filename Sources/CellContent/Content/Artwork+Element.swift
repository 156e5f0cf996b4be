import Artwork
package import Geometry
package import Scene

extension Artwork {
  /// The picture of an element: the one that its data names, or a generated one if its template
  /// needs a picture.
  package init?(
    _ element: SolvedElement, _ fields: Fields, style: ResolvedStyle, images: ImageLibrary,
    direction: UITraitEnvironmentLayoutDirection
  ) {
    let written = fields.image.flatMap { $0.isEmpty ? nil : $0 }
    guard let name = written ?? Self.defaultName(for: style.template), style.template.shows("image")
    else { return nil }
    self.init(
      picture: Picture(name, subject: Self.subject(fields, element.section, element.item)),
      images: images, fit: style.fit, tint: style.tint, placeholderColor: style.secondaryText,
      isMirrored: direction == .rightToLeft, name: fields.title,
      // In app rows the tint belongs to the button, and icons have the colors of app icons.
      ground: style.template == .appRow ? nil : style.ownTint)
  }

  /// The seed of a picture whose name has none.
  static func subject(_ fields: Fields, _ section: Int, _ item: Int) -> String {
    fields.title ?? "\(section), \(item)"
  }

  /// The name of the picture that a template shows if the data names none.
  static func defaultName(for template: ContentTemplate) -> String? {
    template.needsPicture ? "photo" : template == .appRow ? "icon" : nil
  }
}
