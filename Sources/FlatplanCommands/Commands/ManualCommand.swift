internal import ArgumentParser
internal import HostSystem
internal import SpecDiagnostics

struct ManualCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Writes the manual page, or the whole reference as JSON.",
    discussion: """
      The manual page is generated from the commands' help:

        flatplan manual | man -l -
        flatplan manual > /usr/local/share/man/man1/flatplan.1

      To complete commands and options in your shell:

        flatplan --generate-completion-script zsh > ~/.zsh/completions/_flatplan

      --format json writes the reference: keys and values of specs with their meanings and \
      examples, commands, and diagnostic codes. 'make site' builds its pages from it:

        flatplan manual --format json > reference.json
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case man, json
  }

  @Option(name: .customLong("format"), help: "The format: man, or json for the reference.")
  var format = Format.man

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    try environment.write(format == .man ? try ManualPage().text : try ReferenceData.text())
    return .done
  }
}
