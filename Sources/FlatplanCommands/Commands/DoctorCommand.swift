internal import ArgumentParser
internal import CairoRenderer
internal import HostSystem
internal import SpecInput
internal import SpecPictures

struct DoctorCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Reports what pictures are drawn with on this machine, and what is missing.",
    discussion: """
      Lists the libraries and fonts that pixels depend on, and a fingerprint of them all: where two \
      machines print the same one, they draw the same pictures, bit for bit. Exits with 3 where a \
      font is missing.

        flatplan doctor
        flatplan doctor --format json | jq -r .fingerprint
      """)

  @Option(name: [.customShort("f"), .long], help: "How to print it.")
  var format: ListFormat = .table

  @OptionGroup var fonts: FontOptions

  func run(in surroundings: RunEnvironment) async throws -> CommandStatus {
    try fonts.choice.use(in: surroundings)
    let report = DoctorReport(fingerprint: .current())
    switch format {
    case .table: try surroundings.write(report.table)
    case .json: try surroundings.write(try report.json())
    }
    let missing = Fonts.missingFamilies()
    return missing.isEmpty ? .done : surroundings.tell(.missingFonts(missing))
  }
}
