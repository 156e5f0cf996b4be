internal import ArgumentParser
internal import LayoutSpec
internal import SpecDiagnostics

/// How what is found in specs is told.
struct DiagnosticOptions: ParsableArguments {
  @Option(
    name: .customLong("diagnostics"),
    help: ArgumentHelp(
      "How messages are printed: human, with source lines; short, one line each; json; github.",
      valueName: "format"),
    transform: Self.format)
  var format = DiagnosticFormat.human

  static func format(_ name: String) throws -> DiagnosticFormat {
    if let format = DiagnosticFormat(rawValue: name) { return format }
    let advice = Similar.advice(on: name, among: DiagnosticFormat.allCases.map(\.rawValue))
    throw ValidationError("'\(name)' is no way to tell messages; \(advice)")
  }
}
