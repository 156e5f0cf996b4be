package import CompositionalLayout
internal import Foundation
internal import Geometry
package import LayoutEngine
package import SpecTree

package enum SectionKeys {
  static let id = Key("id", .name, "The section's identifier.")
  static let group = Key(
    "group", .raw("a group", .map { NodeKeys.groupMap }),
    "The group, which repeats until all items are placed.")
  static let list = Key(
    "list", .raw("an appearance or a map", listShape), "Makes the section a list; replaces 'group'."
  )
  static let items = Key(
    "items", .raw("the data", itemsShape), "The number of items, or their data.")
  static let use: Key<SourceNode> = Key(
    "use", .raw("a name or a list of names", .names), "Templates or other sections to use.")
  static let when = Key(
    "when", .raw("a condition", .byWidth(.expression)),
    "A condition; where it is false, the section does not exist.")
  static let adapt: Key<SourceNode> = Key(
    "adapt", .raw("a list of changes", .list(.patch { ChangeKeys.map })),
    "Changes that apply in containers where their 'when' is true.")
  package static let orthogonalScrollingBehavior = Key(
    "orthogonalScrollingBehavior", .behavior, default: "none", swift: .word,
    "Whether and how the section scrolls across the layout's scroll direction.")
  static let scrollOffset = Key(
    "scrollOffset", .length, default: "0",
    "The section's own scroll offset in the picture, in points.")
  static let header = Key(
    "header", .raw("true, a height or a map", edgeShape { BoundaryKeys.header }),
    "A boundary item at the top.")
  static let footer = Key(
    "footer", .raw("true, a height or a map", edgeShape { BoundaryKeys.footer }),
    "A boundary item at the bottom.")
  static let boundarySupplementaryItems = Key(
    "boundarySupplementaryItems", .boundaryItems, default: "[]",
    "Headers, footers and side items.")
  static let background = Key(
    "background",
    .raw("true or a map", .byWidth(.either([.flag, .map { DecorationKeys.background }]))),
    "A decoration item behind the whole section.")
  static let decorationItems = Key(
    "decorationItems", .decorationItems, default: "[]", "Backgrounds behind the section.")
  package static let contentInsetsReference = Key(
    "contentInsetsReference", .insetsReference, default: "automatic", swift: .word,
    "The area that the insets are relative to.")
  package static let supplementaryContentInsetsReference = Key(
    "supplementaryContentInsetsReference", .insetsReference, default: "automatic", swift: .word,
    "The area that the insets of boundary items are relative to.")
  package static let supplementariesFollowContentInsets = Key(
    "supplementariesFollowContentInsets", .flag, default: "true", swift: .flag,
    "Whether boundary items stay inside the section's insets.")

  static let table = KeyTable<SectionSpec, NSCollectionLayoutSection>(
    "a section", constraints: .section,
    [
      .key(id, in: \.id),
      .key(group),
      .key(items),
      .key(
        "contentInsets", .insets, default: "0",
        "Points between the section's edges and its groups.", in: \.contentInsets,
        box: .outer, sets: .property(\.contentInsets), describes: { $0.contentInsets }),
      .key(
        "interGroupSpacing", .length, default: "0", swift: .length,
        "Points between one group and the next.", in: \.interGroupSpacing,
        sets: .property(\.interGroupSpacing), describes: { $0.interGroupSpacing }),
      .key(
        orthogonalScrollingBehavior, in: \.orthogonalScrollingBehavior, box: .outer,
        sets: .property(\.orthogonalScrollingBehavior),
        describes: { $0.orthogonalScrollingBehavior }),
      .key(scrollOffset, in: \.scrollOffset),
      .key(
        "bounce",
        .choice("bounce", [("automatic", .automatic), ("always", .always), ("never", .never)]),
        default: "automatic", swift: .word.of("orthogonalScrollingProperties.bounce"),
        "Whether the section bounces at its ends in the app; pictures do not show it.",
        in: \.bounce, sets: .property(\.orthogonalScrollingProperties.bounce)),
      .key(header),
      .key(footer),
      .key(boundarySupplementaryItems),
      .key(background),
      .key(decorationItems),
      .key(
        contentInsetsReference, in: \.contentInsetsReference, box: .outer,
        sets: .property(\.contentInsetsReference), describes: { $0.contentInsetsReference }),
      .key(
        supplementaryContentInsetsReference, in: \.supplementaryContentInsetsReference, box: .outer,
        sets: .property(\.supplementaryContentInsetsReference),
        describes: { $0.supplementaryContentInsetsReference }),
      .key(
        supplementariesFollowContentInsets, in: \.supplementariesFollowContentInsets,
        box: .outer, sets: .property(\.supplementariesFollowContentInsets),
        describes: { $0.supplementariesFollowContentInsets }),
      .key(use),
      .key(when),
      .key(adapt),
      .key(list),
    ])

  package static var map: MapKind { table.map }
}

/// The shapes of values that are read in the context of the whole section.
extension SectionKeys {
  private static func edgeShape(_ map: @escaping @Sendable () -> MapKind) -> ValueShape {
    .byWidth(
      .either([.flag, ValueKind<LayoutDimension>.dimension(.vertical).shape, .map(map)]))
  }

  private static var listShape: ValueShape {
    .byWidth(
      .either([
        ValueKind<UICollectionLayoutListConfiguration.Appearance>.listAppearance.shape,
        .map { ListKeys.map },
      ]))
  }

  private static var itemsShape: ValueShape {
    .byWidth(
      .either([
        ValueKind<Int>.itemCount.shape, .dataFile,
        .list(.either([.map { RowKeys.map }, .text, .null]), count: 0...Limits.rows),
        .map { RepeatedRowKeys.map },
      ]))
  }
}

/// The keys of changes for some containers.
enum ChangeKeys {
  static let map: MapKind = .init(
    name: "a change",
    rules: SectionKeys.map.rules.filter { !["id", "adapt", "use"].contains($0.name) },
    constraints: .change)
}

/// The keys of templates: all keys of sections, groups and items.
enum TemplateKeys {
  static let map: MapKind = .init(
    name: "a template",
    rules: SectionKeys.map.rules
      + NodeKeys.groupMap.rules.filter { !SectionKeys.map.has($0.name) })
}

/// The keys of the whole layout's settings.
package enum ConfigurationKeys {
  package static let scrollDirection = Key(
    "scrollDirection", .scrollDirection, default: "vertical", swift: .word,
    "The direction in which sections follow one another.")
  package static let contentInsetsReference = Key(
    "contentInsetsReference", .insetsReference, default: "safeArea", swift: .word,
    "The area that section insets are relative to.")

  static let table = KeyTable<ConfigurationSpec, UICollectionViewCompositionalLayoutConfiguration>(
    "a configuration",
    [
      .key(
        scrollDirection, in: \.scrollDirection, box: .outer,
        sets: .property(\.scrollDirection),
        describes: { $0.scrollAxis }),
      .key(
        "interSectionSpacing", .length, default: "0", swift: .length,
        "Points between one section and the next.", in: \.interSectionSpacing, box: .outer,
        sets: .property(\.interSectionSpacing), describes: { $0.interSectionSpacing }),
      .key(
        contentInsetsReference, in: \.contentInsetsReference, box: .outer,
        sets: .property(\.contentInsetsReference), describes: { $0.contentInsetsReference }),
      .key(
        "boundarySupplementaryItems", .boundaryItems, default: "[]",
        "Headers and footers of the whole layout.", in: \.boundaryItems,
        sets: .property(\.boundarySupplementaryItems) { $0.map(LayoutBuilder.boundaryItem) }),
      .key(
        "compatibility", .compatibility, default: "ios26",
        "The system version to follow where versions differ.", in: \.compatibility,
        box: .outer,
        sets: .property(\.compatibility), describes: { $0.compatibility }),
    ])

  package static var map: MapKind { table.map }
}

extension ValueKind<SourceNode> {
  /// A value that depends on its context and is read separately.
  static func raw(
    _ name: String, _ shape: @escaping @autoclosure @Sendable () -> ValueShape = .anything
  ) -> ValueKind {
    ValueKind(name: name, isRaw: true, shape: shape()) { node, _, _ in node }
  }
}

extension ValueKind<UICollectionLayoutSectionOrthogonalScrollingBehavior> {
  static let behavior: ValueKind = choice(
    "scrolling behavior",
    [
      ("none", .none), ("continuous", .continuous),
      ("continuousGroupLeadingBoundary", .continuousGroupLeadingBoundary), ("paging", .paging),
      ("groupPaging", .groupPaging), ("groupPagingCentered", .groupPagingCentered),
    ])
}

extension ValueKind<UIContentInsetsReference> {
  static let insetsReference: ValueKind = choice(
    "insets reference",
    [
      ("automatic", .automatic), ("none", .none), ("safeArea", .safeArea),
      ("layoutMargins", .layoutMargins), ("readableContent", .readableContent),
    ])
}

extension ValueKind<UICollectionViewScrollDirection> {
  static let scrollDirection: ValueKind = choice(
    "direction", [("vertical", .vertical), ("horizontal", .horizontal)])
}

extension ValueKind<Compatibility> {
  static let compatibility: ValueKind = choice("system version")
}

extension ValueKind<NSRectAlignment> {
  static let alignment: ValueKind = choice(
    "alignment",
    [
      ("none", .none), ("top", .top), ("topLeading", .topLeading), ("leading", .leading),
      ("bottomLeading", .bottomLeading), ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
      ("trailing", .trailing), ("topTrailing", .topTrailing),
    ])
}
