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
      try Fonts.use(files: files)
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
  ///   the file system.
  static func use(
    _ options: FontOptions?, or shared: Set<[String]>, in surroundings: Surroundings
  ) throws(Failure) {
    if let options, options.paths != nil || shared.allSatisfy(\.isEmpty) {
      return try options.use(in: surroundings)
    }
    guard shared.count <= 1 else { throw .mixedFonts }
    try Fonts.use(files: shared.first ?? [])
    try options?.check(in: surroundings)
  }
}

extension OpenedSpec {
  /// The paths of the fonts that its project names, from the root of the file system.
  func fonts(in surroundings: Surroundings) -> [String] {
    source.absolute(spec.fonts, in: surroundings)
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

extension Fonts {
  /// Sets text in the fonts of some files and folders, if there are any, in place of the system's.
  static func use(files: [String]) throws(Failure) {
    guard !files.isEmpty else { return }
    do {
      try use(only: files)
    } catch let error as UnreadablePath {
      throw .cannotRead(
        error.path, error.exists ? "there is no font" : Cause.words(ENOENT))
    } catch {
      throw .environment("\(error)")
    }
  }
}
