internal import Basics
internal import HostSystem
internal import LayoutSpec
internal import SpecDiagnostics

/// The reference as JSON: all words of specs by topic, all commands and all codes, each with its
/// documentation and examples. Pages of documentation are made from it.
enum ReferenceData {
  static func text() throws -> String {
    let commands = try HelpDump().command.commands
    let value: JSONValue = [
      "version": .text(Release.version),
      "topics": .list(ReferenceTopic.allCases.map(topic)),
      "commands": .list(commands.map(command)),
      "codes": .list(DiagnosticPage.all.map(code)),
      "files": files(KeyExamples.files),
    ]
    return value.text() + "\n"
  }

  private static func topic(_ topic: ReferenceTopic) -> JSONValue {
    [
      "id": .text(topic.rawValue), "title": .text(topic.title), "summary": .text(topic.summary),
      "words": .list(topic.pages.map(word)),
    ]
  }

  private static func word(_ page: WordPage) -> JSONValue {
    .map(
      [
        .init(key: "word", value: .text(page.word)),
        .init(key: "uses", value: .list(page.uses.map(use))),
        .init(key: "notes", value: .list(page.notes.map { .text($0) })),
        .init(key: "synonyms", value: .list(page.synonyms.map { .text($0) })),
        .init(key: "values", value: .list(page.values.map(value))),
      ] + optional("example", page.example)
        + (page.isSetting ? [.init(key: "exampleFile", value: "flatplan.yaml")] : []))
  }

  private static func use(_ use: KeyUse) -> JSONValue {
    .map(
      [
        .init(key: "in", value: .list(use.maps.map { .text($0) })),
        .init(key: "sentence", value: .text(use.sentence)),
        .init(key: "type", value: .text(use.type)),
      ] + optional("default", use.standard))
  }

  private static func value(_ value: WordPage.ValueEntry) -> JSONValue {
    .map(
      [.init(key: "word", value: .text(value.word))]
        + optional("meaning", value.meaning) + optional("example", value.example))
  }

  private static func command(_ command: HelpDump.Command) -> JSONValue {
    let options = HelpDump.options(of: command.shownArguments)
    return [
      "name": .text(command.commandName),
      "synopsis": .text(command.synopsis),
      "sentence": .text(command.summary),
      "discussion": .text(command.discussion ?? ""),
      "options": .list(options.map { ["option": .text($0.spelling), "help": .text($0.help)] }),
    ]
  }

  private static func code(_ page: DiagnosticPage) -> JSONValue {
    [
      "code": .text(page.code), "title": .text(page.title), "text": .text(page.explanation),
      "wrong": .text(page.wrong), "right": .text(page.right),
      "files": files(page.files),
    ]
  }

  private static func files(_ files: [String: String]) -> JSONValue {
    .map(files.sorted { $0.key < $1.key }.map { .init(key: $0.key, value: .text($0.value)) })
  }

  private static func optional(_ key: String, _ text: String?) -> [JSONValue.Entry] {
    text.map { [.init(key: key, value: .text($0))] } ?? []
  }
}
