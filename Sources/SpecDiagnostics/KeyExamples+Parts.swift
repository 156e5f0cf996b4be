extension KeyExamples {
  /// A cell that is composed of a part.
  private static func part(_ part: String, fields: String = "title: Bread") -> String {
    """
    styles:
      cell:
        padding: 12
        content:
          - \(part)
    sections:
      - group: {height: ~60}
        items: [{\(fields)}]
    """
  }

  /// A cell whose content has more lines.
  static func content(_ lines: [String]) -> String {
    """
    styles:
      cell:
        padding: 12
        content:
    \(lines.map { "      " + $0 }.joined(separator: "\n"))
    sections:
      - group: {height: ~60}
        items: [{title: Bread, detail: Two loaves}]
    """
  }

  /// A box of which two corners are round.
  private static let corners =
    "{box: true, height: 40, background: systemTeal, cornerRadius: {topLeading: 12, "
    + "topTrailing: 12, bottomLeading: 0, bottomTrailing: 0}}"

  /// A text in a part.
  private static func text(_ keys: String) -> String { part("{text: $title, \(keys)}") }

  static let ofParts: [String: String] = [
    "contents": """
    contents:
      price: {row: [{text: $title}, spacer, {text: $detail}]}
    styles: {cell: {content: price, padding: 12}}
    sections:
      - group: {height: ~44}
        items: [{title: Bread, detail: €4}]
    """,
    "row": content(["row: [{text: $title}, spacer, {text: $detail}]"]),
    "column": content(["column: [{text: $title}, {text: $detail}]", "spacing: 4"]),
    "overlay": content([
      "overlay:", "  - {image: photo}", "  - {text: $title, at: bottomLeading, inset: 8}",
      "height: 120", "cornerRadius: 12",
    ]),
    "spacing": content(["column: [{text: $title}, {text: $detail}]", "spacing: 4"]),
    "distribution": content([
      "row: [{text: $title}, {text: $detail}]", "distribution: equalSpacing",
    ]),
    "inset": content([
      "overlay: [{image: photo}, {text: $title, at: bottomLeading, inset: 8}]", "height: 120",
    ]),
    "clip": content([
      "overlay: [{image: photo}, {text: $title, at: center}]", "height: 120", "clip: true",
    ]),
    "button": part("{button: {title: $title, configuration: filled}}"),
    "badge": part("{badge: $count}", fields: "count: 3"),
    "progress": part("{progress: $done}", fields: "done: 0.4"),
    "slider": part("{slider: 0.6}"),
    "switch": part("{row: [{text: $title}, spacer, {switch: true}]}"),
    "stepper": part("{row: [{text: $title}, spacer, {stepper: true}]}"),
    "rating": part("{rating: {value: $stars, of: 5}}", fields: "stars: 3.5"),
    "value": part("{rating: {value: $stars, of: 5}}", fields: "stars: 3.5"),
    "of": part("{rating: {value: $stars, of: 5}}", fields: "stars: 3.5"),
    "segments": part("{segments: {titles: [Day, Week], selected: 1}}"),
    "titles": part("{segments: {titles: [Day, Week], selected: 1}}"),
    "selected": part("{segments: {titles: [Day, Week], selected: 1}}"),
    "pages": part("{pages: {count: 5, current: 2}}"),
    "current": part("{pages: {count: 5, current: 2}}"),
    "field": part("{field: {placeholder: Search, leading: magnifyingglass}}"),
    "placeholder": part("{image: $image, placeholder: photo, height: 60}"),
    "barChart": part("{barChart: $hours, height: 60}", fields: "hours: [3, 5, 2, 8]"),
    "sparkline": part("{sparkline: $hours, height: 40}", fields: "hours: [3, 5, 2, 8]"),
    "ring": part("{ring: 0.7, width: 44, height: 44}"),
    "topLeading": part(corners), "topTrailing": part(corners), "bottomLeading": part(corners),
    "bottomTrailing": part(corners),
    "box": part("{box: true, height: 20, background: systemTeal, cornerRadius: 6}"),
    "divider": part("{divider: true}"),
    "spacer": part("{row: [{text: $title}, {spacer: true}, {image: star}]}"),
    "repeat": part(
      "{row: [{repeat: $tags, text: $each}], spacing: 8}", fields: "tags: [Fresh, Local]"),
    "minWidth": part("{row: [{text: $title, minWidth: 80}, {image: star}]}"),
    "maxWidth": part("{row: [{text: $title, maxWidth: 120}, {image: star}]}"),
    "minHeight": text("minHeight: 40"),
    "maxHeight": text("maxHeight: 80"),
    "aspectRatio": part("{image: photo, aspectRatio: 16:9}"),
    "role": text("role: subtitle"),
    "numberOfLines": text("numberOfLines: 1"),
    "lineBreakMode": text("numberOfLines: 1, lineBreakMode: byTruncatingMiddle"),
    "lineHeight": text("lineHeight: 24"),
    "tracking": text("tracking: 1"),
    "textCase": text("textCase: uppercase"),
    "mask": part("{image: photo, width: 44, height: 44, mask: circle}"),
    "outline": part("{image: avatar, width: 52, height: 52, outline: systemPink}"),
    "gap": part(
      "{image: avatar, width: 52, height: 52, outline: {color: systemPink, width: 2, gap: 3}}"),
    "status": part("{image: avatar, width: 44, height: 44, status: systemGreen}"),
    "strikethrough": part(
      "{text: [$title, {text: $detail, strikethrough: true}]}",
      fields: "title: €4, detail: \" €6\""),
    "underline": part("{text: [{text: $title, underline: true}]}"),
  ]
}
