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

  /// The role of an element. For supplementary views it is derived from the size and the kind. A
  /// kind with the word header or footer may be up to three times as tall as wide, because text can
  /// be large.
  package init(of element: SolvedElement) {
    switch element.category {
    case .cell: self = .cell
    case .decoration: self = .decoration
    case .supplementary:
      let size = element.frame.size
      guard !Self.isBadge(size) else {
        self = .badge
        return
      }
      let words = KindLabel.words(of: element.kind ?? "")
      let isFooter = words.contains("footer")
      let highest = isFooter || words.contains("header") ? size.width * 3 : size.width / 2
      self = size.height > highest ? .side : isFooter ? .footer : .header
    }
  }

  /// Whether the element describes cells. Some themes give it a background, others only text.
  var isBar: Bool {
    switch self {
    case .header, .footer, .side: true
    case .cell, .badge, .decoration: false
    }
  }

  /// Whether a supplementary view of this size counts as a badge.
  package static func isBadge(_ size: CGSize) -> Bool {
    size.width <= badgeWidth && size.height <= badgeHeight
  }

  /// The maximum size of a badge in points.
  private static let badgeWidth: CGFloat = 56
  private static let badgeHeight: CGFloat = 34
}
