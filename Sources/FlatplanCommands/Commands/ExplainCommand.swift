internal import ArgumentParser
internal import Foundation
internal import HostSystem
internal import LayoutSpec
internal import SpecDiagnostics
internal import SpecPictures

struct ExplainCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract:
      "Explains how a layout is computed, or what a diagnostic code or a word of specs means.",
    discussion: """
      For a spec, prints at each width: sections, groups and items with all defaults and sizes, \
      why each line holds that number of items, the UIKit call for each, and a drawing in \
      characters.

        flatplan explain grid.yaml --width 320,768
        flatplan explain E104       an error code, with an example
        flatplan explain content    a key or a value of specs
        flatplan explain NSCollectionLayoutGroup    a name of UIKit's API
        flatplan explain            all words by topic, and all codes
        flatplan explain --format json
      """)

  @Argument(
    help: ArgumentHelp(
      "A spec, a Swift file, - for standard input, a code such as E104, or a key or value of specs."
    ))
  var subject: String?

  @Option(name: [.customShort("f"), .long], help: "The format of the list of all words.")
  var format: ListFormat = .table

  @OptionGroup var container: ContainerOptions

  @OptionGroup var changed: SpecOptions

  @Flag(
    name: .customLong("run-swift"),
    help: "Also compile and run Swift files found in folders. Use only code that you trust.")
  var runSwift = false

  var runsSwiftInFolders: Bool? { runSwift ? true : nil }

  var inputs: [String] { subject.map { [$0] } ?? [] }

  func validate() throws {
    guard format == .table || subject == nil else {
      throw ValidationError("--format \(format.rawValue) is for the list of all words")
    }
  }

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    guard let subject else {
      try environment.write(format == .table ? WordList.text : WordList.json)
      return .done
    }
    // An existing file wins over a code of the same name.
    guard subject != "-", !Files.exists(environment.absolute(subject)) else {
      return try explain(file: subject, in: environment)
    }
    try environment.write(try page(of: subject, in: environment))
    return .done
  }

  private func page(
    of subject: String, in environment: RunEnvironment
  ) throws(Failure) -> String {
    let code = subject.uppercased()
    if let page = DiagnosticPage.all.first(where: { $0.code == code }) { return page.text }
    if let page = WordPage(subject) { return page.text }
    guard !subject.contains("."), !subject.contains("/") else {
      throw .missing(subject, environment.absolute(subject))
    }
    let similar =
      (Similar.words(to: code, among: DiagnosticPage.all.map(\.code))
      + Similar.words(to: subject, among: WordPage.words)).prefix(3)
    let related = similar.isEmpty ? WordPage.mentioning(subject) : []
    let advice =
      !similar.isEmpty
      ? "did you mean \(similar.map { "'\($0)'" }.joined(separator: " or "))?"
      : related.isEmpty
        ? "'flatplan explain' lists all words"
        : "these words may help: \(related.joined(separator: ", "))"
    throw .badUsage("'\(subject)' is not a file, a code, or a key or value of specs; \(advice)")
  }

  private func explain(file: String, in environment: RunEnvironment) throws -> CommandStatus {
    let source = SpecSource.named(file, in: environment)
    let specs = try OpenedSpec.all(
      source, in: environment, changed.changes(for: container.request)
    ).get()
    try FontChoice.use(nil, of: specs.map { $0.fonts(in: environment) }, in: environment)
    var texts: [String] = []
    for spec in specs {
      environment.tell(spec.warnings)
      var request = container.request.completed(by: spec.content.render)
      (request.themes, request.appearances) = (nil, nil)
      for variant in request.variants {
        texts.append(LayoutTree(spec, variant, try Pipeline.layout(spec, variant)).text)
      }
    }
    try environment.write(texts.joined(separator: "\n"))
    return .done
  }
}
