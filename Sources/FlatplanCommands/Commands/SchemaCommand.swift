internal import ArgumentParser
internal import HostSystem
internal import LayoutSpec
internal import SpecInput

struct SchemaCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Writes the JSON Schema of specs, for editors.",
    discussion: """
      An editor that knows it completes keys, explains them and marks mistakes as you type. Put the \
      schema beside your specs, and its name into their first line:

        flatplan schema -o specs/\(SpecSchema.fileName)
        \(SpecSchema.modeline)
      """)

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("A file, in place of the standard output.", valueName: "path"))
  var output: String?

  func run(in surroundings: RunEnvironment) async throws -> CommandStatus {
    let isInFolder = output.map { Files.isFolder(surroundings.absolute($0)) } ?? false
    try surroundings.write(
      Array(SpecSchema.text.utf8),
      to: isInFolder ? output.map { "\($0.withoutSlash)/\(SpecSchema.fileName)" } : output)
    return .done
  }
}
