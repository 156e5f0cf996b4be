internal import Basics
internal import CellContent
internal import Foundation
internal import Geometry

/// What the values of keys mean, for editors, the reference and `flatplan explain`.
enum ValueWords {
  /// The meaning of a value of a key: a sentence without the initial capital and the final period;
  /// `nil` if the value has none.
  static func meaning(_ value: String, of key: String) -> String? {
    if key == StyleKeys.content.rule.name, let template = ContentTemplate(rawValue: value) {
      return ContentWords.meaning(template)
    }
    if key == RenderKeys.devices.rule.name, let device = Device.named(value) {
      return meaning(of: device)
    }
    if let meaning = table[key]?[value] { return meaning }
    return NamedColor.named(value) == nil ? nil : ColorWords.meaning(value)
  }

  private static func meaning(of device: Device) -> String {
    let isTurned = device.orientation == .landscape && !device.title.contains("landscape")
    return "\(device.title)\(isTurned ? " in landscape" : ""), "
      + "\(device.size.width.exact) x \(device.size.height.exact) points"
  }

  private static let table: [String: [String: String]] = [
    ofLayouts, ofPlaces, ofLists, ofTexts, ofParts, ofPictures,
  ].reduce(into: [:]) { $0.merge($1) { $0.merging($1) { first, _ in first } } }

  private static let ofLayouts: [String: [String: String]] = {
    let references = [
      "automatic": "the reference of the layout's configuration, or the safe area",
      "none": "the edges of the view", "safeArea": "the safe area of the view",
      "layoutMargins": "the layout margins of the view",
      "readableContent": "a width that is comfortable to read, centered in wide views",
    ]
    return [
      "orthogonalScrollingBehavior": [
        "none": "the groups follow one another in the direction of the layout",
        "continuous": "the section scrolls across, and stops anywhere",
        "continuousGroupLeadingBoundary":
          "the section scrolls across, and stops at the leading edge of a group",
        "paging": "each swipe scrolls by the width of the view",
        "groupPaging": "each swipe scrolls by one group",
        "groupPagingCentered": "each swipe scrolls by one group, which is then in the center",
      ],
      "bounce": [
        "automatic": "the system decides", "always": "also if all groups are visible",
        "never": "the section stops at its ends",
      ],
      "contentInsetsReference": references, "supplementaryContentInsetsReference": references,
      "scrollDirection": [
        "vertical": "sections are below one another",
        "horizontal": "sections are side by side",
      ],
      "direction": [
        "horizontal": "subitems are side by side", "vertical": "subitems are below one another",
      ],
      "compatibility": [
        "ios13": "as iOS 13 and 14: gaps are not subtracted before fractions",
        "ios15": "as iOS 15: sizes stay exact, and final frames are rounded to pixels",
        "ios16": "as iOS 16 and 17: sizes are rounded down to pixels as soon as they are known",
        "ios18": "frames, lists and controls as on iOS 18",
        "ios26": "frames, lists and controls as on iOS 26",
      ],
      "intrinsicSize": ["none": "no size; the content is measured"],
      "version": ["1": "the first and only version"],
    ]
  }()

  private static let ofPlaces: [String: [String: String]] = {
    let places = [
      "top": "the top edge", "bottom": "the bottom edge", "leading": "the leading edge",
      "trailing": "the trailing edge", "topLeading": "the top leading corner",
      "topTrailing": "the top trailing corner", "bottomLeading": "the bottom leading corner",
      "bottomTrailing": "the bottom trailing corner", "center": "the center",
    ]
    let alignments = [
      "none": "the center", "fill": "parts fill the stack across its direction",
      "firstBaseline": "the first lines of texts share a baseline",
      "lastBaseline": "the last lines of texts share a baseline",
    ]
    return [
      "alignment": places.merging(alignments) { $1 }, "at": places, "from": places, "to": places,
      "side": places, "contentVerticalAlignment": places, "textAlignment": places,
      "edges": places.merging(["all": "all four edges"]) { $1 },
    ]
  }()

  private static let ofLists: [String: [String: String]] = {
    let appearances = [
      "plain": "rows from edge to edge, with separators",
      "grouped": "groups of rows from edge to edge, on a gray ground",
      "insetGrouped": "groups of rows on cards with margins, on a gray ground",
      "sidebar": "rows of a sidebar, on its ground",
      "sidebarPlain": "rows of a sidebar, on a plain ground",
    ]
    let switches = ["switch": "a switch that is on", "switchOff": "a switch that is off"]
    return [
      "list": appearances,
      "appearance": appearances.merging([
        "light": "the light appearance", "dark": "the dark appearance",
        "auto": "one SVG for both, which follows the viewer's system",
      ]) { $1 },
      "accessory": switches.merging([
        "none": "nothing", "disclosure": "a chevron: the row leads to another page",
        "expanded": "a chevron that points down: the rows below it are shown",
        "collapsed": "a chevron that points to the side: the rows below it are hidden",
        "checkmark": "a check mark", "detail": "an info button",
        "badge": "the row's badge, or its detail if it has none",
      ]) { $1 },
      "headerMode": [
        "none": "no header", "supplementary": "a header view",
        "firstItemInSection": "the first item, in the style of a header",
      ],
      "footerMode": ["none": "no footer", "supplementary": "a footer view"],
    ]
  }()

  private static let ofTexts: [String: [String: String]] = {
    let styles = [
      "largeTitle": "34", "title1": "28", "title2": "22", "title3": "20", "body": "17",
      "callout": "16", "subheadline": "15", "footnote": "13", "caption1": "12", "caption2": "11",
    ].mapValues { "\($0) points at the standard text size" }
      .merging(["headline": "17 points at the standard text size, semibold"]) { $1 }
    let weights = [
      "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ].enumerated().map { ($1, "the weight \(($0 + 1) * 100)") }
    return [
      "font": styles, "style": styles,
      "weight": Dictionary(weights) { first, _ in first },
      "contentSizeCategory": [
        "extraSmall": "three sizes below the standard", "small": "two sizes below the standard",
        "medium": "one size below the standard", "large": "the standard size",
        "extraLarge": "one size above the standard",
        "extraExtraLarge": "two sizes above the standard",
        "extraExtraExtraLarge": "three sizes above the standard",
        "accessibilityMedium": "the smallest of the five accessibility sizes",
        "accessibilityLarge": "the second accessibility size",
        "accessibilityExtraLarge": "the third accessibility size",
        "accessibilityExtraExtraLarge": "the fourth accessibility size",
        "accessibilityExtraExtraExtraLarge": "the largest size",
      ],
      "lineBreakMode": [
        "byTruncatingHead": "an ellipsis replaces the start of the last line",
        "byTruncatingMiddle": "an ellipsis replaces the middle of the last line",
        "byTruncatingTail": "an ellipsis replaces the end of the last line",
        "byWordWrapping": "lines break between words, and the rest is left out",
        "byCharWrapping": "lines break between characters, and the rest is left out",
      ],
      "textCase": [
        "uppercase": "capital letters", "lowercase": "small letters",
        "capitalized": "each word begins with a capital letter",
      ],
      "role": [
        "title": "the main text", "subtitle": "a text in the secondary color",
        "detail": "a text that adds a value", "eyebrow": "a small text above the title",
      ],
    ]
  }()

  private static let ofParts: [String: [String: String]] = {
    let parts = [
      "spacer": "takes the room that is left in a row or a column",
      "divider": "a hairline across a row or a column",
    ]
    let capsule = ["capsule": "half of the shorter side"]
    return [
      "content": parts, "contents": parts, "row": parts, "column": parts, "overlay": parts,
      "distribution": [
        "fill": "the room that is left goes to the parts that can grow",
        "fillEqually": "all parts have the same length",
        "equalSpacing": "the room that is left is shared by the gaps",
      ],
      "mask": [
        "circle": "a circle", "squircle": "a square with the round corners of app icons",
      ],
      "configuration": [
        "plain": "the title alone", "gray": "a gray button", "tinted": "a button in a pale tint",
        "filled": "a button in its tint",
      ],
      "cornerRadius": capsule, "topLeading": capsule, "topTrailing": capsule,
      "bottomLeading": capsule, "bottomTrailing": capsule,
      "background": [
        "material": "the default material: systemMaterial",
        "systemUltraThinMaterial": "the thinnest blur of what is behind",
        "systemThinMaterial": "a thin blur of what is behind",
        "systemMaterial": "a blur of what is behind",
        "systemThickMaterial": "a thick blur of what is behind",
        "systemChromeMaterial": "the blur of bars",
      ],
      "contentMode": [
        "cover": "the picture fills the frame, and is cropped",
        "contain": "the whole picture is shown",
      ],
      "type": ["axial": "colors along a line", "radial": "colors outward from a center"],
    ]
  }()

  private static let ofPictures: [String: [String: String]] = [
    "theme": [
      "wireframe": "pale boxes with the section and item numbers",
      "system": "the colors, fonts and controls of iOS",
      "blueprint": "pale lines on a blue ground", "print": "black lines on a white ground",
    ],
    "layoutDirection": ["ltr": "from left to right", "rtl": "from right to left"],
    "measure": [
      "all": "all cells are measured", "visible": "cells out of view keep their estimates",
    ],
    "text": [
      "live": "text in fonts that the viewer must have", "embed": "text, with its fonts",
      "paths": "outlines of the glyphs",
    ],
    "picture": [
      "content": "the whole content of the layout", "container": "what the container shows",
    ],
    "legend": ["none": "no legend", "bottom": "a legend below the figure"],
    "overlays": [
      "none": "no overlays", "items": "the outlines of cells",
      "parts": "the outlines and names of the parts of composed cells",
      "groups": "the outlines of groups", "sections": "a bracket beside each section",
      "nesting": "the layout, its sections, groups and items, drawn apart",
      "insets": "the content insets of sections, groups and items",
      "spacing": "the gaps between items, groups and sections",
      "dimensions": "dimension lines with the length of each column and row",
      "indexes": "the index of each item",
      "kinds": "the element kinds, alignments and anchors of supplementary and decoration views",
      "estimates": "the estimated sizes that measured sizes replaced",
      "grid": "the numbered edges of columns and rows",
      "safeArea": "the safe area and the layout margins", "viewport": "the edge of the container",
      "scroll": "the cells of carousels beyond the edges of their sections",
    ],
  ]
}

/// What the names of colors mean.
enum ColorWords {
  /// The meaning of a color, as in ``ValueWords``.
  static func meaning(_ name: String) -> String {
    if let meaning = table[name] { return meaning }
    guard name.hasPrefix("system") else { return "plain \(name), the same in both appearances" }
    let hue = name.dropFirst("system".count).lowercased()
    return "the \(hue) of the system, adapted to the appearance"
  }

  private static let table = [
    "label": "primary text", "secondaryLabel": "secondary text", "tertiaryLabel": "tertiary text",
    "quaternaryLabel": "text of the fourth level", "placeholderText": "placeholders in text fields",
    "link": "links", "lightText": "text on dark grounds, in both appearances",
    "darkText": "text on light grounds, in both appearances",
    "systemBackground": "the ground of plain screens",
    "secondarySystemBackground": "areas on the ground of plain screens",
    "tertiarySystemBackground": "areas on secondary areas of plain screens",
    "systemGroupedBackground": "the ground of grouped screens",
    "secondarySystemGroupedBackground": "cards on the ground of grouped screens",
    "tertiarySystemGroupedBackground": "areas on cards of grouped screens",
    "systemFill": "the fill of thin and small shapes",
    "secondarySystemFill": "the fill of shapes of medium size, such as switches",
    "tertiarySystemFill": "the fill of large shapes, such as search fields",
    "quaternarySystemFill": "the fill of large areas with complex content",
    "separator": "separators that let the ground show through",
    "opaqueSeparator": "separators that cover the ground", "tintColor": "the tint of controls",
    "clear": "no color", "lightGray": "plain light gray, the same in both appearances",
    "darkGray": "plain dark gray, the same in both appearances",
  ]
}
