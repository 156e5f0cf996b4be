internal import ArgumentParser
internal import SpecPictures

/// The fonts that text is drawn with.
struct FontOptions: ParsableArguments {
  @Option(
    name: .customLong("font-path"),
    help: ArgumentHelp(
      "Fonts to use instead of the system's: files or folders, separated by commas.",
      valueName: "paths"))
  var paths: String?

  @Option(
    name: .customLong("missing-fonts"),
    help: ArgumentHelp(
      """
      What to do if fonts are missing: fallback (use other fonts), warn, or error. \
      (default: fallback)
      """, valueName: "policy"))
  var policy: MissingFonts = .fallback

  /// The fonts that the options choose.
  var choice: FontChoice { FontChoice(paths: paths, policy: policy) }
}

extension MissingFonts: ExpressibleByArgument {}
