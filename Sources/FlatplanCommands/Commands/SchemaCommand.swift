internal import ArgumentParser
internal import Basics
internal import HostSystem
internal import LayoutSpec
internal import SpecDiagnostics

struct SchemaCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Writes a JSON Schema of specs for editors.",
    discussion: """
      With the schema, an editor completes keys, shows their documentation and marks errors as you \
      type. Write the schema beside your specs, and refer to it in their first line:

        flatplan schema -o specs/\(SpecSchema.fileName)
        \(SpecSchema.modeline)
      """)

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The file to write. (default: standard output)", valueName: "path"))
  var output: String?

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    let isInFolder = output.map { Files.isFolder(environment.absolute($0)) } ?? false
    try environment.write(
      Array(SpecSchema.text.utf8),
      to: isInFolder ? output.map { "\($0.withoutSlash)/\(SpecSchema.fileName)" } : output)
    return .done
  }
}
