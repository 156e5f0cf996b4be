internal import ArgumentParser
internal import CompositionalLayout
internal import Foundation
internal import HostSystem
internal import LayoutSpec
internal import SpecDiagnostics
internal import SpecInput
internal import SpecPictures

struct ExplainCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract:
      "Explains how a layout comes about, or what a message's code or a word of specs means.",
    discussion: """
      For a spec, at each width: its sections, groups and items with every default filled in, their \
      sizes, why each line holds as many items as it does, the call that makes each in Swift, and a \
      drawing in characters.

        flatplan explain grid.yaml --width 320,768
        flatplan explain E104       what the error means, with an example
        flatplan explain content    what a key or a value of specs means
        flatplan explain            lists all codes
      """)

  @Argument(
    help: ArgumentHelp(
      "A spec, a Swift file, - for the standard input, a code such as E104, or a word of specs."))
  var subject: String?

  @OptionGroup var container: ContainerOptions

  @OptionGroup var changed: SpecOptions

  var inputs: [String] { subject.map { [$0] } ?? [] }

  func run(in surroundings: RunEnvironment) async throws -> CommandStatus {
    guard let subject else {
      let rows = DiagnosticPage.all.map { [$0.code, $0.title] }
      try surroundings.write(TextTable.text(rows))
      return .done
    }
    // A file keeps its name, even if that looks like a code.
    guard subject != "-", !Files.exists(surroundings.absolute(subject)) else {
      return try explain(file: subject, in: surroundings)
    }
    try surroundings.write(try page(of: subject, in: surroundings))
    return .done
  }

  private func page(
    of subject: String, in surroundings: RunEnvironment
  ) throws(Failure) -> String {
    let code = subject.uppercased()
    if let page = DiagnosticPage.all.first(where: { $0.code == code }) { return page.text }
    if let page = WordPage(subject) { return page.text }
    guard !subject.contains("."), !subject.contains("/") else {
      throw .missing(subject, surroundings.absolute(subject))
    }
    let meant =
      (Similar.words(to: code, among: DiagnosticPage.all.map(\.code))
      + Similar.words(to: subject, among: WordPage.words)).prefix(3)
    let advice =
      meant.isEmpty
      ? "'flatplan explain' lists the codes"
      : "did you mean \(meant.map { "'\($0)'" }.joined(separator: " or "))?"
    throw .badUsage("'\(subject)' is neither a file, a code nor a word of specs; \(advice)")
  }

  private func explain(file: String, in surroundings: RunEnvironment) throws -> CommandStatus {
    let source = SpecSource.named(file, in: surroundings)
    let specs = try OpenedSpec.all(
      source, in: surroundings, changed.changes(for: container.request)
    ).get()
    try FontChoice.use(nil, of: specs.map { $0.fonts(in: surroundings) }, in: surroundings)
    var texts: [String] = []
    for spec in specs {
      surroundings.tell(spec.warnings)
      var request = container.request.completed(by: spec.spec.render)
      (request.themes, request.appearances) = (nil, nil)
      for variant in request.variants {
        texts.append(LayoutTree(spec, variant, try Pipeline.layout(spec, variant)).text)
      }
    }
    try surroundings.write(texts.joined(separator: "\n"))
    return .done
  }
}
