internal import ArgumentParser
internal import Foundation
internal import HostSystem
internal import LayoutSpec
internal import SpecDiagnostics
internal import SpecPictures
internal import SwiftExport

struct SwiftCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "swift",
    abstract: "Translates a layout to Swift code for UIKit.",
    discussion: """
      The code creates the same layout with Apple's API. Values by width, 'adapt' and 'when' become \
      conditions on the layout environment; vars become constants. Cells composed from parts become \
      classes with a 'configure(with:)', sample data and a data source; the data and styles of \
      templates are left out.

      UIKit gives section providers the full container size, without safe areas. If there are safe \
      areas at the sides, as on a phone in landscape, lengths computed from 'width' and 'height' \
      are larger in UIKit than in the spec's pictures by those areas. Fractions are not affected.

        flatplan swift home.yaml
        flatplan swift home.yaml -o HomeLayout.swift
      """)

  @Argument(help: ArgumentHelp("A spec, or - for standard input."))
  var file: String

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The file to write. (default: standard output)", valueName: "path"))
  var output: String?

  @OptionGroup var messages: DiagnosticOptions

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    var diagnostics = DiagnosticCollector(messages.format)
    diagnostics.capture { diagnostics in try write(in: environment, &diagnostics) }
    return diagnostics.report(in: environment)
  }

  private func write(in environment: RunEnvironment, _ diagnostics: inout DiagnosticCollector)
    throws
  {
    let source = SpecSource.named(file, in: environment)
    let opened = try OpenedSpec.open(source, in: environment).get()
    diagnostics.add(opened, in: environment)
    guard let spec = opened.content.file else {
      throw Failure.badUsage("\(source.name) is already Swift; name a spec")
    }
    let swift = try Self.swift(of: spec)
    for note in swift.notes { environment.messages("warning: \(source.name): \(note)\n") }
    try environment.write(Array(swift.text.utf8), to: output)
    if let output, output != "-" { environment.note("\(output) written\n") }
  }

  private static func swift(of spec: FileSpec) throws(Failure) -> SwiftSource {
    do throws(SpecErrors) {
      return try spec.swift()
    } catch {
      throw .wrongSpec(error)
    }
  }
}
