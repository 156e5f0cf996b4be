/// An error of a command, named for its cause.
package enum Failure: Error, Hashable, Sendable {
  case wrongSpec(SpecErrors)
  /// A spec with errors, already formatted with source lines.
  case badSpec(message: String)
  /// A valid spec of which a picture cannot be laid out or drawn.
  case badPicture(String, reason: String)
  /// Two pictures of a spec with the same output path: the path and both pictures.
  case samePath(String, String, String)
  /// Warnings in strict mode.
  case warnings(count: Int)
  /// Specs that are not formatted, in `fmt --check`.
  case unformatted(count: Int)
  /// An invalid command line.
  case badUsage(String)
  case cannotRead(String, String)
  /// A file or folder that does not exist.
  case notFound(String, String)
  case cannotWrite(String, String)
  /// An existing file that must not be overwritten.
  case exists(String)
  /// A baseline file that cannot be used: not fetched, from a newer release, or outside the
  /// project.
  case badBaseline(String, String)
  /// A baseline file with the markers of a merge conflict.
  case conflictedBaseline(String)
  /// A baseline file that is corrupt or truncated.
  case damagedBaseline(String, String)
  /// A baseline that has changed since it was compared.
  case otherBaseline(String)
  /// A file that has changed since the snapshots were verified.
  case changedSinceVerify(String)
  /// A part of a snapshot's changes that cannot be accepted or rejected alone, with the reason.
  case inseparable(String, reason: String)
  /// A file of the last run that is corrupt or missing.
  case badRun(String, String)
  /// A folder without specs.
  case noSpecs(String)
  /// Specs for one picture that require different fonts.
  case mixedFonts
  /// A system without any fonts.
  case noFonts
  /// Required font families that are not installed.
  case missingFonts([String])
  /// A picture with a text none of whose letters a font has: the picture, the text, and the font
  /// families that are not installed.
  case noLetters(String, String, missing: [String])
  /// A missing system resource.
  case environment(String)
}
