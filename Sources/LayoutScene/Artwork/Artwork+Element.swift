import CompositionalLayout

extension Artwork {
  /// The picture that an element shows: the one it names, or one made by chance where its template is
  /// nothing without.
  init?(
    _ element: SolvedElement, _ fields: Fields, look: Look, images: ImageLibrary,
    direction: UITraitEnvironmentLayoutDirection
  ) {
    let written = fields.image.flatMap { $0.isEmpty ? nil : $0 }
    guard let name = written ?? Self.usual(for: look.template), look.template.shows("image")
    else { return nil }
    let subject = fields.title ?? "\(element.section), \(element.item)"
    picture = Picture(name, subject: subject)
    self.images = images
    self.fit = look.fit
    self.tint = look.tint
    self.quiet = look.quietText
    self.isMirrored = direction == .rightToLeft
    self.name = fields.title
  }

  /// What stands where there should be a picture.
  private static func usual(for template: ContentTemplate) -> String? {
    template.needsPicture ? "photo" : template == .appRow ? "icon" : nil
  }
}
