internal import SpecDiagnostics
internal import SpecTree

/// A chapter of the reference: keys that belong together, or other words of specs.
package enum ReferenceTopic: String, Hashable, Sendable, CaseIterable {
  case specs, layout, sections, groups, headers, lists, items, styles, parts, lengths, expressions,
    samples, pictures, figures, settings

  package var title: String {
    switch self {
    case .specs: "Specs"
    case .layout: "The whole layout"
    case .sections: "Sections"
    case .groups: "Groups and items"
    case .headers: "Headers, badges and backgrounds"
    case .lists: "Lists"
    case .items: "Data of items"
    case .styles: "Styles"
    case .parts: "Parts of cells"
    case .lengths: "Lengths"
    case .expressions: "Expressions"
    case .samples: "Sample data"
    case .pictures: "Pictures"
    case .figures: "Figures"
    case .settings: "flatplan.yaml"
    }
  }

  /// One sentence about the words of the topic.
  package var summary: String {
    switch self {
    case .specs: "Keys at the top of a spec."
    case .layout: "Keys of 'configuration', which apply to all sections."
    case .sections: "Keys of an entry of 'sections'."
    case .groups: "Keys of 'group', and of the items and groups in it."
    case .headers: "Keys of boundary items, supplementary items and decoration items."
    case .lists: "Keys of 'list', which makes a section a list of the system."
    case .items: "Keys of 'items': the number of cells, and what they show."
    case .styles: "Keys of an entry of 'styles', which rows of data can have too."
    case .parts: "Keys of the parts that a cell is composed of."
    case .lengths: "UIKit's words for lengths and spacings. All have a short form."
    case .expressions: "Names and functions in values that begin with '=', and in 'when'."
    case .samples: "Random texts and pictures, the same on every run."
    case .pictures: "Keys of 'render'."
    case .figures: "Keys of annotations, captions and variants, which change no frames."
    case .settings: "Keys of a flatplan.yaml, which all specs in its folder share."
    }
  }

  /// The topic that begins with a kind of map; `nil` for maps that belong to their parents' topic.
  init?(map: String) {
    let ofItems = " of an item"
    let plain = map.hasSuffix(ofItems) ? String(map.dropLast(ofItems.count)) : map
    guard let topic = Self.ofMaps[plain] else { return nil }
    self = topic
  }

  private static let ofMaps: [String: ReferenceTopic] = [
    DocumentKeys.map.name: .specs, ConfigurationKeys.map.name: .layout,
    SectionKeys.map.name: .sections, ChangeKeys.map.name: .sections,
    TemplateKeys.map.name: .specs, NodeKeys.groupMap.name: .groups,
    NodeKeys.itemMap.name: .groups, BoundaryKeys.map.name: .headers,
    BoundaryKeys.header.name: .headers, BoundaryKeys.footer.name: .headers,
    DecorationKeys.background.name: .headers, DecorationKeys.map.name: .headers,
    SupplementaryKeys.map.name: .headers, ListKeys.map.name: .lists, RowKeys.map.name: .items,
    RepeatedRowKeys.map.name: .items, StyleKeys.map.name: .styles, PartKeys.map.name: .parts,
    RenderKeys.map.name: .pictures, AnnotationKeys.map.name: .figures,
    FigureVariantKeys.map.name: .figures, CanvasKeys.table.map.name: .figures,
    SharedKeys.map.name: .settings, EdgeKeys.insetsMap.name: .groups,
    FontKeys.map.name: .styles, BorderKeys.map.name: .styles, ColorKeys.map.name: .styles,
    ShadowKeys.map.name: .styles, GradientKeys.map.name: .styles,
  ]

  /// The order in which topics claim a key that several of them have.
  var priority: Int {
    let order: [ReferenceTopic] = [
      .sections, .groups, .layout, .lists, .styles, .items, .headers, .pictures, .specs, .figures,
      .parts,
    ]
    return order.firstIndex(of: self) ?? order.count
  }

  /// The pages of the topic's words, in the order of the tables.
  package var pages: [WordPage] {
    switch self {
    case .lengths: LengthWords.all.map { WordPage(length: $0) }
    case .expressions: ExpressionWords.expressions.map { WordPage(expression: $0) }
    case .samples: ExpressionWords.samples.map { WordPage(expression: $0) }
    default: words.map { WordPage(key: $0) }
    }
  }

  /// The topic's words, in the order of the tables.
  package var words: [String] {
    switch self {
    case .lengths: LengthWords.all.map(\.word)
    case .expressions: ExpressionWords.expressions.map(\.word)
    case .samples: ExpressionWords.samples.map(\.word)
    default: Language.all.keys.filter { Language.all.topic(of: $0) == self }
    }
  }
}
