internal import CompositionalLayout
internal import Foundation

/// The keys of list sections.
enum ListKeys {
  static let appearance = Key("appearance", .listAppearance, "How the list looks.")
  static let headerMode = Key(
    "headerMode", .listHeaderMode, default: "none",
    "Where its header comes from; 'header' in the section sets it.")
  static let footerMode = Key(
    "footerMode", .listFooterMode, default: "none",
    "Whether it has a footer; 'footer' in the section sets it.")
  static let showsSeparators = Key(
    "showsSeparators", .flag, "Whether there are lines between rows, if not as in UIKit.")
  static let headerTopPadding = Key(
    "headerTopPadding", .unsignedLength, "Points above the header, if not as in UIKit.")

  static let map: MapKind = .init(
    name: "a list",
    rules: [
      appearance.rule, headerMode.rule, footerMode.rule, showsSeparators.rule,
      headerTopPadding.rule,
    ], constraints: .list)

  private static let edgeRules =
    [BoundaryKeys.intrinsicSize.rule, BoundaryKeys.when.rule] + ContentKeys.rules
  /// The list gives its header a size and a place.
  static let header: MapKind = .init(name: "a list's header", rules: edgeRules, hint: edgeHint)
  static let footer: MapKind = .init(name: "a list's footer", rules: edgeRules, hint: edgeHint)

  private static let edgeHint = "a list gives its headers and footers their sizes and places"
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
