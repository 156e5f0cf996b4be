internal import ArgumentParser
internal import HostSystem
internal import SpecInput

struct ManualCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Writes the manual page for all commands and options.",
    discussion: """
      The page is generated from the commands' help:

        flatplan manual | man -l -
        flatplan manual > /usr/local/share/man/man1/flatplan.1

      To complete commands and options in your shell:

        flatplan --generate-completion-script zsh > ~/.zsh/completions/_flatplan
      """)

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    try environment.write(try ManualPage().text)
    return .done
  }
}
