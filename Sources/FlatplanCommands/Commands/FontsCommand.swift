internal import ArgumentParser
internal import Basics
internal import CairoRenderer
internal import HostSystem
internal import SpecDiagnostics
internal import SpecPictures

struct FontsCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "Lists the fonts that text is drawn with, and whether they are installed.",
    discussion: """
      Each character is drawn with the first of these families that contains it, or with another \
      system font if none does. If a family is missing, text looks different and may wrap \
      differently.

        flatplan fonts
        flatplan fonts --font-path fonts                   only the fonts of a folder
        flatplan render home.yaml --missing-fonts error    fail if a font is missing
      """)

  @OptionGroup var fonts: FontOptions

  @Option(name: [.customShort("f"), .long], help: "The output format.")
  var format: ListFormat = .table

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    try fonts.choice.use(in: environment)
    let missing = Set(Fonts.missingFamilies())
    switch format {
    case .table:
      let rows = Fonts.families.map { [$0, missing.contains($0) ? "missing" : "found"] }
      try environment.write(TextTable.text(rows))
    case .json:
      let list = Fonts.families.map { family -> JSONValue in
        ["family": .text(family), "isInstalled": .boolean(!missing.contains(family))]
      }
      try environment.write(JSONValue.list(list).text() + "\n")
    }
    return .done
  }
}
