package import CompositionalLayout
internal import Foundation
package import LayoutEngine
internal import SpecSource

/// The keys of list sections.
package enum ListKeys {
  package static let appearance = Key(
    "appearance", .listAppearance, swift: .word, "The appearance of the list.")
  package static let headerMode = Key(
    "headerMode", .listHeaderMode, default: "none", swift: .word,
    "The source of the header; 'header' in the section sets it.")
  package static let footerMode = Key(
    "footerMode", .listFooterMode, default: "none", swift: .word,
    "Whether there is a footer; 'footer' in the section sets it.")

  static let table = KeyTable<ListSpec, UICollectionLayoutListConfiguration>(
    "a list", constraints: .list,
    [
      .key(appearance, in: \.appearance),
      .key(headerMode, in: \.headerMode, sets: .property(\.headerMode)),
      .key(footerMode, in: \.footerMode, sets: .property(\.footerMode)),
      .key(
        "showsSeparators", .flag, swift: .flag,
        "Whether rows have separators; by default as in UIKit.", in: \.showsSeparators,
        sets: .property(\.showsSeparators)),
      .key(
        "headerTopPadding", .unsignedLength, swift: .length,
        "Points above the header; by default as in UIKit.", in: \.headerTopPadding,
        sets: .property(\.headerTopPadding)),
    ])

  package static var map: MapKind { table.map }

  /// The keys of a list's header and footer, whose size and position the list sets.
  static let edges = KeyTable<BoundarySpec, Never>(
    "a list's header", hint: edgeHint,
    [.key(BoundaryKeys.intrinsicSize, in: \.intrinsicSize), .key(BoundaryKeys.when)]
      + ContentKeys.rules.map { .rule($0) })
  static var header: MapKind { edges.map }
  static let footer: MapKind = .init(
    name: "a list's footer", rules: header.rules, hint: edgeHint)

  private static let edgeHint = "a list sets the size and position of its header and footer"
}

extension ValueKind<UICollectionLayoutListConfiguration.Appearance> {
  static let listAppearance: ValueKind = choice(
    "list appearance",
    [
      ("plain", .plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped),
      ("sidebar", .sidebar), ("sidebarPlain", .sidebarPlain),
    ])
}

extension ValueKind<UICollectionLayoutListConfiguration.HeaderMode> {
  static let listHeaderMode: ValueKind = choice(
    "header mode",
    [
      ("none", .none), ("supplementary", .supplementary),
      ("firstItemInSection", .firstItemInSection),
    ])
}

extension ValueKind<UICollectionLayoutListConfiguration.FooterMode> {
  static let listFooterMode: ValueKind = choice(
    "footer mode", [("none", .none), ("supplementary", .supplementary)])
}
