internal import ArgumentParser
internal import Foundation
internal import HostSystem
internal import LayoutSpec
internal import SpecDiagnostics
internal import SpecInput
internal import SwiftExport

struct SwiftCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "swift",
    abstract: "Writes a layout as Swift for UIKit, to hand to those who write the app.",
    discussion: """
      The Swift makes the same layout with Apple's calls: values by width, 'adapt' and 'when' become \
      conditions on the layout's environment, vars become constants. Data and looks stay behind.

      UIKit tells a section's provider of the container's whole size and of no safe area: where one \
      lies at the sides, as on a phone in landscape, lengths computed from 'width' and 'height' come \
      out larger by it than in the spec's pictures. Fractions are the same everywhere.

        flatplan swift home.yaml
        flatplan swift home.yaml -o HomeLayout.swift
      """)

  @Argument(help: ArgumentHelp("A spec, or - for the standard input."))
  var file: String

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The file to write. (default: the standard output)", valueName: "path"))
  var output: String?

  @OptionGroup var messages: DiagnosticOptions

  func run(in surroundings: RunEnvironment) async throws -> CommandStatus {
    var told = DiagnosticCollector(messages.format)
    told.trying { told in try write(in: surroundings, &told) }
    return told.tell(in: surroundings)
  }

  private func write(in surroundings: RunEnvironment, _ told: inout DiagnosticCollector) throws {
    let source = SpecSource.named(file, in: surroundings)
    let opened = try OpenedSpec.open(source, in: surroundings).get()
    told.add(opened, in: surroundings)
    guard let spec = opened.spec.file else {
      throw Failure.badUsage("\(source.name) is Swift already")
    }
    let swift = try Self.swift(of: spec)
    for note in swift.notes { surroundings.words("warning: \(source.name): \(note)\n") }
    try surroundings.write(Array(swift.text.utf8), to: output)
    if let output, output != "-" { surroundings.words("\(output) written\n") }
  }

  private static func swift(of spec: FileSpec) throws(Failure) -> SwiftSource {
    do throws(SpecErrors) {
      return try spec.swift()
    } catch {
      throw .wrongSpec(error)
    }
  }
}
