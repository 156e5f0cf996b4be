internal import CellContent
internal import SpecTree

extension EvaluationContext {
  /// Reports selected cells that look like the others, once per section and style.
  ///
  /// - Parameter compositions: The ids of the compositions that the cells can show.
  func reportSelection(
    _ styles: [ItemStyle], showing compositions: [String], _ map: SourceMap, _ sink: inout Sink
  ) {
    let key = ContentKeys.selected.rule.name
    guard let entry = map.entry(key), !fields(of: compositions, sink).contains(key) else { return }
    for style in styles where style.isSelected {
      let own = style.style.map { [[$0]] }
      let names = (own ?? cells.styles).map { $0.first { definitions.styles[$0] != nil } }
      let found = names.compactMap(\.self)
      guard !found.contains(where: { definitions.styles[$0]?.selected.isEmpty == false }) else {
        continue
      }
      let problem = Problem.sameWhenSelected(style: found.first)
      if sink.reportedFields.insert(problem).inserted { sink.report(problem, at: entry) }
    }
  }
}
