internal import Basics

/// Snippets of the parts of composed cells. A backslash before '$' writes a field of the data;
/// without it, editors insert a variable of their own.
extension SchemaSnippets {
  static let containers = [
    Snippet(
      label: "row", description: "Parts side by side.",
      body: [
        "row": [
          ["image": "${1:\\$image}", "width": "${2:44}"],
          ["text": "${3:\\$title}", "font": "${4:headline}"], "spacer",
        ],
        "spacing": "${5:8}", "alignment": "${6:center}",
      ]),
    Snippet(
      label: "column", description: "Parts below one another.",
      body: [
        "column": [
          ["text": "${1:\\$title}", "font": "${2:headline}"],
          ["text": "${3:\\$subtitle}", "role": "subtitle"],
        ],
        "spacing": "${4:4}",
      ]),
    Snippet(
      label: "overlay", description: "Parts on top of one another.",
      body: [
        "overlay": [
          ["image": "${1:\\$image}"],
          ["badge": "${2:\\$count}", "at": "${3:topTrailing}", "inset": "${4:8}"],
        ],
        "cornerRadius": "${5:12}",
      ]),
  ]

  static let leaves = [
    leaf("text", "A text.", ["text": "${1:\\$title}", "numberOfLines": "${2:2}"]),
    leaf(
      "texts", "A text of pieces with their own looks.",
      [
        "text": [
          "${1:\\$price}",
          ["text": "${2:\\$was}", "strikethrough": true, "color": "${3:secondaryLabel}"],
        ]
      ]),
    leaf(
      "repeated text", "One text per value of a list.",
      ["repeat": "${1:\\$tags}", "text": "\\$each", "padding": ["${2:2}", "${3:8}"]]),
    leaf("image", "A picture.", ["image": "${1:\\$image}", "aspectRatio": "${2:16:9}"]),
    leaf(
      "avatar", "A round picture.",
      ["image": "${1:\\$image}", "mask": "circle", "width": "${2:44}", "height": "${2:44}"]),
    leaf("symbol", "A symbol.", ["image": "${1:star.fill}", "tintColor": "${2:systemYellow}"]),
    leaf(
      "button", "A button.", ["button": ["title": "${1:Open}", "configuration": "${2:filled}"]]),
    leaf("badge", "A short text on a capsule.", ["badge": "${1:\\$count}"]),
    leaf(
      "progress", "A bar that is filled up to a fraction.",
      ["progress": "${1:0.5}", "tintColor": "${2:systemBlue}"]),
    leaf(
      "ring", "A ring that is closed up to a fraction.",
      ["ring": "${1:0.5}", "width": "${2:44}", "height": "${2:44}"]),
    leaf("rating", "Stars.", ["rating": ["value": "${1:4.5}", "of": "${2:5}"]]),
    leaf("slider", "A slider at a fraction.", ["slider": "${1:0.5}"]),
    leaf("switch", "A switch.", ["switch": "${1:true}"]),
    leaf("stepper", "Minus and plus.", ["stepper": true]),
    leaf(
      "segments", "A segmented control.",
      ["segments": ["titles": ["${1:Day}", "${2:Week}"], "selected": "${3:0}"]]),
    leaf("pages", "The dots of pages.", ["pages": ["count": "${1:3}", "current": "${2:0}"]]),
    leaf(
      "field", "A text field.",
      ["field": ["placeholder": "${1:Search}", "leading": "${2:magnifyingglass}"]]),
    leaf("bar chart", "Bars.", ["barChart": ["${1:1}", "${2:3}", "${3:2}"], "height": "${4:40}"]),
    leaf(
      "sparkline", "A small line chart.",
      ["sparkline": ["${1:1}", "${2:3}", "${3:2}"], "height": "${4:40}"]),
    leaf(
      "box", "A shape without content.",
      [
        "box": true, "width": "${1:40}", "height": "${2:40}", "background": "${3:systemRed}",
        "cornerRadius": "${4:8}",
      ]),
  ]

  private static func leaf(_ label: String, _ description: String, _ body: JSONValue) -> Snippet {
    Snippet(label: label, description: description, body: body)
  }
}
