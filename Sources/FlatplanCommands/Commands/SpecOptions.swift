internal import ArgumentParser
internal import LayoutSpec
internal import SpecPictures

/// Options that override parts of specs.
struct SpecOptions: ParsableArguments {
  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      """
      Override a var, or the value at a key path: gap=12 or sections.0.group.columns=4.
      """, valueName: "key=value"),
    transform: Self.setting)
  var settings: [SpecSetting] = []

  @Option(
    name: .customLong("section"),
    help: ArgumentHelp("Draw only the sections with these ids.", valueName: "ids"),
    transform: Self.sections)
  var sections: [[String]] = []

  @Option(
    help: ArgumentHelp("The seed of random sample data.", valueName: "number"),
    transform: Self.seed)
  var seed: Int?

  /// The changes to specs that the options describe.
  ///
  /// - Parameter request: The pictures requested on the command line.
  func changes(for request: RenderRequest = RenderRequest()) -> SpecChanges {
    SpecChanges(
      settings: settings + (seed.flatMap { SpecSetting("render.seed=\($0)") }.map { [$0] } ?? []),
      sections: sections.isEmpty ? nil : sections.flatMap { $0 }, request: request)
  }

  private static func setting(_ argument: String) throws -> SpecSetting {
    guard let setting = SpecSetting(argument) else {
      throw ValidationError("'\(argument)' is not a setting; write key=value, such as gap=12")
    }
    return setting
  }

  private static func sections(_ argument: String) throws -> [String] {
    let sections = argument.split(separator: ",").map(String.init)
    guard !sections.isEmpty else { throw ValidationError("'\(argument)' contains no section id") }
    return sections
  }

  private static func seed(_ argument: String) throws -> Int {
    guard let seed = Int(argument), (0...1_000_000_000).contains(seed) else {
      throw ValidationError("'\(argument)' is not a whole number from 0 to 1,000,000,000")
    }
    return seed
  }
}
