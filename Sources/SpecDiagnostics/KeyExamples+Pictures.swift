/// Examples of the keys of styles, pictures and figures.
extension KeyExamples {
  private static func painted(_ entries: String) -> String {
    """
    styles: {cell: {\(entries)}}
    sections:
      - group: {height: 80, columns: 2, interItemSpacing: 12}
        contentInsets: 16
        items: 2
    """
  }

  static let ofPaint = [
    "light": painted("background: {light: white, dark: \"#2c2c2e\"}"),
    "dark": painted("background: {light: white, dark: \"#2c2c2e\"}"),
    "colors": painted("gradient: {colors: [systemBlue, systemPurple]}"),
    "type": painted("gradient: {type: radial, colors: [white, systemTeal]}"),
    "to": painted("gradient: {colors: [systemBlue, systemTeal], from: leading, to: trailing}"),
    "from": painted("gradient: {colors: [systemBlue, systemTeal], from: top, to: bottom}"),
    "radius": painted("background: white, shadow: {radius: 6, opacity: 0.3}"),
    "x": painted("background: white, shadow: {x: 3, y: 3, radius: 2}"),
    "y": painted("background: white, shadow: {y: 4, radius: 4}"),
    "weight": """
    styles: {cell: {content: title, font: {style: title2, weight: bold}}}
    sections:
      - group: {height: 60}
        items: [{title: Today}]
    """,
    "top": section("contentInsets: {top: 20}"),
    "bottom": section("contentInsets: {bottom: 20}"),
    "leading": section("contentInsets: {leading: 40}"),
    "trailing": section("contentInsets: {trailing: 40}"),
    "vertical": section("contentInsets: {vertical: 20}"),
    "horizontal": section("contentInsets: {horizontal: 40}"),
  ]

  static let ofPictures = [
    "widths": grid("render: {widths: [320, 390, 768]}"),
    "devices": grid("render: {devices: [iphone-16, ipad-11]}"),
    "scale": grid("render: {scale: 3}"),
    "appearance": grid("render: {appearance: [light, dark]}"),
    "layoutDirection": grid("render: {layoutDirection: [ltr, rtl]}"),
    "safeArea": grid("render: {safeArea: {top: 44}, picture: container, height: 300}"),
    "layoutMargins": grid("render: {layoutMargins: {horizontal: 24}}"),
    "measure": """
    sections:
      - group: {height: ~44}
        items: 40
    render: {measure: visible, picture: container, height: 300}
    """,
    "picture": grid("render: {picture: container, height: 300}"),
    "overlays": grid("render: {overlays: [items, spacing, dimensions]}"),
    "frame": grid("render: {devices: [iphone-16], frame: true, picture: container}"),
    "output": grid("render: {output: \"pictures/{name}-{width}{~dark}.{ext}\"}"),
    "contentSizeCategory": rows("[{title: Bread}]")
      + "\nrender: {contentSizeCategory: [large, accessibilityLarge]}",
    "seed": """
    sections:
      - group: {height: 60}
        items: {count: 2, title: $words(2)}
    render: {seed: 7}
    """,
    "exclude": grid(
      "render: {widths: [320, 768], appearance: [light, dark], exclude: [{widths: 768}]}"),
    "sheet": grid("render: {widths: [320, 390], sheet: true}"),
    "canvas": grid("render: {canvas: {width: 640, padding: 24}}"),
  ]

  private static func annotated(_ entries: String) -> String {
    """
    annotations: [{\(entries)}]
    sections:
      - id: photos
        header: 36
        group: {height: 60, columns: 3, interItemSpacing: 8}
        items: 6
    """
  }

  static let ofFigures = [
    "annotations": annotated("at: photos/0, text: Item"),
    "at": annotated("at: photos header, text: A header, side: trailing"),
    "between": annotated("between: [photos/0, photos/1], text: interItemSpacing"),
    "number": annotated("at: photos/4, number: 1, text: Cells repeat until the group is full"),
    "side": annotated("at: photos/0, text: Item, side: leading"),
    "text": annotated("at: photos/2, text: The last cell of the group"),
    "legend": grid("legend: bottom\nrender: {overlays: [spacing]}"),
    "caption": grid("caption: Three columns with equal gaps."),
    "variants": """
    variants:
      - {title: fixed(8), set: {sections.photos.group.interItemSpacing: 8}}
      - {title: fixed(24), set: {sections.photos.group.interItemSpacing: 24}}
    sections:
      - id: photos
        group: {height: 60, columns: 3}
        items: 3
    render: {widths: [220]}
    """,
    "set": """
    variants: [{title: Two columns, set: {sections.0.group.columns: 2}}]
    sections:
      - group: {height: 60, columns: 3}
        items: 6
    """,
  ]
}
