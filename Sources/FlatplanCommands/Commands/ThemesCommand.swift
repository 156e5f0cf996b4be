internal import ArgumentParser
internal import CellContent
internal import HostSystem
internal import SpecInput

struct ThemesCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "themes",
    abstract: "Lists the themes that pictures can be drawn in.",
    discussion: """
      A theme is how elements look before any style of a spec. Specs name one under theme:, or \
      several under render: {theme: [wireframe, system]}; on the command line:

        flatplan render home.yaml --theme wireframe,system
      """)

  func run(in surroundings: RunEnvironment) async throws -> CommandStatus {
    try surroundings.write(Theme.names.map { $0 + "\n" }.joined())
    return .done
  }
}
