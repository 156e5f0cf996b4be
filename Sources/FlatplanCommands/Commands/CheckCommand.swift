internal import ArgumentParser
internal import CairoRenderer
internal import CompositionalLayout
internal import HostSystem
internal import LayoutSpec
internal import SnapshotSuite
internal import SpecDiagnostics
internal import SpecInput
internal import SpecPictures

struct CheckCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Reports errors and warnings in specs, and draws nothing.",
    discussion: """
      Every spec is read and laid out in all its variants.

        flatplan check specs
        flatplan check grid.yaml --strict       warnings are errors, too
        flatplan check specs --lint             also overlaps, cut text, small targets
        flatplan check specs --format github    annotations for a workflow

      With --format short, json or github, everything found goes to the standard output in one \
      go; what the Swift compiler says has the code 'swift'.
      """)

  @Argument(help: ArgumentHelp("Specs, Swift files, folders of them, or - for the standard input."))
  var files: [String]

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Flag(help: "Also look for layouts that are valid but probably not meant.")
  var lint = false

  @Option(
    name: [.customLong("format"), .customLong("diagnostics")],
    help: ArgumentHelp(
      "How messages are printed: human, with source lines; short, one line each; json; github.",
      valueName: "format"),
    transform: DiagnosticOptions.format)
  var format = DiagnosticFormat.human

  @Option(
    name: [.customShort("j"), .customLong("jobs")],
    help: ArgumentHelp("Specs checked at once. (default: one per core)", valueName: "count"))
  var jobs: Int?

  @OptionGroup var spec: SpecOptions

  func validate() throws {
    try Jobs.validate(jobs)
  }

  var inputs: [String] { files }

  func run(in surroundings: RunEnvironment) async throws -> CommandStatus {
    var told = DiagnosticCollector(format)
    let finder = SpecFinder(files, in: surroundings)
    told.failures = finder.failures
    let checks = checks(of: finder.sources, in: surroundings)
    told.add(checks, in: surroundings)
    let isWhole = checks.allSatisfy { $0.readFailure == nil }
    finder.noteSkippedFiles(used: isWhole ? Set(checks.flatMap(\.filesUsed)) : nil)
    let count = told.warningCount
    if strict, count > 0 { told.failures.append(.warnings(count: count)) }
    let code = try told.tell(in: surroundings) { try surroundings.write($0) }
    let specs = checks.reduce(0) { $0 + $1.count }
    if code == .done { surroundings.words("\(specs.of("spec")) checked\n") }
    return code
  }

  /// What is found in each file, in the fonts of its project.
  private func checks(of sources: [SpecSource], in surroundings: RunEnvironment) -> [FileCheck] {
    let (changes, looksForLints) = (spec.changes(), lint)
    // Code is read and laid out here and now.
    let isAlone = sources.count < 2 || !surroundings.code.isEmpty
    let threads = isAlone ? 1 : jobs ?? surroundings.cores()
    var folders = FolderFonts(in: surroundings)
    return FontChoice.inFonts(nil, of: sources, in: surroundings) { source in
      folders.fonts(of: source)
    } _: { sources, refusal in
      inParallel(sources, atMost: threads, each: TextMeasurer()) { source, measurer in
        FileCheck(
          source, changes, looksForLints: looksForLints, refusal: refusal, measurer,
          in: surroundings)
      }
    }
  }
}
