/// The fields of an element's data that decide how it looks, each looked up once.
struct Fields {
  private(set) var title: String?
  private(set) var subtitle: String?
  private(set) var detail: String?
  /// The name of a ``Picture``.
  private(set) var image: String?

  init(_ content: ElementContent) {
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
