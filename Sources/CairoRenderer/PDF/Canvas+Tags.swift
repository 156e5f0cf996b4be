import CPangoCairo
internal import Geometry
import Scene

/// A standard structure type of tagged PDFs.
enum PDFTag: String {
  /// The whole picture.
  case document = "Document"
  /// A section of the layout, an overlay, or what is written around the picture.
  case section = "Sect"
  /// The text of a section's header.
  case heading = "H1"
  /// Other text.
  case paragraph = "P"
  /// A cell without text.
  case figure = "Figure"

  /// Whether the element contains drawing and no other elements.
  fileprivate var isLeaf: Bool {
    switch self {
    case .document, .section: false
    case .heading, .paragraph, .figure: true
    }
  }
}

extension Canvas {
  /// Draws an element of the document's structure: `cairo_tag_begin`, `cairo_tag_end`. If the canvas
  /// writes no tags, or `tag` is `nil`, it only draws.
  func tagged(_ tag: @autoclosure () -> PDFTag?, _ body: () -> Void) {
    guard isTagging, let tag = tag() else { return body() }
    cairo_tag_begin(context, tag.rawValue, nil)
    isTagging = !tag.isLeaf
    body()
    isTagging = true
    cairo_tag_end(context, tag.rawValue)
  }
}

extension SceneElement {
  /// The tag around the whole element; `nil` if only its texts have tags.
  var tag: PDFTag? {
    let texts = allTexts
    guard !texts.isEmpty else {
      return identity.category == .cell && !allDefinitions.isEmpty ? .figure : nil
    }
    // A transparency group cannot contain tags.
    return opacity < 1 ? textTag : nil
  }

  /// The tag of the element's texts.
  var textTag: PDFTag {
    let isHeader = identity.category == .supplementary && identity.kind?.isHeaderKind == true
    return isHeader ? .heading : .paragraph
  }

  /// Whether the element or a part of it has a tag.
  var hasTags: Bool { tag != nil || !allTexts.isEmpty }
}

extension String {
  /// Whether an element kind is a header, by its name: `header`, or UIKit's
  /// `UICollectionElementKindSectionHeader`.
  fileprivate var isHeaderKind: Bool {
    lowercased().hasSuffix("header")
  }
}
