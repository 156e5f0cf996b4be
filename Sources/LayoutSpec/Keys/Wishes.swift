internal import SpecDiagnostics
internal import SpecTree

/// Wishes that UIKit does not fulfill, with the usual way round.
///
/// Every line that a hint quotes works as it stands, see `WishTests`.
enum Wishes {
  /// The names that people write, a key that the map must have for the hint to apply, and the hint.
  static let all: [(keys: Set<String>, needed: String, hint: String)] = [
    (
      [
        "excludesheader", "excludeheader", "withoutheader", "belowheader", "coversheader",
        "includesheader", "includeheader",
      ], NodeKeys.contentInsets.rule.name,
      "UIKit draws a background behind the header too; an inset as high as the header leaves it "
        + "out: 'contentInsets: {top: 44}'"
    ),
    (
      [
        "scrolls", "scrollswithcarousel", "scrollswithcontent", "scrollswithgroups", "scrollable",
        "scrollswithsection",
      ], BoundaryKeys.alignment.rule.name,
      "UIKit does not scroll a header with its carousel; a supplementary item of the group does: "
        + "'supplementaryItems: [{elementKind: title, size: [1w, 30], containerAnchor: {edges: "
        + "[top, leading]}}]'"
    ),
    (
      [
        "endless", "infinite", "infinitescroll", "infinitescrolling", "loop", "loops", "looping",
        "circular", "wraps", "wraparound",
      ], SectionKeys.orthogonalScrollingBehavior.rule.name,
      "carousels of UIKit end; repeat the items and begin in their middle with "
        + "'scrollOffset: 5000'"
    ),
    (
      bottomUp, SectionKeys.orthogonalScrollingBehavior.rule.name,
      "UIKit begins at the top; space above moves short content to the bottom: "
        + "'contentInsets: {top: \"=max(height - 300, 0)\"}' for content of 300 points"
    ),
    (
      bottomUp, ConfigurationKeys.scrollDirection.rule.name,
      "UIKit begins at the top; in the first section, space above moves short content to the "
        + "bottom: 'contentInsets: {top: \"=max(height - 300, 0)\"}' for content of 300 points"
    ),
    (
      [
        "stickstobottom", "sticktobottom", "stickybottom", "atbottom", "pintobottom",
        "pinstobottom", "alignbottom", "fillheight",
      ], BoundaryKeys.alignment.rule.name,
      "UIKit puts a footer right below its section; in the section, space below short content "
        + "moves it to the bottom of the view: 'contentInsets: {bottom: \"=max(height - 300, 0)\"}' "
        + "for content and footer of 300 points"
    ),
    (
      waterfall, NodeKeys.subitems.rule.name,
      "UIKit has no waterfall; a custom group can place each cell in the shortest column: "
        + waterfallLine
    ),
    (
      waterfall, SectionKeys.group.rule.name,
      "UIKit has no waterfall; in 'group', a custom group can place each cell in the shortest "
        + "column: " + waterfallLine
    ),
    (
      ["span", "colspan", "columnspan", "gridspan"], NodeKeys.subitems.rule.name,
      "give each item of the line a width of its own: 'subitems: [{width: 2/3}, {width: 1/3}]'"
    ),
  ]

  private static let bottomUp: Set = [
    "reversed", "reverse", "inverted", "bottomup", "startsatbottom", "startfrombottom",
    "upsidedown", "stackfrombottom", "bottomtotop",
  ]
  private static let waterfall: Set = [
    "waterfall", "masonry", "pinterest", "staggered", "staggeredgrid",
  ]
  private static let waterfallLine =
    "'custom: {count: 9, columns: 3, frame: [shortest * width / 3, shortestEnd, width / 3, "
    + "60 + i % 3 * 30]}'"
}
