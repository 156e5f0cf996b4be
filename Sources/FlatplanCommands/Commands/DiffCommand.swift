internal import ArgumentParser
internal import CompositionalLayout
internal import Foundation
internal import LayoutSpec
internal import PNGCodec
internal import VisualDiff

struct DiffCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Says what is different in two specs, layouts or pictures.",
    discussion: """
        flatplan diff old.yaml new.yaml             with the causes
        flatplan diff a/390.layout b/390.layout
        flatplan diff a.png b.png -o difference.png
        flatplan diff grid.yaml --base HEAD         against what git has
      """)

  @Argument(help: "The old one and the new one; with --base, the one that is compared.")
  var files: [String]

  @Option(help: ArgumentHelp("Compare with the file as git has it.", valueName: "revision"))
  var base: String?

  @Option(
    name: [.customShort("o"), .long], help: "Where the picture of the differences goes.")
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

  func run(in surroundings: Surroundings) async throws -> ExitCode {
    if base == nil, output == nil, try areEqualFiles(in: surroundings) { return .done }
    let (files, base) = (files, base)
    async let new = Side(files[files.count - 1], in: surroundings)
    async let old =
      base.map { try Side(files[0], revision: $0, in: surroundings) }
      ?? Side(files[0], in: surroundings)
    let text = try await text(old, new, surroundings)
    try surroundings.output(Array(text.utf8))
    return text.isEmpty ? .done : .badSpec
  }

  /// Whether pictures or layouts are the same byte by byte, so that none need be read; of specs that
  /// says nothing of the files that they name.
  private func areEqualFiles(in surroundings: Surroundings) throws(Failure) -> Bool {
    guard files.allSatisfy({ $0.hasSuffix(".layout") || $0.lowercased().hasSuffix(".png") }) else {
      return false
    }
    let one = try Files.read(surroundings.absolute(files[0]), named: files[0])
    let two = try Files.read(surroundings.absolute(files[1]), named: files[1])
    try BaselineIndex.requireNoPointer(one, named: files[0])
    return one == two
  }

  private func text(_ old: Side, _ new: Side, _ surroundings: Surroundings) throws -> String {
    let options = LayoutDiff.Options(tolerance: tolerance ?? 0)
    switch (old.content, new.content) {
    case (.layout(let one), .layout(let two)):
      return LayoutDiff(from: one, to: two, options: options).text(columnsOf: one)
    case (.picture(let one), .picture(let two)):
      return try pictures(one, two, surroundings)
    case (.spec(let one), .spec(let two)):
      return try specs(one, two, options)
    default:
      throw Failure.badUsage("\(old.name) and \(new.name) are not of one kind")
    }
  }

  private func pictures(
    _ one: PNG.Picture, _ two: PNG.Picture, _ surroundings: Surroundings
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
    _ one: OpenedSpec, _ two: OpenedSpec, _ options: LayoutDiff.Options
  ) throws -> String {
    let comparison = SpecComparison(from: NormalSpec(one.spec), to: NormalSpec(two.spec))
    var text = ""
    for snapshot in Snapshot.all(of: two) {
      let old = try SnapshotDrawing(one, snapshot.variant)
      let new = try SnapshotDrawing(two, snapshot.variant)
      let causes = CauseFinding(snapshot, comparison, old: old)
      let search = causes.search(
        from: old.rendition, to: new.rendition, isSameMachine: true, options)
      guard !search.diff.isEmpty || search.repaintsPage else { continue }
      var verdict = Verdict(
        spec: two.source.name, name: two.spec.name, variant: snapshot.name,
        words: snapshot.variant.words, status: search.diff.changesLayout ? .layout : .pixels)
      verdict.explain(search)
      text += verdict.text
    }
    return text
  }
}

/// One of two things to compare.
private struct Side: Sendable {
  var name: String
  var content: Content

  enum Content: Sendable {
    case layout(LayoutRecord)
    case picture(PNG.Picture)
    case spec(OpenedSpec)
  }

  init(_ name: String, in surroundings: Surroundings) throws(Failure) {
    let source = SpecSource(name: name, path: surroundings.absolute(name))
    try self.init(
      name, try Files.read(surroundings.absolute(name), named: name), source,
      SpecFolder(of: surroundings.absolute(name)).read)
  }

  /// A file as git has it.
  init(_ name: String, revision: String, in surroundings: Surroundings) throws(Failure) {
    let path = surroundings.absolute(name)
    let git = GitRevision(revision, of: path)
    let source = SpecSource(name: "\(revision):\(name)", path: path)
    let file = (path as NSString).lastPathComponent
    guard let bytes = git.bytes(of: file) else {
      throw .cannotRead(source.name, "git has no such file")
    }
    try self.init(source.name, bytes, source) { file throws(SpecFileProblem) in
      guard let bytes = git.bytes(of: file) else { throw .notFound }
      return bytes
    }
  }

  private init(
    _ name: String, _ bytes: [UInt8], _ source: SpecSource, _ readFile: @escaping SpecFileReader
  ) throws(Failure) {
    self.name = name
    try BaselineIndex.requireNoPointer(bytes, named: name)
    do {
      if name.hasSuffix(".layout") {
        content = .layout(try LayoutRecord(parsing: bytes))
      } else if name.lowercased().hasSuffix(".png") {
        content = .picture(try PNG.decode(bytes))
      } else {
        content = .spec(
          OpenedSpec(
            source: source,
            loaded: try SpecFile.load(bytes, path: name, readFile: readFile)))
      }
    } catch let error as SpecErrors {
      throw .badSpec(words: error.description.trimmingNewlines)
    } catch {
      throw .cannotRead(name, "\(error)")
    }
  }
}
