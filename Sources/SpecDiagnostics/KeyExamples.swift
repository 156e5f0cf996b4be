/// Example specs for the keys of the spec language, from the Markdown files in `Examples`. Each is
/// complete, and uses the key.
///
/// The keys of styles have their examples in their table, because they are all used alike.
package enum KeyExamples {
  /// Examples by word, the files that they read, and what is wrong with their Markdown files.
  package struct Topic: Sendable {
    var table: [String: String] = [:]
    var files: [String: String] = [:]
    package var problems: [String] = []

    init(_ names: [String]) {
      for name in names {
        var file = MarkdownFile("SpecDiagnostics/Examples/\(name).md")
        table.merge(file.table(KeyExamples.example)) { first, _ in first }
        for section in file.sections { files.merge(section.files) { first, _ in first } }
        problems += file.problems
      }
    }
  }

  /// The names of the Markdown files with the keys of specs.
  package static let topics = [
    "files", "sections", "lists", "groups", "boundaries", "items", "paint", "pictures", "figures",
    "parts", "screens",
  ]

  package static let keys = Topic(topics)
  /// Examples of values that need more around them than the example of their key. A value replaces
  /// that of the example.
  package static let values = Topic(["values"])
  package static let settings = Topic(["settings"])

  /// The example of a section for a name in its heading. A name such as `alignment: fill` that is not
  /// the first one replaces the value in the example.
  private static func example(in section: MarkdownFile.Section, for name: String) -> String? {
    guard let example = section.block(), name != section.names.first,
      let colon = name.firstRange(of: ": ")
    else { return section.block() }
    return example.replacingValue(
      of: String(name[..<colon.lowerBound]), with: String(name[colon.upperBound...]))
  }

  /// Returns a spec that uses a key; `nil` if it has no example.
  package static func example(_ key: String) -> String? { keys.table[key] }

  /// Examples of the keys of `flatplan.yaml`, as complete files.
  package static var ofSettings: [String: String] { settings.table }

  /// The files that examples read, by name.
  package static var files: [String: String] { keys.files }

  /// Returns the files that an example reads, or whose folder it names, sorted by name.
  package static func files(of example: String) -> [(name: String, content: String)] {
    files.filter { example.contains($0.key.prefix { $0 != "/" }) }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  /// Returns a spec whose cells have a style with these entries.
  ///
  /// - Parameter base: Whether there is another style, `card`, that the style can extend.
  package static func style(_ entries: String, extendingCard base: Bool) -> String {
    let styles =
      base
      ? "styles:\n  card: {cornerRadius: 12}\n  cell: {\(entries)}"
      : "styles: {cell: {\(entries)}}"
    return """
      \(styles)
      sections:
        - group: {height: 88, columns: 2, interItemSpacing: 8}
          items: [{title: Bread, image: heart}, {title: Eggs, image: star}]
      """
  }
}
