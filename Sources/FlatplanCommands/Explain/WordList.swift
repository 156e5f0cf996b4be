internal import Basics
internal import LayoutSpec
internal import SpecDiagnostics

/// All words that `explain` knows, by topic, and all codes.
enum WordList {
  static var text: String {
    let topics = ReferenceTopic.allCases.map { list($0.title, $0.summary, $0.words) }
    let names = list(
      "UIKit", "Names of UIKit's API, with the keys that do the same.", UIKitWords.all.map(\.word))
    let codes = DiagnosticPage.all.map { ["  " + $0.code, $0.title] }
    return (topics + [names, "Codes: Errors and warnings.\n" + TextTable.text(codes)])
      .joined(separator: "\n\n")
  }

  /// The topics with their words, the names of UIKit's API, and the codes.
  static var json: String {
    let topics = ReferenceTopic.allCases.map { topic -> JSONValue in
      [
        "topic": .text(topic.title), "description": .text(topic.summary),
        "words": .list(topic.words.map { .text($0) }),
      ]
    }
    let codes = DiagnosticPage.all.map { page -> JSONValue in
      ["code": .text(page.code), "title": .text(page.title)]
    }
    let list: JSONValue = [
      "topics": .list(topics), "uiKit": .list(UIKitWords.all.map { .text($0.word) }),
      "codes": .list(codes),
    ]
    return list.text() + "\n"
  }

  private static func list(_ title: String, _ summary: String, _ words: [String]) -> String {
    let lines = words.joined(separator: ", ").wrapped(at: 76)
    return (["\(title): \(summary)"] + lines.map { "  " + $0 }).joined(separator: "\n")
  }
}
