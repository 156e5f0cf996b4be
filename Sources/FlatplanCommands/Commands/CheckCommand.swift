internal import ArgumentParser
internal import Basics
internal import CairoRenderer
internal import HostSystem
internal import LayoutSpec
internal import SnapshotSuite
internal import SpecDiagnostics
internal import SpecPictures

struct CheckCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Reports errors and warnings in specs, and draws nothing.",
    discussion: """
      Every spec is parsed and laid out in all its variants.

        flatplan check specs
        flatplan check grid.yaml --strict       treats warnings as errors
        flatplan check specs --lint             also unintended layouts
        flatplan check specs --format github    annotations for a GitHub workflow
        flatplan check specs --format sarif     for code scanning and editors

      With --format short, json, github or sarif, all diagnostics are printed together to standard \
      output. Swift compiler errors have the code 'swift'.

      A Swift file named here is compiled and run. Those found in folders are skipped without \
      --run-swift.
      """)

  @Argument(help: ArgumentHelp("Specs, Swift files, folders of them, or - for standard input."))
  var files: [String]

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Flag(help: "Also report layouts that are valid but probably unintended.")
  var lint = false

  @Option(
    name: [.customLong("format"), .customLong("diagnostics")],
    help: ArgumentHelp(
      "Message format: human, with source lines; short, one line each; json; github; sarif.",
      valueName: "format"),
    transform: DiagnosticOptions.format)
  var format = DiagnosticFormat.human

  @Option(
    name: [.customShort("j"), .customLong("jobs")],
    help: ArgumentHelp("Specs checked in parallel. (default: one per core)", valueName: "count"))
  var jobs: Int?

  @OptionGroup var spec: SpecOptions

  @Flag(
    name: .customLong("run-swift"),
    help: "Also compile and run Swift files found in folders. Use only code that you trust.")
  var runSwift = false

  var runsSwiftInFolders: Bool? { runSwift ? true : nil }

  func validate() throws {
    try Jobs.validate(jobs)
  }

  var inputs: [String] { files }

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    var diagnostics = DiagnosticCollector(format)
    let finder = SpecFinder(files, in: environment)
    diagnostics.failures = finder.failures
    let checks = checks(of: finder.sources, in: environment)
    diagnostics.add(checks, in: environment)
    let isWhole = checks.allSatisfy { $0.readFailure == nil }
    finder.noteSkippedFiles(used: isWhole ? Set(checks.flatMap(\.filesUsed)) : nil)
    let count = diagnostics.warningCount
    if strict, count > 0 { diagnostics.failures.append(.warnings(count: count)) }
    let code = try diagnostics.report(in: environment) { try environment.write(Array($0.utf8)) }
    let specs = checks.reduce(0) { $0 + $1.count }
    if code == .done { environment.note("\(specs.of("spec")) checked\n") }
    return code
  }

  /// Checks each file with the fonts of its project.
  private func checks(of sources: [SpecSource], in environment: RunEnvironment) -> [FileCheck] {
    let (changes, lints) = (spec.changes(), lint)
    // Compiled Swift code is laid out serially, on the calling thread.
    let isSerial = sources.count < 2 || !environment.code.isEmpty
    let threads = isSerial ? 1 : jobs ?? environment.cores()
    var folders = FolderFonts(in: environment)
    return FontChoice.inFonts(nil, of: sources, in: environment) { source in
      folders.fonts(of: source)
    } _: { sources, refusal in
      inParallel(sources, atMost: threads, each: TextMeasurer()) { source, measurer in
        FileCheck(
          source, changes, looksForLints: lints, refusal: refusal, measurer,
          in: environment)
      }
    }
  }
}
