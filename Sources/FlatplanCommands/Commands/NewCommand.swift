internal import ArgumentParser
internal import Foundation
internal import HostSystem
internal import LayoutSpec
internal import SpecDiagnostics
internal import SpecInput
internal import SwiftInput

struct NewCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Writes a starter spec, or lists the starters.",
    discussion: """
      A starter is a whole screen with comments, ready to edit:

        flatplan new                          lists the starters
        flatplan new app-store                writes app-store.yaml
        flatplan new app-store home.yaml
        flatplan new grid - | flatplan render - -o - --width 390 > grid.png

      With --swift, it is a package whose screens are written in Swift and drawn by 'swift run':

        flatplan new --swift screens          writes a package into screens/

      An existing file is never overwritten.
      """)

  @Flag(name: .customLong("swift"), help: "Start a Swift package in the folder given.")
  var isSwift = false

  @Argument(help: "The starter's name.")
  var starter: String?

  @Argument(help: "The file to write, or - for the standard output. (default: STARTER.yaml)")
  var file: String?

  func run(in surroundings: RunEnvironment) async throws -> CommandStatus {
    if isSwift { return try beginPackage(in: surroundings) }
    guard let starter else {
      let rows = Starter.all.map { [$0.name, $0.summary] }
      try surroundings.write(TextTable.text(rows))
      surroundings.words("Begin with one: flatplan new \(Starter.all[0].name) home.yaml\n")
      return .done
    }
    let chosen = try Self.starter(named: starter)
    let name = file ?? "\(chosen.name).yaml"
    guard name != "-" else {
      try surroundings.write(chosen.text(for: "-"))
      return .done
    }
    try requireSpecName(name)
    try Files.create(
      surroundings.absolute(name), with: Array(chosen.text(for: name).utf8), named: name)
    surroundings.words("\(name) written; draw it with: flatplan \(name)\n")
    return .done
  }

  private func beginPackage(in surroundings: RunEnvironment) throws(Failure) -> CommandStatus {
    guard file == nil else { throw .badUsage("--swift takes one folder") }
    let folder = starter ?? "Screens"
    let flatplan = try BuildDirectory.find(in: surroundings, cache: Cache(in: surroundings)).package
    let package = PackageStarter(folder: surroundings.absolute(folder), flatplan: flatplan)
    let files = package.files.map { path, text in
      let name = "\(folder)/\(path)"
      return (name: name, path: surroundings.absolute(name), text: text)
    }
    // Half a package helps nobody.
    for file in files where Files.exists(file.path) { throw .exists(file.name) }
    for file in files {
      try Files.create(file.path, with: Array(file.text.utf8), named: file.name)
    }
    surroundings.words("\(folder) written; draw it with: cd \(folder) && swift run\n")
    return .done
  }

  private static func starter(named name: String) throws(Failure) -> Starter {
    if let starter = Starter.all.first(where: { $0.name == name }) { return starter }
    let advice = Similar.advice(on: name, among: Starter.all.map(\.name))
    throw .badUsage("there is no starter '\(name)'; \(advice)")
  }

  /// Other commands know specs by their extensions.
  private func requireSpecName(_ name: String) throws(Failure) {
    guard [".yaml", ".yml"].contains(where: name.lowercased().hasSuffix) else {
      throw .badUsage("a spec's name ends in .yaml: '\(name)' does not")
    }
  }
}
