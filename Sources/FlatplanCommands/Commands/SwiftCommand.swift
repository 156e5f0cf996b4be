internal import ArgumentParser
internal import Foundation
internal import LayoutSpec

struct SwiftCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "swift",
    abstract: "Says a layout in Swift for UIKit, to hand to those who write the app.",
    discussion: """
      The Swift makes the same layout with Apple's calls: values by width, 'adapt' and 'when' become \
      conditions on the layout's environment, vars become constants. Data and looks stay behind.

        flatplan swift home.yaml
        flatplan swift home.yaml -o HomeLayout.swift
      """)

  @Argument(help: ArgumentHelp("A spec, or - for the standard input."))
  var file: String

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The file to write. (default: the standard output)", valueName: "path"))
  var output: String?

  func run(in surroundings: Surroundings) async throws -> ExitCode {
    let source = SpecSource.named(file, in: surroundings)
    let spec = try OpenedSpec.open(source, in: surroundings).get().spec
    let swift: SwiftSource
    do {
      swift = try spec.swift()
    } catch {
      throw Failure.badPicture(source.name, reason: error.description)
    }
    for note in swift.notes { surroundings.words("warning: \(source.name): \(note)\n") }
    let bytes = Array(swift.text.utf8)
    guard let output, output != "-" else {
      try surroundings.output(bytes)
      return .done
    }
    try Files.replace(surroundings.absolute(output), with: bytes, named: output)
    surroundings.words("\(output) written\n")
    return .done
  }
}
