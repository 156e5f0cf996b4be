internal import ArgumentParser
internal import Basics
internal import Foundation
internal import HostSystem
internal import LayoutSpec
internal import SpecDiagnostics

struct NewCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Writes a spec to start from, or lists them.",
    discussion: """
      A starter is a spec with comments, or one of the gallery: whole screens and layouts, ready to edit:

        flatplan new                          lists the starters
        flatplan new --format json            the same as JSON
        flatplan new music                    writes music.yaml
        flatplan new app-store home.yaml
        flatplan new grid - | flatplan render - -o - --width 390 > grid.png

      The first line of the file names the schema of specs, with which editors complete keys and \
      explain them. If neither the folder nor one above it, up to the current one, has the schema, \
      \(SpecSchema.fileName) is written beside the starter.

      With --swift, writes a Swift package that draws its screens with 'swift run':

        flatplan new --swift screens          writes a package to screens/

      An existing file is never overwritten.
      """)

  @Flag(name: .customLong("swift"), help: "Write a Swift package to the given folder.")
  var isSwift = false

  @Argument(help: "The starter's name.")
  var starter: String?

  @Argument(help: "The file to write, or - for standard output. (default: STARTER.yaml)")
  var file: String?

  @Option(name: [.customShort("f"), .long], help: "The format of the list of starters.")
  var format: ListFormat = .table

  func validate() throws {
    guard format == .table || starter == nil && !isSwift else {
      throw ValidationError("--format \(format.rawValue) is for the list of starters")
    }
  }

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    if isSwift { return try writePackage(in: environment) }
    guard let starter else {
      try environment.write(Self.list(format))
      if format == .table {
        environment.note("To write one: flatplan new \(Starter.all[0].name) home.yaml\n")
      }
      return .done
    }
    let chosen = try Self.starter(named: starter)
    let name = file ?? "\(chosen.name).yaml"
    guard name != "-" else {
      try environment.write(chosen.text(for: "-"))
      return .done
    }
    try requireSpecName(name)
    let schema = SchemaFile(for: name, in: environment)
    let text = SpecSchema.modeline(schema.reference) + "\n" + chosen.text(for: name)
    try Files.create(environment.absolute(name), with: Array(text.utf8), named: name)
    environment.note("\(name) written; to draw it: flatplan \(name)\n")
    if try schema.createIfMissing(in: environment) {
      environment.note("\(schema.name) written, with which editors explain the keys of specs\n")
    }
    return .done
  }

  /// The starters with their descriptions.
  private static func list(_ format: ListFormat) -> String {
    switch format {
    case .table:
      let tables = Starter.Kind.allCases.compactMap { kind in
        let rows = Starter.all.filter { $0.kind == kind }.map { [$0.name, $0.summary] }
        return rows.isEmpty ? nil : "\(kind.rawValue):\n\n" + TextTable.text(rows)
      }
      return tables.joined(separator: "\n")
    case .json:
      let list = Starter.all.map { starter -> JSONValue in
        [
          "name": .text(starter.name), "kind": .text("\(starter.kind)"),
          "description": .text(starter.summary),
        ]
      }
      return JSONValue.list(list).text() + "\n"
    }
  }

  private func writePackage(in environment: RunEnvironment) throws(Failure) -> CommandStatus {
    guard file == nil else { throw .badUsage("--swift takes only one folder") }
    let folder = starter ?? "Screens"
    let named = environment.variables["FLATPLAN_URL", default: ""]
    let package = PackageStarter(
      folder: environment.absolute(folder),
      address: named.isEmpty ? PackageStarter.placeholder : named)
    let files = package.files.map { path, text in
      let name = "\(folder)/\(path)"
      return (name: name, path: environment.absolute(name), text: text)
    }
    // Check all files before writing any, so that a conflict leaves no partial package.
    for file in files where Files.exists(file.path) { throw .exists(file.name) }
    for file in files {
      try Files.create(file.path, with: Array(file.text.utf8), named: file.name)
    }
    environment.note("\(folder) written; to draw it: cd \(folder) && swift run\n")
    return .done
  }

  private static func starter(named name: String) throws(Failure) -> Starter {
    if let starter = Starter.all.first(where: { $0.name == name }) { return starter }
    let advice = Similar.advice(on: name, among: Starter.all.map(\.name))
    throw .badUsage("unknown starter '\(name)'; \(advice)")
  }

  /// Other commands recognize specs by their file extension.
  private func requireSpecName(_ name: String) throws(Failure) {
    guard [".yaml", ".yml"].contains(where: name.lowercased().hasSuffix) else {
      throw .badUsage("a spec's name must end in .yaml or .yml: '\(name)'")
    }
  }
}
