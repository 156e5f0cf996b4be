package import CellContent
internal import EmbeddedFiles
internal import SpecDiagnostics
internal import SpecTree

/// The content templates as compositions of parts, from `templates.yaml`. `use` inserts them, and
/// `flatplan explain` prints them.
package enum BuiltInContents {
  package static let names = ContentTemplate.allCases.map(\.rawValue)

  /// The composition of a template, as written; `nil` for other names.
  static func text(_ name: String) -> String? {
    guard names.contains(name) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(of: "\(name):") else { return nil }
    let rest = lines[start...].dropFirst().prefix { $0.isEmpty || $0.hasPrefix(" ") }
    let last = rest.lastIndex { !$0.isEmpty } ?? start
    return lines[start...last].joined(separator: "\n")
  }

  /// The composition of a template, with the place where it is used; `nil` for other names.
  static func composition(_ name: String, at place: SourcePlace) -> SourceNode? {
    compositions[name]?.asContainer.placed(at: place)
  }

  /// The fields that the composition of a template mentions.
  static func fields(_ name: String) -> Set<String> {
    guard names.contains(name) else { return [] }
    return compositions[name]?.mentionedNames ?? []
  }

  /// The compositions as trees of parts, whose values name the fields of the data.
  package static let parts: TemplateParts = {
    let fields = ["eyebrow", "title", "subtitle", "detail", "image"]
    let data = PartData(
      names: fields, texts: Dictionary(uniqueKeysWithValues: fields.map { ($0, "$\($0)") }))
    var sink = Sink(SourceText(text, path: "templates.yaml"))
    // The name of an element without data is its title.
    let templates = composed(text.replacing("$(section), $(index)", with: "$title"))
    return TemplateParts(
      templates.compactMapValues { node in
        let context = EvaluationContext()
        var parts = PartReader(context)
        return ParsedPart(node, context, &sink).flatMap { parts.root($0, data, &sink) }
      })
  }()

  private static let text = EmbeddedFile("LayoutSpec/Parts/templates.yaml").text

  private static let compositions = composed(text)

  private static func composed(_ text: String) -> [String: SourceNode] {
    // The file is part of the program; a test checks that it has no errors.
    let root = try? Composer.compose(SourceText(text, path: "templates.yaml")).0
    return Dictionary(
      uniqueKeysWithValues: (root?.entries ?? []).map { ($0.key, $0.value) })
  }
}
