internal import ArgumentParser
internal import CairoRenderer
internal import Foundation
internal import LayoutSpec

/// Which fonts text is set in.
struct FontOptions: ParsableArguments {
  @Option(
    name: .customLong("font-path"),
    help: ArgumentHelp(
      "Fonts to use in place of the system's: files or folders, with commas between them.",
      valueName: "paths"))
  var paths: String?

  @Option(
    name: .customLong("missing-fonts"),
    help: ArgumentHelp(
      """
      What to do where fonts of the list are missing: fallback to others, warn, or stop with an \
      error. (default: fallback)
      """, valueName: "policy"))
  var policy: MissingFonts = .fallback

  /// Does as the options say, before anything is measured.
  ///
  /// - Throws: ``Failure`` for a path without fonts, and for fonts that are missing and must not be.
  func use(in surroundings: Surroundings) throws(Failure) {
    if let paths {
      let files = paths.split(separator: ",").map { surroundings.absolute(String($0)) }
      guard !files.isEmpty else { throw .badUsage("--font-path names no file and no folder") }
      do throws(Fonts.UnreadablePath) {
        try Fonts.use(only: files)
      } catch {
        throw error.failure
      }
    }
    try check(in: surroundings)
  }

  /// Does what the policy says where fonts of the list are missing.
  func check(in surroundings: Surroundings) throws(Failure) {
    guard policy != .fallback else { return }
    let missing = Fonts.missingFamilies()
    guard !missing.isEmpty else { return }
    let failure = Failure.missingFonts(missing)
    if policy == .error { throw failure }
    surroundings.words(failure.words.replacing("error: ", with: "warning: ", maxReplacements: 1))
    surroundings.words("\n")
  }
}

extension FontOptions {
  /// Uses the fonts that the command line names, or else those of the specs' project.
  ///
  /// - Parameter shared: The paths of the fonts that the projects of the specs name, from the root of
  ///   the file system, with a spec of each project.
  static func use(
    _ options: FontOptions?, or shared: [[String]: SpecSource], in surroundings: Surroundings
  ) throws(Failure) {
    if let options, options.paths != nil || shared.keys.allSatisfy(\.isEmpty) {
      return try options.use(in: surroundings)
    }
    guard shared.count <= 1 else { throw .mixedFonts }
    if let (paths, spec) = shared.first { try use(paths, of: spec, in: surroundings) }
    try options?.check(in: surroundings)
  }

  /// Does something with what belongs to several projects, in the fonts of each or in those that the
  /// command line names, and answers what came of it in its order.
  ///
  /// - Parameters:
  ///   - isUsed: Whether fonts that are those of all are used already.
  ///   - project: The paths of the fonts that a project names, from the root of the file system, and a
  ///     spec of it; `nil` for what has no fonts.
  func inFonts<Thing, Answer>(
    of things: [Thing], isUsed: Bool = false, in surroundings: Surroundings,
    project: (Thing) -> (paths: [String], spec: SpecSource)?, _ body: ([Thing]) -> [Answer]
  ) throws(Failure) -> [Answer] {
    let fonts = things.map(project)
    let shared = Dictionary(
      fonts.compactMap { $0.map { ($0.paths, $0.spec) } }, uniquingKeysWith: { first, _ in first })
    guard paths == nil, shared.count > 1 else {
      if !isUsed { try Self.use(self, or: shared, in: surroundings) }
      return body(things)
    }
    var answers = [Answer?](repeating: nil, count: things.count)
    for (number, (paths, spec)) in shared.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) })
      .enumerated()
    {
      if paths.isEmpty { Fonts.useSystem() }
      try Self.use(paths, of: spec, in: surroundings)
      Machine.forget()
      if !isUsed { try check(in: surroundings) }
      let own = things.indices.filter { (fonts[$0].map { $0.paths == paths }) ?? (number == 0) }
      for (index, answer) in zip(own, body(own.map { things[$0] })) { answers[index] = answer }
    }
    return answers.compactMap(\.self)
  }

  /// Uses the fonts of a spec's project; one that is of no use is told where it is named.
  private static func use(
    _ paths: [String], of spec: SpecSource, in surroundings: Surroundings
  ) throws(Failure) {
    guard !paths.isEmpty else { return }
    do throws(Fonts.UnreadablePath) {
      try Fonts.use(only: paths)
    } catch {
      guard let index = paths.firstIndex(of: error.path),
        let spec = try? OpenedSpec.open(spec, in: surroundings).get().spec,
        let errors = spec.refusal(ofFont: index, isThere: error.exists)
      else { throw error.failure }
      throw .wrongSpec(errors)
    }
  }
}

extension [OpenedSpec] {
  /// The paths of the fonts that their projects name, from the root of the file system, with a spec of
  /// each project.
  func fonts(in surroundings: Surroundings) -> [[String]: SpecSource] {
    let all = map { ($0.source.absolute($0.spec.fonts, in: surroundings), $0.source) }
    return Dictionary(all, uniquingKeysWith: { first, _ in first })
  }
}

/// What becomes of text whose font is missing.
enum MissingFonts: String, CaseIterable, ExpressibleByArgument, Sendable {
  /// It is set in the next font of the list.
  case fallback
  /// The same, and it is said.
  case warn
  /// Nothing is drawn.
  case error
}

extension Fonts.UnreadablePath {
  fileprivate var failure: Failure {
    .cannotRead(path, exists ? "there is no font" : Cause.words(ENOENT))
  }
}
