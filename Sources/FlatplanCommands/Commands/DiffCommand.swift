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
        flatplan diff old.yaml new.yaml             with the causes
        flatplan diff a/390.layout b/390.layout
        flatplan diff a.png b.png -o difference.png
        flatplan diff main/specs specs              every such file in two folders
        flatplan diff grid.yaml --base HEAD         against what git has
        flatplan diff specs --base main             the same of every file in a folder
      """)

  @Argument(help: "The old one and the new one; with --base, the one that is compared.")
  var files: [String]

  @Option(help: ArgumentHelp("Compare with what git has.", valueName: "revision"))
  var base: String?

  @Option(
    name: [.customShort("o"), .long], help: "Where to write a picture of the differences.")
  var output: String?

  @Option(
    help: ArgumentHelp("Lengths that differ by no more count as equal.", valueName: "points"),
    transform: { try Points.any($0) })
  var tolerance: CGFloat?

  func validate() throws {
    guard files.count == (base == nil ? 2 : 1) else {
      throw ValidationError("diff takes an old and a new file, or one file and --base")
    }
  }

  func run(in surroundings: RunEnvironment) async throws -> CommandStatus {
    let folders = files.filter { Files.isFolder(surroundings.absolute($0)) }
    guard folders.isEmpty else { return try compareFolders(in: surroundings) }
    let pair = Pair(old: files[0], new: files[files.count - 1])
    let text = try texts(of: [pair], in: base.map(GitRevision.init), surroundings)[0].get()
    try surroundings.write(text)
    return text.isEmpty ? .done : .badSpec
  }

  /// What a file was called, and what it is.
  private struct Pair {
    var old: String
    var new: String
  }

  /// What became of files, in the fonts of the projects that they are of now; nothing where all is as
  /// it was.
  ///
  /// - Parameter base: What they were in; `nil` for the folder as it is.
  private func texts(
    of pairs: [Pair], in base: GitRevision?, _ surroundings: RunEnvironment
  ) -> [Result<String, any Error>] {
    var folders = FolderFonts(in: surroundings)
    return FontChoice.inFonts(nil, of: pairs, in: surroundings) { pair in
      let source = SpecSource.named(pair.new, in: surroundings)
      // What was drawn has its text.
      return Self.isDrawn(pair.new)
        ? ProjectFonts([], of: source, in: surroundings) : folders.fonts(of: source)
    } _: { pairs, refusal in
      pairs.map { pair in
        Result {
          if let refusal { throw refusal }
          return try text(of: pair, in: base, surroundings)
        }
      }
    }
  }

  private func text(
    of pair: Pair, in base: GitRevision?, _ surroundings: RunEnvironment
  ) throws -> String {
    let isSame =
      try base == nil && output == nil && areEqual(pair.old, pair.new, in: surroundings)
    guard !isSame else { return "" }
    let sides = inParallel([false, true], atMost: 2) { isNew in
      Result { () throws(Failure) in
        guard !isNew, let base else {
          return try Side(isNew ? pair.new : pair.old, in: surroundings)
        }
        return try Side(pair.old, in: base, surroundings)
      }
    }
    return try text(sides[0].get(), sides[1].get(), surroundings)
  }

  /// Compares the files of two folders that have one path in both, and says which are in one alone.
  private func compareFolders(in surroundings: RunEnvironment) throws -> CommandStatus {
    for file in files where !Files.exists(surroundings.absolute(file)) {
      throw Failure.missing(file, surroundings.absolute(file))
    }
    guard files.allSatisfy({ Files.isFolder(surroundings.absolute($0)) }) else {
      throw Failure.badUsage("\(files.joined(separator: " and ")) are not of one kind")
    }
    guard output == nil else { throw Self.noPictures }
    let two = ComparedFolder(files[files.count - 1], in: surroundings)
    let base = base.map(GitRevision.init)
    let one =
      try base.map { try ComparedFolder(files[0], revision: $0.name, in: surroundings) }
      ?? ComparedFolder(files[0], in: surroundings)
    guard !one.files.isEmpty || !two.files.isEmpty else { throw Failure.noSpecs(two.name) }
    let common = one.files.intersection(two.files).sorted()
    let pairs = common.map { Pair(old: "\(one.name)/\($0)", new: "\(two.name)/\($0)") }
    let texts = Dictionary(
      uniqueKeysWithValues: zip(common, texts(of: pairs, in: base, surroundings)))
    var isSame = true
    for file in one.files.union(two.files).sorted() {
      let folder = one.files.contains(file) ? one : two
      let text = try texts[file]?.get() ?? "only in \(folder.words)\n"
      guard !text.isEmpty else { continue }
      isSame = false
      try surroundings.write("== \(file)\n\(text)")
    }
    return isSame ? .done : .badSpec
  }

  /// Whether a file is a layout or a picture.
  private static func isDrawn(_ file: String) -> Bool {
    file.hasSuffix(".layout") || file.lowercased().hasSuffix(".png")
  }

  private static let noPictures = Failure.badUsage("-o is for two pictures")

  /// Whether pictures or layouts are the same byte by byte, so that none need be read; of specs that
  /// says nothing of the files that they name.
  private func areEqual(
    _ one: String, _ two: String, in surroundings: RunEnvironment
  ) throws(Failure) -> Bool {
    guard [one, two].allSatisfy(Self.isDrawn) else { return false }
    let bytes = try Files.read(surroundings.absolute(one), named: one)
    try BaselineIndex.requireNoPointer(bytes, named: one)
    return try bytes == Files.read(surroundings.absolute(two), named: two)
  }

  private func text(_ old: Side, _ new: Side, _ surroundings: RunEnvironment) throws -> String {
    let options = LayoutDiff.Options(tolerance: tolerance ?? 0)
    if case .picture = old.content {} else if output != nil { throw Self.noPictures }
    switch (old.content, new.content) {
    case (.layout(let one), .layout(let two)):
      return LayoutDiff(from: one, to: two, options: options).text(columnsOf: one)
    case (.picture(let one), .picture(let two)):
      return try pictures(one, two, surroundings)
    case (.spec(let one), .spec(let two)):
      return try specs(one, two, options, surroundings)
    default:
      throw Failure.badUsage("\(old.name) and \(new.name) are not of one kind")
    }
  }

  private func pictures(
    _ one: PNG.Picture, _ two: PNG.Picture, _ surroundings: RunEnvironment
  ) throws -> String {
    let diff = ImageDiff(one, two)
    if let output {
      try Files.replace(
        surroundings.absolute(output), with: try PNG.encode(diff.picture(over: one)),
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
    _ surroundings: RunEnvironment
  ) throws -> String {
    let comparison = SpecComparison(from: NormalSpec(one.spec), to: NormalSpec(two.spec))
    let change = two.fonts(in: surroundings).change(since: one.fonts(in: surroundings))
    let fonts = change.map { ["fonts     \($0), in which both are set\n"] } ?? []
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
    let told = report.verdicts.map { $0.text(isNumbered: report.hasSeveralCauses) }
    return (fonts + told).joined()
  }
}
