internal import ArgumentParser
internal import CairoRenderer
internal import HostSystem
internal import SpecDiagnostics
internal import SpecPictures

struct DoctorCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Reports the libraries and fonts on this machine, and what is missing.",
    discussion: """
      Lists the libraries and fonts that affect pixels, and a fingerprint of all of them. Two \
      machines with the same fingerprint draw identical pictures. Exits with status 3 if a font \
      is missing.

        flatplan doctor
        flatplan doctor --format json | jq -r .fingerprint
      """)

  @Option(name: [.customShort("f"), .long], help: "The output format.")
  var format: ListFormat = .table

  @OptionGroup var fonts: FontOptions

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    try fonts.choice.use(in: environment)
    let report = DoctorReport(fingerprint: .current())
    switch format {
    case .table: try environment.write(report.table)
    case .json: try environment.write(report.json())
    }
    let missing = Fonts.missingFamilies()
    return missing.isEmpty ? .done : environment.tell(.missingFonts(missing))
  }
}
