/// Words that people write for keys, from CSS, SwiftUI and everyday speech.
enum Synonyms {
  /// Names that people give to widths.
  static let widths: Set = [
    "compact", "regular", "phone", "iphone", "tablet", "ipad", "pad", "desktop", "mobile", "narrow",
    "wide", "small", "medium", "large", "sm", "md", "lg", "xl",
  ]

  /// The keys that a word may stand for, where they exist.
  static func keys(for word: String) -> [String] { table[word.lowercased()] ?? [] }

  static let table: [String: [String]] = [
    "align": ["alignment"],
    "anchor": ["containerAnchor"],
    "badge": ["supplementaryItems"],
    "badges": ["supplementaryItems"],
    "backgroundcolor": ["background"],
    "behavior": ["orthogonalScrollingBehavior"],
    "carousel": ["orthogonalScrollingBehavior"],
    "cells": ["items"],
    "children": ["subitems"],
    "col": ["columns"],
    "cols": ["columns"],
    "colour": ["color"],
    "data": ["items"],
    "decoration": ["decorationItems"],
    "decorations": ["decorationItems"],
    "fill": ["background"],
    "foreground": ["color"],
    "gap": ["interItemSpacing", "interGroupSpacing", "interSectionSpacing"],
    "headers": ["header"],
    "h": ["height"],
    "insets": ["contentInsets", "padding"],
    "kind": ["elementKind"],
    "left": ["leading"],
    "linespacing": ["interGroupSpacing"],
    "margin": ["contentInsets", "edgeSpacing", "layoutMargins"],
    "margins": ["layoutMargins", "contentInsets", "edgeSpacing"],
    "minimuminteritemspacing": ["interItemSpacing"],
    "minimumlinespacing": ["interGroupSpacing"],
    "n": ["count"],
    "offset": ["absoluteOffset", "scrollOffset"],
    "orientation": ["direction", "scrollDirection"],
    "orthogonal": ["orthogonalScrollingBehavior"],
    "padding": ["contentInsets"],
    "paging": ["orthogonalScrollingBehavior"],
    "pin": ["pinToVisibleBounds"],
    "pinned": ["pinToVisibleBounds"],
    "radius": ["cornerRadius"],
    "right": ["trailing"],
    "rowspacing": ["interGroupSpacing"],
    "scroll": ["scrollOffset", "orthogonalScrollingBehavior"],
    "scrolling": ["orthogonalScrollingBehavior"],
    "spacing": ["interItemSpacing", "interGroupSpacing", "interSectionSpacing"],
    "sticky": ["pinToVisibleBounds"],
    "supplementaries": ["supplementaryItems"],
    "supplementary": ["supplementaryItems"],
    "text": ["title"],
    "textcolor": ["color"],
    "w": ["width"],
    "z": ["zIndex"],
  ]
}
