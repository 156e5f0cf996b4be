package import CompositionalLayout
package import Foundation

/// What an element is to the eye, which is what themes go by.
public enum Role: String, Hashable, Sendable, CaseIterable {
  case cell
  /// A wide bar that says what follows.
  case header
  /// A wide bar that says something about what came before.
  case footer
  /// A small mark on something else.
  case badge
  /// Any other supplementary view, such as one at the side of a section.
  case side
  /// A panel behind a section.
  case decoration

  /// The role of an element. Supplementary views do not say what they are, so it is told from their
  /// size and their kind: what calls itself a header or a footer may be as high as large text makes it.
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

  /// Whether it says something beside cells: to some themes a ground of its own, to others bare text.
  var isBar: Bool {
    switch self {
    case .header, .footer, .side: true
    case .cell, .badge, .decoration: false
    }
  }

  /// Whether a supplementary view of that size passes for a badge.
  package static func isBadge(_ size: CGSize) -> Bool {
    size.width <= badgeWidth && size.height <= badgeHeight
  }

  /// The most a supplementary view may measure to pass for a badge, in points.
  private static let badgeWidth: CGFloat = 56
  private static let badgeHeight: CGFloat = 34
}
