internal import CellContent
internal import SpecTree

/// The cells of a section, as far as they decide what its data may contain.
struct SectionCells: Hashable, Sendable {
  /// The number of cells in a group.
  var inGroup = 1
  /// The kinds of badges on each cell.
  var kinds = NodeSpec.CellKinds()
  /// The kinds of badges that data can have, in alphabetical order.
  var badges: [String] = []
  /// Whether they are rows of a list, which have badges of their own.
  var areInList = false
  /// Whether their list has actions at the leading edge.
  var haveLeadingActions = false
  /// For each cell of the group, the candidate styles of items that set none.
  var styles: [[String]] = []
  /// For each kind of badge, the candidate styles of each supplementary item.
  var badgeStyles: [String: [[String]]] = [:]
  /// The possible content templates of cells whose rows set none.
  var templates: [StyledContent] = []
  /// The ids of the compositions of cells whose rows set none.
  var compositions: [String] = []

  init() {}

  init(of section: SectionSpec) {
    inGroup = max(section.group.cellCount, 1)
    kinds = NodeSpec.CellKinds(section.group)
    areInList = section.list != nil
    badges = areInList ? [RowKeys.listBadge] : section.group.elementKinds.sorted()
    haveLeadingActions = section.list?.swipeActions.leading.isEmpty == false
    styles = section.group.styles(in: nil).map { [$0, "cell"].compactMap(\.self) }
    badgeStyles = section.group.badgeStyles
  }
}
