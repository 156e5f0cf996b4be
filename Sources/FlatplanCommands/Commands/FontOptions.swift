internal import ArgumentParser
internal import CairoRenderer

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
      do {
        try Fonts.use(only: files)
      } catch let error as Fonts.UnreadablePath {
        throw .cannotRead(error.path, "there is no font")
      } catch {
        throw .environment("\(error)")
      }
    }
    guard policy != .fallback else { return }
    let missing = Fonts.missingFamilies()
    guard !missing.isEmpty else { return }
    let failure = Failure.missingFonts(missing)
    if policy == .error { throw failure }
    surroundings.words(failure.words.replacing("error: ", with: "warning: ", maxReplacements: 1))
    surroundings.words("\n")
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
