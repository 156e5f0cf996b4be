package import Foundation
package import Geometry

/// The visual role of an element, which selects the style of a theme.
public enum Role: String, Hashable, Sendable, CaseIterable {
  case cell
  /// A wide bar above the content that it describes.
  case header
  /// A wide bar below the content that it describes.
  case footer
  /// A small mark on another element.
  case badge
  /// Another supplementary view, such as one at the side of a section.
  case side
  /// A panel behind a section.
  case decoration

  /// The role of an element. That of a supplementary view follows from its declaration, never from its
  /// size: a boundary item at a leading or trailing edge stands at the side, a kind with the word
  /// footer or header says so, other anchored views are badges, and other boundary items are headers.
  package init(of element: SolvedElement) {
    switch element.category {
    case .cell: self = .cell
    case .decoration: self = .decoration
    case .supplementary:
      let words = KindLabel.words(of: element.kind ?? "")
      self =
        if [.leading, .trailing].contains(element.alignment) {
          .side
        } else if words.contains("footer") {
          .footer
        } else if words.contains("header") || !element.isAnchored {
          .header
        } else {
          .badge
        }
    }
  }

  /// Whether the element describes cells. Some themes give it a background, others only text.
  var isBar: Bool {
    switch self {
    case .header, .footer, .side: true
    case .cell, .badge, .decoration: false
    }
  }

  /// Whether a supplementary view of this size is as small as a badge, so that it hides little.
  package static func isBadge(_ size: CGSize) -> Bool {
    size.width <= badgeWidth && size.height <= badgeHeight
  }

  /// The maximum size of a badge in points.
  private static let badgeWidth: CGFloat = 56
  private static let badgeHeight: CGFloat = 34
}
