internal import ArgumentParser
internal import Basics
internal import Foundation
internal import HostSystem
internal import LayoutSpec
internal import PNGCodec
internal import SnapshotSuite
internal import SpecDiagnostics
internal import SpecNormalForm
internal import SpecPictures
internal import VisualDiff

struct DiffCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares two specs, layouts or pictures.",
    discussion: """
        flatplan diff old.yaml new.yaml             names the causes
        flatplan diff a/390.layout b/390.layout
        flatplan diff a.png b.png -o difference.png
        flatplan diff a.png b.jpg --threshold 0.05 --window 8:12
        flatplan diff a.png b.png --exact           any difference counts
        flatplan diff main/specs specs              all files in two folders
        flatplan diff grid.yaml --base HEAD         against a git revision
        flatplan diff specs --base main             a folder against a git revision

      Pictures are PNG, JPEG or WebP files. They differ if the color difference ΔE of pixels reaches \
      the threshold, and not only their antialiasing differs. Gamma and color profiles are ignored, \
      and named. Exit codes: 0 no difference; 1 differences; 2 usage error or a format that cannot be \
      compared; 3 file or system error.
      """)

  @Argument(help: "The old file and the new file; with --base, one file.")
  var files: [String]

  @Option(help: ArgumentHelp("Compare with a git revision.", valueName: "revision"))
  var base: String?

  @Option(
    name: [.customShort("o"), .long], help: "The file for a picture of the differences.")
  var output: String?

  @Option(
    help: ArgumentHelp("Lengths within this tolerance are equal.", valueName: "points"),
    transform: { try Points.signed($0) })
  var tolerance: CGFloat?

  @Option(
    help: ArgumentHelp(
      """
      The smallest color difference ΔE of a pixel that counts, from 0 to 1. (default: 0.02, which \
      is just noticeable)
      """, valueName: "difference"))
  var threshold: Double?

  @Flag(help: "Any difference of pictures counts, even one that is not visible.")
  var exact = false

  @Option(
    help: ArgumentHelp(
      """
      The number of pixels that may differ in any square window of a given side, in pixels. \
      (default: none)
      """, valueName: "side:count"),
    transform: { try DifferenceWindow(argument: $0) })
  var window: DifferenceWindow?

  func validate() throws {
    try DifferenceWindow.validate(threshold: threshold)
    if exact, threshold != nil || window != nil {
      throw ValidationError("--exact allows no difference: omit --threshold and --window")
    }
    guard files.count == (base == nil ? 2 : 1) else {
      throw ValidationError("diff needs an old and a new file, or one file and --base")
    }
  }

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    let folders = files.filter { Files.isFolder(environment.absolute($0)) }
    guard folders.isEmpty else { return try compareFolders(in: environment) }
    let pair = Pair(
      old: .named(files[0], in: environment),
      new: .named(files[files.count - 1], in: environment))
    let found = try findings(of: [pair], in: base.map(GitRevision.init), environment)[0].get()
    try environment.write(found.text)
    if found.text.isEmpty { environment.note("no differences\n") }
    return found.isDifferent ? .badSpec : .done
  }

  /// The old and the new version of a compared file.
  private struct Pair {
    var old: SpecSource
    var new: SpecSource
  }

  /// The result of comparing two files.
  private struct Finding {
    /// The text for the standard output.
    var text = ""
    var isDifferent = false
    /// Whether the text is shown even if nothing differs, in a comparison of folders.
    var isNotable = false

    init(_ text: String = "") {
      self.text = text
      isDifferent = !text.isEmpty
    }
  }

  /// Compares pairs of files. Each new file is laid out with the fonts of its project.
  ///
  /// - Parameter base: The git revision to read the old files from; `nil` for the working folder.
  private func findings(
    of pairs: [Pair], in base: GitRevision?, _ environment: RunEnvironment
  ) -> [Result<Finding, any Error>] {
    var folders = FolderFonts(in: environment)
    return FontChoice.inFonts(nil, of: pairs, in: environment) { pair in
      // Layouts and pictures already contain their text, so they need no project fonts.
      Self.isLayoutOrPicture(pair.new)
        ? ProjectFonts([], of: pair.new, in: environment) : folders.fonts(of: pair.new)
    } _: { pairs, refusal in
      pairs.map { pair in
        Result {
          if let refusal { throw refusal }
          return try finding(of: pair, in: base, environment)
        }
      }
    }
  }

  private func finding(
    of pair: Pair, in base: GitRevision?, _ environment: RunEnvironment
  ) throws -> Finding {
    if base == nil, output == nil, try areEqual(pair.old, pair.new) {
      // Decoded once, because two equal broken files are not equal pictures.
      let side = try Side(pair.old, in: environment)
      guard case .picture(let file) = side.content else { return Finding() }
      try decoding(side.name) { try file.picture.read { _, _ in } }
      return PictureFinding(file, named: side.name).finding
    }
    let sides = inParallel([false, true], atMost: 2) { isNew in
      Result { () throws(Failure) in
        guard !isNew, let base else {
          return try Side(isNew ? pair.new : pair.old, in: environment)
        }
        return try Side(pair.old, in: base, environment)
      }
    }
    return try finding(sides[0].get(), sides[1].get(), environment)
  }

  /// Compares the files that two folders have in common, and lists those that only one of them has.
  private func compareFolders(in environment: RunEnvironment) throws -> CommandStatus {
    for file in files where !Files.exists(environment.absolute(file)) {
      throw Failure.missing(file, environment.absolute(file))
    }
    guard files.allSatisfy({ Files.isFolder(environment.absolute($0)) }) else {
      throw Failure.badUsage(
        "cannot compare a file with a folder: \(files.joined(separator: ", "))")
    }
    guard output == nil else { throw Self.noPictures }
    let two = ComparedFolder(files[files.count - 1], in: environment)
    let base = base.map(GitRevision.init)
    let one =
      try base.map { try ComparedFolder(files[0], revision: $0.name, in: environment) }
      ?? ComparedFolder(files[0], in: environment)
    guard !one.files.isEmpty || !two.files.isEmpty else { throw Failure.noSpecs(two.name) }
    let common = one.files.intersection(two.files).sorted()
    let pairs = common.map {
      Pair(old: one.source($0, in: environment), new: two.source($0, in: environment))
    }
    let findings = Dictionary(
      uniqueKeysWithValues: zip(common, findings(of: pairs, in: base, environment)))
    let all = one.files.union(two.files).sorted()
    var different = 0
    for file in all {
      let folder = one.files.contains(file) ? one : two
      let found = try findings[file]?.get() ?? Finding("only in \(folder.label)\n")
      if found.isDifferent { different += 1 }
      guard found.isDifferent || found.isNotable else { continue }
      try environment.write("== \(file)\n\(found.text)")
    }
    let others = one.otherPictures.merging(two.otherPictures) { first, _ in first }
    for (file, format) in others.sorted(by: { $0.key < $1.key }) {
      environment.messages("note: not compared: \(file), because it is \(format)\n")
    }
    environment.note("\(all.count.of("file")) compared, \(different) different\n")
    return different == 0 ? .done : .badSpec
  }

  /// Returns whether a file is a recorded layout or a picture.
  private static func isLayoutOrPicture(_ file: SpecSource) -> Bool {
    file.name.hasSuffix(".layout") || PictureFile.isComparable(file.name)
  }

  private static let noPictures = Failure.badUsage("-o works only with two pictures")

  /// Returns whether two layouts or pictures have the same bytes, so neither needs decoding. Always
  /// false for specs: equal specs may use different files.
  private func areEqual(_ one: SpecSource, _ two: SpecSource) throws(Failure) -> Bool {
    guard [one, two].allSatisfy(Self.isLayoutOrPicture), let bytes = try one.bytes() else {
      return false
    }
    try BaselineIndex.requireNoPointer(bytes, named: one.name)
    return try bytes == two.bytes()
  }

  private func finding(
    _ old: Side, _ new: Side, _ environment: RunEnvironment
  ) throws -> Finding {
    let options = LayoutDiff.Options(tolerance: tolerance ?? 0)
    if case .picture = old.content {} else if output != nil { throw Self.noPictures }
    switch (old.content, new.content) {
    case (.layout(let one), .layout(let two)):
      return Finding(LayoutDiff(from: one, to: two, options: options).text(columnsOf: one))
    case (.picture(let one), .picture(let two)):
      return try pictures((one, old.name), (two, new.name), environment)
    case (.spec(let one), .spec(let two)):
      return Finding(try specs(one, two, options, environment))
    default:
      throw Failure.badUsage("cannot compare \(old.name) with \(new.name): the kinds differ")
    }
  }

  private func pictures(
    _ old: (file: PictureFile, name: String), _ new: (file: PictureFile, name: String),
    _ environment: RunEnvironment
  ) throws -> Finding {
    let (one, two) = (old.file.picture, new.file.picture)
    var options = exact ? ImageDiff.Options.exact : ImageDiff.Options()
    if let threshold { options.threshold = threshold }
    let diff = try decoding("\(old.name) or \(new.name)") {
      try ImageDiff(one, two, options: options)
    }
    if let output { try environment.write(diff.png(over: one), to: output) }
    var found = PictureFinding(old.file, named: old.name)
    found.addIgnored(new.file, named: new.name)
    found.compare(diff, one, two, threshold: options.threshold, window)
    return found.finding
  }

  /// Decodes the rows of large files, whose damage is found then.
  private func decoding<Value>(_ name: String, _ body: () throws -> Value) throws(Failure) -> Value
  {
    do {
      return try body()
    } catch {
      throw .cannotRead(name, "\(error)")
    }
  }

  /// The lines about two pictures.
  private struct PictureFinding {
    private var size = ""
    private var pixels = "equal"
    private var colors: [String] = []
    private var isDifferent = false
    private var isNotable = false

    /// Creates the finding that a picture equals itself.
    init(_ file: PictureFile, named name: String) {
      addIgnored(file, named: name)
    }

    mutating func addIgnored(_ file: PictureFile, named name: String) {
      for property in file.ignored { colors.append("color     \(name): \(property) is ignored\n") }
    }

    mutating func compare(
      _ diff: ImageDiff, _ one: PNG.Rows, _ two: PNG.Rows, threshold: Double,
      _ window: DifferenceWindow?
    ) {
      if !diff.hasEqualSizes {
        size = "size      \(one.width) x \(one.height) -> \(two.width) x \(two.height) px\n"
      }
      let side = window?.side ?? 8
      let densest = diff.densest(in: side)
      let allowed = window.map { densest.count <= $0.count } ?? false
      isDifferent = !diff.hasEqualSizes || diff.different > 0 && !allowed
      let below =
        "\(diff.below.of("pixel")) \(diff.below == 1 ? "differs" : "differ") below the "
        + "threshold \(threshold)"
      if diff.different + diff.antialiased > 0 {
        pixels =
          "\(diff.different) different, \(diff.antialiased) look antialiased, at most "
          + "\(densest.count) in \(side) x \(side) at \(densest.x) \(densest.y)"
        if diff.below > 0 { pixels += "; \(below)" }
        if allowed, diff.different > 0 { pixels += "; allowed by --window" }
      } else if diff.below > 0 {
        pixels = below
      } else if diff.hasEqualSizes, !diff.hasEqualBytes {
        pixels = "equal, except for the colors of transparent pixels"
      } else if !diff.hasEqualSizes {
        pixels = "equal where both pictures have some"
      }
      isNotable = diff.antialiased + diff.below + diff.different > 0
    }

    var finding: Finding {
      var found = Finding()
      found.text = size + "pixels    \(pixels)\n" + colors.joined()
      (found.isDifferent, found.isNotable) = (isDifferent, isNotable)
      return found
    }
  }

  private func specs(
    _ one: OpenedSpec, _ two: OpenedSpec, _ options: LayoutDiff.Options,
    _ environment: RunEnvironment
  ) throws -> String {
    let comparison = SpecComparison(from: NormalSpec(one.content), to: NormalSpec(two.content))
    let change = two.fonts(in: environment).change(since: one.fonts(in: environment))
    let fonts = change.map { ["fonts     \($0), used for both\n"] } ?? []
    var verdicts: [Verdict] = []
    for snapshot in Snapshot.all(of: two) {
      let old = try SnapshotDrawing(snapshot.asIn(one))
      let new = try SnapshotDrawing(snapshot)
      let causes = CauseFinding(snapshot, comparison, old: old)
      let search = causes.search(
        from: old.rendition, to: new.rendition, isSameMachine: true, options)
      guard !search.diff.isEmpty || search.repaints else { continue }
      var verdict = two.verdict(
        snapshot.name, snapshot.words, search.diff.changesLayout ? .layout : .pixels)
      verdict.explain(search)
      verdicts.append(verdict)
    }
    let report = Report(tool: "", verdicts: verdicts)
    let texts = report.verdicts.map { $0.text(isNumbered: report.hasSeveralCauses) }
    return (fonts + texts).joined()
  }
}
