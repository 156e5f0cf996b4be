internal import ArgumentParser
internal import SpecPictures

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

  /// The fonts that the options choose.
  var choice: FontChoice { FontChoice(paths: paths, policy: policy) }
}

extension MissingFonts: ExpressibleByArgument {}
