internal import ArgumentParser
internal import Foundation
internal import HostSystem
internal import LayoutSpec
internal import SnapshotSuite
internal import SpecInput
internal import VisualDiff

/// Which snapshots are looked at, and what counts as a difference.
struct SuiteOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("Specs, Swift files, or folders of them. (default: specs, or this folder)"))
  var files: [String] = []

  @Option(
    help: """
      What to keep of pictures: png, hash or none, which keeps frames alone. (default: as the \
      snapshot was recorded, or png)
      """)
  var images: PictureStorage?

  @Option(
    help: ArgumentHelp(
      "Lengths that differ by no more count as equal.", valueName: "points"),
    transform: { try Points.any($0) })
  var tolerance: CGFloat?

  @Option(
    help: ArgumentHelp(
      """
      The smallest colour difference that counts, from 0 to 1, where pictures are compared \
      perceptually. (default: 0.1)
      """, valueName: "distance"))
  var threshold: Double?

  @Option(
    help: ArgumentHelp(
      """
      How many pixels may differ in any square window, by its side, where pictures are compared \
      perceptually. (default: 8:12)
      """, valueName: "side:count"),
    transform: SuiteOptions.window)
  var window: Window?

  @Option(
    help: ArgumentHelp(
      """
      The largest part of a picture that may differ, from 0 to 1, where pictures are compared \
      perceptually. (default: no limit)
      """, valueName: "part"))
  var ratio: Double?

  @Flag(help: "Compare pictures perceptually even on the machine that recorded them.")
  var tolerant = false

  @Option(
    help: ArgumentHelp(
      "Frames to leave out, by item name, kind or path: 'badge', 'photos/*'.",
      valueName: "names"))
  var ignore: [String] = []

  @Flag(
    help: ArgumentHelp(
      """
      Also look for what is probably not meant: overlaps, frames outside or without an extent, cut \
      text, edges between pixels, layouts that are not mirrored, small targets.
      """))
  var lint = false

  @Option(help: SweepWidths.help, transform: SweepWidths.argument)
  var sweep: [SweepWidths] = []

  @Option(help: SnapshotFilter.help)
  var filter: SnapshotFilter?

  @Option(
    help: ArgumentHelp(
      "Only this part of the suite, to spread it over several machines: 2/5.", valueName: "i/n"),
    transform: SuiteOptions.shard)
  var shard: Shard?

  @Flag(help: "Compare even where nothing it depends on has changed.")
  var force = false

  @Option(
    name: [.customShort("j"), .customLong("jobs")],
    help: ArgumentHelp("Specs compared at once. (default: one per core)", valueName: "count"))
  var jobs: Int?

  @OptionGroup var fonts: FontOptions

  struct Window: Hashable, Sendable {
    var side: Int
    var count: Int
  }

  func validate() throws {
    try Jobs.validate(jobs)
    if let tolerance, tolerance < 0 { throw ValidationError("--tolerance takes points from 0") }
    if let threshold, !(0...1).contains(threshold) {
      throw ValidationError("--threshold takes a number from 0 to 1")
    }
    if let ratio, !(0...1).contains(ratio) {
      throw ValidationError("--ratio takes a part from 0 to 1; 1 is every pixel")
    }
  }

  private static func window(_ text: String) throws -> Window {
    let numbers = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let side = numbers[0], let count = numbers[1], side > 0, count >= 0
    else { throw ValidationError("'\(text)' is not a window and a count, such as 8:12") }
    return Window(side: side, count: count)
  }

  private static func shard(_ text: String) throws -> Shard {
    guard let shard = Shard(text) else {
      throw ValidationError("'\(text)' is not a part, such as 2/5; of five the first is 1/5")
    }
    return shard
  }

  /// The run that is asked for.
  func verification(
    of input: SuiteInput, update: Verification.Update, in surroundings: RunEnvironment
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
    return Verification(
      specs: input.specs, unreadable: input.unreadable, orphans: input.orphans, options: options,
      update: update, sweep: sweep, lints: lint, shard: shard, fonts: fonts.choice, filter: filter,
      jobs: jobs ?? surroundings.cores())
  }

  /// What is asked for that has no effect on pictures that are compared exactly.
  private var perceptual: [String] {
    let said = [
      ("--tolerant", tolerant), ("--threshold", threshold != nil), ("--window", window != nil),
      ("--ratio", ratio != nil),
    ]
    return said.filter(\.1).map(\.0)
  }

  /// The specs of the command line: those that are as they were recorded, unread.
  func input(in surroundings: RunEnvironment) throws(Failure) -> SuiteInput {
    let looksAtAll = force || lint || !sweep.isEmpty
    return SuiteInput(
      try surroundings.suite(files), in: surroundings,
      unread: looksAtAll ? nil : UnchangedSpecs(keeping: images))
  }
}

extension RunEnvironment {
  /// What a suite is made of: what the command line names or else the specs here.
  ///
  /// - Throws: `Failure.badUsage(_:)` for the standard input, beside which no baselines can lie.
  func suite(_ files: [String]) throws(Failure) -> [String] {
    if files.contains("-") {
      throw .badUsage(
        "baselines lie beside a spec, and the standard input has no place: name a file")
    }
    guard files.isEmpty else { return files }
    return [Files.isFolder(absolute("specs")) ? "specs" : "."]
  }
}

extension PictureStorage: ExpressibleByArgument {}
extension Verification.Update: ExpressibleByArgument {}
