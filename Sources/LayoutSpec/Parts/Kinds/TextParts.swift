internal import CellContent
internal import SpecTree

/// Texts and pictures.
extension PartDeclaration {
  static let text = PartDeclaration(
    "A text, or a list of texts with their own looks, joined as written.",
    .either([.text, .list(.either([.text, .map { RunKeys.map }]))]),
    value: "a text or a list of texts", example: "text: $title", showsData: true,
    synonyms: "label uilabel heading caption subtitle title richtext span textview",
    tables: [PartKeys.text], looks: [StyleKeys.font.rule.name, "contentVerticalAlignment"]
  ) { reader, node, _, sink in reader.runs(node, &sink).map(PartContent.text) }

  static let labels = PartDeclaration(
    "A title with an eyebrow, a subtitle and a detail, which share their lines.",
    .either([.text, .map { LabelKeys.map }]),
    inner: (LabelKeys.map, "{title: $title, subtitle: $subtitle}"),
    example: "labels: {title: $title, subtitle: $subtitle}", tables: [PartKeys.labels],
    looks: [StyleKeys.font.rule.name, "contentVerticalAlignment"]
  ) { reader, node, _, sink in
    var labels = PartLabels()
    if node.entries == nil {
      labels.title = ValueKind<String>.text.read(node, reader.context, &sink)
    } else if let map = SourceMap(node, LabelKeys.map, &sink) {
      LabelKeys.table.read(map, into: &labels, reader.context, &sink)
    }
    return labels.isEmpty ? nil : .labels(labels)
  }

  static let badge = PartDeclaration(
    "A short text on a capsule.", .text, value: "text", example: "badge: $title",
    showsData: true, synonyms: "chip tag"
  ) { reader, node, _, sink in
    ValueKind<String>.text.read(node, reader.context, &sink).map { .control(.badge($0)) }
  }

  static let image = PartDeclaration(
    "A picture: a file, photo, avatar, icon, or the name of a symbol.", .text, value: "text",
    example: "image: star", showsData: true,
    synonyms: "avatar icon imageview img photo picture symbol uiimageview asyncimage circleavatar",
    tables: [PartKeys.image], looks: [StyleKeys.font.rule.name, "contentMode"]
  ) { reader, node, data, sink in reader.picture(node, data, &sink).map(PartContent.image) }
}
