internal import ArgumentParser
internal import HostSystem
internal import SpecInput

struct ManualCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Writes the manual page for all commands and options.",
    discussion: """
      The page is made from the help of the commands:

        flatplan manual | man -l -
        flatplan manual > /usr/local/share/man/man1/flatplan.1

      Shells complete commands and options with:

        flatplan --generate-completion-script zsh > ~/.zsh/completions/_flatplan
      """)

  func run(in surroundings: RunEnvironment) async throws -> CommandStatus {
    try surroundings.write(try ManualPage().text)
    return .done
  }
}
