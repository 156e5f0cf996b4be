internal import CellContent
internal import SpecTree

extension EvaluationContext {
  /// Reports words of a list row that evaluate to invalid values for an item, and a swipe at an edge
  /// without actions.
  func checkListWords(of content: ElementContent, _ spec: ContentSpec, _ sink: inout Sink) {
    if content.swipedEdge == .leading, cells.areInList, !cells.haveLeadingActions,
      let text = spec.fields.first(where: { $0.name == RowKeys.swiped.rule.name })?.text
    {
      let other = ListKeys.leadingSwipeActions.rule.name
      sink.report(.needs("swiped: leading", other: other), at: text.node)
    }
    for (key, text) in spec.fields where !text.isFixed {
      guard let words = content.fields[key] else { continue }
      if key == RowKeys.accessory.rule.name {
        for word in words.split(separator: " ").map(String.init)
        where !RowKeys.accessories.contains(word) {
          sink.report(
            .unknownName(word, what: "accessory", known: RowKeys.accessories), at: text.node)
        }
      } else if key == RowKeys.swiped.rule.name, !RowKeys.edges.contains(words) {
        sink.report(.unknownName(words, what: "edge", known: RowKeys.edges), at: text.node)
      } else if key == RowKeys.indentation.rule.name,
        !(Int(words).map(RowKeys.levels.contains) ?? false)
      {
        sink.report(.notAValue(words, kind: "a number of levels", examples: "1"), at: text.node)
      }
    }
  }
}

extension ContentSpec {
  /// Whether words of list rows need a check for each item.
  var hasListWords: Bool {
    fields.contains { name, text in
      name == RowKeys.swiped.rule.name
        || !text.isFixed && RowKeys.words.contains { $0.rule.name == name }
    }
  }
}
