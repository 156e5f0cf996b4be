internal import ArgumentParser
internal import LayoutSpec
internal import SpecDiagnostics

/// The format of diagnostics.
struct DiagnosticOptions: ParsableArguments {
  @Option(
    name: .customLong("diagnostics"),
    help: ArgumentHelp(
      "Message format: human, with source lines; short, one line each; json; github; sarif.",
      valueName: "format"),
    transform: Self.format)
  var format = DiagnosticFormat.human

  static func format(_ name: String) throws -> DiagnosticFormat {
    if let format = DiagnosticFormat(rawValue: name) { return format }
    let advice = Similar.advice(on: name, among: DiagnosticFormat.allCases.map(\.rawValue))
    throw ValidationError("unknown message format '\(name)'; \(advice)")
  }
}
