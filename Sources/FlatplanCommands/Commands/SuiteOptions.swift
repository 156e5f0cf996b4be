internal import ArgumentParser
internal import Foundation
internal import HostSystem
internal import LayoutSpec
internal import SnapshotSuite
internal import SpecDiagnostics
internal import VisualDiff

/// Options that select snapshots and set the tolerances of comparisons.
struct SuiteOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("Specs, Swift files, or folders of them. (default: specs, or this folder)"))
  var files: [String] = []

  @Option(
    help: """
      How to store pictures: png, hash, or none (only frames). (default: as recorded before, or png)
      """)
  var images: PictureStorage?

  @Option(
    help: ArgumentHelp(
      "Lengths within this tolerance are equal.", valueName: "points"),
    transform: { try Points.signed($0) })
  var tolerance: CGFloat?

  @Option(
    help: ArgumentHelp(
      """
      In perceptual comparisons, the smallest color difference ΔE that counts, from 0 to 1. \
      (default: 0.02, which is just noticeable)
      """, valueName: "difference"))
  var threshold: Double?

  @Option(
    help: ArgumentHelp(
      """
      In perceptual comparisons, the number of pixels that may differ in any square window of a \
      given side, in pixels. (default: none)
      """, valueName: "side:count"),
    transform: { try DifferenceWindow(argument: $0) })
  var window: DifferenceWindow?

  @Option(
    help: ArgumentHelp(
      """
      In perceptual comparisons, the fraction of a picture's pixels that may differ, from 0 to 1. \
      (default: no limit)
      """, valueName: "fraction"))
  var ratio: Double?

  @Flag(help: "Compare pictures perceptually even on the machine that recorded them.")
  var tolerant = false

  @Option(
    help: """
      What to do if only another environment (fonts, libraries, machine) changes snapshots: warn, \
      or fail with exit code 1. (default: warn; fail in CI)
      """)
  var environment: Verification.EnvironmentPolicy?

  @Option(
    help: ArgumentHelp(
      "Frames to ignore, by item name, kind or path: 'badge', 'photos/*'.",
      valueName: "names"))
  var ignore: [String] = []

  @Flag(
    help: ArgumentHelp(
      """
      Also report probably unintended layouts: overlaps, frames that are empty or outside the \
      content, truncated text, edges between pixels, layouts that are not mirrored in right-to-left, \
      small tap targets, text that is hard to read or stays below a bar.
      """))
  var lint = false

  @Option(help: SweepWidths.help, transform: SweepWidths.argument)
  var sweep: [SweepWidths] = []

  @Option(help: SnapshotFilter.help)
  var filter: SnapshotFilter?

  @Option(
    help: ArgumentHelp(
      "Run only one part of the suite, to distribute it over several machines: 2/5.",
      valueName: "i/n"),
    transform: SuiteOptions.shard)
  var shard: Shard?

  @Option(
    name: .customLong("report-folder"),
    help: ArgumentHelp(
      """
      The folder for the report and the pending snapshots. (default: .build/flatplan, or a \
      temporary folder if the checkout is read-only)
      """, valueName: "folder"))
  var reportFolder: String?

  @Flag(help: "Compare all snapshots, even those whose inputs have not changed.")
  var force = false

  @Option(
    name: [.customShort("j"), .customLong("jobs")],
    help: ArgumentHelp("Specs compared in parallel. (default: one per core)", valueName: "count"))
  var jobs: Int?

  @OptionGroup var fonts: FontOptions

  func validate() throws {
    try Jobs.validate(jobs)
    if let tolerance, tolerance < 0 { throw ValidationError("--tolerance must not be negative") }
    try DifferenceWindow.validate(threshold: threshold)
    if let ratio, !(0...1).contains(ratio) {
      throw ValidationError("--ratio needs a fraction from 0 to 1; 1 allows every pixel to differ")
    }
  }

  private static func shard(_ text: String) throws -> Shard {
    guard let shard = Shard(text) else {
      throw ValidationError(
        "'\(text)' is not a shard; write its number and their count, such as 2/5")
    }
    return shard
  }

  /// The verification that the options describe.
  func verification(
    of input: SuiteInput, update: Verification.Update, in environment: RunEnvironment
  ) -> Verification {
    var options = VerifyOptions()
    options.layout = LayoutDiff.Options(
      tolerance: tolerance ?? 0,
      ignored: ignore.flatMap { $0.split(separator: ",").map(String.init) })
    if let threshold { options.image = ImageDiff.Options(threshold: threshold) }
    options.isTolerant = tolerant
    if let window { (options.window, options.mostInWindow) = (window.side, window.count) }
    options.ratio = ratio
    options.pictures = images
    options.isThorough = force
    options.perceptual = perceptual
    var verification = Verification(
      specs: input.specs, unreadable: input.unreadable, orphans: input.orphans, options: options,
      update: update, sweep: sweep, lints: lint, shard: shard, fonts: fonts.choice, filter: filter,
      jobs: jobs ?? environment.cores())
    verification.environmentPolicy =
      self.environment ?? (environment.isAutomated ? .fail : .warn)
    return verification
  }

  /// The given options that only affect perceptual comparisons.
  private var perceptual: [String] {
    let options = [
      ("--tolerant", tolerant), ("--threshold", threshold != nil), ("--window", window != nil),
      ("--ratio", ratio != nil),
    ]
    return options.filter(\.1).map(\.0)
  }

  /// The specs of the command line. Specs that have not changed since they were recorded are not
  /// parsed.
  func input(in environment: RunEnvironment) throws(Failure) -> SuiteInput {
    let parsesAll = force || lint || !sweep.isEmpty
    var figures = DocumentPage.Suite()
    var names: [String] = []
    for name in try environment.suite(files) {
      guard PageKind(path: name) != nil, !Files.isFolder(environment.absolute(name)) else {
        names.append(name)
        continue
      }
      let page = try DocumentPage(name, in: environment).suite
      names += page.files
      figures.specs += page.specs
      figures.failures += page.failures
    }
    return SuiteInput(
      names, figures: (figures.specs, figures.failures), in: environment,
      unread: parsesAll ? nil : UnchangedSpecs(keeping: images))
  }
}

extension RunEnvironment {
  /// The files and folders of a suite: the given ones, or `specs`, or the current folder.
  ///
  /// - Throws: `Failure.badUsage(_:)` for standard input, which has no folder for baselines.
  func suite(_ files: [String]) throws(Failure) -> [String] {
    if files.contains("-") {
      throw .badUsage(
        "standard input has no folder for baselines: name a file")
    }
    guard files.isEmpty else { return files }
    return [Files.isFolder(absolute("specs")) ? "specs" : "."]
  }
}

extension PictureStorage: ExpressibleByArgument {}
extension Verification.Update: ExpressibleByArgument {}
extension Verification.EnvironmentPolicy: ExpressibleByArgument {}
