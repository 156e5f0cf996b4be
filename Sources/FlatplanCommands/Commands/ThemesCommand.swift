internal import ArgumentParser
internal import CellContent
internal import HostSystem
internal import SpecDiagnostics

struct ThemesCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "themes",
    abstract: "Lists the themes for pictures.",
    discussion: """
      A theme defines the default style of elements; the styles of a spec override it. Name one \
      theme under theme:, or several under render: {theme: [wireframe, system]}; on the command \
      line, use --theme:

        flatplan themes
        flatplan render home.yaml --theme wireframe,system
      """)

  @Option(name: [.customShort("f"), .long], help: "The output format.")
  var format: ListFormat = .table

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    try environment.write(format.text(of: Theme.names))
    return .done
  }
}
