internal import CellContent
internal import SpecSource

extension Reader {
  /// Reports selected cells that look like the others, once per section and style.
  ///
  /// - Parameter compositions: The ids of the compositions that the cells can show.
  mutating func reportSelection(
    _ styles: [ItemStyle], showing compositions: [String], _ map: SourceMap
  ) {
    let key = ContentKeys.selected.rule.name
    guard let entry = map.entry(key), !fields(of: compositions).contains(key) else { return }
    for style in styles where style.isSelected {
      let own = style.style.map { [[$0]] }
      let names = (own ?? cells.styles).map { $0.first { self.styles[$0] != nil } }
      let found = names.compactMap(\.self)
      guard !found.contains(where: { self.styles[$0]?.selected.isEmpty == false }) else { continue }
      let problem = Problem.sameWhenSelected(style: found.first)
      if cells.unshown.insert(problem).inserted { report(problem, at: entry) }
    }
  }
}
