internal import LayoutSpec
internal import SpecDiagnostics

/// All words that `explain` knows, by topic, and all codes.
enum WordList {
  static var text: String {
    let topics = ReferenceTopic.allCases.map { topic in
      let words = topic.pages.map(\.word).joined(separator: ", ").wrapped(at: 76)
      return ([topic.title + ": " + topic.summary] + words.map { "  " + $0 })
        .joined(separator: "\n")
    }
    let names = UIKitWords.all.map(\.word).joined(separator: ", ").wrapped(at: 76)
    let codes = DiagnosticPage.all.map { ["  " + $0.code, $0.title] }
    return
      (topics + [
        (["UIKit: Names of UIKit's API, with the keys that do the same."] + names.map { "  " + $0 })
          .joined(separator: "\n"),
        "Codes: Errors and warnings.\n" + TextTable.text(codes),
      ]).joined(separator: "\n\n")
  }
}
