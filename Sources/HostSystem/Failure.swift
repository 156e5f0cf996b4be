package import SpecDiagnostics

/// Everything that can go wrong in a command, by what the user did.
package enum Failure: Error, Hashable, Sendable {
  /// A spec does not say what it must.
  case wrongSpec(SpecErrors)
  /// A spec does not say what it must; the words show the place.
  case badSpec(words: String)
  /// A spec is well written, but a picture of it cannot be laid out or drawn.
  case badPicture(String, reason: String)
  /// Two pictures would be written to one path by a spec's own words.
  case samePath(String, String, String)
  /// Warnings where none are allowed.
  case warnings(count: Int)
  /// Specs that are not formatted where they must be.
  case unformatted(count: Int)
  /// The command line makes no sense.
  case badUsage(String)
  case cannotRead(String, String)
  case cannotWrite(String, String)
  /// A file that is there already and is not to be lost.
  case exists(String)
  /// A file of a baseline that is not fetched, not for this release, or has a conflict in it.
  case badBaseline(String, String)
  /// A file of a baseline that is damaged or cut off.
  case damagedBaseline(String, String)
  /// A baseline that is another than the one that was compared.
  case otherBaseline(String)
  /// A file of the last run that is damaged or gone.
  case badRun(String, String)
  /// A folder in which there is nothing to render.
  case noSpecs(String)
  /// Specs of one picture that want to be set in different fonts.
  case mixedFonts
  /// Fonts of the list that the machine lacks.
  case missingFonts([String])
  /// Something the machine lacks.
  case environment(String)
}
