/// The fields of an element that determine its layout, each looked up once.
package struct Fields {
  package private(set) var eyebrow: String?
  package private(set) var title: String?
  package private(set) var subtitle: String?
  package private(set) var detail: String?
  /// The name of a `Picture`.
  package private(set) var image: String?

  package init(_ content: ElementContent) {
    // Dictionaries are small, so one iteration is faster than five lookups.
    for (name, text) in content.fields {
      switch name {
      case "title": title = text
      case "eyebrow": eyebrow = text
      case "subtitle": subtitle = text
      case "detail": detail = text
      case "image": image = text
      default: break
      }
    }
  }
}
