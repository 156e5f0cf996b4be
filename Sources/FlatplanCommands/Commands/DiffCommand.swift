internal import ArgumentParser
internal import CompositionalLayout
internal import Foundation
internal import HostSystem
internal import LayoutSpec
internal import PNGCodec
internal import SnapshotSuite
internal import SpecInput
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
        flatplan diff main/specs specs              all files in two folders
        flatplan diff grid.yaml --base HEAD         against a git revision
        flatplan diff specs --base main             a folder against a git revision
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

  func validate() throws {
    guard files.count == (base == nil ? 2 : 1) else {
      throw ValidationError("diff needs an old and a new file, or one file and --base")
    }
  }

  func run(in environment: RunEnvironment) async throws -> CommandStatus {
    let folders = files.filter { Files.isFolder(environment.absolute($0)) }
    guard folders.isEmpty else { return try compareFolders(in: environment) }
    let pair = Pair(old: files[0], new: files[files.count - 1])
    let text = try texts(of: [pair], in: base.map(GitRevision.init), environment)[0].get()
    try environment.write(text)
    return text.isEmpty ? .done : .badSpec
  }

  /// The old and the new name of a compared file.
  private struct Pair {
    var old: String
    var new: String
  }

  /// Compares pairs of files. Each new file is laid out with the fonts of its project. The text is
  /// empty if the files are equal.
  ///
  /// - Parameter base: The git revision to read the old files from; `nil` for the working folder.
  private func texts(
    of pairs: [Pair], in base: GitRevision?, _ environment: RunEnvironment
  ) -> [Result<String, any Error>] {
    var folders = FolderFonts(in: environment)
    return FontChoice.inFonts(nil, of: pairs, in: environment) { pair in
      let source = SpecSource.named(pair.new, in: environment)
      // Layouts and pictures already contain their text, so they need no project fonts.
      return Self.isLayoutOrPicture(pair.new)
        ? ProjectFonts([], of: source, in: environment) : folders.fonts(of: source)
    } _: { pairs, refusal in
      pairs.map { pair in
        Result {
          if let refusal { throw refusal }
          return try text(of: pair, in: base, environment)
        }
      }
    }
  }

  private func text(
    of pair: Pair, in base: GitRevision?, _ environment: RunEnvironment
  ) throws -> String {
    let areSame =
      try base == nil && output == nil && areEqual(pair.old, pair.new, in: environment)
    guard !areSame else { return "" }
    let sides = inParallel([false, true], atMost: 2) { isNew in
      Result { () throws(Failure) in
        guard !isNew, let base else {
          return try Side(isNew ? pair.new : pair.old, in: environment)
        }
        return try Side(pair.old, in: base, environment)
      }
    }
    return try text(sides[0].get(), sides[1].get(), environment)
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
    let pairs = common.map { Pair(old: "\(one.name)/\($0)", new: "\(two.name)/\($0)") }
    let texts = Dictionary(
      uniqueKeysWithValues: zip(common, texts(of: pairs, in: base, environment)))
    var areSame = true
    for file in one.files.union(two.files).sorted() {
      let folder = one.files.contains(file) ? one : two
      let text = try texts[file]?.get() ?? "only in \(folder.words)\n"
      guard !text.isEmpty else { continue }
      areSame = false
      try environment.write("== \(file)\n\(text)")
    }
    return areSame ? .done : .badSpec
  }

  /// Returns whether a file is a recorded layout or a picture.
  private static func isLayoutOrPicture(_ file: String) -> Bool {
    file.hasSuffix(".layout") || file.lowercased().hasSuffix(".png")
  }

  private static let noPictures = Failure.badUsage("-o works only with two pictures")

  /// Returns whether two layouts or pictures have the same bytes, so neither needs decoding. Always
  /// false for specs: equal specs may use different files.
  private func areEqual(
    _ one: String, _ two: String, in environment: RunEnvironment
  ) throws(Failure) -> Bool {
    guard [one, two].allSatisfy(Self.isLayoutOrPicture) else { return false }
    let bytes = try Files.read(environment.absolute(one), named: one)
    try BaselineIndex.requireNoPointer(bytes, named: one)
    return try bytes == Files.read(environment.absolute(two), named: two)
  }

  private func text(_ old: Side, _ new: Side, _ environment: RunEnvironment) throws -> String {
    let options = LayoutDiff.Options(tolerance: tolerance ?? 0)
    if case .picture = old.content {} else if output != nil { throw Self.noPictures }
    switch (old.content, new.content) {
    case (.layout(let one), .layout(let two)):
      return LayoutDiff(from: one, to: two, options: options).text(columnsOf: one)
    case (.picture(let one), .picture(let two)):
      return try pictures(one, two, environment)
    case (.spec(let one), .spec(let two)):
      return try specs(one, two, options, environment)
    default:
      throw Failure.badUsage("cannot compare \(old.name) with \(new.name): the kinds differ")
    }
  }

  private func pictures(
    _ one: PNG.Picture, _ two: PNG.Picture, _ environment: RunEnvironment
  ) throws -> String {
    let diff = ImageDiff(one, two)
    if let output {
      try Files.replace(
        environment.absolute(output), with: try PNG.encode(diff.picture(over: one)),
        named: output)
    }
    guard !diff.isEmpty else { return "" }
    let sizes =
      diff.hasEqualSizes
      ? "" : "size      \(one.width) x \(one.height) -> \(two.width) x \(two.height) px\n"
    let densest = diff.densest(in: 8)
    return sizes + """
      pixels    \(diff.different) different, \(diff.antialiased) look antialiased, at most \
      \(densest.count) in 8 x 8 at \(densest.x) \(densest.y)

      """
  }

  private func specs(
    _ one: OpenedSpec, _ two: OpenedSpec, _ options: LayoutDiff.Options,
    _ environment: RunEnvironment
  ) throws -> String {
    let comparison = SpecComparison(from: NormalSpec(one.spec), to: NormalSpec(two.spec))
    let change = two.fonts(in: environment).change(since: one.fonts(in: environment))
    let fonts = change.map { ["fonts     \($0), used for both\n"] } ?? []
    var verdicts: [Verdict] = []
    for snapshot in Snapshot.all(of: two) {
      let old = try SnapshotDrawing(one, snapshot.variant)
      let new = try SnapshotDrawing(two, snapshot.variant)
      let causes = CauseFinding(snapshot, comparison, old: old)
      let search = causes.search(
        from: old.rendition, to: new.rendition, isSameMachine: true, options)
      guard !search.diff.isEmpty || search.repaints else { continue }
      var verdict = two.verdict(
        snapshot.name, snapshot.variant.label, search.diff.changesLayout ? .layout : .pixels)
      verdict.explain(search)
      verdicts.append(verdict)
    }
    let report = Report(tool: "", verdicts: verdicts)
    let texts = report.verdicts.map { $0.text(isNumbered: report.hasSeveralCauses) }
    return (fonts + texts).joined()
  }
}
