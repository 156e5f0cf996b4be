/// The fields of an element's data that decide how it looks, each looked up once.
package struct Fields {
  package private(set) var title: String?
  package private(set) var subtitle: String?
  package private(set) var detail: String?
  /// The name of a `Picture`.
  package private(set) var image: String?

  package init(_ content: ElementContent) {
    // There are few of them: to go through all takes less than to look for four.
    for (name, text) in content.fields {
      switch name {
      case "title": title = text
      case "subtitle": subtitle = text
      case "detail": detail = text
      case "image": image = text
      default: break
      }
    }
  }
}
