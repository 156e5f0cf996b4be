internal import ArgumentParser
internal import CairoRenderer
internal import HostSystem
internal import SpecInput
internal import SpecPictures

struct FontsCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "Lists the fonts that text is set in, and whether they are installed.",
    discussion: """
      Text is set in the first of these families that has its characters; what none of them has, in \
      whatever else the system has. Where one is missing text looks different, and may break into \
      other lines.

        flatplan fonts
        flatplan fonts --font-path fonts                   with these alone
        flatplan render home.yaml --missing-fonts error    none or all of them
      """)

  @OptionGroup var fonts: FontOptions

  func run(in surroundings: RunEnvironment) async throws -> CommandStatus {
    try fonts.choice.use(in: surroundings)
    let missing = Set(Fonts.missingFamilies())
    let rows = Fonts.families.map { [$0, missing.contains($0) ? "missing" : "found"] }
    try surroundings.write(TextTable.text(rows))
    return .done
  }
}
