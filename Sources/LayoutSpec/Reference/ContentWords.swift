internal import CellContent
internal import SpecSource

/// Descriptions and examples of the values of `content`, for editors, the manual and `flatplan
/// explain`.
enum ContentWords {
  /// A description of the template: a sentence without the initial capital and the final period.
  static func meaning(_ template: ContentTemplate) -> String {
    switch template {
    case .none: "nothing but the background"
    case .placeholder: "the section and item numbers, as in a wireframe"
    case .caption: "a short centered text with a picture above it, for chips, tiles and buttons"
    case .title: "a text aligned to the leading edge"
    case .titleSubtitle:
      "a title, a secondary subtitle below it, and a detail at the end of the first line"
    case .row: "a list row: picture, title, subtitle, detail and accessories"
    case .appRow: "an icon, a title, a subtitle, and a button labeled with the detail"
    case .image: "a picture that fills the cell"
    case .imageTitle: "a picture with a title, a subtitle and a detail below it"
    case .titleOnImage: "a picture that fills the cell, with a title, a subtitle and a detail on it"
    case .header:
      "a heading, a secondary subtitle below it, and a detail at the end of the first line"
    case .badge: "a short centered text or symbol, such as a count"
    }
  }

  /// An example spec that uses the template.
  static func example(_ template: ContentTemplate) -> String {
    switch template {
    case .none: spec(template, "{height: 44, columns: 2}", "2")
    case .placeholder: spec(template, "{height: 44, columns: 2}", "4")
    case .caption: spec(template, "{height: 32, columns: 3}", "[Parks, Museums, Cafés]")
    case .title: spec(template, "{height: 44}", "[Bread, Eggs]")
    case .titleSubtitle:
      spec(template, "{height: 60}", "[{title: Bread, subtitle: Two loaves, detail: €4}]")
    case .row:
      spec(template, "{height: ~44}", "[{title: Wi-Fi, image: wifi, accessory: disclosure}]")
    case .appRow:
      spec(
        template, "{height: 76}",
        "[{title: Pathfinder, subtitle: Maps, image: icon-map, detail: Get}]")
    case .image: spec(template, "{height: 120, columns: 3}", "{count: 3, image: $photo()}")
    case .imageTitle:
      spec(
        template, "{height: 200, columns: 2}",
        "{count: 2, title: $words(2), subtitle: $city, image: $photo()}")
    case .titleOnImage:
      spec(
        template, "{height: 140}", "{count: 2, title: $words(2), subtitle: $city, image: $photo()}")
    case .header:
      """
      styles: {header: {content: header, font: title2}}
      sections:
        - header: {title: Today, subtitle: Thursday, detail: See all}
          group: {height: 44}
          items: 2
      """
    case .badge:
      """
      styles: {badge: {content: badge, background: systemGreen}}
      sections:
        - group:
            height: 60
            item:
              supplementaryItems:
                - elementKind: badge
                  size: [20, 20]
                  containerAnchor: {edges: [top, trailing]}
          contentInsets: 16
          items: [{title: Mail, badge: 3}]
      """
    }
  }

  private static func spec(
    _ template: ContentTemplate, _ group: String, _ items: String
  ) -> String {
    """
    styles: {cell: {content: \(template.rawValue)}}
    sections:
      - group: \(group)
        items: \(items)
    """
  }
}
