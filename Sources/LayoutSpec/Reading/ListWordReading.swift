internal import CellContent
internal import SpecSource

extension Reader {
  /// Reports accessories and indentation levels that evaluate to invalid values for an item.
  mutating func checkListWords(of content: ElementContent, _ spec: ContentSpec) {
    for (key, text) in spec.fields where !text.isFixed {
      guard let words = content.fields[key] else { continue }
      if key == RowKeys.accessory.rule.name {
        for word in words.split(separator: " ").map(String.init)
        where !RowKeys.accessories.contains(word) {
          report(
            .unknownName(word, what: "accessory", known: RowKeys.accessories), at: text.node)
        }
      } else if key == RowKeys.indentation.rule.name,
        !(Int(words).map(RowKeys.levels.contains) ?? false)
      {
        report(.notAValue(words, kind: "a number of levels", examples: "1"), at: text.node)
      }
    }
  }
}

extension ContentSpec {
  /// Whether accessories or indentation levels may differ between items.
  var hasListWords: Bool {
    fields.contains { name, text in
      !text.isFixed && [RowKeys.accessory.rule.name, RowKeys.indentation.rule.name].contains(name)
    }
  }
}
