package import Basics

/// The snippets that editors offer, by the name of the map.
package enum SchemaSnippets {
  package struct Snippet: Sendable {
    package var label: String
    package var description: String
    package var body: JSONValue
  }

  package static func of(_ map: String) -> [Snippet] { table[map] ?? [] }

  /// The names of the maps that have snippets.
  package static var maps: [String] { table.keys.sorted() }

  private static let table: [String: [Snippet]] = [
    "a spec": [
      Snippet(
        label: "grid", description: "A grid of columns.",
        body: [
          "sections": [
            [
              "group": ["height": "${1:120}", "columns": "${2:3}", "interItemSpacing": "${3:8}"],
              "interGroupSpacing": "${3:8}", "contentInsets": "${4:16}", "items": "${5:12}",
            ]
          ],
          "render": ["widths": ["${6:320}", "${7:390}"]],
        ])
    ],
    "a section": [
      Snippet(
        label: "grid section", description: "Groups of equal columns.",
        body: [
          "id": "${1:photos}", "group": ["height": "${2:120}", "columns": "${3:3}"],
          "items": "${4:12}",
        ]),
      Snippet(
        label: "carousel section", description: "Groups that scroll sideways.",
        body: [
          "id": "${1:featured}", "group": ["width": "${2:90%}", "height": "${3:200}"],
          "orthogonalScrollingBehavior": "${4:groupPagingCentered}", "items": "${5:6}",
        ]),
      Snippet(
        label: "list section", description: "A UIKit list.",
        body: [
          "id": "${1:settings}", "list": "${2:insetGrouped}",
          "items": [["title": "${3:General}", "accessory": "disclosure"]],
        ]),
    ],
    "a group": [
      Snippet(
        label: "columns", description: "Equal columns.",
        body: ["height": "${1:120}", "columns": "${2:3}", "interItemSpacing": "${3:8}"]),
      Snippet(
        label: "subitems", description: "Items of different sizes, repeated in turn.",
        body: [
          "height": "${1:200}",
          "subitems": [["width": "${2:2/3w}"], ["width": "${3:1/3w}"]],
        ]),
      Snippet(
        label: "custom", description: "Cells with computed frames.",
        body: [
          "height": "${1:200}",
          "custom": [
            "count": "${2:5}", "let": ["w": "${3:width / n}"],
            "frame": ["${4:i * w}", "${5:0}", "${6:w}", "${7:height}"],
          ],
        ]),
    ],
    "a supplementary item": [
      Snippet(
        label: "badge", description: "A badge in the top trailing corner.",
        body: [
          "elementKind": "badge", "size": ["${1:20}", "${1:20}"],
          "containerAnchor": [
            "edges": ["top", "trailing"], "fractionalOffset": ["${2:0.3}", "${3:-0.3}"],
          ],
        ])
    ],
    "a header": [
      Snippet(
        label: "header", description: "A header as high as its title.",
        body: ["height": "${1:~44}", "title": "${2:Photos}"])
    ],
    "a style": [
      Snippet(
        label: "card", description: "A card with a title and a subtitle.",
        body: [
          "content": "titleSubtitle", "background": "${1:secondarySystemGroupedBackground}",
          "cornerRadius": "${2:10}",
        ]),
      Snippet(
        label: "composed card", description: "A card composed from parts.",
        body: [
          "background": "${1:secondarySystemGroupedBackground}", "cornerRadius": "${2:16}",
          "padding": "${3:12}",
          "content": [
            "column": [
              ["text": "${4:Title}", "font": "headline"], ["progress": "${5:0.5}"],
            ], "spacing": "${6:8}",
          ],
        ]),
    ],
    "a part": containers + leaves,
  ]
}
