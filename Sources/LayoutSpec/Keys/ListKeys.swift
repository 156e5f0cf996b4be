internal import Artwork
package import CellContent
package import CompositionalLayout
internal import Foundation
package import LayoutEngine
internal import SpecDiagnostics
package import SpecTree

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

  package static let leadingSwipeActions = Key(
    "leadingSwipeActions", .swipeActions, default: "[]",
    swift: .swipeActions.of("leadingSwipeActionsConfigurationProvider"),
    "The actions that a swipe from the leading edge of a row shows, from the edge inward.")
  package static let trailingSwipeActions = Key(
    "trailingSwipeActions", .swipeActions, default: "[{title: Delete, destructive: true}]",
    swift: .swipeActions.of("trailingSwipeActionsConfigurationProvider"),
    "The actions that a swipe from the trailing edge of a row shows, from the edge inward.")

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
      .key(leadingSwipeActions, in: \.swipeActions.leading),
      .key(trailingSwipeActions, in: \.swipeActions.trailing),
      .key(
        "indexTitles", .indexTitles,
        "The titles that the list adds to the index at the trailing edge of the view.",
        in: \.indexTitles),
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

/// The keys of an action that swiping a row reveals.
enum SwipeActionKeys {
  static let title = Key("title", .text, "The text of the button.")
  static let image = Key(
    "image", .symbolName, "The name of a symbol, which the button shows instead of its title.")
  static let destructive = Key(
    "destructive", .flag, default: "false", "Whether the action destroys data.")
  static let background = Key(
    "background", .color,
    "The color of the button; by default red if the action is destructive, otherwise gray.")

  static let table = KeyTable<SwipeAction, Never>(
    "an action", constraints: .swipeAction,
    [
      .key(title, in: \.title), .key(image, in: \.image), .key(destructive, in: \.isDestructive),
      .key(background, in: \.background),
    ])
}

extension ValueKind<[String]> {
  fileprivate static let indexTitles: ValueKind = list(
    of: .text, named: "a list of titles", limit: 100)
}

extension ValueKind<[SwipeAction]> {
  static let swipeActions: ValueKind = list(
    of: .swipeAction, named: "a list of actions", limit: 8)
}

extension ValueKind<SwipeAction> {
  /// A title, or a map.
  fileprivate static let swipeAction: ValueKind = textOrMap(SwipeActionKeys.table, SwipeAction()) {
    $0.title = $1
  }
}

extension ValueKind<String> {
  static let symbolName: ValueKind = scalar("the name of a symbol") {
    text throws(ValueError) in
    guard Symbol.named(text) != nil else {
      throw ValueError(
        problem: .unknownName(text, what: "symbol"),
        instead: Similar.words(to: text, among: Symbol.names))
    }
    return text
  }
}
